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

/* What of quotes tells of a person goes: figures stay. Their files are forgotten by `forget_files`, after their bytes. */
create or replace function erase_quotes(ids uuid[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from notifications n using quote_referrals r
    where n.subject_kind = 'quote_referral' and n.subject_id = r.quote_referral_id and r.quote_id = any (ids) and r.organization_id = claim_organization();
  delete from notifications n using note_mentions m, quote_notes o
    where n.subject_kind = 'note_mention' and n.subject_id = m.note_mention_id and m.quote_note_id = o.quote_note_id
      and o.quote_id = any (ids) and o.organization_id = claim_organization();
  delete from notifications where quote_id = any (ids) and organization_id = claim_organization();
  delete from signing_requests where quote_id = any (ids) and organization_id = claim_organization();
  delete from note_mentions m using quote_notes o
    where m.quote_note_id = o.quote_note_id and o.quote_id = any (ids) and o.organization_id = claim_organization();
  delete from tasks t using entities e
    where t.entity_id = e.entity_id and e.quote_id = any (ids) and e.organization_id = claim_organization();
  delete from tasks where quote_id = any (ids) and organization_id = claim_organization();
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
  delete from claim_notes where claim_id = any (ids) and organization_id = claim_organization();
  delete from claim_entities where claim_id = any (ids) and organization_id = claim_organization();
  delete from claim_vehicles where claim_id = any (ids) and organization_id = claim_organization();
  delete from timeline_entries where claim_id = any (ids) and organization_id = claim_organization();
  update claim_payees set name = '—', line_1 = null, line_2 = null, locality = null, postal_code = null, account_token = null,
    account_last_four = null, account_changed = null, account_verified = null, account_verified_how = null
    where claim_id = any (ids) and organization_id = claim_organization();
  update claim_payments set payees = '—', memo = null where claim_id = any (ids) and organization_id = claim_organization();
  update claim_letters set recipient = case when recipient is null then null else 'erased@invalid.example' end,
      recipient_name = case when recipient_name is null then null else '—' end,
      address = case when address is null then null else '{}'::jsonb end, subject = '—', body = '—'
    where claim_id = any (ids) and organization_id = claim_organization();
  update posted_letters set recipient = '—', address = '{}', reason = null, tracking_number = null, reference = '—'
    where claim_id = any (ids) and organization_id = claim_organization();
  delete from tasks where claim_id = any (ids) and organization_id = claim_organization();
  update claim_waits set what = '—' where claim_id = any (ids) and organization_id = claim_organization();
  update claim_recoveries set from_whom = '—' where claim_id = any (ids) and organization_id = claim_organization();
  update claim_exposures set claimant = case when claimant is null then null else '—' end
    where claim_id = any (ids) and organization_id = claim_organization();
  update claims set erased = app_now(), token_version = token_version + 1, policy_holder = null, processor_id = null,
      incident_time = null, incident_location = null, driver = null, incident_description = null,
      damage_description = null, damage = default, police_agency = null, police_report_number = null,
      business_purposes_reason = null, meta = default, answers = default, stated_facts = default, reporter_name = null, reporter_email = null,
      reporter_phone = null, evaluation_note = null,
      appeal_reason = case when appeal_reason is null then null else '—' end, decision_reason = case when decision_reason is null then null else '—' end,
      postal_code = case when postal_code ~ '^[A-Z]' then left(postal_code, 3) else postal_code end
    where claim_id = any (ids) and erased is null and organization_id = claim_organization();
end;

/* The same of policies and of every quote that described them: the books go on balancing, of nobody. */
create or replace function erase_policies(ids uuid[]) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from notifications n using note_mentions m, policy_notes o
    where n.subject_kind = 'note_mention' and n.subject_id = m.note_mention_id and m.policy_note_id = o.policy_note_id
      and o.policy_id = any (ids) and o.organization_id = claim_organization();
  delete from notifications where policy_id = any (ids) and organization_id = claim_organization();
  delete from note_mentions m using policy_notes o
    where m.policy_note_id = o.policy_note_id and o.policy_id = any (ids) and o.organization_id = claim_organization();
  delete from tasks t using policy_renewals r
    where t.policy_renewal_id = r.policy_renewal_id and r.source_policy_id = any (ids)
      and r.organization_id = claim_organization();
  delete from tasks where policy_id = any (ids) and organization_id = claim_organization();
  delete from policy_notes where policy_id = any (ids) and organization_id = claim_organization();
  delete from policy_attachments where policy_id = any (ids) and organization_id = claim_organization();
  delete from vehicle_assets where policy_id = any (ids) and organization_id = claim_organization();
  delete from timeline_entries where policy_id = any (ids) and organization_id = claim_organization();
  update policy_inspections set reason = null, photo_url = null
    where policy_id = any (ids) and organization_id = claim_organization();
  update policy_events set data = '{}' where policy_id = any (ids) and organization_id = claim_organization();
  update policy_renewals set underwriting_renewal_notes = null, decline_comment = null, meta = default, last_error = null
    where source_policy_id = any (ids) and organization_id = claim_organization();
  update policy_proposals set delta = '{}', override_reason = null,
      signer_info = case when signed is null then null else '{}'::jsonb end
    where policy_id = any (ids) and organization_id = claim_organization();
  update policy_transactions set reason = null, delta = '{}'
    where policy_id = any (ids) and organization_id = claim_organization();
  update policy_cancellations set explanation = null, proof = null, hold_reason = null
    where policy_id = any (ids) and organization_id = claim_organization();
  update posted_letters set recipient = '—', address = '{}', reason = null, tracking_number = null, reference = '—'
    where policy_id = any (ids) and organization_id = claim_organization();
  update policy_reinstatements set signed_by = '—' where policy_id = any (ids) and organization_id = claim_organization();
  update policy_refunds set reason = case when by_hand then '—' else reason end,
      hold_reason = case when hold_reason is null then null else '—' end
    where policy_id = any (ids) and organization_id = claim_organization();
  update refund_states set hold_reason = case when hold_reason is null then null else '—' end
    where policy_id = any (ids) and organization_id = claim_organization();
  update moratorium_exceptions set reason = '—' where policy_id = any (ids) and organization_id = claim_organization();
  update incident_alert_messages set moved_to = null where policy_id = any (ids) and organization_id = claim_organization();
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
  update policies set erased = app_now(), signer_info = null, meta = default, decline_comment = null
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
  update policy_proposals set signed_file_id = null where signed_file_id = any (file_ids) and organization_id = claim_organization();
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
  -- Nobody agrees any more to what they tell: what they told goes with them.
  delete from vehicle_devices where user_id = person;
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
    where n.subject_kind = 'personal_export'
        and n.subject_id in (select personal_export_id from personal_exports where user_id = person)
      or n.subject_kind = 'address_change'
        and n.subject_id in (select address_change_id from address_changes where user_id = person)
      or n.subject_kind = 'deletion_request'
        and n.subject_id in (select deletion_request_id from deletion_requests where user_id = person)
      or n.subject_kind = 'enquiry'
        and n.subject_id in (select enquiry_id from enquiries where email::text = any (addresses))
      or n.subject_kind = 'waitlist'
        and n.subject_id in (select waitlist_id from waitlist where email::text = any (addresses))
      or n.recipient::text = any (addresses) and n.policy_id is null
        and not exists (select from quotes q where q.quote_id = n.quote_id and q.erased is null);
  delete from personal_exports where user_id = person;
  delete from address_changes where user_id = person;
  delete from declined_letters where email::text = any (addresses);
  delete from enquiry_messages m using enquiries e where m.enquiry_id = e.enquiry_id and e.email::text = any (addresses);
  delete from round_robin_assignments a using enquiries e where a.enquiry_id = e.enquiry_id and e.email::text = any (addresses);
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
    where n.subject_kind = 'deletion_request' and n.subject_id = d.deletion_request_id and d.status = 'done'
      and (n.status <> 'queued' or n.created < app_now() - interval '3 days');
end;

revoke all on function erase_quotes(uuid[]), erase_claims(uuid[]), erase_policies(uuid[]), forget_files(uuid[], uuid[]),
  close_account(uuid, text[]), erase_person(uuid, text[]), forget_last_letters() from public;
grant execute on function erase_quotes(uuid[]), erase_claims(uuid[]), erase_policies(uuid[]), forget_files(uuid[], uuid[]),
  close_account(uuid, text[]), erase_person(uuid, text[]) to operator;
grant execute on function forget_last_letters() to worker;
