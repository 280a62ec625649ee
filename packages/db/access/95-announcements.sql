alter table announcements enable row level security;
grant select on announcements to tenant_staff, global_staff, "global:organization_admin";
create policy tenant_reads on announcements for select to tenant_staff using (organization_id = claim_organization());
create policy everybody_reads on announcements for select to tenant_staff using (for_everybody);
create policy staff_reads on announcements for select to global_staff, "global:organization_admin" using (true);
grant select, insert, update on announcements to operator;
create policy operates on announcements for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
