-- A claim and its children: the tenant's staff, all staff, the person whose claim it is, the bearer of its token.

call pg_temp.tenant_table('claims', 'global:actuary');
call pg_temp.leaves('claims');
grant select (claim_id, organization_id, claim_number, status, provider, policy_type, assigned_agent_id, user_id,
  quote_id, policy_id, vehicle_id, root_vehicle_id, policy_number, policy_holder, incident_date, incident_time, incident_location_type,
  incident_location, driving_at_time_of_loss, driver, type_of_loss, incident_description, damage_to_vehicle,
  damage_description, damage, police_report_filed, police_agency, police_report_number, business_purposes,
  business_purposes_reason, filed, created, updated, answers, is_third_party, reporter_name, reporter_email,
  reporter_phone, contact_preference, language, postal_code, administrative_area, time_zone, no_others, is_usable,
  fraud_notice_read, was_rented, handler_name, acknowledged, decided, decision_reason, paid_on, ended, next_step, next_due,
  appealed, appeal_reason, version) on claims to customers,
  "token:claim", tenant_staff, global_staff;
-- What is flagged and suspected, which days run and who else may have reported it is for who handles the claim.
grant select (processor_id, meta, flags, signals, duplicate_of, cover_quote_id, handler_user_id, proof_of_loss,
  investigation_begun, investigation_finished, agreed, last_status_letter, evaluated_by, evaluated_by_name,
  evaluation_note, approved_by, approved_by_name, total_loss_on, total_loss_value, total_loss_repair, total_loss_salvage,
  total_loss_taxes, is_wreck_retained, lender_payoff, clock_stopped_by, assigned_because) on claims to tenant_staff, global_staff;
-- Who makes rates reads when and what was lost, and nothing of who lost it.
grant select (claim_id, organization_id, policy_id, root_vehicle_id, provider, status, type_of_loss, incident_date, filed,
  time_zone, administrative_area) on claims to "global:actuary";
create policy own_rows on claims for select to customers using (user_id = claim_user());
create policy token_reads on claims for select to "token:claim" using (claim_id = claim_claim());
grant usage on sequence claim_number_series to operator;
grant select, insert, update on claims to operator;

call pg_temp.tenant_table('claim_entities');
grant select on claim_entities to customers, "token:claim", tenant_staff, global_staff;
create policy own_rows on claim_entities for select to customers
  using (exists (select from claims where claims.claim_id = claim_entities.claim_id));
create policy token_reads on claim_entities for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on claim_entities to operator;

call pg_temp.tenant_table('claim_vehicles');
grant select on claim_vehicles to customers, "token:claim", tenant_staff, global_staff;
create policy own_rows on claim_vehicles for select to customers
  using (exists (select from claims where claims.claim_id = claim_vehicles.claim_id));
create policy token_reads on claim_vehicles for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on claim_vehicles to operator;

call pg_temp.tenant_table('claim_attachments');
grant select (claim_attachment_id, organization_id, claim_id, name, url, file_id, user_id, sender_name, created,
  updated)
  on claim_attachments to customers, "token:claim", tenant_staff, global_staff;
grant select (visible, archived) on claim_attachments to tenant_staff, global_staff;
create policy own_rows on claim_attachments for select to customers
  using (visible and archived is null and exists (select from claims where claims.claim_id = claim_attachments.claim_id));
create policy token_reads on claim_attachments for select to "token:claim" using (visible and archived is null and claim_id = claim_claim());
grant select, insert, update on claim_attachments to operator;

call pg_temp.tenant_table('claim_notes');
grant select (claim_note_id, organization_id, claim_id, note, user_id, author_name, from_claimant, archived, created, updated)
  on claim_notes to customers, "token:claim", tenant_staff, global_staff;
grant select (visible) on claim_notes to tenant_staff, global_staff;
create policy own_rows on claim_notes for select to customers
  using (visible and archived is null and exists (select from claims where claims.claim_id = claim_notes.claim_id));
create policy token_reads on claim_notes for select to "token:claim" using (visible and archived is null and claim_id = claim_claim());
grant select, insert, update on claim_notes to operator;

