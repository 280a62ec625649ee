-- What the nightly check of the books found that does not come out even. It stays as it was found, and is cleared when it
-- balances again.
create table balance_findings (
  balance_finding_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  -- Null: the books of the organization as a whole.
  policy_id uuid,
  rule text not null check (rule in ('books', 'price', 'invoices', 'written', 'earned', 'paid', 'paid_books', 'unapplied',
    'cash', 'refunds')),
  -- Both in cents, as they were when it was looked at last.
  expected bigint not null,
  found bigint not null check (found <> expected),
  first_found timestamptz not null default app_now(),
  last_found timestamptz not null default app_now() check (last_found >= first_found),
  cleared timestamptz check (cleared >= last_found),
  constraint balance_finding_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
comment on table balance_findings is
  'What does not balance: the rule of the books, what it should come to and what it comes to. Cleared once it balances.';
create unique index balance_findings_open on balance_findings (organization_id, policy_id, rule) nulls not distinct
  where cleared is null;
create index balance_findings_of_policy on balance_findings (policy_id);
create index balance_findings_newest on balance_findings (organization_id, last_found desc);
