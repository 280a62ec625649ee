-- Somebody of the staff looks at a quote as its customer has it.
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('user', 'api_key', 'quote_token', 'quote_view', 'claim_token', 'anonymous', 'system'));
