call pg_temp.tenant_table('notifications');
grant select (notification_id, organization_id, quote_id, policy_id, template, recipient, subject, status, sent, message_id,
  created) on notifications to tenant_staff, global_staff;
grant select, insert, update on notifications to operator;
