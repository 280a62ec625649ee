-- What losses cost against what premium earned. How much of a charge is earned by the end of a day is said once; the rule
-- is that of the books (docs/rules.md, earning).
create function charge_earned(days_from date, days_until date, earning text, amount bigint, ended date, through date)
  returns numeric language sql immutable
return case when ended <= through + 1 or through >= days_until - 1 then amount
  when through < days_from then 0
  when earning = 'at_once' then amount
  else round(amount::numeric * (through + 1 - days_from) / (days_until - days_from)) end;

create or replace function earned_premium_by_state(through date)
  returns table(state text, coverage text, currency text, written bigint, earned bigint, unearned bigint)
  language sql stable rows 200
as $$
  select one.state, one.coverage, one.currency, sum(one.amount)::bigint, sum(one.earned)::bigint,
    sum(one.amount - one.earned)::bigint
  from (
    select coalesce(l.jurisdiction, '') as state, coalesce(l.coverage, '') as coverage, p.currency, l.amount,
      charge_earned(l.days_from, l.days_until, l.earning, l.amount, p.cancelled_as_of, through) as earned
    from charge_lines l join policies p using (policy_id)
    where l.kind = 'premium' and greatest(l.days_from, l.booked::date) <= through) one
  group by 1, 2, 3
$$;

-- The premium that some days earned beside what the losses of the same days have cost by now, by what both are told apart
-- by: the place and the class of what is insured, and the version of the rates that the policy was sold by.
create function loss_experience(from_day date, through date)
  returns table(state text, vehicle_class text, rater_version_id uuid, currency text, earned bigint, claims bigint,
    paid bigint, reserved bigint, recovered bigint)
  language sql stable rows 500
as $$
  with premium as (
    select l.policy_id, l.root_vehicle_id, coalesce(l.jurisdiction, '') as state, p.current_quote_id, p.currency,
      sum(charge_earned(l.days_from, l.days_until, l.earning, l.amount, p.cancelled_as_of, through)
        - case when greatest(l.days_from, l.booked::date) < from_day
            then charge_earned(l.days_from, l.days_until, l.earning, l.amount, p.cancelled_as_of, from_day - 1) else 0 end)
        as earned
    from charge_lines l join policies p using (policy_id)
    where l.kind = 'premium' and greatest(l.days_from, l.booked::date) <= through
    group by 1, 2, 3, 4, 5
  ), losses as (
    select c.policy_id, c.root_vehicle_id,
      coalesce((select l.jurisdiction from charge_lines l where l.policy_id = c.policy_id and l.kind = 'premium'
        order by (l.root_vehicle_id = c.root_vehicle_id) desc nulls last, l.booked limit 1), '') as state,
      p.current_quote_id, coalesce(p.currency,
        (select e.currency from claim_entries e where e.claim_id = c.claim_id limit 1), 'USD') as currency,
      1 as claims, coalesce(x.paid, 0) as paid, coalesce(x.reserved, 0) as reserved, coalesce(x.recovered, 0) as recovered
    from claims c left join policies p using (policy_id)
    left join lateral (
      select sum(e.paid_indemnity + e.paid_expense) as paid, sum(e.reserve_indemnity + e.reserve_expense) as reserved,
        sum(e.recovered_salvage + e.recovered_subrogation) as recovered
      from claim_exposures e where e.claim_id = c.claim_id) x on true
    where c.incident_date between from_day and through and c.status not in ('draft', 'withdrawn')
  ), every as (
    select state, policy_id, root_vehicle_id, current_quote_id, currency, earned, 0 as claims, 0 as paid, 0 as reserved,
      0 as recovered from premium
    union all
    select state, policy_id, root_vehicle_id, current_quote_id, currency, 0, claims, paid, reserved, recovered from losses
  )
  select e.state,
    -- What is charged for the policy as a whole is of the class of its first vehicle.
    coalesce((select v.type from quotes q join vehicles v using (quote_id)
      where q.policy_id = e.policy_id or q.quote_id = e.current_quote_id
      order by (v.root_vehicle_id = e.root_vehicle_id) desc nulls last, (q.quote_id = e.current_quote_id) desc,
        v.created, v.vehicle_id limit 1), '') as vehicle_class,
    q.rater_version_id, e.currency, sum(e.earned)::bigint, sum(e.claims)::bigint, sum(e.paid)::bigint,
    sum(e.reserved)::bigint, sum(e.recovered)::bigint
  from every e left join quotes q on q.quote_id = e.current_quote_id
  group by 1, 2, 3, 4
  having sum(e.earned) <> 0 or sum(e.claims) <> 0
