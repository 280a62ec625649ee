-- Agent search by the beginning of a last or first name: a range of one index under row security.
select json_build_object('search_platform', (
  select coalesce(json_agg(found), '[]') from (
    select q.quote_id, q.policy_id, q.status as quote_status, p.policy_status,
      q.effective_date as quote_effective_date, p.policy_number, e.first_name as named_insured_first_name,
      e.last_name as named_insured_last_name
    from (
      select distinct quote_id from (select quote_id from entity_name_words
        where word >= $1 and word < $1 || U&'\+10FFFF' limit 1000) named
    ) hits
    join quotes q using (quote_id)
    left join policies p on p.policy_id = q.policy_id
    left join entities e
      on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
    where q.status <> 'replaced'
    order by q.effective_date desc, q.quote_id
    limit 25
  ) found))::text
