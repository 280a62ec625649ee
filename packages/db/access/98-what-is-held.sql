-- What there is of a person, for the rules on deleting it. What deletes it is in 99-erasure.sql.

/* The addresses under which a person's rows are found: theirs, and those that they left and nobody else has. */
create or replace function addresses_of(person uuid) returns text[]
language sql stable security definer set search_path = public
begin atomic
  select coalesce(array_agg(distinct a.email), '{}') from (
    select u.email::text from users u where u.user_id = person
    union all
    select c.former_email::text from address_changes c
    where c.user_id = person and c.purpose = 'sign_in' and c.status = 'done'
      and not exists (select from users other where other.email = c.former_email and other.user_id <> person)
  ) a (email);
end;

/* What there is of a person, in every organization, as the rules on deletion ask for it. */
create or replace function what_is_held(person uuid, addresses text[]) returns jsonb
language sql stable security definer set search_path = public
begin atomic
  with own_policies as (
    select p.policy_id, p.organization_id, p.policy_number, p.policy_status, q.country, q.administrative_area,
      coalesce(p.cancelled_as_of, p.expiration_date) as ended, money.owed, money.held, back.due_back
    from policies p
    join quotes q on q.quote_id = p.current_quote_id
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.account = 'premium_receivable'), 0)::bigint as owed,
        coalesce(-sum(e.amount) filter (where e.account = 'unapplied_cash'), 0)::bigint as held
      from ledger_transactions t join ledger_entries e using (ledger_transaction_id) where t.policy_id = p.policy_id
    ) money
    cross join lateral (
      select coalesce(sum(r.amount + r.interest), 0)::bigint as due_back from policy_refunds r
      where r.policy_id = p.policy_id and r.status in ('held', 'owed')
    ) back
    where p.user_id = person and p.erased is null
  ), described as (
    -- What says, or would have said, what one of their policies covers.
    select quote_id, min(policy_id::text)::uuid as policy_id from (
      select t.resulting_quote_id as quote_id, policy_id from policy_transactions t join own_policies using (policy_id)
      union all select s.quote_id, policy_id from policy_segments s join own_policies using (policy_id)
      union all select o.proposed_quote_id, policy_id from policy_proposals o join own_policies using (policy_id)
      union all select r.renewal_quote_id, p.policy_id
        from policy_renewals r join own_policies p on p.policy_id = r.source_policy_id where r.renewal_quote_id is not null
    ) said group by quote_id
  ), found_quotes as (
    select q.quote_id from quotes q where q.user_id = person
    union
    select q.quote_id from quotes q where q.user_id is null and q.contact_email::text = any (addresses)
    union
    select e.quote_id from entities e join quotes q using (quote_id)
    where q.user_id is null and e.entity_relationship = 'named_insured' and e.email::text = any (addresses)
    union
    select quote_id from described
  ), own_quotes as (
    select q.quote_id, q.organization_id, q.status, q.country, q.administrative_area,
      coalesce(q.policy_id, p.policy_id, o.policy_id, d.policy_id) as policy_id,
      q.signed_at is not null or q.status = 'ineligible' as applied, (q.updated at time zone q.time_zone)::date as ended
    from quotes q join found_quotes using (quote_id)
      left join policies p on p.current_quote_id = q.quote_id
      left join policy_proposals o on o.proposed_quote_id = q.quote_id
      left join described d on d.quote_id = q.quote_id
    where q.erased is null
  ), own_claims as (
    select c.claim_id, c.organization_id, c.policy_id, c.status, q.country, q.administrative_area,
      (c.updated at time zone 'UTC')::date as ended
    from claims c left join policies p on p.policy_id = c.policy_id
      left join quotes q on q.quote_id = coalesce(p.current_quote_id, c.quote_id)
    where c.erased is null and (c.user_id = person or c.policy_id in (select policy_id from own_policies))
  )
  select jsonb_build_object(
    'isStaff', exists (select from organization_members m where m.user_id = person and m.active)
      or exists (select from user_global_roles g where g.user_id = person),
    'policies', (select coalesce(jsonb_agg(jsonb_build_object('id', policy_id, 'organizationId', organization_id,
      'number', policy_number, 'status', policy_status, 'country', country, 'area', administrative_area, 'ended', ended,
      'owed', greatest(owed, 0), 'dueBack', greatest(-owed, 0) + held + due_back) order by policy_id), '[]') from own_policies),
    'quotes', (select coalesce(jsonb_agg(jsonb_build_object('id', quote_id, 'organizationId', organization_id,
      'status', status, 'country', country, 'area', administrative_area, 'policyId', policy_id, 'isApplication', applied,
      'ended', ended) order by quote_id), '[]') from own_quotes),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('id', claim_id, 'organizationId', organization_id,
      'policyId', policy_id, 'status', status, 'country', country, 'area', administrative_area, 'ended', ended)
      order by claim_id), '[]') from own_claims),
    'underWay', (select count(*) from payments y
        where y.status in ('pending', 'authorized', 'processing', 'withdrawn', 'unknown')
          and (y.policy_id in (select policy_id from own_policies) or y.quote_id in (select quote_id from own_quotes)))
      + (select count(*) from process_intents i where i.state = 'begun' and (i.root_id in (select policy_id from own_policies)
          or i.root_id in (select quote_id from own_quotes))),
    'counts', jsonb_build_object(
      'message', (select count(*) from enquiries where email::text = any (addresses)),
      'lead', (select count(*) from external_quotes where email::text = any (addresses) or user_id = person),
      'waiting', (select count(*) from waitlist where email::text = any (addresses)),
      'letter', (select count(*) from notifications n where n.recipient::text = any (addresses)
        and (n.quote_id is null or n.quote_id in (select quote_id from own_quotes where policy_id is null))),
      'file', (select count(*) from files f
        where f.quote_id in (select quote_id from own_quotes where policy_id is null) and f.removed is null)
      + (select count(*) from documents d where d.quote_id in (select quote_id from own_quotes where policy_id is null)),
      'check', (select count(*) from quote_verifications v
        where v.quote_id in (select quote_id from own_quotes where policy_id is null))));
end;

revoke all on function addresses_of(uuid), what_is_held(uuid, text[]) from public;
grant execute on function addresses_of(uuid), what_is_held(uuid, text[]) to operator;