call pg_temp.tenant_table('external_claims');
grant select on external_claims to customers, "token:claim", tenant_staff, global_staff;
create policy own_rows on external_claims for select to customers
  using (exists (select from claims where claims.claim_id = external_claims.claim_id));
create policy token_reads on external_claims for select to "token:claim" using (claim_id = claim_claim());
grant select, insert, update on external_claims to operator;

-- What is held back, and by when something has to be done: for staff.
call pg_temp.tenant_table('claim_exposures', 'global:actuary');
grant select on claim_exposures to tenant_staff, global_staff;
-- But for the claimant, who is somebody.
grant select (claim_exposure_id, organization_id, claim_id, coverage, limit_amount, deductible, reserve_indemnity,
  reserve_expense, paid_indemnity, paid_expense, recovered_salvage, recovered_subrogation, loss_amount)
  on claim_exposures to "global:actuary";
grant select, insert, update on claim_exposures to operator;

call pg_temp.tenant_table('claim_deadlines');
grant select on claim_deadlines to tenant_staff, global_staff;
grant select, insert, update on claim_deadlines to operator;

-- What was sent is read by whom it was written to, on the page of the claim, whatever became of it on its way.
call pg_temp.tenant_table('claim_letters');
grant select (claim_letter_id, organization_id, claim_id, kind, status, subject, body, sent, returned)
  on claim_letters to customers, "token:claim";
create policy own_rows on claim_letters for select to customers
  using (status = 'sent'
    and exists (select from claims where claims.claim_id = claim_letters.claim_id and not claims.is_third_party));
create policy token_reads on claim_letters for select to "token:claim" using (status = 'sent' and claim_id = claim_claim());
grant select on claim_letters to tenant_staff, global_staff;
grant select, insert, update on claim_letters to operator;

call pg_temp.tenant_table('claim_waits');
grant select on claim_waits to tenant_staff, global_staff;
grant select, insert, update on claim_waits to operator;
grant select on claim_clock to tenant_staff, global_staff;
grant select (status, filed) on claims to worker;

-- What was paid is the claimant's to see once it is on its way, what handling cost is not, nor what others reported of.
call pg_temp.tenant_table('claim_payments');
grant select (claim_payment_id, organization_id, claim_id, kind, method, status, amount, currency, payees, sent, settled,
  created, updated) on claim_payments to customers, "token:claim", tenant_staff, global_staff;
grant select (claim_exposure_id, memo, requested_by, requested_by_name, decided_by, decided_by_name, decided,
  rejected_reason, reference, failure, followed) on claim_payments to tenant_staff, global_staff;
create policy own_rows on claim_payments for select to customers
  using (kind <> 'expense' and status in ('sending', 'sent', 'paid', 'returned')
    and exists (select from claims where claims.claim_id = claim_payments.claim_id and not claims.is_third_party));
create policy token_reads on claim_payments for select to "token:claim"
  using (kind <> 'expense' and status in ('sending', 'sent', 'paid', 'returned') and claim_id = claim_claim()
    and exists (select from claims where claims.claim_id = claim_payments.claim_id and not claims.is_third_party));
grant select, insert, update on claim_payments to operator;
grant select (claim_payment_id, organization_id, claim_id, status, sent, followed) on claim_payments to worker;
create policy sweeps on claim_payments for select to worker using (true);

call pg_temp.tenant_table('claim_payment_payees');
grant select on claim_payment_payees to tenant_staff, global_staff;
grant select, insert on claim_payment_payees to operator;

call pg_temp.tenant_table('claim_payees');
grant select (claim_payee_id, organization_id, claim_id, kind, name, line_1, line_2, locality, administrative_area,
  postal_code, country, account_last_four, account_changed, account_changed_by, account_verified, account_verified_by,
  account_verified_how, archived, created, updated) on claim_payees to tenant_staff, global_staff;
grant select, insert, update on claim_payees to operator;

