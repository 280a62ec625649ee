call pg_temp.tenant_table('policies', 'global:actuary', 'global:organization_admin');
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id,
  current_quote_id, user_id, effective_date, expiration_date, cover_from, time_zone, language, currency, payment_term, premium, fees,
  installment_fee, total,
  cancelled_as_of, cancellation_reason, customer_renewal_option, signed_at, created, updated)
  on policies to customers, "token:quote", tenant_staff, global_staff, "global:organization_admin";
grant select (meta, signer_info) on policies to tenant_staff, global_staff;
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id,
  current_quote_id, effective_date, expiration_date, cover_from, time_zone, language, currency, payment_term, premium, fees,
  installment_fee, total,
  cancelled_as_of, cancellation_reason, created, updated) on policies to "global:actuary";
create policy own_rows on policies for select to customers using (user_id = claim_user());
create policy token_reads on policies for select to "token:quote" using (current_quote_id = claim_quote());
grant select, insert, update on policies to operator;
grant usage on sequence policy_number_series to operator;
grant select (policy_id, organization_id, policy_status, effective_date, expiration_date, time_zone) on policies to worker;
create policy sweeps on policies for select to worker using (true);

call pg_temp.tenant_table('policy_events');
grant select on policy_events to customers, tenant_staff, global_staff;
create policy own_rows on policy_events for select to customers
  using (exists (select from policies where policies.policy_id = policy_events.policy_id));
grant select, insert, update on policy_events to operator;

call pg_temp.tenant_table('policy_activities', 'global:actuary');
grant select on policy_activities to tenant_staff, global_staff;
grant select (history_id, "timestamp", organization_id, booked_organization_id, policy_id, action, organization_name,
  provider, policy_status, effective_date, expiration_date, policy_term_premium, premium_change, current_quote_id,
  policy_state, payment_term, cancelled_as_of) on policy_activities to "global:actuary";
grant select, insert on policy_activities to operator;
