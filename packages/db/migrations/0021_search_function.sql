-- Agent search as a function that callers select from, and relations under the names that people use.

-- What is opened or derived by the application: the API hands such a value over as it stands to nobody.
comment on domain sealed is 'AES-256-GCM for its table, column and row. @decoded by key';
create domain quote_token_seed as text;
comment on domain quote_token_seed is 'A quote''s id, token version and organization: the token is derived of them, never stored. @decoded';

-- What begins with a text lies between it and the text followed by the last character there is: ranges of keys in
-- collation "C", since LIKE is not leakproof, so that the indexes serve under row security.

-- Quotes by what is more than one word: two names, an e-mail, a phone, a policy number, a VIN. Plans are generic, because
-- a range whose ends are known would be planned anew with each search, which takes longer than to run it.
create function search_beyond_one_word(typed text) returns setof uuid
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

-- Plain SQL, which PostgreSQL writes into the statement that asks: only what is selected is worked out, and what is not
-- one word costs nothing where it is one.
create function search_platform(search text)
returns table (
  policy_id uuid, quote_id uuid, quote_status text, policy_status text, quote_effective_date date,
  quote_expiration_date date, policy_number text, quote_token quote_token_seed, quote_provider text,
  named_insured_first_name text, named_insured_last_name text
)
language sql stable rows 25 as $$
  select q.policy_id, q.quote_id, q.status, p.policy_status, q.effective_date, q.expiration_date, p.policy_number,
    case when q.policy_id is null and (select pg_has_role('link_senders', 'usage'))
      then concat_ws(' ', q.quote_id, q.token_version, q.organization_id) end::quote_token_seed,
    q.provider, e.first_name, coalesce(e.last_name, e.business_name)
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
  'Quotes and policies by name, e-mail, phone, policy number or VIN; the newest effective date first, replaced ones left out. quote_token is there for those who may send the quote to its customer. @flat @never_null quote_id quote_status quote_effective_date quote_expiration_date quote_provider';

comment on constraint quote_assigned_agent on quotes is 'assigned_agent|quotes';
comment on constraint claim_assigned_agent on claims is 'assigned_agent|claims';
