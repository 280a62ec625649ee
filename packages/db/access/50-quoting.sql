-- A quote and its children: the tenant's staff, all staff, the person it was made for, the bearer of its token.

call pg_temp.tenant_table('quotes', 'global:actuary', 'global:organization_admin');
grant select (quote_id, organization_id, product_id, kind, status, provider, business_type, effective_date,
  expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code, time_zone,
  language, coverages, plan, discounts, declarations, premium, total, rated, user_id, partner_id, policy_id, mailing_location_id,
  replaced_by_quote_id, assigned_agent_id, ended_by_customer, hidden_by_customer, contact_email, bound, signed_at, steps, version, created, updated)
  on quotes to customers, "token:quote";
grant select (quote_id, organization_id, product_id, kind, status, resume_status, provider, business_type, token_version,
  effective_date, expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code,
  time_zone, language, coverages, plan, discounts, declarations, meta, custom_fields, rating_response, changes, premium, total,
  content_hash, rated_content_hash, rater_version_id, rated, approved_content_hash, refused_for, force_bind, assigned_agent_id,
  user_id, partner_id, policy_id, rewrites_policy_id, rewrites_balance, price_cap_from, price_cap_to, mailing_location_id, replaced_by_quote_id, external_id, external_url,
  external_provider, marketing_source, campaign, attribution, opened, ended_by_customer, hidden_by_customer, contact_email, bound, signed_at, signer_info, steps, version, created, updated)
  on quotes to tenant_staff, global_staff, "global:organization_admin";
grant select (quote_id, organization_id, product_id, kind, status, provider, business_type, effective_date,
  expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code, time_zone,
  language, coverages, plan, discounts, premium, total, rating_response, rater_version_id, rated, policy_id, force_bind, bound,
  created, updated) on quotes to "global:actuary";
create policy own_rows on quotes for select to customers using (user_id = claim_user());
create policy token_reads on quotes for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on quotes to operator;
call pg_temp.leaves('quotes');
grant select (quote_id, organization_id, status, expiration_date, time_zone, updated, restriction_keys, restriction_keys_version) on quotes to worker;
create policy sweeps on quotes for select to worker using (true);

call pg_temp.tenant_table('locations');
grant select on locations to customers, "token:quote", tenant_staff, global_staff;
create policy own_rows on locations for select to customers
  using (exists (select from quotes where quotes.quote_id = locations.quote_id));
create policy token_reads on locations for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on locations to operator;

call pg_temp.tenant_table('entities');
grant select (entity_id, root_entity_id, organization_id, quote_id, entity_type, entity_relationship, first_name, last_name,
  business_name, email, phone, birthdate, marital_status, license_country, license_administrative_area,
  license_first_issued_year, rv_driving_experience_years, years_in_business, answers, location_id, archived, created,
  updated)
  on entities to customers, "token:quote", tenant_staff, global_staff;
grant select (license_number, meta, custom_fields) on entities to tenant_staff, global_staff;
-- Agent search filters by these and nobody reads them as facts.
grant select (phone_key) on entities to tenant_staff, global_staff;
create policy own_rows on entities for select to customers
  using (exists (select from quotes where quotes.quote_id = entities.quote_id));
create policy token_reads on entities for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on entities to operator;

-- A trigger writes the words of names; staff alone search by them.
call pg_temp.tenant_reads('entity_name_words');
call pg_temp.staff_reads('entity_name_words');
grant select on entity_name_words to tenant_staff, global_staff;

call pg_temp.tenant_table('vehicles', 'global:actuary');
grant select on vehicles to customers, "token:quote", tenant_staff, global_staff;
-- What is open in shape may name anybody.
grant select (vehicle_id, root_vehicle_id, organization_id, quote_id, year, make, model, type, vin, vin_pending, rating_value, rating_value_type,
  purchase_price, initial_value, usage_type, storage_type, floorplan, length, telematics, salvage_title,
  original_owner, financed, manual_entry, years_owned, estimated_yearly_mileage, max_miles_from_address,
  rental_utilization_rate, nights_per_year, mileage, features, coverage_date, location_id, registration_location_id,
  lienholder_id, archived, created, updated) on vehicles to "global:actuary";
create policy own_rows on vehicles for select to customers
  using (exists (select from quotes where quotes.quote_id = vehicles.quote_id));
create policy token_reads on vehicles for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on vehicles to operator;

-- Whoever sees the quote learns of its moves with the price range; as rows they are for staff.
call pg_temp.tenant_table('price_moves');
grant select on price_moves to tenant_staff, global_staff;
grant select, insert, update on price_moves to operator;

-- What bound quotes are rated by serves the worker alone: no caller reads it.
call pg_temp.operates('rated_subjects');
grant select, insert, update on rated_subjects to operator;

-- Whoever sees the quote sees who was asked to sign and whether they have; what the link was made of, and from where it
-- was signed, is for staff. The link itself is a role of nobody: its operations check it and read as the operator.
call pg_temp.tenant_table('signing_requests');
grant select (signing_request_id, organization_id, quote_id, entity_id, recipient, expires, voided, signed_at,
  declined, decline_reason, created)
  on signing_requests to customers, "token:quote", tenant_staff, global_staff;
grant select (number, content_hash, total, payment_term, signer_info) on signing_requests to tenant_staff, global_staff;
create policy own_rows on signing_requests for select to customers
  using (exists (select from quotes where quotes.quote_id = signing_requests.quote_id));
create policy token_reads on signing_requests for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on signing_requests to operator;

-- Who reads quotes reads how many of them were bound.
grant select on quote_conversion to tenant_staff, global_staff;
