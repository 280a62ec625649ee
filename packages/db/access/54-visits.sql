-- What visitors allowed is written by the platform and read by all of its staff; it belongs to no organization.
call pg_temp.staff_reads('consent_choices', 'global:organization_admin');
grant select on consent_choices to global_staff, "global:organization_admin";
create policy collects on consent_choices for insert to worker with check (true);
grant insert on consent_choices to worker;

-- What happened on the pages: those of an organization's own partners and of the platform organization for its staff, all for the platform's.
call pg_temp.tenant_reads('visit_events');
call pg_temp.staff_reads('visit_events');
grant select (visit_event_id, organization_id, day, visit, kind, name, goal, step, device, language, campaign, affiliate_id, received)
  on visit_events to tenant_staff, global_staff;
alter table partitions.visit_events_rest enable row level security;
create policy collects on visit_events for insert to worker with check (true);
create policy sums on visit_events for select to worker using (true);
grant insert, select (organization_id, message_id, day, visit, goal, step, device, language, campaign, received)
  on visit_events to worker;
-- Goals that an operation reaches are counted in its own transaction.
create policy counts on visit_events for insert to operator with check (organization_id = claim_organization());
grant insert on visit_events to operator;
revoke execute on function partition_visit_events from public;
grant execute on function partition_visit_events to worker;

-- Sums name no visit. What price is made of needs no campaign: an actuary reads where visits end, and not what brought them.
call pg_temp.tenant_reads('visit_sums');
call pg_temp.staff_reads('visit_sums');
create policy reads_steps on visit_sums for select to "global:actuary" using (split <> 'campaign');
grant select on visit_sums to tenant_staff, global_staff, "global:actuary";
create policy sums on visit_sums for all to worker using (true) with check (true);
grant select, insert, update, delete on visit_sums to worker;
create policy sweeps on consent_choices for select to worker using (true);
create policy purges on consent_choices for delete to worker using (true);
grant delete, select (created) on consent_choices to worker;
grant select (organization_id, slug, archived) on partners to worker;
create policy collects on partners for select to worker using (true);
revoke execute on function checkout_funnel from public;
grant execute on function checkout_funnel to tenant_staff, global_staff, "global:actuary";
