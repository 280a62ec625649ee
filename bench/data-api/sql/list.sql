-- An agent's newest 50 quotes with insured, vehicles, agent and the count of all.
select json_build_object(
  'quotes', (
    select coalesce(json_agg(quote), '[]') from (
      select q.quote_id, q.status, q.provider, q.effective_date, q.premium, q.updated,
        (select coalesce(json_agg(entity), '[]') from (
          select first_name, last_name from entities e
          where e.quote_id = q.quote_id and e.entity_relationship = 'named_insured') entity) as entities,
        (select coalesce(json_agg(vehicle), '[]') from (
          select year, make, model from vehicles v where v.quote_id = q.quote_id) vehicle) as vehicles,
        (select row_to_json(agent) from (
          select first_name, last_name from agent_profiles a
          where a.user_id = q.assigned_agent_id and a.organization_id = q.organization_id) agent) as assigned_agent
      from quotes q order by q.updated desc limit 50) quote),
  'quotes_aggregate', json_build_object('aggregate', json_build_object('count', (select count(*) from quotes)))
)::text
