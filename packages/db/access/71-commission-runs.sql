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
grant update (status, attempt, sent, followed, account_last_four, failure) on commission_runs to operator;
grant select (commission_run_id, organization_id, status, sent, followed) on commission_runs to worker;
create policy sweeps on commission_runs for select to worker using (true);
-- The token pays: it is the operator's alone.
call pg_temp.operates('commission_payees');
create policy tenant_reads on commission_payees for select to "organization:owner" using (organization_id = claim_organization());
create policy staff_reads on commission_payees for select to "global:organization_admin", "global:admin" using (true);
grant select (commission_payee_id, organization_id, currency, account_last_four, account_changed, account_changed_by,
  account_changed_by_name, account_verified, account_verified_by, account_verified_by_name, account_verified_how, created, updated)
  on commission_payees to "organization:owner", "global:organization_admin", "global:admin";
grant select, insert, update on commission_payees to operator;
