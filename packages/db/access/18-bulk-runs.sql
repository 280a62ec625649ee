-- What a person has done to all rows that match is read by that person alone: by people of the platform whatever
-- organization the rows are of, by members while they work for the one in which it was done.
call pg_temp.operates('bulk_runs');
create policy own_where_one_works on bulk_runs for select to tenant_staff
  using (user_id = claim_user() and organization_id = claim_organization());
create policy own_rows on bulk_runs for select to global_staff using (user_id = claim_user());
call pg_temp.operates('bulk_run_rows');
create policy own_rows on bulk_run_rows for select to tenant_staff, global_staff
  using (exists (select from bulk_runs where bulk_runs.bulk_run_id = bulk_run_rows.bulk_run_id));
grant select on bulk_runs, bulk_run_rows to tenant_staff, global_staff;
grant select, insert, update on bulk_runs, bulk_run_rows to operator;
