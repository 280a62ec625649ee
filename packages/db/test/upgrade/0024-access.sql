-- The access files as they were at migration 0024, one after the other: migrations meet the policies that stand on their columns.

-- 00-roles.sql
-- The roles a request may run as. Each request runs as exactly one; none can log in, none owns anything.
-- Group roles carry what several callers share, so that a grant and a policy are written once.
do $$
declare
  name text;
begin
  foreach name in array array[
    -- callers
    'anonymous', 'token:quote', 'token:claim', 'email', 'global:user', 'organization:customer', 'organization:agent',
    'organization:owner', 'organization:underwriter', 'global:read_only', 'global:service_agent',
    'global:service_member', 'global:service_manager', 'global:actuary', 'global:underwriter',
    'global:organization_admin', 'global:admin',
    -- the platform itself: operations inside one organization, the worker across them, sign-in
    'operator', 'worker', 'identity',
    -- groups
    'everyone', 'readers', 'customers', 'tenant_staff', 'global_staff', 'raters', 'link_senders'
  ] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin nobypassrls', name);
    end if;
  end loop;
end $$;

-- An address that nobody has claimed yet may enter and reads nothing; the others read what is public.
grant everyone to readers, email, operator, worker, identity;
grant readers to anonymous, "token:quote", "token:claim", customers, tenant_staff, global_staff, "global:actuary",
  "global:organization_admin";
grant customers to "global:user", "organization:customer";
grant tenant_staff to "organization:agent", "organization:owner", "organization:underwriter";
grant global_staff to "global:read_only", "global:service_agent", "global:service_member", "global:service_manager",
  "global:underwriter", "global:admin";
grant raters to "organization:underwriter", "global:actuary", "global:underwriter", "global:admin";

grant anonymous, "token:quote", "token:claim", email, "global:user", "organization:customer", "organization:agent",
  "organization:owner", "organization:underwriter", "global:read_only", "global:service_agent",
  "global:service_member", "global:service_manager", "global:actuary", "global:underwriter",
  "global:organization_admin", "global:admin", operator, worker, identity
  to roadworthy_app with inherit false, set true;

revoke create on schema public from public;
grant usage on schema public to everyone, raters;
-- 10-identity.sql
alter table users enable row level security;
grant select (user_id, email, first_name, last_name, phone, created) on users to customers, tenant_staff, global_staff;
create policy own_row on users for select to customers, tenant_staff using (user_id = claim_user());
create policy staff_reads on users for select to global_staff using (true);
grant select, insert, update on users to operator, identity;
create policy operates on users for all to operator, identity using (true) with check (true);

alter table user_global_roles enable row level security;
grant select (user_id, role) on user_global_roles to "global:admin", identity;
create policy reads on user_global_roles for select to "global:admin", identity using (true);

alter table audit_log enable row level security;
grant select on audit_log to "organization:owner", "global:admin";
create policy tenant_reads on audit_log for select to "organization:owner"
  using (organization_id = claim_organization());
create policy staff_reads on audit_log for select to "global:admin" using (true);
grant insert on audit_log to operator;
create policy appends on audit_log for insert to operator with check (true);

alter table idempotency_keys enable row level security;
grant select, insert, update on idempotency_keys to operator;
create policy operates on idempotency_keys for all to operator using (true) with check (true);

alter table attempt_counters enable row level security;
grant select, insert, update, delete on attempt_counters to identity;
create policy operates on attempt_counters for all to identity using (true) with check (true);

-- better-auth works under its own login and sees nothing but its own tables.
grant usage on schema auth to roadworthy_auth;
grant select, insert, update, delete on all tables in schema auth to roadworthy_auth;
do $$
declare
  name text;
