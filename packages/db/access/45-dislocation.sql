/* Who decides rates reads what they would do; operations and their jobs write it. */
do $$
declare
  dislocation text;
begin
  foreach dislocation in array array['dislocation_runs', 'dislocation_results'] loop
    call pg_temp.operates(dislocation::regclass);
    execute format('create policy tenant_reads on %I for select to "organization:underwriter" using (organization_id = claim_organization())', dislocation);
    execute format('create policy staff_reads on %I for select to "global:actuary", "global:underwriter", "global:admin" using (true)', dislocation);
  end loop;
end $$;
grant select on dislocation_runs, dislocation_results to raters;
grant select, insert, update on dislocation_runs to operator;
grant select, insert on dislocation_results to operator;
