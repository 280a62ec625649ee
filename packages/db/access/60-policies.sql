call pg_temp.tenant_table('policies', 'global:actuary', 'global:organization_admin');
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id,
  current_quote_id, user_id, effective_date, expiration_date, cover_from, time_zone, language, currency, payment_term, premium, fees,
  installment_fee, taxes, total,
  cancelled_as_of, cancellation_reason, customer_renewal_option, signed_at, created, updated)
  on policies to customers, "token:quote", tenant_staff, global_staff, "global:organization_admin";
grant select (meta, signer_info, terms, charge_day_moves, renewal_look, non_renewal_look) on policies to tenant_staff, global_staff;
grant select (e_consent_withdrawn, decline_reason, decline_comment) on policies to customers, tenant_staff, global_staff;
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id,
  current_quote_id, effective_date, expiration_date, cover_from, time_zone, language, currency, payment_term, premium, fees,
  installment_fee, taxes, total,
  cancelled_as_of, cancellation_reason, created, updated) on policies to "global:actuary";
create policy own_rows on policies for select to customers using (user_id = claim_user());
create policy token_reads on policies for select to "token:quote" using (current_quote_id = claim_quote());
grant select, insert, update on policies to operator;
call pg_temp.leaves('policies');
grant usage on sequence policy_number_series to operator;
grant select (policy_id, organization_id, policy_status, cancellation_reason, effective_date, expiration_date, time_zone,
  non_renewal_look, renewal_look) on policies to worker;
create policy sweeps on policies for select to worker using (true);

call pg_temp.tenant_table('policy_events');
grant select on policy_events to customers, tenant_staff, global_staff;
create policy own_rows on policy_events for select to customers
  using (exists (select from policies where policies.policy_id = policy_events.policy_id));
grant select, insert, update on policy_events to operator;

-- An organization reads what it booked, wherever the policy is now.
call pg_temp.staff_reads('policy_activities', 'global:actuary');
call pg_temp.operates('policy_activities');
create policy tenant_reads on policy_activities for select to tenant_staff
  using (booked_organization_id = claim_organization());
grant select on policy_activities to tenant_staff, global_staff;
grant select (history_id, "timestamp", organization_id, booked_organization_id, policy_id, action, organization_name,
  provider, policy_status, effective_date, expiration_date, policy_term_premium, premium_change, current_quote_id,
  policy_number, currency, policy_state, payment_term, cancelled_as_of) on policy_activities to "global:actuary";
grant select, insert on policy_activities to operator;

-- Who sees everybody's place, among those who read activities; the others see their own alone.
grant select on bound_business, leaderboard to tenant_staff, global_staff;
grant leaderboard_readers to tenant_staff, "global:read_only", "global:service_member", "global:service_manager",
  "global:underwriter", "global:admin";

-- The stack of a policy is written once. Of a segment nothing changes but that it is known no more, and of a transaction
-- that another one reversed it.
call pg_temp.tenant_table('policy_transactions', 'global:actuary');
grant select (policy_transaction_id, organization_id, policy_id, kind, effective_date, booked, actor_kind, actor_role,
  resulting_quote_id, reversed_by, replayed_from) on policy_transactions to "global:actuary";
grant select on policy_transactions to tenant_staff, global_staff;
grant select, insert, update (reversed_by, organization_id) on policy_transactions to operator;
call pg_temp.tenant_table('policy_segments', 'global:actuary');
grant select (policy_segment_id, organization_id, policy_id, policy_transaction_id, valid_from, valid_until, known_from,
  known_until, quote_id, rater_version_id, status) on policy_segments to tenant_staff, global_staff, "global:actuary";
grant select, insert, update (known, organization_id) on policy_segments to operator;

call pg_temp.tenant_table('policy_cancellations');
grant select (policy_cancellation_id, organization_id, policy_id, notice_id, status, reason, effective_date, basis,
  ended_by, refund_due, returned, created, updated)
  on policy_cancellations to customers, tenant_staff, global_staff;
grant select (policy_transaction_id, explanation, proof, minimum_earned, hold_reason, odometer) on policy_cancellations
  to tenant_staff, global_staff;
create policy own_rows on policy_cancellations for select to customers
  using (exists (select from policies where policies.policy_id = policy_cancellations.policy_id));
grant select, insert, update on policy_cancellations to operator;
grant select (policy_cancellation_id, organization_id, policy_id, status, effective_date, refund_due) on policy_cancellations to worker;
create policy sweeps on policy_cancellations for select to worker using (true);

call pg_temp.tenant_table('notices');
grant select (notice_id, organization_id, policy_id, kind, sent, legal_date, notice_days, post_days, moved_days, grade,
  source, channel, proven_on, ends_on, send_by, created, updated) on notices to customers, tenant_staff, global_staff;
grant select (channel_grade, channel_source, proof_reference, returned_on) on notices to tenant_staff, global_staff;
create policy own_rows on notices for select to customers
  using (exists (select from policies where policies.policy_id = notices.policy_id));
grant select, insert, update on notices to operator;

call pg_temp.tenant_table('policy_reinstatements');
grant select (policy_reinstatement_id, organization_id, policy_id, ended, resumes, gap, fee, charged, signed_by, signed_on,
  created) on policy_reinstatements to customers, tenant_staff, global_staff;
grant select (policy_transaction_id, policy_cancellation_id, statement_version) on policy_reinstatements
  to tenant_staff, global_staff;
create policy own_rows on policy_reinstatements for select to customers
  using (exists (select from policies where policies.policy_id = policy_reinstatements.policy_id));
grant select, insert on policy_reinstatements to operator;

call pg_temp.product_says('product_cancellation_terms');
grant insert, update (basis, minimum_earned) on product_cancellation_terms to operator;

-- States are left behind by the tables that they are of; whoever works on a policy reads them.
call pg_temp.operates('policy_standings');
grant select on policy_standings to operator;
