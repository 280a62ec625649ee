-- What an organization earns on the premium that it collects, and when nobody asks any more for what stayed unpaid.
alter table product_parameters
  add column commission_new integer not null default 12 check (commission_new between 0 and 50),
  add column commission_renewal integer not null default 10 check (commission_renewal between 0 and 50);
comment on column product_parameters.commission_new is 'Commission on collected premium of new business, in per cent.';
comment on column product_parameters.commission_renewal is 'Commission on collected premium of renewals, in per cent.';

-- The rate of a term is that of its first day, and stays. What is booked is the rate of what is collected.
create table policy_commissions (
  policy_id uuid primary key,
  organization_id uuid not null,
  rate integer not null check (rate between 0 and 50),
  -- Premium that was collected when it was looked at last, and the commission on it that the books have, in cents.
  collected bigint not null default 0 check (collected >= 0),
  booked bigint not null default 0 check (booked >= 0),
  -- The newest transaction of the books that it takes in.
  seen timestamptz not null,
  unique (organization_id, policy_id),
  constraint policy_commission_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index policy_commissions_seen on policy_commissions (organization_id, seen desc);
create index ledger_transactions_newest on ledger_transactions (organization_id, booked)
  where kind not in ('earning', 'commission');

alter table balance_findings drop constraint balance_findings_rule_check;
alter table balance_findings add constraint balance_findings_rule_check check (rule in ('books', 'price', 'invoices',
  'written', 'earned', 'paid', 'paid_books', 'unapplied', 'cash', 'refunds', 'commission'));
