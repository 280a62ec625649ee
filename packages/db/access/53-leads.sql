-- Whom we sent to a carrier, and who writes to us, with what follows: the staff of the organization, and the platform's.
call pg_temp.tenant_table('external_quotes', 'global:organization_admin');
call pg_temp.tenant_table('enquiries', 'global:organization_admin');
call pg_temp.tenant_table('enquiry_messages', 'global:organization_admin');
grant select on external_quotes, enquiry_messages to tenant_staff, global_staff, "global:organization_admin", operator;
grant insert, update (status, external_id, assigned_agent_id) on external_quotes to operator;
grant select (enquiry_id, organization_id, kind, reference, provider, status, name, business_name, email, phone, units, country,
  administrative_area, postal_code, about, credentials, language, partner_id, assigned_agent_id, answer_by, created, updated)
  on enquiries to tenant_staff, global_staff, "global:organization_admin";
grant select, insert, update (status, assigned_agent_id) on enquiries to operator;
grant insert on enquiry_messages to operator;
-- The browser of a chat finds its own by a token.
grant select (organization_id, token_hash) on enquiries to identity;
create policy finds_chat on enquiries for select to identity using (true);