begin
  foreach name in array array['user', 'session', 'account', 'verification'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('drop policy if exists own_schema on auth.%I', name);
    execute format('create policy own_schema on auth.%I to roadworthy_auth using (true) with check (true)', name);
  end loop;
end $$;

-- Sign-in asks three questions about rows of other slices; it learns these answers and sees no row.
-- Replacing it could not change what it returns.
drop function if exists quote_token_state(uuid);
create function quote_token_state(quote uuid)
returns table (token_version integer, bound timestamptz, expiration_date date)
language sql stable security definer set search_path = public
begin atomic
  select q.token_version, q.bound, q.expiration_date from quotes q where q.quote_id = quote;
end;
revoke all on function quote_token_state from public;
grant execute on function quote_token_state to identity;

create or replace function claim_token_state(claim uuid) returns table (token_version integer)
language sql stable security definer set search_path = public
begin atomic
  select c.token_version from claims c where c.claim_id = claim;
end;
revoke all on function claim_token_state from public;
grant execute on function claim_token_state to identity;

create or replace function is_customer(person uuid) returns boolean
language sql stable security definer set search_path = public
return exists (select from policies p where p.user_id = person) or exists (select from quotes q where q.user_id = person);
revoke all on function is_customer from public;
grant execute on function is_customer to identity;
-- 12-api-keys.sql
-- Who administers an organization reads which keys it has. The hash is for sign-in alone: an operation writes it and
-- cannot read it back.
alter table api_keys enable row level security;
grant select (api_key_id, organization_id, name, key_prefix, role, created_by, expires, revoked, revoked_by, last_used,
  created, updated) on api_keys to "organization:owner", "global:organization_admin", "global:admin", operator;
create policy tenant_reads on api_keys for select to "organization:owner"
  using (organization_id = claim_organization());
create policy staff_reads on api_keys for select to "global:organization_admin", "global:admin" using (true);
grant select, update (last_used) on api_keys to identity;
create policy signs_in on api_keys for all to identity using (true) with check (true);
grant insert, update (revoked, revoked_by) on api_keys to operator;
create policy operates on api_keys for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 15-hints.sql
-- Triggers write hints, as the owner; the platform reads them: a browser learns of one only what its server tells it.
alter table hints enable row level security;
grant select, delete on hints to worker;
create policy sweeps on hints for select to worker using (true);
create policy purges on hints for delete to worker using (true);
-- 20-organizations.sql
alter table organizations enable row level security;
grant select (organization_id, name, organization_type, default_provider, logo_url, service_phone, service_email,
  sales_number, sales_schedule_url, line_1, line_2, locality, administrative_area, postal_code, country, time_zone,
  parent_organization_id, archived)
  on organizations to tenant_staff, customers, "token:quote", global_staff, "global:organization_admin";
grant select (commission_email, created, updated)
  on organizations to tenant_staff, global_staff, "global:organization_admin";
create policy tenant_reads on organizations for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on organizations for select to global_staff, "global:organization_admin" using (true);
-- The insured read the organization that serves them.
create policy own_organization on organizations for select to customers, "token:quote"
  using (exists (select from quotes where quotes.organization_id = organizations.organization_id));
grant select on organizations to operator, worker, identity;
create policy operates on organizations for select to operator, worker, identity using (true);

alter table organization_members enable row level security;
grant select on organization_members to tenant_staff, global_staff, "global:organization_admin", identity;
create policy tenant_reads on organization_members for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on organization_members for select to global_staff, "global:organization_admin", identity
  using (true);

alter table agent_profiles enable row level security;
grant select (user_id, organization_id, first_name, last_name, email, schedule_url, photo_url)
  on agent_profiles to tenant_staff, global_staff, "global:organization_admin";
grant select (notification_email, created, updated) on agent_profiles to tenant_staff, global_staff;
create policy tenant_reads on agent_profiles for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on agent_profiles for select to global_staff, "global:organization_admin" using (true);
grant select on agent_profiles to operator, identity;
create policy operates on agent_profiles for select to operator using (organization_id = claim_organization());
create policy signs_in on agent_profiles for select to identity using (true);

alter table partners enable row level security;
grant select (partner_id, organization_id, slug, partner_name, dealership, default_product, logo_url)
  on partners to anonymous, "token:quote", customers, tenant_staff, global_staff, "global:organization_admin";
grant select (archived, created, updated) on partners to tenant_staff, global_staff, "global:organization_admin";
create policy public_reads on partners for select to anonymous, "token:quote", customers, operator, identity
  using (archived is null);
create policy tenant_reads on partners for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on partners for select to global_staff, "global:organization_admin" using (true);
grant select on partners to operator, identity;
-- 22-round-robin.sql
alter table round_robin_members enable row level security;
grant select on round_robin_members to tenant_staff, global_staff, "global:organization_admin";
create policy tenant_reads on round_robin_members for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on round_robin_members for select to global_staff, "global:organization_admin" using (true);
grant select, insert, update on round_robin_members to operator;
create policy operates on round_robin_members for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table round_robin_assignments enable row level security;
grant select on round_robin_assignments to tenant_staff, global_staff, "global:organization_admin";
create policy tenant_reads on round_robin_assignments for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on round_robin_assignments for select to global_staff, "global:organization_admin"
  using (true);
grant select, insert on round_robin_assignments to operator;
create policy operates on round_robin_assignments for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 30-products.sql
alter table products enable row level security;
grant select (product_id, organization_id, product_name, description, provider, live_in, not_live_in,
  available_payment_terms, available_policy_duration_months, default_policy_duration_months) on products
  to anonymous, "token:quote", customers;
grant select on products to tenant_staff, global_staff, "global:actuary", "global:organization_admin", operator;
create policy public_reads on products for select to anonymous, "token:quote", customers
  using (archived is null);
create policy tenant_reads on products for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on products for select to global_staff, "global:actuary", "global:organization_admin"
  using (true);
create policy operates on products for select to operator using (organization_id = claim_organization());

alter table postal_areas enable row level security;
grant select on postal_areas to readers, operator;
create policy public_reads on postal_areas for select to readers, operator using (true);
-- 40-rating.sql
alter table rater_versions enable row level security;
alter table rate_rows enable row level security;
grant select on rater_versions, rate_rows to raters, operator;
create policy tenant_reads on rater_versions for select to "organization:underwriter", operator
  using (organization_id = claim_organization());
create policy staff_reads on rater_versions for select to "global:actuary", "global:underwriter", "global:admin"
  using (true);
create policy tenant_reads on rate_rows for select to "organization:underwriter", operator
  using (organization_id = claim_organization());
create policy staff_reads on rate_rows for select to "global:actuary", "global:underwriter", "global:admin"
  using (true);
-- 50-quoting.sql
-- A quote and its children: the tenant's staff, all staff, the person it was made for, the bearer of its token.

alter table quotes enable row level security;
grant select (quote_id, organization_id, product_id, kind, status, provider, business_type, effective_date,
  expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code, time_zone,
  coverages, plan, discounts, declarations, premium, rated, user_id, partner_id, policy_id, mailing_location_id,
  replaced_by_quote_id, assigned_agent_id, bound, signed_at, steps, version, created, updated)
  on quotes to customers, "token:quote";
grant select (quote_id, organization_id, product_id, kind, status, resume_status, provider, business_type, token_version,
  effective_date, expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code,
  time_zone, coverages, plan, discounts, declarations, meta, custom_fields, rating_response, changes, premium,
  content_hash, rated_content_hash, rater_version_id, rated, approved_content_hash, force_bind, assigned_agent_id,
  user_id, partner_id, policy_id, mailing_location_id, replaced_by_quote_id, external_id, external_url,
  external_provider, marketing_source, campaign, bound, signed_at, signer_info, steps, version, created, updated)
  on quotes to tenant_staff, global_staff, "global:organization_admin";
grant select (quote_id, organization_id, product_id, kind, status, provider, business_type, effective_date,
  expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code, time_zone,
  coverages, plan, discounts, premium, rating_response, rater_version_id, rated, policy_id, force_bind, bound, created,
  updated) on quotes to "global:actuary";
create policy tenant_reads on quotes for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on quotes for select to global_staff, "global:actuary", "global:organization_admin"
  using (true);
create policy own_rows on quotes for select to customers using (user_id = claim_user());
create policy token_reads on quotes for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on quotes to operator;
create policy operates on quotes for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
grant select (quote_id, organization_id, status, expiration_date, time_zone, updated) on quotes to worker;
create policy sweeps on quotes for select to worker using (true);

alter table locations enable row level security;
grant select on locations to customers, "token:quote", tenant_staff, global_staff;
create policy tenant_reads on locations for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on locations for select to global_staff using (true);
create policy own_rows on locations for select to customers
  using (exists (select from quotes where quotes.quote_id = locations.quote_id));
create policy token_reads on locations for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on locations to operator;
create policy operates on locations for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table entities enable row level security;
grant select (entity_id, organization_id, quote_id, entity_type, entity_relationship, first_name, last_name,
  business_name, email, phone, birthdate, marital_status, license_country, license_administrative_area,
  license_first_issued_year, rv_driving_experience_years, years_in_business, location_id, archived, created, updated)
  on entities to customers, "token:quote", tenant_staff, global_staff;
grant select (license_number, meta, custom_fields) on entities to tenant_staff, global_staff;
-- Agent search filters by these and nobody reads them as facts.
grant select (first_name_key, last_name_key, phone_key) on entities to tenant_staff, global_staff;
create policy tenant_reads on entities for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on entities for select to global_staff using (true);
create policy own_rows on entities for select to customers
  using (exists (select from quotes where quotes.quote_id = entities.quote_id));
create policy token_reads on entities for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on entities to operator;
create policy operates on entities for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table vehicles enable row level security;
grant select on vehicles to customers, "token:quote", tenant_staff, global_staff;
-- What is open in shape may name anybody.
grant select (vehicle_id, organization_id, quote_id, year, make, model, type, vin, rating_value, rating_value_type,
  purchase_price, initial_value, usage_type, storage_type, floorplan, length, telematics, salvage_title,
  original_owner, manual_entry, years_owned, estimated_yearly_mileage, max_miles_from_address,
  rental_utilization_rate, nights_per_year, mileage, features, coverage_date, location_id, registration_location_id,
  lienholder_id, archived, created, updated) on vehicles to "global:actuary";
create policy tenant_reads on vehicles for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on vehicles for select to global_staff, "global:actuary" using (true);
create policy own_rows on vehicles for select to customers
  using (exists (select from quotes where quotes.quote_id = vehicles.quote_id));
create policy token_reads on vehicles for select to "token:quote" using (quote_id = claim_quote());
grant select, insert, update on vehicles to operator;
create policy operates on vehicles for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 55-underwriting.sql
-- Underwriting: the tenant's staff and all staff.

alter table underwriting_questions enable row level security;
grant select on underwriting_questions to tenant_staff, global_staff;
create policy tenant_reads on underwriting_questions for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on underwriting_questions for select to global_staff using (true);
grant select, insert, update on underwriting_questions to operator;
create policy operates on underwriting_questions for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table underwriting_rules enable row level security;
grant select on underwriting_rules to tenant_staff, global_staff;
create policy tenant_reads on underwriting_rules for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on underwriting_rules for select to global_staff using (true);
grant select, insert, update on underwriting_rules to operator;
create policy operates on underwriting_rules for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

-- Whom a rejection names is for those who decide; an agent reads that there is one, and why.
alter table explicit_rejections enable row level security;
grant select (explicit_rejection_id, organization_id, key, reason, provider, should_block_renewal, deleted, created,
  updated) on explicit_rejections to tenant_staff, global_staff;
grant select (value) on explicit_rejections to "organization:underwriter", global_staff;
create policy tenant_reads on explicit_rejections for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on explicit_rejections for select to global_staff using (true);
grant select, insert, update on explicit_rejections to operator;
create policy operates on explicit_rejections for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

-- The insured learn that somebody looks at the quote, not what was written about them.
alter table quote_referrals enable row level security;
grant select on quote_referrals to tenant_staff, global_staff;
grant select (quote_referral_id, organization_id, quote_id, status, review_type, created, updated) on quote_referrals
  to customers, "token:quote";
create policy tenant_reads on quote_referrals for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on quote_referrals for select to global_staff using (true);
create policy own_rows on quote_referrals for select to customers
  using (exists (select from quotes where quotes.quote_id = quote_referrals.quote_id));
create policy token_reads on quote_referrals for select to "token:quote" using (quote_id = claim_quote());
grant select (quote_referral_id, organization_id, quote_id, status, created) on quote_referrals to worker;
create policy sweeps on quote_referrals for select to worker using (true);
grant select, insert, update on quote_referrals to operator;
create policy operates on quote_referrals for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

-- What a vendor knows of a person is for those who may read driver records; nobody reads the raw answer.
alter table quote_verifications enable row level security;
grant select (quote_verification_id, organization_id, quote_id, entity_id, call_type, provider, status, errored,
  error, fetched, created, updated) on quote_verifications to tenant_staff, global_staff;
grant select (result) on quote_verifications to "organization:underwriter", "global:underwriter", "global:admin";
create policy tenant_reads on quote_verifications for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on quote_verifications for select to global_staff using (true);
grant select, insert, update on quote_verifications to operator;
create policy operates on quote_verifications for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table mvr_violations enable row level security;
grant select on mvr_violations to tenant_staff, global_staff;
create policy tenant_reads on mvr_violations for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on mvr_violations for select to global_staff using (true);
grant select, insert on mvr_violations to operator;
create policy operates on mvr_violations for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 60-policies.sql
alter table policies enable row level security;
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id,
  current_quote_id, user_id, effective_date, expiration_date, time_zone, currency, payment_term, premium, fees,
  cancelled_as_of, cancellation_reason, customer_renewal_option, signed_at, created, updated)
  on policies to customers, "token:quote", tenant_staff, global_staff, "global:organization_admin";
