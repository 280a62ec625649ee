-- What a process remembers of a session is forgotten in every process as soon as it is not true any more: a session
-- ended, or its person's roles, memberships, factors or name are others. What is told names the person and nothing else.
create function tell_person_changed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('person_changed', coalesce(changed ->> 'user_id', changed ->> 'userId', '*'));
  return null;
end;
$$;

create trigger tells_session_ended after delete on auth.session
  for each row execute function tell_person_changed();
create trigger tells_membership after insert or update or delete on organization_members
  for each row execute function tell_person_changed();
create trigger tells_global_role after insert or update or delete on user_global_roles
  for each row execute function tell_person_changed();
create trigger tells_factor after insert or update or delete on second_factors
  for each row execute function tell_person_changed();
create trigger tells_person after update on users
  for each row when (old.* is distinct from new.*) execute function tell_person_changed();
-- Of everybody at once: nothing that is remembered is of use then.
create trigger tells_organization after update of archived, second_factor_demanded on organizations
  for each row when (old.archived is distinct from new.archived
    or old.second_factor_demanded is distinct from new.second_factor_demanded)
  execute function tell_person_changed();