call pg_temp.tenant_table('claim_recoveries');
grant select on claim_recoveries to tenant_staff, global_staff;
grant select, insert, update on claim_recoveries to operator;

call pg_temp.tenant_table('claim_entries', 'global:actuary');
grant select on claim_entries to tenant_staff, global_staff, "global:actuary";
grant select, insert on claim_entries to operator;

-- What losses cost, of policies for their staff, in sums for who makes rates.
grant select on loss_runs to tenant_staff, global_staff, operator;
revoke execute on function loss_experience, claim_development from public;
grant execute on function loss_experience, claim_development to tenant_staff, global_staff, "global:actuary";

-- Who handles claims works for the platform: their profiles are of no organization.
alter table adjusters enable row level security;
create policy staff_reads on adjusters for select to global_staff using (true);
create policy operates on adjusters for all to operator using (true) with check (true);
grant select on adjusters to global_staff;
grant select, insert, update on adjusters to operator;

/*
 * Who reports a loss or asks how a claim stands without an account says its number and the postal code that goes with it;
 * both have to fit. The newest term of a number has the organization.
 */
create or replace function policy_of_report(number text, postal text)
returns table (organization_id uuid, policy_id uuid)
language sql stable security definer set search_path = public
begin atomic
  select p.organization_id, p.policy_id
    from policies p join quotes q on q.quote_id = p.current_quote_id
    where p.policy_number = number and p.erased is null and (split_part(q.postal_code, '-', 1) = postal or exists (
      select from locations l where l.quote_id = q.quote_id and l.location_type = 'mailing'
        and split_part(l.postal_code, '-', 1) = postal))
    order by p.policy_term desc limit 1;
end;
revoke all on function policy_of_report from public;
grant execute on function policy_of_report to identity;

create or replace function claim_of_number(number text, postal text)
returns table (organization_id uuid, claim_id uuid)
language sql stable security definer set search_path = public
begin atomic
  select c.organization_id, c.claim_id from claims c
    where c.claim_number = number and split_part(c.postal_code, '-', 1) = postal and c.erased is null;
end;
revoke all on function claim_of_number from public;
grant execute on function claim_of_number to identity;

/* Whether a person holds one of some roles of the platform: a claim is given to who handles claims alone. */
create or replace function holds_global_role(person uuid, wanted text[]) returns boolean
language sql stable security definer set search_path = public
return exists (select from user_global_roles r where r.user_id = person and r.role = any (wanted));
/*
 * Open claims whose handler cannot go on with them: they hold no role of $1 any more, their profile is archived, or they are
 * away while something is due. All of them: those that nobody fits stay at the head, and keep no other back.
 */
create or replace function claims_to_hand_over(wanted text[]) returns table (organization_id uuid, claim_id uuid)
language sql stable security definer set search_path = public
begin atomic
  select c.organization_id, c.claim_id from claims c left join adjusters a on a.user_id = c.handler_user_id
    where c.handler_user_id is not null and c.erased is null
      and c.status not in ('draft', 'denied', 'paid', 'closed', 'withdrawn')
      and (a.archived is not null or not holds_global_role(c.handler_user_id, wanted)
        or (app_now() at time zone c.time_zone)::date between a.away_from and a.away_until and c.next_due <= a.away_until)
    order by c.next_due nulls last, c.claim_id;
end;
revoke all on function claims_to_hand_over from public;
grant execute on function claims_to_hand_over to worker;

revoke all on function holds_global_role from public;
grant execute on function holds_global_role to operator;

/* How many open claims each handler has, in all organizations: whom a claim is given to depends on it. */
create or replace function open_claims_of_handlers() returns table (handler_user_id uuid, open bigint)
language sql stable security definer set search_path = public
begin atomic
  select c.handler_user_id, count(*) from claims c
    where c.handler_user_id is not null and c.status not in ('denied', 'paid', 'closed', 'withdrawn') group by 1;
end;
revoke all on function open_claims_of_handlers from public;
grant execute on function open_claims_of_handlers to operator;

-- Who reads claims and the books reads what both come to.
grant select on premium_and_losses to tenant_staff, global_staff;