grant select (meta, signer_info) on policies to tenant_staff, global_staff;
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id,
  current_quote_id, effective_date, expiration_date, time_zone, currency, payment_term, premium, fees, cancelled_as_of,
  cancellation_reason, created, updated) on policies to "global:actuary";
create policy tenant_reads on policies for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on policies for select to global_staff, "global:actuary", "global:organization_admin"
  using (true);
create policy own_rows on policies for select to customers using (user_id = claim_user());
create policy token_reads on policies for select to "token:quote" using (current_quote_id = claim_quote());
grant select, insert, update on policies to operator;
grant usage on sequence policy_number_series to operator;
create policy operates on policies for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
grant select (policy_id, organization_id, policy_status, effective_date, time_zone) on policies to worker;
create policy sweeps on policies for select to worker using (true);

alter table policy_events enable row level security;
grant select on policy_events to customers, tenant_staff, global_staff;
create policy tenant_reads on policy_events for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on policy_events for select to global_staff using (true);
create policy own_rows on policy_events for select to customers
  using (exists (select from policies where policies.policy_id = policy_events.policy_id));
grant select, insert, update on policy_events to operator;
create policy operates on policy_events for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table policy_activities enable row level security;
grant select on policy_activities to tenant_staff, global_staff;
grant select (history_id, "timestamp", organization_id, booked_organization_id, policy_id, action, organization_name,
  provider, policy_status, effective_date, expiration_date, policy_term_premium, premium_change, current_quote_id,
  policy_state, payment_term, cancelled_as_of) on policy_activities to "global:actuary";
