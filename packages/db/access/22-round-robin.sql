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
