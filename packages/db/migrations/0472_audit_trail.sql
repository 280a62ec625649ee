-- The trail as people read it: who did what, where, with the names that whoever reads it may see.
create index audit_log_at on audit_log (at desc);
create view audit_trail with (security_invoker = true) as
select a.audit_id as audit_trail_id, a.at, a.operation, a.outcome, a.actor_kind, a.actor_role, a.actor_user_id,
  p.first_name || ' ' || p.last_name as actor_name, a.organization_id, o.name as organization_name, a.root_table, a.root_id
from audit_log a
left join organizations o on o.organization_id = a.organization_id
left join agent_profiles p on p.organization_id = a.organization_id and p.user_id = a.actor_user_id;
comment on view audit_trail is 'Who did what to which row, and what came of it.';
