-- A template and a subject more, whatever the lists are by then: a role of the platform waits for its second person.
do $$
declare
  list record;
  definition text;
begin
  for list in values ('notifications_subject_kind_check', 'global_role_request'),
    ('notifications_template_check', 'role_waits') loop
    select replace(pg_get_constraintdef(oid), '])', format(', %L::text])', list.column2)) into strict definition
      from pg_constraint where conname = list.column1;
    execute format('alter table notifications drop constraint %I, add constraint %I %s',
      list.column1, list.column1, definition);
  end loop;
end $$;

create trigger letters_follow after delete or update of organization_id on global_role_requests
  for each row execute function letters_follow('global_role_request', 'global_role_request_id');
