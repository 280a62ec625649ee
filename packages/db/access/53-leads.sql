-- Whom we sent to a carrier, and who asks for what agents quote: the staff of the organization, and the platform's.
call pg_temp.tenant_table('external_quotes', 'global:organization_admin');
call pg_temp.tenant_table('enquiries', 'global:organization_admin');
grant select on external_quotes, enquiries to tenant_staff, global_staff, "global:organization_admin", operator;
grant insert, update (status, external_id) on external_quotes to operator;
grant insert, update (status) on enquiries to operator;
