/* Who decides rates reads them; operations rate by them. */
do $$
declare
  rates text;
begin
  foreach rates in array array['rater_versions', 'rate_rows', 'rater_releases'] loop
    execute format('alter table %I enable row level security', rates);
    execute format('create policy tenant_reads on %I for select to "organization:underwriter", operator using (organization_id = claim_organization())', rates);
    execute format('create policy staff_reads on %I for select to "global:actuary", "global:underwriter", "global:admin" using (true)', rates);
  end loop;
end $$;
grant select on rater_versions, rate_rows, rater_releases to raters, operator;
