-- Intents and payments belong to the platform alone: what people read of money are invoices and transactions.

alter table process_intents enable row level security;
grant select, insert, update on process_intents to operator;
create policy operates on process_intents for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
grant select (process_intent_id, organization_id, process, state, leased_until, created) on process_intents to worker;
create policy sweeps on process_intents for select to worker using (true);

alter table payments enable row level security;
grant select, insert, update on payments to operator;
create policy operates on payments for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table invoices enable row level security;
grant select on invoices to customers, "token:quote", tenant_staff, global_staff;
create policy tenant_reads on invoices for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on invoices for select to global_staff using (true);
create policy own_rows on invoices for select to customers, "token:quote"
  using (exists (select from policies where policies.policy_id = invoices.policy_id));
grant select, insert, update on invoices to operator;
create policy operates on invoices for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table transactions enable row level security;
grant select (transaction_id, organization_id, policy_id, invoice_id, amount, date, cc_last_four, bank, type, status,
  attempt_count, created, updated) on transactions to customers, tenant_staff, global_staff;
grant select (meta) on transactions to tenant_staff, global_staff;
create policy tenant_reads on transactions for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on transactions for select to global_staff using (true);
create policy own_rows on transactions for select to customers
  using (exists (select from policies where policies.policy_id = transactions.policy_id));
grant select, insert, update on transactions to operator;
create policy operates on transactions for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table ledger_transactions enable row level security;
alter table ledger_entries enable row level security;
grant select on ledger_transactions, ledger_entries to tenant_staff, global_staff, "global:actuary";
create policy tenant_reads on ledger_transactions for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on ledger_transactions for select to global_staff, "global:actuary" using (true);
create policy tenant_reads on ledger_entries for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on ledger_entries for select to global_staff, "global:actuary" using (true);
-- The books are written once: nobody changes an entry.
grant select, insert on ledger_transactions, ledger_entries to operator;
create policy operates on ledger_transactions for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
create policy operates on ledger_entries for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
