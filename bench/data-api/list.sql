-- An agent's newest 50 quotes with insured, vehicles, agent and the count of all.
select json_build_object(
  'quotes', coalesce((
    select json_agg(json_build_object(
      'quote_id', q.quote_id, 'status', q.status, 'provider', q.provider, 'effective_date', q.effective_date,
      'premium', q.premium, 'updated', q.updated,
      'entities', coalesce((
        select json_agg(json_build_object('first_name', e.first_name, 'last_name', e.last_name))
        from entities e where e.quote_id = q.quote_id and e.organization_id = q.organization_id
          and e.entity_relationship = 'named_insured'), '[]'),
      'vehicles', coalesce((
        select json_agg(json_build_object('year', v.year, 'make', v.make, 'model', v.model))
        from vehicles v where v.quote_id = q.quote_id and v.organization_id = q.organization_id), '[]'),
      'agent_profile', (
        select json_build_object('first_name', a.first_name, 'last_name', a.last_name)
        from agent_profiles a where a.user_id = q.assigned_agent_id and a.organization_id = q.organization_id)
    ) order by q.updated desc)
    from (select quote_id, organization_id, status, provider, effective_date, premium, updated, assigned_agent_id
      from quotes order by updated desc limit 50) q), '[]'),
  'quotes_aggregate', json_build_object('aggregate', json_build_object('count', (select count(*) from quotes)))
)::text
