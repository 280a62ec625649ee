alter table notifications enable row level security;
grant select (notification_id, organization_id, quote_id, policy_id, template, recipient, subject, status, sent,
  created) on notifications to tenant_staff, global_staff;
create policy tenant_reads on notifications for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on notifications for select to global_staff using (true);
grant select, insert, update on notifications to operator;
create policy operates on notifications for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
