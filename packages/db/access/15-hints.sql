-- Written with the change and read by the platform itself: a browser learns of a hint only what its server tells it.
alter table hints enable row level security;
grant insert on hints to operator;
create policy appends on hints for insert to operator with check (organization_id = claim_organization());
grant select on hints to worker;
create policy sweeps on hints for select to worker using (true);
