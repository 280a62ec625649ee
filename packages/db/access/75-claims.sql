-- A claim and its children: the tenant's staff, all staff, the person whose claim it is, the bearer of its token.

call pg_temp.tenant_table('claims');
grant select (claim_id, organization_id, claim_number, status, provider, policy_type, assigned_agent_id, user_id,
  quote_id, policy_id, vehicle_id, root_vehicle_id, policy_number, policy_holder, incident_date, incident_time, incident_location_type,
  incident_location, driving_at_time_of_loss, driver, type_of_loss, incident_description, damage_to_vehicle,
  damage_description, damage, police_report_filed, police_agency, police_report_number, business_purposes,
  business_purposes_reason, filed, created, updated) on claims to customers, "token:claim", tenant_staff,
  global_staff;
grant select (processor_id, meta) on claims to tenant_staff, global_staff;
create policy own_rows on claims for select to customers using (user_id = claim_user());
create policy token_reads on claims for select to "token:claim" using (claim_id = claim_claim());
grant usage on sequence claim_number_series to operator;
grant select, insert, update on claims to operator;

call pg_temp.tenant_table('claim_entities');
grant select on claim_entities to customers, "token:claim", tenant_staff, global_staff;
create policy own_rows on claim_entities for select to customers
  using (exists (select from claims where claims.claim_id = claim_entities.claim_id));
create policy token_reads on claim_entities for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on claim_entities to operator;

call pg_temp.tenant_table('claim_vehicles');
grant select on claim_vehicles to customers, "token:claim", tenant_staff, global_staff;
create policy own_rows on claim_vehicles for select to customers
  using (exists (select from claims where claims.claim_id = claim_vehicles.claim_id));
create policy token_reads on claim_vehicles for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on claim_vehicles to operator;

call pg_temp.tenant_table('claim_attachments');
grant select (claim_attachment_id, organization_id, claim_id, name, url, file_id, user_id, sender_name, created,
  updated)
  on claim_attachments to customers, "token:claim", tenant_staff, global_staff;
grant select (visible, archived) on claim_attachments to tenant_staff, global_staff;
create policy own_rows on claim_attachments for select to customers
  using (visible and archived is null and exists (select from claims where claims.claim_id = claim_attachments.claim_id));
create policy token_reads on claim_attachments for select to "token:claim" using (visible and archived is null and claim_id = claim_claim());
grant select, insert, update on claim_attachments to operator;

call pg_temp.tenant_table('external_claims');
grant select on external_claims to customers, "token:claim", tenant_staff, global_staff;
create policy own_rows on external_claims for select to customers
  using (exists (select from claims where claims.claim_id = external_claims.claim_id));
create policy token_reads on external_claims for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on external_claims to operator;