create policy tenant_reads on policy_activities for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on policy_activities for select to global_staff, "global:actuary" using (true);
grant select, insert on policy_activities to operator;
create policy operates on policy_activities for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 65-changes.sql
alter table policy_proposals enable row level security;
grant select on policy_proposals to customers, tenant_staff, global_staff;
create policy tenant_reads on policy_proposals for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on policy_proposals for select to global_staff using (true);
create policy own_rows on policy_proposals for select to customers
  using (exists (select from policies where policies.policy_id = policy_proposals.policy_id));
grant select (policy_proposal_id, organization_id, policy_id, status, effective) on policy_proposals to worker;
create policy sweeps on policy_proposals for select to worker using (true);
grant select, insert, update on policy_proposals to operator;
create policy operates on policy_proposals for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 67-renewals.sql
-- The insured see an offer once it is one, and nothing of what was said before.
alter table policy_renewals enable row level security;
grant select (policy_renewal_id, organization_id, source_policy_id, policy_term, renewal_quote_id, status,
  renewal_date, customer_renewal_option, price_change, created, updated) on policy_renewals to customers;
grant select on policy_renewals to tenant_staff, global_staff;
create policy tenant_reads on policy_renewals for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on policy_renewals for select to global_staff using (true);
create policy own_rows on policy_renewals for select to customers
  using (customer_visible
    and exists (select from policies where policies.policy_id = policy_renewals.source_policy_id));
