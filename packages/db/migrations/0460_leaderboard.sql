-- An activity keeps whose it was, and not only what they were called.
alter table policy_activities add column agent_user_id uuid references users;
comment on constraint policy_activities_agent_user_id_fkey on policy_activities is 'agent|activities_of_agent';
update policy_activities a set agent_user_id = q.assigned_agent_id
from quotes q where q.quote_id = a.current_quote_id and a.agent_name is not null;

-- What was bound, endorsed and cancelled flat: this month of the organization's zone and the twelve before it.
create view bound_business with (security_invoker=true) as
select a.history_id as bound_business_id, a.booked_organization_id as organization_id, o.name as organization_name,
  a."timestamp", local.month,
  (12 * (extract(year from local.today) - extract(year from local.month))
    + extract(month from local.today) - extract(month from local.month))::integer as months_ago,
  a.policy_id, a.policy_number, a.provider, a.currency, a.action,
  -- What a flat cancellation takes away, and its reinstatement gives back, is the one's who bound the policy.
  case when a.action in ('cancellation', 'reinstatement') then w.agent_user_id else a.agent_user_id end as agent_id,
  case when a.action in ('cancellation', 'reinstatement') then w.agent_name else a.agent_name end as agent_name,
  a.premium_change as booked,
  case when a.action = 'endorsement' then null when a.action = 'cancellation' then -w.premium_change
    when a.action = 'reinstatement' then w.premium_change else a.premium_change end as bound,
  case a.action when 'endorsement' then 0 when 'cancellation' then -1 else 1 end as policies
from policy_activities a
join organizations o on o.organization_id = a.booked_organization_id
cross join lateral (
  select date_trunc('month', a."timestamp" at time zone o.time_zone)::date as month,
    (app_now() at time zone o.time_zone)::date as today
) local
left join lateral (
  select f.agent_user_id, f.agent_name, f.premium_change
  from policy_activities f
  where f.policy_id = a.policy_id and f.booked_organization_id = a.booked_organization_id
    and f.action in ('new_business', 'renewal', 'rewrite')
  order by f."timestamp" limit 1
) w on a.action in ('cancellation', 'reinstatement')
left join lateral (
  select c.cancelled_as_of <= c.effective_date as is_flat
  from policy_activities c
  where c.policy_id = a.policy_id and c.action = 'cancellation' and c."timestamp" <= a."timestamp"
  order by c."timestamp" desc limit 1
) ended on a.action = 'reinstatement'
where a."timestamp" >= app_now() - interval '14 months'
  and local.month >= date_trunc('month', local.today) - interval '12 months'
  and (a.action in ('new_business', 'renewal', 'rewrite', 'endorsement')
    or (a.action = 'cancellation' and a.cancelled_as_of <= a.effective_date)
    or (a.action = 'reinstatement' and ended.is_flat));
comment on view bound_business is 'What was bound, line by line, by when it was and in the month of the organization’s zone: bound is the premium at full term, below zero where a policy was cancelled flat; booked counts endorsements too.';

-- Who wrote what in a month.
create view leaderboard with (security_invoker=true) as
select md5(concat_ws(':', r.organization_id, r.month, r.with_endorsements, r.currency, r.agent_id))::uuid
    as leaderboard_id,
  r.organization_id, r.organization_name, r.month, r.months_ago, r.months_ago = least(r.newest, 1) as is_shown,
  r.with_endorsements, r.currency, r.agent_id, r.agent_name, r.gwp, r.policies, r.gwp_rank, r.policies_rank,
  coalesce(round(100.0 * greatest(r.gwp, 0) / nullif(greatest(r.most, 0), 0)), 0)::integer as percent_of_best
from (
  select g.*,
    rank() over (best order by g.gwp desc)::integer as gwp_rank,
    rank() over (best order by g.policies desc)::integer as policies_rank,
    max(g.gwp) over best as most,
    min(g.months_ago) over (partition by g.organization_id, g.with_endorsements) as newest
  from (
    select b.organization_id, b.organization_name, b.month, b.months_ago, e.with_endorsements, b.currency, b.agent_id,
      (array_agg(b.agent_name order by b."timestamp" desc))[1] as agent_name,
      sum(case when e.with_endorsements then b.booked else b.bound end)::bigint as gwp,
      sum(b.policies)::integer as policies
    from bound_business b
    cross join (values (false), (true)) e (with_endorsements)
    where b.agent_id is not null and (b.bound is not null or e.with_endorsements)
    group by b.organization_id, b.organization_name, b.month, b.months_ago, e.with_endorsements, b.currency, b.agent_id
  ) g
  window best as (partition by g.organization_id, g.month, g.with_endorsements, g.currency)
) r
where (select pg_has_role(current_user, 'leaderboard_readers', 'usage')) or r.agent_id = claim_user();
comment on view leaderboard is 'Premium at full term and policies that each agent bound in a month of the organization’s zone, by when they were bound: flat cancellations subtract, ties share a rank; is_shown is the current month, or the last one while nothing stands in the current.';
