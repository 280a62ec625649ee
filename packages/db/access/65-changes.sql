call pg_temp.tenant_table('policy_proposals');
grant select on policy_proposals to customers, tenant_staff, global_staff;
create policy own_rows on policy_proposals for select to customers
  using (exists (select from policies where policies.policy_id = policy_proposals.policy_id));
grant select (policy_proposal_id, organization_id, policy_id, status, effective) on policy_proposals to worker;
create policy sweeps on policy_proposals for select to worker using (true);
grant select, insert, update on policy_proposals to operator;
