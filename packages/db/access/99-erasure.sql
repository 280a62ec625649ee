-- Deleting a person's data. No role may delete or change these rows at will: an operation erases whole records, by these
-- functions alone, and in its own organization alone.

alter table deletion_requests enable row level security;
create policy own_rows on deletion_requests for select to customers using (user_id = claim_user());
create policy staff_reads on deletion_requests for select to "global:service_manager", "global:organization_admin",
  "global:admin" using (true);
grant select (deletion_request_id, organization_id, user_id, status, due, refusal_code, kept_until, finished,
  created) on deletion_requests to customers, "global:service_manager", "global:organization_admin", "global:admin";
-- Who administers reads who asked, and nothing of anybody else.
create policy asked_for_deletion on users for select to "global:organization_admin"
  using (exists (select from deletion_requests where deletion_requests.user_id = users.user_id));
grant select (user_id, email, first_name, last_name) on users to "global:organization_admin";
call pg_temp.operates('deletion_requests');
grant select, insert, update on deletion_requests to operator;
create policy sweeps on deletion_requests for select to worker using (true);
grant select (deletion_request_id, organization_id, status, due) on deletion_requests to worker;

grant select (kept_until, erased) on quotes to customers, "token:quote", tenant_staff, global_staff,
  "global:organization_admin", worker;
grant select (kept_until, erased) on policies to customers, "token:quote", tenant_staff, global_staff,
  "global:organization_admin", worker;
grant select (kept_until, erased) on claims to customers, "token:claim", tenant_staff, global_staff;
create policy sweeps on claims for select to worker using (true);
grant select (claim_id, organization_id, kept_until, erased) on claims to worker;

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

