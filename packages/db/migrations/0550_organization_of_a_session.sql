-- Whoever works for several organizations works for one of them at a time: each session says for which, and a new one
-- begins where its person chose last. Null: where they have worked longest.
alter table auth."user" add column organization_id uuid references organizations;
alter table auth.session add column organization_id uuid references organizations;

create function begin_where_worked_last() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.organization_id = (select u.organization_id from auth."user" u where u.id = new."userId");
  return new;
end $$;
create trigger begins_where_worked_last before insert on auth.session
  for each row execute function begin_where_worked_last();
create trigger tells_session_moved after update of organization_id on auth.session
  for each row when (old.organization_id is distinct from new.organization_id) execute function tell_person_changed();

-- A card is of one organization: who works for two has two, and quotes of both can be theirs.
alter table agent_profiles drop constraint agent_profiles_pkey;
alter table agent_profiles add column agent_profile_id uuid primary key default uuidv7();
create index agent_profiles_user on agent_profiles (user_id);
