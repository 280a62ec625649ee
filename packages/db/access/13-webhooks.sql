-- Who administers an organization reads whom it tells, and what became of it. The secret is the operator's alone.
call pg_temp.operates('webhooks');
grant select (webhook_id, organization_id, url, events, paused, ended, version, created_by, created, updated,
  former_secret_until)
  on webhooks to "organization:owner", "global:organization_admin", "global:admin";
create policy tenant_reads on webhooks for select to "organization:owner" using (organization_id = claim_organization());
create policy staff_reads on webhooks for select to "global:organization_admin", "global:admin" using (true);
grant select, insert, update (url, events, paused, ended, version, secret, former_secret, former_secret_until) on webhooks to operator;
grant select (webhook_id, paused) on webhooks to worker;
create policy sweeps on webhooks for select to worker using (true);

call pg_temp.operates('webhook_deliveries');
grant select (webhook_delivery_id, organization_id, webhook_id, event_type, record_id, about, occurred, status, attempts,
  next_attempt, answered, problem, log, ended, created, updated)
  on webhook_deliveries to "organization:owner", "global:organization_admin", "global:admin";
create policy tenant_reads on webhook_deliveries for select to "organization:owner"
  using (organization_id = claim_organization());
create policy staff_reads on webhook_deliveries for select to "global:organization_admin", "global:admin" using (true);
grant select, insert, update, delete on webhook_deliveries to operator;
grant select (webhook_delivery_id, organization_id, webhook_id, record_id, sequence, status, next_attempt, leased_until, created)
  on webhook_deliveries to worker;
create policy sweeps on webhook_deliveries for select to worker using (true);
