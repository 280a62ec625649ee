-- What comes again, such as an answer to a message, may have been too late more than once: each time is a row of its own,
-- and the one that is owed now has turn 0.
alter table claim_deadlines
  add column turn integer not null default 0,
  add constraint claim_deadline_turn check (turn = 0 or not is_owed and done > due),
  drop constraint claim_deadline_of_step,
  add constraint claim_deadline_of_step unique (claim_id, step, turn);

-- Somebody wrote in the thread of a claim, and whoever it is for is told by mail.
create trigger letters_follow after delete or update of organization_id on claim_notes
  for each row execute function letters_follow('claim_note', 'claim_note_id');

-- A subject and two templates more, whatever the lists are by then.
do $$
declare
  list record;
  definition text;
begin
  for list in values ('notifications_subject_kind_check', 'claim_note'), ('notifications_template_check', 'claim_message'),
    ('notifications_template_check', 'claim_message_arrived') loop
    select replace(pg_get_constraintdef(oid), '])', format(', %L::text])', list.column2)) into strict definition
      from pg_constraint where conname = list.column1;
    execute format('alter table notifications drop constraint %I, add constraint %I %s',
      list.column1, list.column1, definition);
  end loop;
end $$;
