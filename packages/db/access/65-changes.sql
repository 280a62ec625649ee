call pg_temp.tenant_table('policy_proposals');
-- What an underwriter wrote to accept one stays among those who work here.
grant select (policy_proposal_id, organization_id, policy_id, base_quote_id, proposed_quote_id, status, effective, delta,
  premium_change, term_change, asks_underwriter, accepted, applied, signed, signature_requested, invalidated_because, policy_transaction_id, carried_from, created,
  updated) on policy_proposals to customers, tenant_staff, global_staff;
grant select (proposed_by_user_id, accepted_by_user_id, override_reason, refusal_code, signer_info, signed_file_id) on policy_proposals
  to tenant_staff, global_staff;
create policy own_rows on policy_proposals for select to customers
  using (exists (select from policies where policies.policy_id = policy_proposals.policy_id));
grant select (policy_proposal_id, organization_id, policy_id, status, effective) on policy_proposals to worker;
create policy sweeps on policy_proposals for select to worker using (true);
grant select, insert, update on policy_proposals to operator;
