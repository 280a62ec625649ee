-- What bears the same e-mail, phone or VIN as a quote that is being written, for the person who writes it.
-- Each hit is an equality of an index's keys: entities_by_email, entities_by_phone, vehicles_by_vin for a tenant's staff,
-- those without the organization for who sees every one. A phone is one with and without North America's leading 1.
create function find_duplicates(
  email text default null, phone text default null, vin text default null, beside_quote_id uuid default null
)
returns table (
  quote_id uuid, policy_id uuid, policy_number text, quote_status text, policy_status text, provider text,
  effective_date date, expiration_date date, named_insured text, vehicle text,
  same_email boolean, same_phone boolean, same_vin boolean
)
language sql stable rows 5 as $$
  select q.quote_id, p.policy_id, p.policy_number, q.status, p.policy_status, q.provider, q.effective_date,
    coalesce(p.expiration_date, q.expiration_date), coalesce(e.business_name, concat_ws(' ', e.first_name, e.last_name)),
    v.named, hits.by_email, hits.by_phone, hits.by_vin
  from (
    select lower(btrim(email)) as email, upper(regexp_replace(vin, '[\s-]', '', 'g')) as vin,
      nullif(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1(?=\d{10}$)', ''), '') as phone
  ) given
  cross join lateral (
    select quote_id, bool_or(key = 'email') as by_email, bool_or(key = 'phone') as by_phone, bool_or(key = 'vin') as by_vin
    from (
      (select quote_id, 'email' as key from entities
        where entities.email = given.email and archived is null limit 500)
      union all
      (select quote_id, 'phone' from entities
        where phone_key in (given.phone, '1' || given.phone) and archived is null limit 500)
      union all
      (select quote_id, 'vin' from vehicles
        where vehicles.vin = given.vin and archived is null limit 500)
    ) found
    group by quote_id
  ) hits
  join quotes q using (quote_id)
  left join policies p on p.current_quote_id = q.quote_id
  left join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  left join lateral (
    select concat_ws(' ', year, make, model) as named from vehicles
    where vehicles.quote_id = q.quote_id and archived is null
    order by vehicles.vin = given.vin desc nulls last, vehicle_id limit 1
  ) v on true
  where q.quote_id is distinct from beside_quote_id
    and (q.status in ('open', 'agent_required', 'agent_approved', 'referred', 'pending_bind')
      or p.policy_status in ('pending', 'active', 'delinquent', 'pending_cancellation'))
  order by hits.by_vin desc, p.policy_id is null, q.updated desc, q.quote_id
  limit 10
$$;
comment on function find_duplicates is
  'At most ten open quotes and policies in force that bear this e-mail, phone or VIN, beside the quote that is named; those with the VIN first, then policies. @flat @never_null quote_id quote_status provider effective_date expiration_date same_email same_phone same_vin';