grant select (policy_renewal_id, organization_id, status, renewal_date, underwriter_cutoff_date) on policy_renewals
  to worker;
create policy sweeps on policy_renewals for select to worker using (true);
grant select, insert, update on policy_renewals to operator;
create policy operates on policy_renewals for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 70-billing.sql
-- Intents and payments belong to the platform alone: what people read of money are invoices and transactions.

alter table process_intents enable row level security;
grant select, insert, update on process_intents to operator;
create policy operates on process_intents for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
grant select (process_intent_id, organization_id, process, state, leased_until, created) on process_intents to worker;
create policy sweeps on process_intents for select to worker using (true);

alter table payments enable row level security;
grant select, insert, update on payments to operator;
create policy operates on payments for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table invoices enable row level security;
grant select on invoices to customers, "token:quote", tenant_staff, global_staff;
create policy tenant_reads on invoices for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on invoices for select to global_staff using (true);
create policy own_rows on invoices for select to customers, "token:quote"
  using (exists (select from policies where policies.policy_id = invoices.policy_id));
grant select, insert, update on invoices to operator;
create policy operates on invoices for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table transactions enable row level security;
grant select (transaction_id, organization_id, policy_id, invoice_id, amount, date, cc_last_four, bank, type, status,
  attempt_count, created, updated) on transactions to customers, tenant_staff, global_staff;
