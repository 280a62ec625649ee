-- Everybody who works in the organization reads its diary: who is away, and what nobody does.
call pg_temp.tenant_table('tasks');
grant select on tasks to tenant_staff, global_staff;
grant select, insert, update (title, due_date, assigned_to, assigned_name, status, ended, ended_by_name) on tasks to operator;
-- What a rule wrote falls away with its reason.
grant select (task_id, organization_id, rule, rule_day, assigned_to, quote_id, status, created) on tasks to worker;
create policy sweeps on tasks for select to worker using (true);
grant select (organization_id, user_id, licensed_until) on round_robin_members to worker;
create policy sweeps on round_robin_members for select to worker using (true);
