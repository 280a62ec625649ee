-- Everybody who works in the organization reads which reports are sent, to whom.
call pg_temp.tenant_table('report_schedules');
grant select on report_schedules to tenant_staff, global_staff;
grant select, insert, update (cadence, day, hour, next_day, recipients, owner_id, owner_name, ended, version)
  on report_schedules to operator;
grant select (report_schedule_id, organization_id, next_day, hour, ended) on report_schedules to worker;
create policy sweeps on report_schedules for select to worker using (true);
call pg_temp.tenant_table('report_deliveries');
grant select on report_deliveries to tenant_staff, global_staff;
grant select, insert on report_deliveries to operator;
