-- A template and a subject more, whatever the lists are by then: a transfer of commission did not arrive.
do $$
declare
  list record;
  definition text;
begin
  for list in values ('notifications_subject_kind_check', 'commission_run'),
    ('notifications_template_check', 'commission_not_paid') loop
    select replace(pg_get_constraintdef(oid), '])', format(', %L::text])', list.column2)) into strict definition
      from pg_constraint where conname = list.column1;
    execute format('alter table notifications drop constraint %I, add constraint %I %s',
      list.column1, list.column1, definition);
  end loop;
end $$;

create trigger letters_follow after delete or update of organization_id on commission_runs
  for each row execute function letters_follow('commission_run', 'commission_run_id');
