-- What commission became payable and was clawed back of each policy in each month, as the books have it.
create view commission_statement with (security_invoker=true) as
select md5(concat_ws(':', m.organization_id, m.accounting_month, m.policy_id, m.currency))::uuid
    as commission_statement_id,
  m.organization_id, o.name as organization_name, m.accounting_month, m.policy_id,
  coalesce(p.policy_number, f.policy_number) as policy_number, coalesce(p.provider, f.provider) as provider,
  f.agent_user_id as agent_id, f.agent_name, m.currency, m.earned, m.clawed_back, m.earned - m.clawed_back as payable
from (
  select t.booked_organization_id as organization_id, t.accounting_month, t.policy_id, e.currency,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as earned,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as clawed_back
  from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
  where (claim_organization() is null or t.booked_organization_id = claim_organization())
    and e.account = 'commission_expense'
  group by 1, 2, 3, 4
) m
join organizations o on o.organization_id = m.organization_id
left join policies p on p.policy_id = m.policy_id
left join lateral (
  select a.policy_number, a.provider, a.agent_user_id, a.agent_name
  from policy_activities a
  where a.policy_id = m.policy_id and a.booked_organization_id = m.organization_id
  order by a."timestamp" limit 1
) f on true;
comment on view commission_statement is 'Commission of each policy in each month, in cents: what was earned on premium that was collected, what was clawed back of premium that went back, and what is payable of both.';

-- What each policy earned and what its claims cost, month by month of the books.
create view premium_and_losses with (security_invoker=true) as
select md5(concat_ws(':', m.organization_id, m.accounting_month, m.policy_id, m.currency))::uuid as premium_and_losses_id,
  m.organization_id, o.name as organization_name, m.accounting_month, m.policy_id, p.policy_number, p.provider,
  m.currency, m.earned, m.incurred
from (
  select b.organization_id, b.accounting_month, b.policy_id, b.currency, sum(b.earned)::bigint as earned,
    sum(b.incurred)::bigint as incurred
  from (
    select t.booked_organization_id as organization_id, t.accounting_month, t.policy_id, e.currency,
      -e.amount as earned, 0 as incurred
    from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
    where (claim_organization() is null or t.booked_organization_id = claim_organization())
      and e.account = 'earned_premium'
    union all
    -- A day of the books ends half a day after midnight UTC, when it is over everywhere.
    select c.organization_id, date_trunc('month', (x.booked at time zone 'UTC') - interval '12 hours')::date,
      c.policy_id, x.currency, 0, x.amount
    from claim_entries x join claims c using (claim_id)
    where x.account = 'incurred'
  ) b
  group by 1, 2, 3, 4
) m
join organizations o on o.organization_id = m.organization_id
left join policies p on p.policy_id = m.policy_id;
comment on view premium_and_losses is 'What each policy earned in each month, and what was incurred in it: payments, changes of reserves and expenses of its claims, less what was recovered, in cents.';

-- How many of the quotes that were begun in a month became policies, by whose they are and where they came from.
create view quote_conversion with (security_invoker=true) as
select md5(concat_ws(':', g.organization_id, g.month, g.agent_id, g.marketing_source, g.partner_id))::uuid
    as quote_conversion_id,
  g.organization_id, o.name as organization_name, g.month, g.agent_id,
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as agent_name, g.marketing_source, g.partner_id,
  r.partner_name, g.started, g.bound,
  round(100.0 * g.bound / g.started, 1)::double precision as bound_percent
from (
  select q.organization_id, date_trunc('month', q.created at time zone z.time_zone)::date as month,
    q.assigned_agent_id as agent_id, q.marketing_source, q.partner_id, count(*)::integer as started,
    (count(*) filter (where q.bound is not null))::integer as bound
  from quotes q join organizations z on z.organization_id = q.organization_id
  -- What took another quote's place is that one going on; a next term was not begun by anybody.
  where q.business_type = 'new_business' and q.status <> 'replaced'
  group by 1, 2, 3, 4, 5
) g
join organizations o on o.organization_id = g.organization_id
left join agent_profiles u on u.organization_id = g.organization_id and u.user_id = g.agent_id
left join partners r on r.partner_id = g.partner_id;
comment on view quote_conversion is 'Of the quotes that were begun in a month of the organization’s zone, by agent, source and partner: how many became policies.';
