alter table rater_versions enable row level security;
alter table rate_rows enable row level security;
grant select on rater_versions, rate_rows to raters, operator;
create policy tenant_reads on rater_versions for select to "organization:underwriter", operator
  using (organization_id = claim_organization());
create policy staff_reads on rater_versions for select to "global:actuary", "global:underwriter", "global:admin"
  using (true);
create policy tenant_reads on rate_rows for select to "organization:underwriter", operator
  using (organization_id = claim_organization());
create policy staff_reads on rate_rows for select to "global:actuary", "global:underwriter", "global:admin"
  using (true);
