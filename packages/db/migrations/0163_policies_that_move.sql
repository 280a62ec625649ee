-- A policy goes to another organization; what was booked of it stays with the one that booked it.
do $$
declare
  listed text;
begin
  listed := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_transactions_kind_check');
  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  execute 'alter table ledger_transactions add constraint ledger_transactions_kind_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['transfer'::text, $new$);
  listed := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_entries_account_check');
  alter table ledger_entries drop constraint ledger_entries_account_check;
  execute 'alter table ledger_entries add constraint ledger_entries_account_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['due_between_organizations'::text, $new$);
end $$;

-- An activity is read by whoever booked it, who may not see the policy any more: it says by itself which one it was.
alter table policy_activities
  add column policy_number text collate "C" check (is_line(policy_number, 64)),
  add column currency text check (currency in ('USD', 'CAD'));
alter table policy_activities disable trigger user;
update policy_activities a set policy_number = p.policy_number, currency = p.currency
from policies p where p.policy_id = a.policy_id;
alter table policy_activities enable trigger user;
alter table policy_activities alter column policy_number set not null, alter column currency set not null;

drop index policy_activities_recent;
create index policy_activities_recent on policy_activities (booked_organization_id, timestamp desc);
drop index policy_activities_states;
create index policy_activities_states on policy_activities (policy_state, booked_organization_id);
drop index policy_activities_actions;
create index policy_activities_actions on policy_activities (action, booked_organization_id);
create index policy_activities_numbers on policy_activities (booked_organization_id, policy_number);

create or replace function policy_activity_days(
  zone text, step integer default 1, since timestamptz default null, until timestamptz default null,
  actions jsonb default null, providers jsonb default null, states jsonb default null,
  organization text default null, agent text default null,
  change_from bigint default null, change_to bigint default null, number text default null
)
returns table (day date, currency text, activities bigint, premium_change bigint)
language sql stable rows 400 as $$
  select local.day - (local.day - date '2000-01-03') % greatest(step, 1), a.currency, count(*),
    sum(a.premium_change)::bigint
  from policy_activities a
  cross join lateral (select (a.timestamp at time zone zone)::date as day) local
  where a.timestamp >= coalesce(since, '-infinity') and a.timestamp < coalesce(until, 'infinity')
    and (actions is null or actions ? a.action)
    and (providers is null or providers ? a.provider)
    and (states is null or states ? a.policy_state)
    and (organization is null or starts_with(lower(a.organization_name), lower(organization)))
    and (agent is null or starts_with(lower(a.agent_name), lower(agent)))
    and (change_from is null or a.premium_change >= change_from)
    and (change_to is null or a.premium_change <= change_to)
    and (number is null or starts_with(a.policy_number, number))
  group by 1, 2
$$;

create or replace view premium_bordereau with (security_invoker = true) as
select md5(concat_ws(':', m.booked_organization_id, m.accounting_month, m.policy_id))::uuid as premium_bordereau_id,
  m.booked_organization_id as organization_id, o.name as organization_name, m.accounting_month, m.policy_id, m.currency,
  coalesce(p.policy_number, a.policy_number) as policy_number, coalesce(p.provider, a.provider) as provider,
  coalesce(p.effective_date, a.effective_date) as effective_date,
  coalesce(p.expiration_date, a.expiration_date) as expiration_date,
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
-- Of a policy that has left, what was booked of it says which one it was.
left join lateral (
  select b.policy_number, b.provider, b.effective_date, b.expiration_date from policy_activities b
  where p.policy_id is null and b.policy_id = m.policy_id and b.booked_organization_id = m.booked_organization_id
  order by b.timestamp limit 1) a on true
left join organizations o on o.organization_id = m.booked_organization_id;
