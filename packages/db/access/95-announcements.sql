call pg_temp.tenant_table('announcements', 'global:organization_admin');
grant select on announcements to tenant_staff, global_staff, "global:organization_admin";
create policy everybody_reads on announcements for select to tenant_staff using (for_everybody);
grant select, insert, update on announcements to operator;
