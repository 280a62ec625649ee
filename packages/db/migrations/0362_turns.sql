-- Who takes turns is owed them: `credit` is how far the turn of each is, so that two processes agree whose the next one is.
alter table round_robin_members
  add column credit integer not null default 0,
  add column lines text[] not null default '{}',
  add column languages text[] not null default '{}',
  add column cap integer,
  add constraint round_robin_members_lines_bound check (is_line(array_to_string(lines, ' '), 1000)),
  add constraint round_robin_members_languages_check check (languages <@ '{en,fr}'),
  add constraint round_robin_members_cap_check check (cap between 1 and 1000);
comment on column round_robin_members.credit is 'How far their turn is; it stands still while they cannot be taken.';

-- An assignment names who was passed over, and why.
alter table round_robin_assignments
  add column passed_over jsonb not null default '[]',
  add constraint round_robin_assignments_passed_over_bound check (
    jsonb_typeof(passed_over) = 'array' and is_small(passed_over, 40000));
