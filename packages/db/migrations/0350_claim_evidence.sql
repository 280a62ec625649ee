-- A photograph of a loss: when its camera says that it was taken, by the clock of its place, and whether who sent it wants
-- the place to stay in it.
alter table files
  add column taken text,
  add column keeps_position boolean not null default false,
  add constraint files_taken_check check (taken ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' and is_line(taken, 16));
