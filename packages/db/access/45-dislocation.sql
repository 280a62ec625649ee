/* Who decides rates reads what they would do; operations and their jobs write it. An organization sees the runs over its
   own book alone. */
call pg_temp.operates('dislocation_runs');
call pg_temp.operates('dislocation_batches');
create policy tenant_reads on dislocation_runs for select to "organization:underwriter"
  using (organization_id = claim_organization() and not every_organization);
create policy tenant_reads on dislocation_batches for select to "organization:underwriter"
  using (organization_id = claim_organization() and run_organization_id = claim_organization());
do $$
declare
  dislocation text;
begin
  foreach dislocation in array array['dislocation_runs', 'dislocation_batches'] loop
    execute format('create policy staff_reads on %I for select to "global:actuary", "global:underwriter", "global:admin" using (true)', dislocation);
  end loop;
end $$;
grant select on dislocation_runs, dislocation_batches to raters;
grant select, insert, update on dislocation_runs to operator;
grant select, insert on dislocation_batches to operator;
