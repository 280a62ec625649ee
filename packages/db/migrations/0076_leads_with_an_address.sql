-- Where the link back to a quote was sent last at its visitor's wish: a lead has an address before it has a name.
alter table quotes add column contact_email email_address;
alter table quotes add constraint quotes_contact_email_bound check (is_line(contact_email, 254));
update quotes set contact_email = asked.recipient from (
  select distinct on (quote_id) quote_id, recipient from notifications
  where template = 'resume_quote' and quote_id is not null order by quote_id, created desc
) asked where asked.quote_id = quotes.quote_id;
set constraints all immediate;
create index quotes_contact_email on quotes (contact_email) where contact_email is not null;

-- As before, and found by that address, too.
create or replace function search_beyond_one_word(typed text) returns setof uuid
language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
declare
  code constant text := upper(replace(typed, ' ', ''));
  digits constant text := regexp_replace(typed, '\D', '', 'g');
  -- "Family, given" as lists print it.
  family text := btrim(split_part(typed, ',', 1));
  given text := btrim(split_part(typed, ',', 2));
  last constant text := U&'\+10FFFF';
begin
  if given = '' then
    given := split_part(family, ' ', 1);
    family := btrim(substr(family, length(given) + 1));
  end if;
  -- Without a letter it is no name.
  if family <> '' and typed !~ '^\d' and typed ~ '[[:alpha:]]' then
    return query select quote_id from entities
      where last_name_key >= family and last_name_key < family || last
        and first_name_key >= given and first_name_key < given || last limit 1000;
  end if;
  if strpos(typed, '@') > 0 then
    return query select quote_id from entities where email >= typed and email < typed || last limit 1000;
    return query select quote_id from quotes where contact_email >= typed and contact_email < typed || last limit 1000;
  end if;
  if length(digits) >= 4 and typed ~ '^[\d\s().+-]+$' then
    return query select quote_id from entities where phone_key >= digits and phone_key < digits || last limit 1000;
  end if;
  if code ~ '^[A-Z]{2,6}-?\d' then
    return query select current_quote_id from policies
      where policy_number >= code and policy_number < code || last limit 1000;
  end if;
  if digits <> '' and code ~ '^[A-HJ-NPR-Z0-9]{5,17}$' then
    return query select quote_id from vehicles where vin >= code and vin < code || last limit 1000;
  end if;
end $$;

drop function search_platform(text);
create function search_platform(search text)
returns table (
  policy_id uuid, quote_id uuid, quote_status text, policy_status text, quote_effective_date date,
  quote_expiration_date date, policy_number text, quote_token quote_token_seed, quote_provider text,
  named_insured_first_name text, named_insured_last_name text, contact text
)
language sql stable rows 25 as $$
  select q.policy_id, q.quote_id, q.status, p.policy_status, q.effective_date, q.expiration_date, p.policy_number,
    case when q.policy_id is null and (select pg_has_role('link_senders', 'usage'))
      then concat_ws(' ', q.quote_id, q.token_version, q.organization_id) end::quote_token_seed,
    q.provider, e.first_name, coalesce(e.last_name, e.business_name), coalesce(e.email, q.contact_email, e.phone)
  from (
    select
      case when typed <> '' and translate(typed, ' ,', '') = typed then typed end as word,
      case when length(typed) > 2 and translate(typed, ' ,@0123456789', '') <> typed then typed end as more
    from (
      select lower(btrim(translate(left(search, 100), E'\t\n\r\u00a0', '    '), ' ,')) as typed offset 0
    ) trimmed offset 0
  ) said
  cross join lateral (
    (select quote_id from entities
      where last_name_key >= said.word and last_name_key < said.word || U&'\+10FFFF' limit 1000)
    union
    (select quote_id from entities
      where first_name_key >= said.word and first_name_key < said.word || U&'\+10FFFF' limit 1000)
    union
    (select search_beyond_one_word(said.more) where said.more is not null)
  ) hits
  join quotes q using (quote_id)
  left join policies p on p.policy_id = q.policy_id
  left join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  where q.status <> 'replaced'
  order by q.effective_date desc, q.quote_id
  limit 25
$$;
comment on function search_platform is
  'Quotes and policies by name, e-mail, phone, policy number or VIN; the newest effective date first, replaced ones left out. quote_token is there for those who may send the quote to its customer; contact is the address or phone of whom it is for. @flat @never_null quote_id quote_status quote_effective_date quote_expiration_date quote_provider';

create or replace function find_duplicates(
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
      (select quote_id, 'email' from quotes where contact_email = given.email limit 500)
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
