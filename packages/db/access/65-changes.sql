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
