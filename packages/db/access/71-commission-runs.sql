-- Who answers for the organization, and who administers it, read what it was paid.
call pg_temp.operates('commission_runs');
create policy tenant_reads on commission_runs for select to "organization:owner" using (organization_id = claim_organization());
create policy staff_reads on commission_runs for select to "global:organization_admin", "global:admin" using (true);
grant select on commission_runs to "organization:owner", "global:organization_admin", "global:admin";
grant select, insert, update (status, approved_by, approved_by_name, approved, paid, paid_by_name, reference)
  on commission_runs to operator;
call pg_temp.operates('commission_run_lines');
create policy tenant_reads on commission_run_lines for select to "organization:owner" using (organization_id = claim_organization());
create policy staff_reads on commission_run_lines for select to "global:organization_admin", "global:admin" using (true);
grant select on commission_run_lines to "organization:owner", "global:organization_admin", "global:admin";
grant select, insert on commission_run_lines to operator;
grant select on commission_statement to operator;
