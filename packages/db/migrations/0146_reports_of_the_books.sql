-- Whose figures an entry is and in which month it counts, kept with the entry: reports sum entries without asking for their
-- transactions. Neither ever changes, whoever owns the policy.
create function accounting_month(kind text, effective_date date, booked timestamptz) returns date
language sql immutable parallel safe
-- A month's earning is dated with the day after its last. What was decided for a day that has passed counts when it was
-- written; a month is over everywhere half a day after midnight UTC.
return date_trunc('month', case when kind = 'earning' then effective_date - 1
  else greatest(effective_date, ((booked at time zone 'UTC') - interval '12 hours')::date) end::timestamp)::date;
comment on function accounting_month is 'The first day of the month in which a ledger transaction counts.';

alter table ledger_transactions
  add column accounting_month date not null generated always as (accounting_month(kind, effective_date, booked)) stored;
alter table ledger_entries
  add column booked_organization_id uuid references organizations,
  add column accounting_month date,
  add column currency text check (currency in ('USD', 'CAD'));
alter table ledger_entries disable trigger user;
update ledger_entries e set booked_organization_id = t.booked_organization_id, accounting_month = t.accounting_month,
  currency = p.currency
from ledger_transactions t join policies p using (policy_id) where t.ledger_transaction_id = e.ledger_transaction_id;
alter table ledger_entries enable trigger user;
alter table ledger_entries alter column booked_organization_id set not null, alter column accounting_month set not null,
  alter column currency set not null;
comment on constraint ledger_entries_booked_organization_id_fkey on ledger_entries
  is 'booked_organization|booked_ledger_entries';
create index ledger_entries_booked on ledger_entries (booked_organization_id, account, accounting_month, currency)
  include (amount);
create index ledger_transactions_booked on ledger_transactions (booked_organization_id, accounting_month, policy_id);

-- The books of an organization are what it booked: of a policy that came from another one they begin with the day.
create view trial_balance with (security_invoker = true) as
select md5(concat_ws(':', m.booked_organization_id, m.accounting_month, m.account, m.currency))::uuid as trial_balance_id,
  m.booked_organization_id as organization_id, o.name as organization_name, m.accounting_month, m.account, m.currency,
  c.closing - m.debits + m.credits as opening, m.debits, m.credits, c.closing
from (
  select booked_organization_id, accounting_month, account, currency,
    coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debits,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credits
  from ledger_entries
  where claim_organization() is null or booked_organization_id = claim_organization()
  group by 1, 2, 3, 4) m
cross join lateral (
  select sum(e.amount)::bigint as closing from ledger_entries e
  where e.booked_organization_id = m.booked_organization_id and e.account = m.account and e.currency = m.currency
    and e.accounting_month <= m.accounting_month) c
left join organizations o on o.organization_id = m.booked_organization_id;
comment on view trial_balance is
  'What each account of an organization held before a month, what was booked in it, and what it held after, in cents: a debit is positive.';

create view premium_bordereau with (security_invoker = true) as
select md5(concat_ws(':', m.booked_organization_id, m.accounting_month, m.policy_id))::uuid as premium_bordereau_id,
  m.booked_organization_id as organization_id, o.name as organization_name, m.accounting_month, m.policy_id, m.currency,
  p.policy_number, p.provider, p.effective_date, p.expiration_date,
  m.written, m.earned, m.taxes, m.fees, m.commission,
  (select coalesce(-sum(e.amount), 0)::bigint from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
   where t.policy_id = m.policy_id and t.booked_organization_id = m.booked_organization_id
     and t.accounting_month <= m.accounting_month and e.account = 'unearned_premium') as unearned
from (
  select t.booked_organization_id, t.accounting_month, t.policy_id, e.currency,
    coalesce(-sum(e.amount) filter (where e.account in ('unearned_premium', 'earned_premium')), 0)::bigint as written,
    coalesce(-sum(e.amount) filter (where e.account = 'earned_premium'), 0)::bigint as earned,
    coalesce(-sum(e.amount) filter (where e.account = 'taxes_payable'), 0)::bigint as taxes,
    coalesce(-sum(e.amount) filter (where e.account in ('policy_fees', 'instalment_fees', 'other_fees')), 0)::bigint as fees,
    coalesce(sum(e.amount) filter (where e.account = 'commission_expense'), 0)::bigint as commission
  from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
  where (claim_organization() is null or t.booked_organization_id = claim_organization())
    and e.account in ('unearned_premium', 'earned_premium', 'taxes_payable', 'policy_fees', 'instalment_fees',
      'other_fees', 'commission_expense')
  group by 1, 2, 3, 4) m
left join policies p using (policy_id)
left join organizations o on o.organization_id = m.booked_organization_id;
comment on view premium_bordereau is
  'What was written, earned, taxed, charged as fees and paid as commission of each policy in each month, in cents, and what was unearned after it.';

-- What is asked for and not paid, by how long it has been due. As of a day that has passed, what was paid or ended since
-- is taken back; what an invoice asks for is what it asks for today.
create view receivables_ageing with (security_invoker = true) as
select md5(concat_ws(':', d.as_of, a.policy_id))::uuid as receivables_ageing_id, d.as_of, o.name as organization_name,
  a.*
from (select day::date as as_of from generate_series(app_now()::date - 800, app_now()::date, interval '1 day') day) d
cross join lateral (
  select p.policy_id, p.organization_id, p.policy_number, p.provider, p.policy_status, p.currency,
    sum(o.amount)::bigint as total,
    coalesce(sum(o.amount) filter (where o.late <= 0), 0)::bigint as not_due,
    coalesce(sum(o.amount) filter (where o.late between 1 and 30), 0)::bigint as days_1_30,
    coalesce(sum(o.amount) filter (where o.late between 31 and 60), 0)::bigint as days_31_60,
    coalesce(sum(o.amount) filter (where o.late between 61 and 90), 0)::bigint as days_61_90,
    coalesce(sum(o.amount) filter (where o.late > 90), 0)::bigint as days_over_90,
    max(greatest(o.late, 0)) as days_late
  from policies p
  cross join lateral (
    select d.as_of - coalesce(i.collect_from, i.due_date) as late,
      -- The fee of an instalment is owed from its day on.
      case when i.kind <> 'deposit' and coalesce(i.collect_from, i.due_date) > d.as_of then i.premium else i.amount end
        - coalesce((select sum(l.amount) from payment_allocations l where l.invoice_id = i.invoice_id
            and l.created < (d.as_of + 1 + time '12:00') at time zone 'UTC'), 0) as amount
    from invoices i left join policy_transactions v on v.policy_transaction_id = i.voided_by
    where i.policy_id = p.policy_id and i.created < (d.as_of + 1 + time '12:00') at time zone 'UTC'
      and (i.status not in ('void', 'written_off') or v.booked >= (d.as_of + 1 + time '12:00') at time zone 'UTC')) o
  where o.amount <> 0
  group by p.policy_id) a
left join organizations o using (organization_id);
comment on view receivables_ageing is
  'What each policy owes as of a day, in cents, by how many days ago it was due. Ask for one day.';

-- Reports that grow with the book are written as files in the worker.
alter table export_runs drop constraint export_runs_table_name_check;
alter table export_runs add constraint export_runs_table_name_check check (table_name in (
  'policy_activities', 'policies', 'quotes', 'quote_referrals', 'explicit_rejections', 'enquiries', 'external_quotes', 'waitlist',
  'premium_bordereau', 'receivables_ageing'
));
