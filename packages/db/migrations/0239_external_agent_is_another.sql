-- Whoever asks is not told that they themselves serve a customer already: their own name said nothing, and a quote that
-- nobody holds named the very agent who looked at it.

create or replace function external_agent_fni(quote_id uuid default null, policy_id uuid default null)
returns table (
  show_alert boolean, entity_id uuid, first_name text, last_name text, business_name text, email text, agent text
)
language sql stable rows 1 as $$
  select other.agent is not null, e.entity_id, e.first_name, e.last_name, e.business_name, e.email, other.agent
  from quotes q
  join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  left join lateral (
    select nullif(concat_ws(' ', u.first_name, u.last_name), '') as agent
    from entities o
    join quotes oq on oq.quote_id = o.quote_id
    join agent_profiles u on u.organization_id = oq.organization_id and u.user_id = oq.assigned_agent_id
    left join policies op on op.current_quote_id = oq.quote_id
    where o.email = e.email and o.archived is null and o.entity_relationship = 'named_insured'
      and oq.quote_id <> q.quote_id and oq.assigned_agent_id is distinct from q.assigned_agent_id
      and oq.assigned_agent_id is distinct from claim_user()
      and (oq.status in ('open', 'agent_required', 'agent_approved', 'referred', 'pending_bind')
        or op.policy_status in ('pending', 'active', 'delinquent', 'pending_cancellation'))
    order by op.policy_id is null, oq.updated desc
    limit 1
  ) other on true
  where q.quote_id = external_agent_fni.quote_id
    or q.quote_id = (select current_quote_id from policies p where p.policy_id = external_agent_fni.policy_id)
  order by e.created
  limit 1
$$;
