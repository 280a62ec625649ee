-- An organization's staff read of each other in the profiles of agents: of users they see themselves alone, so that every
-- other agent's renewals stood under nobody's name.
create or replace view renewal_retention with (security_invoker=true) as
select md5(concat_ws(':', g.organization_id, g.renewal_month, g.agent_id))::uuid as renewal_retention_id,
  g.organization_id, o.name as organization_name, g.renewal_month, g.agent_id,
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as agent_name,
  g.terms, g.renewed, g.undecided, g.not_paid, g.rejected, g.declined, g.policy_ended, g.not_priced,
  round(100.0 * g.renewed / nullif(g.terms - g.undecided, 0), 1)::double precision as retained_percent,
  g.declined_price, g.declined_insured_elsewhere, g.declined_vehicle_gone, g.declined_not_used,
  g.declined_moved, g.declined_service, g.declined_other
from (
  select r.organization_id, date_trunc('month', r.renewal_date)::date as renewal_month, q.assigned_agent_id as agent_id,
    count(*)::integer as terms,
    count(*) filter (where r.status = 'completed')::integer as renewed,
    count(*) filter (where r.status not in ('completed', 'expired'))::integer as undecided,
    count(*) filter (where r.ended_because = 'not_paid')::integer as not_paid,
    count(*) filter (where r.ended_because = 'rejected')::integer as rejected,
    count(*) filter (where r.ended_because = 'declined')::integer as declined,
    count(*) filter (where r.ended_because = 'policy_ended')::integer as policy_ended,
    count(*) filter (where r.ended_because = 'not_priced')::integer as not_priced,
    count(*) filter (where r.ended_because = 'declined' and r.decline_reason = 'price')::integer as declined_price,
    count(*) filter (where r.ended_because = 'declined' and r.decline_reason = 'insured_elsewhere')::integer as declined_insured_elsewhere,
    count(*) filter (where r.ended_because = 'declined' and r.decline_reason = 'vehicle_gone')::integer as declined_vehicle_gone,
    count(*) filter (where r.ended_because = 'declined' and r.decline_reason = 'not_used')::integer as declined_not_used,
    count(*) filter (where r.ended_because = 'declined' and r.decline_reason = 'moved')::integer as declined_moved,
    count(*) filter (where r.ended_because = 'declined' and r.decline_reason = 'service')::integer as declined_service,
    count(*) filter (where r.ended_because = 'declined' and r.decline_reason = 'other')::integer as declined_other
  from policy_renewals r
  join policies p on p.policy_id = r.source_policy_id
  join quotes q on q.quote_id = p.current_quote_id
  group by 1, 2, 3
) g
left join organizations o on o.organization_id = g.organization_id
left join agent_profiles u on u.organization_id = g.organization_id and u.user_id = g.agent_id;
