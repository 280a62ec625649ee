-- As before, and says of whom nobody is named because they had it so.
drop function search_platform(text);
create function search_platform(search text)
returns table (
  policy_id uuid, quote_id uuid, quote_status text, policy_status text, quote_effective_date date,
  quote_expiration_date date, policy_number text, quote_token quote_token_seed, quote_provider text,
  named_insured_first_name text, named_insured_last_name text, contact text, erased timestamptz
)
language sql stable rows 25 as $$
  select q.policy_id, q.quote_id, q.status, p.policy_status, q.effective_date, q.expiration_date, p.policy_number,
    case when q.policy_id is null and (select pg_has_role('link_senders', 'usage'))
      then concat_ws(' ', q.quote_id, q.token_version, q.organization_id) end::quote_token_seed,
    q.provider, e.first_name, coalesce(e.last_name, e.business_name), coalesce(e.email, q.contact_email, e.phone),
    q.erased
  from (
    select
      case when typed <> '' and translate(typed, ' ,', '') = typed then typed end as word,
      case when length(typed) > 2 and translate(typed, ' ,@0123456789', '') <> typed then typed end as more
    from (
      select search_key(btrim(translate(left(search, 100), E'\t\n\r\u00a0', '    '), ' ,')) as typed offset 0
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
  'Quotes and policies by name, e-mail, phone, policy number or VIN; the newest effective date first, replaced ones left out. quote_token is there for those who may send the quote to its customer; contact is the address or phone of whom it is for; erased is when they had everything about them erased. @flat @never_null quote_id quote_status quote_effective_date quote_expiration_date quote_provider';