/* What of quotes tells of a person goes: figures stay. Their files are forgotten by `forget_files`, after their bytes. */
create or replace function erase_quotes(ids uuid[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from notifications n using quote_referrals r
    where n.quote_referral_id = r.quote_referral_id and r.quote_id = any (ids) and r.organization_id = claim_organization();
  delete from notifications n using note_mentions m, quote_notes o
    where n.note_mention_id = m.note_mention_id and m.quote_note_id = o.quote_note_id and o.quote_id = any (ids)
      and o.organization_id = claim_organization();
  delete from notifications where quote_id = any (ids) and organization_id = claim_organization();
  delete from signing_requests where quote_id = any (ids) and organization_id = claim_organization();
  delete from note_mentions m using quote_notes o
    where m.quote_note_id = o.quote_note_id and o.quote_id = any (ids) and o.organization_id = claim_organization();
  delete from quote_notes where quote_id = any (ids) and organization_id = claim_organization();
  delete from quote_attachments where quote_id = any (ids) and organization_id = claim_organization();
  delete from mvr_violations where quote_id = any (ids) and organization_id = claim_organization();
  delete from quote_verifications where quote_id = any (ids) and organization_id = claim_organization();
  delete from price_moves where quote_id = any (ids) and organization_id = claim_organization();
  delete from rated_subjects where quote_id = any (ids) and organization_id = claim_organization();
  delete from timeline_entries where quote_id = any (ids) and organization_id = claim_organization();
  delete from quote_referral_messages m using quote_referrals r
    where m.quote_referral_id = r.quote_referral_id and r.quote_id = any (ids) and r.organization_id = claim_organization();
  update quote_referrals set request_reasons = '{—}', request_reasons_fr = null, findings = '[]',
      action_reason = case when action_reason is null then null else '—' end,
      status = case when status = 'pending' then 'expired' else status end
    where quote_id = any (ids) and organization_id = claim_organization();
  update rule_impact_rows set seen = '—' where quote_id = any (ids) and organization_id = claim_organization();
  update moratorium_exceptions set reason = '—' where quote_id = any (ids) and organization_id = claim_organization();
  delete from vehicle_devices d using vehicles v
    where d.vehicle_id = v.vehicle_id and v.quote_id = any (ids) and v.organization_id = claim_organization();
  update vehicles set vin = null, floorplan = null, features = default, meta = default, custom_fields = default,
      answers = default
    where quote_id = any (ids) and organization_id = claim_organization();
  update entities set archived = coalesce(archived, app_now()), first_name = null, last_name = null, business_name = null,
      email = null, phone = null, birthdate = null, marital_status = null, license_number = null,
      license_number_index = null, license_country = null, license_administrative_area = null,
      license_first_issued_year = null, meta = default, custom_fields = default, answers = default
    where quote_id = any (ids) and organization_id = claim_organization();
  -- A Canadian postal code may be one house; its first half is a district.
  update locations set line_1 = null, line_2 = null, locality = null, administrative_area_2 = null,
      postal_code = case country when 'CA' then left(postal_code, 3) else postal_code end
    where quote_id = any (ids) and organization_id = claim_organization();
  update payments set cc_last_four = null, bank = null, payment_method_id = null
    where quote_id = any (ids) and organization_id = claim_organization();
  delete from payment_methods m where m.contract_id is null and m.quote_id = any (ids)
    and m.organization_id = claim_organization();
  update process_intents set request = '{}', result = null,
      actor = jsonb_build_object('requestId', actor -> 'requestId')
    where root_id = any (ids) and state = 'finished' and organization_id = claim_organization();
  delete from idempotency_keys where principal = any (ids::text[]);
  update quotes set erased = app_now(), token_version = token_version + 1, declarations = default, meta = default,
      custom_fields = default, attribution = default, rating_response = null, changes = null, contact_email = null,
      signer_info = null, refused_for = null, restriction_keys = null, typed_rating = null, typed_content_hash = null,
      external_id = null, external_url = null,
      postal_code = case country when 'CA' then left(postal_code, 3) else postal_code end,
      status = case when status in ('open', 'agent_required', 'agent_approved', 'referred', 'proposal', 'pending_renewal')
        then 'expired' else status end
    where quote_id = any (ids) and erased is null and organization_id = claim_organization();
end;

/* The same of claims. */
create or replace function erase_claims(ids uuid[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from claim_attachments where claim_id = any (ids) and organization_id = claim_organization();
  delete from claim_entities where claim_id = any (ids) and organization_id = claim_organization();
  delete from claim_vehicles where claim_id = any (ids) and organization_id = claim_organization();
  update claims set erased = app_now(), token_version = token_version + 1, policy_holder = null, processor_id = null,
      incident_time = null, incident_location = null, driver = null, incident_description = null,
      damage_description = null, damage = default, police_agency = null, police_report_number = null,
      business_purposes_reason = null, meta = default
    where claim_id = any (ids) and erased is null and organization_id = claim_organization();
end;

/* The same of policies and of every quote that described them: the books go on balancing, of nobody. */
create or replace function erase_policies(ids uuid[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from notifications n using note_mentions m, policy_notes o
    where n.note_mention_id = m.note_mention_id and m.policy_note_id = o.policy_note_id and o.policy_id = any (ids)
      and o.organization_id = claim_organization();
  delete from notifications where policy_id = any (ids) and organization_id = claim_organization();
  delete from note_mentions m using policy_notes o
    where m.policy_note_id = o.policy_note_id and o.policy_id = any (ids) and o.organization_id = claim_organization();
  delete from policy_notes where policy_id = any (ids) and organization_id = claim_organization();
  delete from policy_attachments where policy_id = any (ids) and organization_id = claim_organization();
  delete from vehicle_assets where policy_id = any (ids) and organization_id = claim_organization();
  delete from timeline_entries where policy_id = any (ids) and organization_id = claim_organization();
  update policy_inspections set reason = null, photo_url = null
    where policy_id = any (ids) and organization_id = claim_organization();
  update policy_events set data = '{}' where policy_id = any (ids) and organization_id = claim_organization();
  update policy_renewals set underwriting_renewal_notes = null, meta = default, last_error = null
    where source_policy_id = any (ids) and organization_id = claim_organization();
  update policy_transactions set reason = null, delta = '{}'
    where policy_id = any (ids) and organization_id = claim_organization();
  update policy_cancellations set explanation = null, proof = null, hold_reason = null
    where policy_id = any (ids) and organization_id = claim_organization();
  update policy_reinstatements set signed_by = '—' where policy_id = any (ids) and organization_id = claim_organization();
  update policy_refunds set reason = case when by_hand then '—' else reason end,
      hold_reason = case when hold_reason is null then null else '—' end
    where policy_id = any (ids) and organization_id = claim_organization();
  update refund_states set hold_reason = case when hold_reason is null then null else '—' end
    where policy_id = any (ids) and organization_id = claim_organization();
  update moratorium_exceptions set reason = '—' where policy_id = any (ids) and organization_id = claim_organization();
  update billing_arrangements set autopay = false, payment_method_id = null
    where policy_id = any (ids) and organization_id = claim_organization();
  update payments set cc_last_four = null, bank = null, payment_method_id = null
    where (policy_id = any (ids) or quote_id in (select q.quote_id from quotes q where q.policy_id = any (ids)))
      and organization_id = claim_organization();
  update transactions set cc_last_four = null, bank = null, meta = default
    where policy_id = any (ids) and organization_id = claim_organization();
  update transaction_states set cc_last_four = null, bank = null
    where policy_id = any (ids) and organization_id = claim_organization();
  delete from payment_methods m using policies p
    where p.contract_id = m.contract_id and p.policy_id = any (ids) and m.organization_id = claim_organization()
      and not exists (select from policies other
        where other.contract_id = m.contract_id and other.erased is null and other.policy_id <> all (ids))
      and not exists (select from payments y where y.payment_method_id = m.payment_method_id);
  update process_intents set request = '{}', result = null,
      actor = jsonb_build_object('requestId', actor -> 'requestId')
    where root_id = any (ids) and state = 'finished' and organization_id = claim_organization();
  update policies set erased = app_now(), signer_info = null, meta = default
    where policy_id = any (ids) and erased is null and organization_id = claim_organization();
end;

/* Rows of files whose bytes are gone. */
create or replace function forget_files(file_ids uuid[], document_ids uuid[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from quote_attachments where file_id = any (file_ids) and organization_id = claim_organization();
  delete from policy_attachments where file_id = any (file_ids) and organization_id = claim_organization();
  delete from claim_attachments where file_id = any (file_ids) and organization_id = claim_organization();
  delete from vehicle_assets where file_id = any (file_ids) and organization_id = claim_organization();
  delete from file_parts where file_id = any (file_ids) and organization_id = claim_organization();
  delete from files where file_id = any (file_ids) and organization_id = claim_organization();
  delete from documents where document_id = any (document_ids) and organization_id = claim_organization();
end;

/*
 * Ends every way in, what may be charged by itself, and the account: its address is free. What stays is a key that rows of the books point at. A
 * link that was sent to an address of theirs opens nothing any more.
 */
create or replace function close_account(person uuid, addresses text[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from second_factors where user_id = person;
  delete from recovery_codes where user_id = person;
  delete from trusted_devices where user_id = person;
  delete from sign_in_steps where user_id = person;
  delete from passkeys where user_id = person;
  delete from auth.letter where email = any (addresses);
  delete from auth.verification where identifier = any (addresses);
  delete from auth."user" where id = person;
  update address_changes set status = 'cancelled' where user_id = person and status = 'asked';
  update billing_arrangements b set autopay = false from policies p where p.policy_id = b.policy_id and p.user_id = person;
  update payment_methods set ended = coalesce(ended, app_now()) where user_id = person;
  update users set email = 'erased-' || user_id || '@erased.invalid', first_name = null, last_name = null, phone = null,
      language = null, preferred_name = null, preferences = default, archived = coalesce(archived, app_now())
    where user_id = person;
  delete from idempotency_keys where principal = person::text;
end;

/* What belongs to a person or an address, and to no quote and no policy that stays. */
create or replace function erase_person(person uuid, addresses text[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from notifications n
    where n.personal_export_id in (select personal_export_id from personal_exports where user_id = person)
      or n.address_change_id in (select address_change_id from address_changes where user_id = person)
      or n.deletion_request_id in (select deletion_request_id from deletion_requests where user_id = person)
      or n.enquiry_id in (select enquiry_id from enquiries where email::text = any (addresses))
      or n.waitlist_id in (select waitlist_id from waitlist where email::text = any (addresses))
      or n.recipient::text = any (addresses) and n.policy_id is null
        and not exists (select from quotes q where q.quote_id = n.quote_id and q.erased is null);
  delete from personal_exports where user_id = person;
  delete from address_changes where user_id = person;
  delete from declined_letters where email::text = any (addresses);
  delete from enquiry_messages m using enquiries e where m.enquiry_id = e.enquiry_id and e.email::text = any (addresses);
  delete from enquiries where email::text = any (addresses);
  delete from waitlist where email::text = any (addresses);
  update external_quotes set email = null, customer_name = null, user_id = null, external_id = null
    where email::text = any (addresses) or user_id = person;
  update deletion_requests set refusal = null where user_id = person;
end;

/* The letter about a deletion that was carried out is forgotten once it is sent, or after three days of trying. */
create or replace function forget_last_letters() returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from notifications n using deletion_requests d
    where n.deletion_request_id = d.deletion_request_id and d.status = 'done'
      and (n.status <> 'queued' or n.created < app_now() - interval '3 days');
end;

do $$
declare
  name text;
begin
  foreach name in array array['what_is_held(uuid, text[])', 'addresses_of(uuid)', 'erase_quotes(uuid[])',
    'erase_claims(uuid[])', 'erase_policies(uuid[])', 'forget_files(uuid[], uuid[])', 'close_account(uuid, text[])',
    'erase_person(uuid, text[])'] loop
    execute format('revoke all on function %s from public', name);
    execute format('grant execute on function %s to operator', name);
  end loop;
  revoke all on function forget_last_letters() from public;
  grant execute on function forget_last_letters() to worker;
end $$;

-- What stood here for a while, and nothing asks any more.
drop function if exists policy_of_quote(uuid);
