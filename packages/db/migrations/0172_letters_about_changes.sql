-- Who is insured is told what of a policy was changed, and that another policy takes its place; lenders of the latter.
alter table notifications
  add column policy_transaction_id uuid,
  add constraint notification_policy_transaction foreign key (organization_id, policy_transaction_id)
    references policy_transactions (organization_id, policy_transaction_id) on update cascade deferrable initially deferred;
comment on column notifications.policy_transaction_id is 'What of the policy''s stack the letter is about.';
create index notifications_of_policy_transaction on notifications (policy_transaction_id)
  where policy_transaction_id is not null;
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[',
      $new$ARRAY['policy_changed'::text, 'policy_rewritten'::text, 'lender_rewritten'::text, $new$);
end $$;
