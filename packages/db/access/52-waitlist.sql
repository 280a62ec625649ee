-- Addresses of people who are no customers yet: the staff of the organization, and the platform's.
call pg_temp.tenant_table('waitlist', 'global:organization_admin');
grant select on waitlist to tenant_staff, global_staff, "global:organization_admin";
grant select, insert on waitlist to operator;
