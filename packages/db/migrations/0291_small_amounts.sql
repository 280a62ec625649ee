-- What a change costs or an end gives back is left as it is where it is small, by a term of the product.
alter table product_parameters
  add column small_amounts bigint not null default 0,
  add constraint product_parameters_small_amounts_check check (small_amounts between 0 and 500);
comment on column product_parameters.small_amounts is
  'Up to this, in cents, what a change costs more is not asked for, and what comes back is paid to who asks for it alone.';

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'due_between_organizations', 'premium_receivable', 'cash', 'unapplied_cash', 'unearned_premium',
    'earned_premium', 'policy_fees', 'instalment_fees', 'other_fees', 'small_amounts', 'taxes_payable',
    'refunds_payable', 'refunds_advanced', 'commission_expense', 'commission_payable', 'write_off',
    'interest_expense', 'dispute_fees'));
