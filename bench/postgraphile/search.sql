-- Agent search as PostGraphile can call it: the hand-written statement as a function under the caller's row security.
create schema bench;
grant usage on schema bench to tenant_staff;
create function bench.agent_search(search text)
returns table (quote_id uuid, policy_id uuid, quote_status text, policy_status text, quote_effective_date date,
  policy_number text, named_insured_first_name text, named_insured_last_name text)
language sql stable as $$
  select q.quote_id, q.policy_id, q.status, p.policy_status, q.effective_date, p.policy_number, e.first_name, e.last_name
  from (
    select distinct quote_id from (select quote_id from entity_name_words
        where word >= search and word < search || U&'\+10FFFF' limit 1000) named
  ) hits
  join quotes q using (quote_id)
  left join policies p on p.policy_id = q.policy_id
  left join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  where q.status <> 'replaced'
  order by q.effective_date desc, q.quote_id
  limit 25
$$;
grant execute on function bench.agent_search to tenant_staff;
