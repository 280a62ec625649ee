-- The rows that charging an instalment writes, in two statements: before the gateway is asked, and after.
with policy as (
  select * from policies where policy_id = $1 for update
), issued as (
  update invoices set status = 'issued' where policy_id = $1 and status = 'scheduled' and due_date <= $4::date
  returning organization_id, policy_id, invoice_id, amount, fees
), header as (
  insert into ledger_transactions (organization_id, booked_organization_id, policy_id, kind, effective_date)
  select organization_id, organization_id, policy_id, 'fee', $4::date from issued returning *
), entries as (
  insert into ledger_entries (organization_id, booked_organization_id, ledger_transaction_id, accounting_month,
    currency, account, amount, invoice_id)
  select h.organization_id, h.organization_id, h.ledger_transaction_id, h.accounting_month, 'USD', line.account, line.amount, issued.invoice_id
  from header h join issued using (policy_id), lateral (
    values ('premium_receivable', issued.fees), ('instalment_fees', -issued.fees)) line (account, amount)
), attempt as (
  insert into transactions (organization_id, policy_id, invoice_id, amount, date, type, status)
  select organization_id, policy_id, invoice_id, amount, $4::date, 'charge', 'pending' from issued returning *
), payment as (
  insert into payments (payment_id, organization_id, policy_id, transaction_id, gateway_key, gateway, amount, currency,
    direction, begun_by, payment_method_id, method_kind, status)
  select $2::uuid, t.organization_id, t.policy_id, t.transaction_id, $2, 'sandbox', t.amount, 'USD', 'in', 'schedule', $3::uuid,
    'card', 'pending' from attempt t
), intent as (
  insert into process_intents (process_intent_id, organization_id, process, root_table, root_id, request, actor)
  select $2::uuid, organization_id, 'charge_due_invoices', 'policies', policy_id, '{}', '{}' from policy
), begun as (
  insert into audit_log (request_id, operation, actor_kind, actor_role, organization_id, root_table, root_id, outcome)
  select $2, 'charge_due_invoices', 'system', 'system', organization_id, 'policies', policy_id, 'begun' from policy
), looked as (
  update policy_collections set next_look = app_now() + interval '1 hour' where policy_id = $1
), job as (
  insert into pgboss.job_common (name, data) select 'resume-intent', jsonb_build_object('intentId', $2::text) from policy
)
select amount::int from issued
-- next
with policy as (
  select * from policies where policy_id = $1 for update
), payment as (
  update payments set status = 'settled', settled = app_now(), gateway_reference = $3, cc_last_four = '4242'
  where payment_id = $2::uuid returning *
), attempt as (
  update transactions t set status = 'settled', payment_id = p.payment_id, cc_last_four = '4242'
  from payment p where t.transaction_id = p.transaction_id
), paid as (
  update invoices i set status = 'paid', paid = app_now(), paid_amount = i.amount
  where i.policy_id = $1 and status = 'issued' returning *
), allocation as (
  insert into payment_allocations (organization_id, payment_id, invoice_id, amount)
  select organization_id, $2::uuid, invoice_id, amount from paid
), header as (
  insert into ledger_transactions (organization_id, booked_organization_id, policy_id, kind, effective_date)
  select organization_id, organization_id, policy_id, 'payment', $4::date from policy returning *
), entries as (
  insert into ledger_entries (organization_id, booked_organization_id, ledger_transaction_id, accounting_month,
    currency, account, amount, invoice_id)
  select h.organization_id, h.organization_id, h.ledger_transaction_id, h.accounting_month, 'USD', line.account, line.amount, line.invoice_id
  from header h, lateral (
    select 'cash' as account, amount, null::uuid as invoice_id from payment
    union all select 'premium_receivable', -amount, invoice_id from paid) line
), mail as (
  insert into notifications (organization_id, quote_id, policy_id, subject_kind, subject_id, template, recipient)
  select organization_id, current_quote_id, policy_id, 'policy', policy_id, 'payment_receipt', 'bench@example.com' from policy
), history as (
  insert into timeline_entries (organization_id, quote_id, policy_id, kind, visible)
  select organization_id, current_quote_id, policy_id, 'invoices_paid', true from policy
), looked as (
  update policy_collections set next_look = app_now() where policy_id = $1
), job as (
  insert into pgboss.job_common (name, data) select 'send-notification', jsonb_build_object('policyId', policy_id) from policy
), done as (
  update process_intents set state = 'finished', result = '{}' where process_intent_id = $2::uuid
)
insert into audit_log (request_id, operation, actor_kind, actor_role, organization_id, root_table, root_id, outcome)
select $2, 'charge_due_invoices', 'system', 'system', organization_id, 'policies', policy_id, 'done' from policy
