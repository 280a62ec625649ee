-- Intents and payments belong to the platform alone: what people read of money are invoices and transactions.

call pg_temp.operates('process_intents');
grant select, insert, update on process_intents to operator;
grant select (process_intent_id, organization_id, process, state, leased_until, created) on process_intents to worker;
create policy sweeps on process_intents for select to worker using (true);

call pg_temp.operates('payments');
grant select, insert, update on payments to operator;
-- What is on its way at a bank is asked after by the clock, and by what the gateway tells.
grant select (payment_id, organization_id, payment_method_id, method_kind, direction, status, gateway_key, gateway_reference,
  settled, disputed, followed, created) on payments to worker;
create policy sweeps on payments for select to worker using (true);

-- What of a method its owner and staff know it by; what the gateway calls it, and from where it was agreed to, nobody reads.
call pg_temp.tenant_table('payment_methods');
grant select (payment_method_id, organization_id, contract_id, user_id, kind, brand, cc_last_four, bank, expiry_month,
  expiry_year, autopay_consented, refused, ended, created, updated) on payment_methods to customers, tenant_staff, global_staff;
create policy own_rows on payment_methods for select to customers using (user_id = claim_user());
grant select, insert, update on payment_methods to operator;
call pg_temp.leaves('payment_methods');
-- What has ended is forgotten by the clock.
grant select (payment_method_id, organization_id, token_key, ended, forgotten) on payment_methods to worker;
create policy sweeps on payment_methods for select to worker using (true);

call pg_temp.tenant_table('billing_arrangements');
grant select on billing_arrangements to customers, tenant_staff, global_staff;
create policy own_rows on billing_arrangements for select to customers
  using (exists (select from policies where policies.policy_id = billing_arrangements.policy_id));
grant select, insert, update on billing_arrangements to operator;

call pg_temp.operates('policy_collections');
grant select, insert, update on policy_collections to operator;
grant select on policy_collections to worker;
create policy sweeps on policy_collections for select to worker using (true);

call pg_temp.tenant_table('payment_allocations');
grant select on payment_allocations to customers, tenant_staff, global_staff;
create policy own_rows on payment_allocations for select to customers
  using (exists (select from invoices where invoices.invoice_id = payment_allocations.invoice_id));
-- Written once: what is taken back is a further row.
grant select, insert on payment_allocations to operator;

call pg_temp.tenant_table('invoices');
grant select on invoices to customers, "token:quote", tenant_staff, global_staff;
create policy own_rows on invoices for select to customers, "token:quote"
  using (exists (select from policies where policies.policy_id = invoices.policy_id));
grant select, insert, update on invoices to operator;
-- What an end left unpaid is written off by the clock.
grant select (policy_id, organization_id, status) on invoices to worker;
create policy sweeps on invoices for select to worker using (true);

call pg_temp.tenant_table('transactions');
grant select (transaction_id, organization_id, policy_id, invoice_id, amount, date, cc_last_four, bank, type, status,
  attempt_count, next_attempt, decline_code, disputed, created, updated) on transactions to customers, tenant_staff, global_staff;
grant select (meta) on transactions to tenant_staff, global_staff;
create policy own_rows on transactions for select to customers
  using (exists (select from policies where policies.policy_id = transactions.policy_id));
grant select, insert, update on transactions to operator;

-- An organization reads what it booked, and what others did of the policies that it has now.
do $$
declare
  books text;
begin
  foreach books in array array['ledger_transactions', 'ledger_entries'] loop
    call pg_temp.staff_reads(books::regclass, 'global:actuary');
    call pg_temp.operates(books::regclass);
    execute format('create policy tenant_reads on %s for select to tenant_staff
      using (organization_id = claim_organization() or booked_organization_id = claim_organization())', books);
  end loop;
end $$;
grant select on trial_balance, premium_bordereau, receivables_ageing, legal_days, commission_statement
  to tenant_staff, global_staff;
grant select on trial_balance, premium_bordereau to "global:actuary";
grant select on ledger_transactions, ledger_entries to tenant_staff, global_staff, "global:actuary";
-- The books are written once: nobody changes an entry.
grant select, insert on ledger_transactions, ledger_entries to operator;

call pg_temp.tenant_table('charge_lines', 'global:actuary');
grant select (charge_line_id, organization_id, policy_id, policy_transaction_id, root_vehicle_id, coverage, kind, code,
  annual, term_amount, days_from, days_until, amount, earning, refundable, booked, takes_back, jurisdiction) on charge_lines to tenant_staff, global_staff, "global:actuary";
grant select, insert on charge_lines to operator;
revoke execute on function earned_premium_by_state from public;
grant execute on function earned_premium_by_state to tenant_staff, global_staff;
call pg_temp.operates('policy_earnings');
grant select, insert, update on policy_earnings to operator;
grant select (policy_id, organization_id, earned_until, closed) on policy_earnings to worker;
create policy sweeps on policy_earnings for select to worker using (true);

call pg_temp.tenant_table('policy_refunds');
grant select (policy_refund_id, organization_id, policy_id, transaction_id, amount, interest, currency, status, due_date, interest_percent,
  clock_source, clock_grade, paid, created, updated) on policy_refunds to customers, tenant_staff, global_staff;
grant select (policy_transaction_id, fees, advanced, by_hand, reason, hold_reason) on policy_refunds to tenant_staff, global_staff;
create policy own_rows on policy_refunds for select to customers
  using (exists (select from policies where policies.policy_id = policy_refunds.policy_id));
grant select, insert, update on policy_refunds to operator;
grant select (policy_refund_id, organization_id, policy_id, status, due_date, created) on policy_refunds to worker;
create policy sweeps on policy_refunds for select to worker using (true);

call pg_temp.tenant_table('balance_findings', 'global:actuary');
grant select on balance_findings to tenant_staff, global_staff, "global:actuary";
grant select, insert, update on balance_findings to operator;
call pg_temp.operates('invoice_states');
call pg_temp.operates('transaction_states');
call pg_temp.operates('refund_states');
grant select on invoice_states, transaction_states, refund_states to operator;

call pg_temp.tenant_table('policy_commissions', 'global:actuary');
grant select on policy_commissions to tenant_staff, global_staff, "global:actuary";
grant select, insert, update on policy_commissions to operator;

-- Whoever bears a link has no role that sees the policy: its organization is looked up by what the token names.
call pg_temp.operates('pay_links');
grant select, insert, update on pay_links to operator;
grant select (policy_id, number, organization_id) on pay_links to identity;
create policy finds_link on pay_links for select to identity using (true);