grant select (meta) on transactions to tenant_staff, global_staff;
create policy tenant_reads on transactions for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on transactions for select to global_staff using (true);
create policy own_rows on transactions for select to customers
  using (exists (select from policies where policies.policy_id = transactions.policy_id));
grant select, insert, update on transactions to operator;
create policy operates on transactions for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table ledger_transactions enable row level security;
alter table ledger_entries enable row level security;
grant select on ledger_transactions, ledger_entries to tenant_staff, global_staff, "global:actuary";
create policy tenant_reads on ledger_transactions for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on ledger_transactions for select to global_staff, "global:actuary" using (true);
create policy tenant_reads on ledger_entries for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on ledger_entries for select to global_staff, "global:actuary" using (true);
-- The books are written once: nobody changes an entry.
grant select, insert on ledger_transactions, ledger_entries to operator;
create policy operates on ledger_transactions for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
create policy operates on ledger_entries for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 75-claims.sql
-- A claim and its children: the tenant's staff, all staff, the person whose claim it is, the bearer of its token.

alter table claims enable row level security;
grant select (claim_id, organization_id, claim_number, status, provider, policy_type, assigned_agent_id, user_id,
  quote_id, policy_id, vehicle_id, policy_number, policy_holder, incident_date, incident_time, incident_location_type,
  incident_location, driving_at_time_of_loss, driver, type_of_loss, incident_description, damage_to_vehicle,
  damage_description, damage, police_report_filed, police_agency, police_report_number, business_purposes,
  business_purposes_reason, filed, created, updated) on claims to customers, "token:claim", tenant_staff,
  global_staff;
grant select (processor_id, meta) on claims to tenant_staff, global_staff;
create policy tenant_reads on claims for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on claims for select to global_staff using (true);
create policy own_rows on claims for select to customers using (user_id = claim_user());
create policy token_reads on claims for select to "token:claim" using (claim_id = claim_claim());
grant usage on sequence claim_number_series to operator;
grant select, insert, update on claims to operator;
create policy operates on claims for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table claim_entities enable row level security;
grant select on claim_entities to customers, "token:claim", tenant_staff, global_staff;
create policy tenant_reads on claim_entities for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on claim_entities for select to global_staff using (true);
create policy own_rows on claim_entities for select to customers
  using (exists (select from claims where claims.claim_id = claim_entities.claim_id));
create policy token_reads on claim_entities for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on claim_entities to operator;
create policy operates on claim_entities for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table claim_vehicles enable row level security;
grant select on claim_vehicles to customers, "token:claim", tenant_staff, global_staff;
create policy tenant_reads on claim_vehicles for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on claim_vehicles for select to global_staff using (true);
create policy own_rows on claim_vehicles for select to customers
  using (exists (select from claims where claims.claim_id = claim_vehicles.claim_id));
create policy token_reads on claim_vehicles for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on claim_vehicles to operator;
create policy operates on claim_vehicles for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table claim_attachments enable row level security;
grant select (claim_attachment_id, organization_id, claim_id, name, url, user_id, created, updated)
  on claim_attachments to customers, "token:claim", tenant_staff, global_staff;
grant select (visible) on claim_attachments to tenant_staff, global_staff;
create policy tenant_reads on claim_attachments for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on claim_attachments for select to global_staff using (true);
create policy own_rows on claim_attachments for select to customers
  using (visible and exists (select from claims where claims.claim_id = claim_attachments.claim_id));
