-- What a person has written as a file is read by that person alone, and while they work where it was written; nobody reads where it is kept, or the parts of it.
call pg_temp.operates('export_runs');
call pg_temp.operates('export_parts');
create policy own_where_one_works on export_runs for select to tenant_staff
  using (user_id = claim_user() and organization_id = claim_organization());
create policy own_rows on export_runs for select to global_staff, "global:actuary", "global:organization_admin"
  using (user_id = claim_user());
grant select (export_run_id, organization_id, user_id, table_name, file_name, status, total, done, byte_size, failure,
  expires, removed, started, finished, created, updated) on export_runs
  to tenant_staff, global_staff, "global:actuary", "global:organization_admin";
create policy sweeps on export_runs for select to worker using (true);
grant select (export_run_id, organization_id, expires, removed) on export_runs to worker;
grant select, insert, update on export_runs to operator;
grant select, insert, delete on export_parts to operator;
