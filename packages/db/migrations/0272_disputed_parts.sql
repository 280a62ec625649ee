-- What of a payment that is settled its bank has taken back, and what the gateway has for it; shown where people read of it.
alter table payments
  add column disputed bigint not null default 0,
  add column dispute_fee bigint not null default 0,
  add constraint payments_disputed_part check (disputed >= 0 and disputed < amount and (disputed = 0 or status = 'settled')),
  add constraint payments_dispute_fee_check check (dispute_fee >= 0);
alter table transactions
  add column disputed bigint not null default 0,
  add constraint transactions_disputed_check check (disputed >= 0);

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'due_between_organizations', 'premium_receivable', 'cash', 'unapplied_cash', 'unearned_premium',
    'earned_premium', 'policy_fees', 'instalment_fees', 'other_fees', 'taxes_payable', 'refunds_payable',
    'commission_expense', 'commission_payable', 'write_off', 'interest_expense', 'dispute_fees'));

create or replace function check_allocations() returns trigger language plpgsql security definer set search_path to 'public' as $$
declare
  lowest bigint;
  spent bigint;
  whole bigint;
begin
  select coalesce(min(paid), 0), coalesce(sum(paid), 0) into lowest, spent from (
    select sum(amount) as paid from payment_allocations where payment_id = new.payment_id
    group by invoice_id, policy_refund_id) by_part;
  select case when direction = 'in' then amount - disputed else 0 end into whole
    from payments where payment_id = new.payment_id;
  if lowest < 0 or spent > whole then
    raise exception 'payment % of % cents pays %', new.payment_id, whole, spent
      using errcode = '23514', constraint = 'allocated_within_payment';
  end if;
  return null;
end $$;
