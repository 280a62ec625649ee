call pg_temp.tenant_table('round_robin_members', 'global:organization_admin');
grant select on round_robin_members to tenant_staff, global_staff, "global:organization_admin";
grant select, insert, update on round_robin_members to operator;

call pg_temp.tenant_table('round_robin_assignments', 'global:organization_admin');
grant select on round_robin_assignments to tenant_staff, global_staff, "global:organization_admin";
grant select, insert on round_robin_assignments to operator;