create policy token_reads on claim_attachments for select to "token:claim" using (visible and claim_id = claim_claim());
grant select, insert, update on claim_attachments to operator;
create policy operates on claim_attachments for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table external_claims enable row level security;
grant select on external_claims to customers, "token:claim", tenant_staff, global_staff;
create policy tenant_reads on external_claims for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on external_claims for select to global_staff using (true);
create policy own_rows on external_claims for select to customers
  using (exists (select from claims where claims.claim_id = external_claims.claim_id));
create policy token_reads on external_claims for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on external_claims to operator;
create policy operates on external_claims for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 77-incidents.sql
alter table kml_files enable row level security;
grant select (kml_file_id, organization_id, filename, checksum, byte_size, user_id, for_everybody, archived, created,
  updated) on kml_files to tenant_staff, global_staff;
create policy tenant_reads on kml_files for select to tenant_staff using (organization_id = claim_organization());
-- A disaster of the whole platform lies over everybody's map, and where it stops business it stops everybody's.
create policy everybody_reads on kml_files for select to tenant_staff, operator using (for_everybody);
create policy staff_reads on kml_files for select to global_staff using (true);
grant select, insert, update on kml_files to operator;
create policy operates on kml_files for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_layers enable row level security;
grant select on incident_layers to tenant_staff, global_staff;
create policy tenant_reads on incident_layers for select to tenant_staff, operator
  using (exists (select from kml_files where kml_files.kml_file_id = incident_layers.kml_file_id));
create policy staff_reads on incident_layers for select to global_staff using (true);
grant select, insert on incident_layers to operator;
create policy operates on incident_layers for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_alerts enable row level security;
grant select on incident_alerts to tenant_staff, global_staff;
create policy tenant_reads on incident_alerts for select to tenant_staff
  using (exists (select from kml_files where kml_files.kml_file_id = incident_alerts.kml_file_id));
create policy staff_reads on incident_alerts for select to global_staff using (true);
grant select, insert, update on incident_alerts to operator;
create policy operates on incident_alerts for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_pauses enable row level security;
grant select on incident_pauses to tenant_staff, global_staff;
create policy tenant_reads on incident_pauses for select to tenant_staff, operator
  using (exists (select from kml_files where kml_files.kml_file_id = incident_pauses.kml_file_id));
create policy staff_reads on incident_pauses for select to global_staff using (true);
grant select, insert, update on incident_pauses to operator;
create policy operates on incident_pauses for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table vehicle_devices enable row level security;
grant select (device_id, organization_id, vehicle_id, provider, lat, lng, observed, archived, created, updated)
  on vehicle_devices to customers, tenant_staff, global_staff;
grant select (provider_device_id, attributes, meta) on vehicle_devices to tenant_staff, global_staff;
create policy tenant_reads on vehicle_devices for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on vehicle_devices for select to global_staff using (true);
create policy own_rows on vehicle_devices for select to customers
  using (exists (select from vehicles where vehicles.vehicle_id = vehicle_devices.vehicle_id));
grant select, insert, update on vehicle_devices to operator;
create policy operates on vehicle_devices for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_alert_devices enable row level security;
grant select on incident_alert_devices to tenant_staff, global_staff;
create policy tenant_reads on incident_alert_devices for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on incident_alert_devices for select to global_staff using (true);
grant select, insert on incident_alert_devices to operator;
create policy operates on incident_alert_devices for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 80-documents.sql
alter table documents enable row level security;
grant select (document_id, organization_id, quote_id, policy_id, document_type, name, status, content_type, byte_size,
  created, updated) on documents to customers, "token:quote", tenant_staff, global_staff;
grant select (visible) on documents to tenant_staff, global_staff;
create policy tenant_reads on documents for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on documents for select to global_staff using (true);
create policy own_rows on documents for select to customers
  using (visible and exists (select from policies where policies.policy_id = documents.policy_id));
create policy token_reads on documents for select to "token:quote" using (visible and quote_id = claim_quote());
grant select, insert, update on documents to operator;
create policy operates on documents for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 85-annotations.sql
-- Staff read every note and file; the insured those that are visible to them.

alter table quote_notes enable row level security;
grant select (quote_note_id, organization_id, quote_id, note, user_id, author_name, archived, created, updated)
  on quote_notes to customers, "token:quote", tenant_staff, global_staff;
