-- What is done with a key is told apart from what a person does, and a key that is used stays as it was last changed.

alter table audit_log add column actor_api_key_id uuid;
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('user', 'api_key', 'quote_token', 'anonymous', 'system'));
alter table audit_log add constraint audit_log_actor_api_key
  check ((actor_kind = 'api_key') = (actor_api_key_id is not null));
create index audit_log_api_key on audit_log (actor_api_key_id, at desc) where actor_api_key_id is not null;

drop trigger touch on api_keys;
create trigger touch before update of organization_id, name, role, expires, revoked, revoked_by on api_keys
  for each row execute function touch_updated();
