-- The photograph of an agent is a file of theirs; its address follows from it.
alter table files
  add column agent_user_id uuid,
  add constraint file_agent foreign key (organization_id, agent_user_id)
    references agent_profiles (organization_id, user_id) on update cascade deferrable initially deferred,
  drop constraint file_of_one_record,
  add constraint file_of_one_record check (num_nonnulls(quote_id, policy_id, claim_id, agent_user_id) = 1);
create index files_of_agent on files (agent_user_id) where agent_user_id is not null;
comment on constraint file_agent on files is 'agent|files';

alter table agent_profiles
  drop column photo_url,
  add column photo_file_id uuid,
  add constraint agent_photo foreign key (organization_id, photo_file_id)
    references files (organization_id, file_id) on update cascade deferrable initially deferred;
alter table agent_profiles
  add column photo_url text generated always as ('/api/v1/files/' || photo_file_id::text) stored
    check (is_line(photo_url, 100));
create index agent_profiles_photo on agent_profiles (photo_file_id) where photo_file_id is not null;
comment on constraint agent_photo on agent_profiles is 'photo_file|portrayed_agent';