grant select (visible) on quote_notes to tenant_staff, global_staff;
create policy tenant_reads on quote_notes for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on quote_notes for select to global_staff using (true);
create policy own_rows on quote_notes for select to customers
  using (visible and exists (select from quotes where quotes.quote_id = quote_notes.quote_id));
create policy token_reads on quote_notes for select to "token:quote" using (visible and quote_id = claim_quote());
grant select, insert, update on quote_notes to operator;
create policy operates on quote_notes for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table policy_notes enable row level security;
grant select (policy_note_id, organization_id, policy_id, note, user_id, author_name, archived, created, updated)
  on policy_notes to customers, tenant_staff, global_staff;
grant select (visible) on policy_notes to tenant_staff, global_staff;
create policy tenant_reads on policy_notes for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on policy_notes for select to global_staff using (true);
create policy own_rows on policy_notes for select to customers
  using (visible and exists (select from policies where policies.policy_id = policy_notes.policy_id));
grant select, insert, update on policy_notes to operator;
create policy operates on policy_notes for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table quote_attachments enable row level security;
grant select (quote_attachment_id, organization_id, quote_id, name, url, user_id, created, updated)
  on quote_attachments to customers, "token:quote", tenant_staff, global_staff;
grant select (visible) on quote_attachments to tenant_staff, global_staff;
create policy tenant_reads on quote_attachments for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on quote_attachments for select to global_staff using (true);
create policy own_rows on quote_attachments for select to customers
  using (visible and exists (select from quotes where quotes.quote_id = quote_attachments.quote_id));
create policy token_reads on quote_attachments for select to "token:quote" using (visible and quote_id = claim_quote());
grant select, insert, update on quote_attachments to operator;
create policy operates on quote_attachments for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table policy_attachments enable row level security;
grant select (policy_attachment_id, organization_id, policy_id, name, url, user_id, created, updated)
  on policy_attachments to customers, tenant_staff, global_staff;
grant select (visible) on policy_attachments to tenant_staff, global_staff;
create policy tenant_reads on policy_attachments for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on policy_attachments for select to global_staff using (true);
create policy own_rows on policy_attachments for select to customers
  using (visible and exists (select from policies where policies.policy_id = policy_attachments.policy_id));
grant select, insert, update on policy_attachments to operator;
create policy operates on policy_attachments for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table policy_inspections enable row level security;
grant select on policy_inspections to customers, tenant_staff, global_staff;
create policy tenant_reads on policy_inspections for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on policy_inspections for select to global_staff using (true);
create policy own_rows on policy_inspections for select to customers
  using (exists (select from policies where policies.policy_id = policy_inspections.policy_id));
grant select, insert, update on policy_inspections to operator;
create policy operates on policy_inspections for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table vehicle_assets enable row level security;
grant select on vehicle_assets to customers, tenant_staff, global_staff;
create policy tenant_reads on vehicle_assets for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on vehicle_assets for select to global_staff using (true);
create policy own_rows on vehicle_assets for select to customers
  using (exists (select from policies where policies.policy_id = vehicle_assets.policy_id));
grant select, insert, update on vehicle_assets to operator;
create policy operates on vehicle_assets for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 90-notifications.sql
alter table notifications enable row level security;
grant select (notification_id, organization_id, quote_id, policy_id, template, recipient, subject, status, sent,
  created) on notifications to tenant_staff, global_staff;
create policy tenant_reads on notifications for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on notifications for select to global_staff using (true);
grant select, insert, update on notifications to operator;
create policy operates on notifications for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 95-announcements.sql
alter table announcements enable row level security;
grant select on announcements to tenant_staff, global_staff, "global:organization_admin";
create policy tenant_reads on announcements for select to tenant_staff using (organization_id = claim_organization());
create policy everybody_reads on announcements for select to tenant_staff using (for_everybody);
create policy staff_reads on announcements for select to global_staff, "global:organization_admin" using (true);
grant select, insert, update on announcements to operator;
create policy operates on announcements for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
-- 97-search.sql
-- Who searches, each over the rows that they see. Those who may send a quote to its customer find its link there.
revoke execute on function search_platform, search_beyond_one_word from public;
grant execute on function search_platform, search_beyond_one_word to tenant_staff, global_staff;
grant link_senders to "organization:agent", "organization:owner", "global:service_agent", "global:service_member",
  "global:service_manager", "global:admin";
