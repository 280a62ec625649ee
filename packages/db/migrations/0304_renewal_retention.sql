-- How many of the terms that ended in a month went on, by whose they are and by why the others did not.
create view renewal_retention with (security_invoker=true) as
select md5(concat_ws(':', g.organization_id, g.renewal_month, g.agent_id))::uuid as renewal_retention_id,
  g.organization_id, o.name as organization_name, g.renewal_month, g.agent_id,
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as agent_name,
  g.terms, g.renewed, g.undecided, g.not_paid, g.rejected, g.declined, g.policy_ended, g.not_priced,
  round(100.0 * g.renewed / nullif(g.terms - g.undecided, 0), 1)::double precision as retained_percent
from (
  select r.organization_id, date_trunc('month', r.renewal_date)::date as renewal_month, q.assigned_agent_id as agent_id,
    count(*)::integer as terms,
    count(*) filter (where r.status = 'completed')::integer as renewed,
    count(*) filter (where r.status not in ('completed', 'expired'))::integer as undecided,
    count(*) filter (where r.ended_because = 'not_paid')::integer as not_paid,
    count(*) filter (where r.ended_because = 'rejected')::integer as rejected,
    count(*) filter (where r.ended_because = 'declined')::integer as declined,
    count(*) filter (where r.ended_because = 'policy_ended')::integer as policy_ended,
    count(*) filter (where r.ended_because = 'not_priced')::integer as not_priced
  from policy_renewals r
  join policies p on p.policy_id = r.source_policy_id
  join quotes q on q.quote_id = p.current_quote_id
  group by 1, 2, 3
) g
left join organizations o on o.organization_id = g.organization_id
left join users u on u.user_id = g.agent_id;
comment on view renewal_retention is 'Of the terms that end in a month, by whose they are: how many went on, how many may yet, and why the others did not.';
