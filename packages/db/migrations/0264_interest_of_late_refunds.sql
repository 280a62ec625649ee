-- Interest on a late refund is an expense of its own, and what no payment can take back goes out by check or transfer.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'due_between_organizations', 'premium_receivable', 'cash', 'unapplied_cash', 'unearned_premium',
    'earned_premium', 'policy_fees', 'instalment_fees', 'other_fees', 'taxes_payable', 'refunds_payable',
    'commission_expense', 'commission_payable', 'write_off', 'interest_expense'));

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'transfer', 'rewrite', 'new_business', 'endorsement', 'cancellation', 'reinstatement', 'earning', 'fee',
    'payment', 'payment_return', 'application', 'chargeback', 'refund_owed', 'refund_paid', 'write_off',
    'commission', 'refund_interest'));

alter table policy_refunds
  drop constraint policy_refund_reason,
  add constraint policy_refund_reason check (by_hand or reason in ('cancellation', 'change_of_cover', 'days_without_cover',
    'paid_after_end', 'late_interest'));

alter table payments
  add column payout_kind text,
  add column payout_reference text,
  add constraint payments_payout_kind_check check (payout_kind in ('check', 'transfer')),
  add constraint payments_payout_reference_bound check (is_line(payout_reference, 100)),
  add constraint payment_payout check ((payout_kind is null) = (payout_reference is null)),
  drop constraint payment_returns,
  -- What goes out gives a payment back, or went another way that is noted.
  add constraint payment_returns check (case direction
    when 'out' then policy_refund_id is not null and num_nonnulls(returns_payment_id, payout_kind) = 1
    else num_nonnulls(returns_payment_id, policy_refund_id, payout_kind) = 0 end);
