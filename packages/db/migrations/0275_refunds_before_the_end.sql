-- Where the law wants what comes back before cover ends, it is paid in advance of the end, which settles it.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'due_between_organizations', 'premium_receivable', 'cash', 'unapplied_cash', 'unearned_premium',
    'earned_premium', 'policy_fees', 'instalment_fees', 'other_fees', 'taxes_payable', 'refunds_payable',
    'refunds_advanced', 'commission_expense', 'commission_payable', 'write_off', 'interest_expense', 'dispute_fees'));

alter table policy_refunds
  -- What of it is paid in advance of an end that has not come, in cents.
  add column advanced bigint not null default 0,
  add constraint policy_refunds_advanced_check check (advanced between 0 and amount),
  drop constraint policy_refund_reason,
  add constraint policy_refund_reason check (by_hand or reason in ('cancellation', 'before_end', 'change_of_cover',
    'days_without_cover', 'paid_after_end', 'late_interest'));

alter table policy_cancellations
  -- The last day on which the law has paid what comes back, where that is before cover ends.
  add column refund_due date;

alter table balance_findings
  drop constraint balance_findings_rule_check,
  add constraint balance_findings_rule_check check (rule in ('books', 'price', 'invoices', 'written', 'earned', 'paid',
    'paid_books', 'unapplied', 'cash', 'refunds', 'advanced', 'commission'));
