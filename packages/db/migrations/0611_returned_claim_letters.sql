-- A letter that came back is told to who reported the claim by another way, and its address is looked for.
alter table claim_letters add column returned date;
comment on column claim_letters.returned is 'The day on which it came back by post.';

alter table tasks
  drop constraint tasks_rule_check,
  add constraint tasks_rule_check check (rule in ('call_after_sent', 'licence_expires', 'find_address'));
create unique index task_address_once on tasks (claim_id) where rule = 'find_address' and status = 'open';

create trigger letters_follow after delete or update of organization_id on claim_letters
  for each row execute function letters_follow('claim_letter', 'claim_letter_id');

do $$
declare
  list record;
  definition text;
begin
  for list in values ('notifications_subject_kind_check', 'claim_letter'),
    ('notifications_template_check', 'claim_letter_returned') loop
    select replace(pg_get_constraintdef(oid), '])', format(', %L::text])', list.column2)) into strict definition
      from pg_constraint where conname = list.column1;
    execute format('alter table notifications drop constraint %I, add constraint %I %s',
      list.column1, list.column1, definition);
  end loop;
end $$;