$$;
comment on function loss_experience(date, date) is 'Premium earned on the days asked for, and what the losses of those days have cost by now, in cents, by the place and class of what is insured and the version of its rates. @flat @never_null state vehicle_class currency earned claims paid reserved recovered';

-- What each month added to the losses of another: what a triangle is added up from.
create function claim_development(from_month date, through date)
  returns table(accident_month date, development_month integer, currency text, paid bigint, incurred bigint, reported bigint)
  language sql stable rows 500
as $$
  select one.accident_month,
    ((extract(year from one.at) - extract(year from one.accident_month)) * 12
      + extract(month from one.at) - extract(month from one.accident_month))::integer + 1,
    one.currency, sum(one.paid)::bigint, sum(one.incurred)::bigint, sum(one.reported)::bigint
  from (
    select date_trunc('month', c.incident_date)::date as accident_month,
      greatest((e.booked at time zone c.time_zone)::date, c.incident_date) as at, e.currency,
      -- What is incurred and not held back has been paid, less what came back.
      case when e.account in ('incurred', 'outstanding') then e.amount else 0 end as paid,
      case when e.account = 'incurred' then e.amount else 0 end as incurred, 0 as reported
    from claim_entries e join claims c using (claim_id)
    where e.account in ('incurred', 'outstanding') and c.status not in ('draft', 'withdrawn')
    union all
    select date_trunc('month', c.incident_date)::date,
      greatest((c.filed at time zone c.time_zone)::date, c.incident_date),
      coalesce(p.currency, (select e.currency from claim_entries e where e.claim_id = c.claim_id limit 1), 'USD'), 0, 0, 1
    from claims c left join policies p using (policy_id)
    where c.filed is not null and c.status not in ('draft', 'withdrawn')
  ) one
  where one.accident_month >= date_trunc('month', from_month)::date and one.at <= through
  group by 1, 2, 3
$$;
comment on function claim_development(date, date) is 'What each month of development added to the losses of an accident month by a day, in cents, and how many were reported in it; month 1 is that of the loss. @flat @never_null accident_month development_month currency paid incurred reported';

create index claims_of_incident_date on claims (organization_id, incident_date);

-- Every claim of a policy with what it cost: what a loss run lists.
create view loss_runs with (security_invoker=true) as
select c.claim_id as loss_run_id, c.claim_id, c.organization_id, o.name as organization_name, c.policy_id,
  p.policy_number, p.policy_term, p.contract_id, p.effective_date, p.expiration_date, q.contact_email::text as contact_email,
  c.claim_number, c.incident_date, (c.filed at time zone c.time_zone)::date as reported, c.type_of_loss, c.status as claim_status,
  coalesce(p.currency, 'USD') as currency,
  coalesce(x.paid, 0)::bigint as paid, coalesce(x.reserved, 0)::bigint as reserved,
  coalesce(x.recovered, 0)::bigint as recovered, coalesce(x.paid + x.reserved - x.recovered, 0)::bigint as incurred
from claims c
  join policies p on p.policy_id = c.policy_id
  join quotes q on q.quote_id = p.current_quote_id
  left join organizations o on o.organization_id = c.organization_id
  left join lateral (
    select sum(e.paid_indemnity + e.paid_expense) as paid, sum(e.reserve_indemnity + e.reserve_expense) as reserved,
      sum(e.recovered_salvage + e.recovered_subrogation) as recovered
    from claim_exposures e where e.claim_id = c.claim_id) x on true
where c.status not in ('draft', 'withdrawn') and c.erased is null;
comment on view loss_runs is 'Every claim of a policy with what was paid and is held back for it and what came back, in cents.';
