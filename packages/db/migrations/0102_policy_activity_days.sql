-- What was booked, day by day, for the totals above a list of activities and the line drawn beside them. It is narrowed by
-- what the list is narrowed by; days are those of the reader's zone, and `step` of them are counted together from a Monday on.
create function policy_activity_days(
  zone text, step integer default 1, since timestamptz default null, until timestamptz default null,
  actions jsonb default null, providers jsonb default null, states jsonb default null,
  organization text default null, agent text default null,
  change_from bigint default null, change_to bigint default null, number text default null
)
returns table (day date, currency text, activities bigint, premium_change bigint)
language sql stable rows 400 as $$
  select local.day - (local.day - date '2000-01-03') % greatest(step, 1), p.currency, count(*),
    sum(a.premium_change)::bigint
  from policy_activities a
  cross join lateral (select (a.timestamp at time zone zone)::date as day) local
  join policies p using (policy_id)
  where a.timestamp >= coalesce(since, '-infinity') and a.timestamp < coalesce(until, 'infinity')
    and (actions is null or actions ? a.action)
    and (providers is null or providers ? a.provider)
    and (states is null or states ? a.policy_state)
    and (organization is null or starts_with(lower(a.organization_name), lower(organization)))
    and (agent is null or starts_with(lower(a.agent_name), lower(agent)))
    and (change_from is null or a.premium_change >= change_from)
    and (change_to is null or a.premium_change <= change_to)
    and (number is null or starts_with(p.policy_number, number))
  group by 1, 2
$$;
comment on function policy_activity_days is
  'How many activities of policies there were on each day of a zone, and what they changed of the premium, by currency; step days are counted together under the first of them; actions, providers and states are lists. @flat @never_null day currency activities premium_change';

-- Who sees every organization reads the newest first across all of them.
create index policy_activities_newest on policy_activities (timestamp desc, history_id);
-- Which states and kinds of activity there are, as filters offer them.
create index policy_activities_states on policy_activities (policy_state, organization_id);
create index policy_activities_actions on policy_activities (action, organization_id);
