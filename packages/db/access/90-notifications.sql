call pg_temp.tenant_table('notifications');
grant select (notification_id, organization_id, quote_id, policy_id, template, recipient, subject, status, sent, message_id,
  created) on notifications to tenant_staff, global_staff;
grant select, insert, update on notifications to operator;
-- The link at the foot of a letter finds it before anybody has signed in.
grant select (notification_id, organization_id) on notifications to identity;
create policy finds on notifications for select to identity using (true);

alter table declined_letters enable row level security;
grant select, insert, update on declined_letters to operator;
create policy operates on declined_letters for all to operator using (true) with check (true);

-- What is posted is asked after by the clock; what became of it, staff read.
call pg_temp.tenant_table('posted_letters');
grant select on posted_letters to tenant_staff, global_staff;
grant select, insert, update on posted_letters to operator;
grant select (posted_letter_id, organization_id, status, followed, created) on posted_letters to worker;
create policy sweeps on posted_letters for select to worker using (true);
