-- Printed from the catalog by scripts/generate.ts: do not edit.

create extension btree_gist;

create schema auth;
create schema partitions;

create domain email_address as text collate "C" CHECK (((VALUE = lower(VALUE)) AND (VALUE ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text)));
create domain quote_token_seed as text;
create domain sealed as text CHECK ((VALUE ~ '^s1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'::text));

CREATE OR REPLACE FUNCTION public.accounting_month(kind text, effective_date date, booked timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (date_trunc('month'::text, (CASE WHEN (kind = 'earning'::text) THEN (effective_date - 1) ELSE GREATEST(effective_date, (((booked AT TIME ZONE 'UTC'::text) - '12:00:00'::interval))::date) END)::timestamp without time zone))::date;
comment on routine accounting_month(text,date,timestamp with time zone) is 'The first day of the month in which a ledger transaction counts.';
CREATE OR REPLACE FUNCTION public.addresses_of(person uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT COALESCE(array_agg(DISTINCT a.email), '{}'::text[]) AS "coalesce"
    FROM ( SELECT (u.email)::text AS email
            FROM users u
           WHERE (u.user_id = addresses_of.person)
         UNION ALL
          SELECT (c.former_email)::text AS former_email
            FROM address_changes c
           WHERE ((c.user_id = addresses_of.person) AND (c.purpose = 'sign_in'::text) AND (c.status = 'done'::text) AND (NOT (EXISTS ( SELECT
                    FROM users other
                   WHERE (((other.email)::text = (c.former_email)::text) AND (other.user_id <> addresses_of.person))))))) a(email);
END;
CREATE OR REPLACE FUNCTION public.app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((NULLIF(current_setting('app.now'::text, true), ''::text))::timestamp with time zone, now());
CREATE OR REPLACE FUNCTION public.begin_where_worked_last()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.organization_id = (select u.organization_id from auth."user" u where u.id = new."userId");
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.charge_earned(days_from date, days_until date, earning text, amount bigint, ended date, through date)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN ((ended <= (through + 1)) OR (through >= (days_until - 1))) THEN (amount)::numeric WHEN (through < days_from) THEN (0)::numeric WHEN (earning = 'at_once'::text) THEN (amount)::numeric ELSE round((((amount)::numeric * (((through + 1) - days_from))::numeric) / ((days_until - days_from))::numeric)) END;
CREATE OR REPLACE FUNCTION public.check_allocations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  lowest bigint;
  spent bigint;
  whole bigint;
begin
  select coalesce(min(paid), 0), coalesce(sum(paid), 0) into lowest, spent from (
    select sum(amount) as paid from payment_allocations where payment_id = new.payment_id
    group by invoice_id, policy_refund_id) by_part;
  select case when direction = 'in' then amount - disputed else 0 end into whole
    from payments where payment_id = new.payment_id;
  if lowest < 0 or spent > whole then
    raise exception 'payment % of % cents pays %', new.payment_id, whole, spent
      using errcode = '23514', constraint = 'allocated_within_payment';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.check_autopay_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if new.autopay and not exists (select from payment_methods m where m.payment_method_id = new.payment_method_id
      and m.contract_id = new.contract_id and m.autopay_consented is not null and m.ended is null) then
    raise exception 'contract % is to be charged to what nobody agreed to', new.contract_id
      using errcode = '23514', constraint = 'autopay_consent';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.check_claim_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  total bigint;
begin
  select coalesce(sum(amount), 0) into total from claim_entries where booking_id = new.booking_id;
  if total <> 0 then
    raise exception 'claim booking % sums to %', new.booking_id, total using errcode = '23514', constraint = 'claim_balance';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.check_claim_entity_root()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not exists (
    select from entities where organization_id = new.organization_id and root_entity_id = new.root_entity_id
  ) then
    raise exception 'nothing here has the root %', new.root_entity_id
      using errcode = '23503', constraint = 'root_entity_id_known';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.check_claim_vehicle_root()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not exists (
    select from vehicles where organization_id = new.organization_id and root_vehicle_id = new.root_vehicle_id
  ) then
    raise exception 'nothing here has the root %', new.root_vehicle_id
      using errcode = '23503', constraint = 'root_vehicle_id_known';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.check_invoice_paid()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  allocated bigint;
  stated bigint;
begin
  select coalesce(sum(amount), 0) into allocated from payment_allocations where invoice_id = new.invoice_id;
  select paid_amount into stated from invoices where invoice_id = new.invoice_id;
  if allocated <> stated then
    raise exception 'invoice % says % cents are paid, its payments say %', new.invoice_id, stated, allocated
      using errcode = '23514', constraint = 'invoice_paid_by_payments';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.check_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  total bigint;
  lines bigint;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines
    from ledger_entries where ledger_transaction_id = new.ledger_transaction_id;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % has % entries that sum to %', new.ledger_transaction_id, lines, total
      using errcode = '23514', constraint = 'ledger_balance';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.check_question_tree()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (
    with recursive above (question_id) as (
      select new.parent_id
      union
      select q.parent_id from underwriting_questions q join above on q.underwriting_question_id = above.question_id
    )
    select from above where question_id = new.underwriting_question_id
  ) then
    raise exception 'underwriting question % stands above itself', new.underwriting_question_id
      using errcode = '23514', constraint = 'underwriting_question_tree';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.check_returned()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  back bigint;
  paid bigint;
begin
  select amount into paid from payments where payment_id = new.returns_payment_id for update;
  select sum(amount) into back from payments where returns_payment_id = new.returns_payment_id and status <> 'failed';
  if back > paid then
    raise exception 'payment % of % cents would give back %', new.returns_payment_id, paid, back
      using errcode = '23514', constraint = 'refunded_within_payment';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.check_segment_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if (new.policy_segment_id, new.policy_id, new.policy_transaction_id, new.valid, new.quote_id, new.rater_version_id,
      new.status) is distinct from (old.policy_segment_id, old.policy_id, old.policy_transaction_id, old.valid,
      old.quote_id, old.rater_version_id, old.status)
    or new.known <> old.known and (not upper_inf(old.known) or upper_inf(new.known)
      or not isempty(new.known) and lower(new.known) <> lower(old.known))
  then
    raise exception 'a segment is never changed, only closed' using errcode = '23514', constraint = 'segment_closed_once';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.checkout_funnel(from_day date, to_day date, split text DEFAULT 'none'::text)
 RETURNS TABLE(part text, step text, visits bigint)
 LANGUAGE sql
 STABLE ROWS 60
AS $function$
  select s.part, s.reached, sum(s.visits)::bigint
  from visit_sums s
  where s.measure = 'step'
    and s.split = case when checkout_funnel.split in ('device', 'language', 'campaign') then checkout_funnel.split else 'none' end
    and s.hour >= from_day::timestamp at time zone 'UTC' and s.hour < (to_day + 1)::timestamp at time zone 'UTC'
  group by 1, 2
$function$;
comment on routine checkout_funnel(date,date,text) is 'How many visits reached each step of the checkout on the days asked for; split by device, language or campaign, or not at all. @flat @never_null part step visits';
CREATE OR REPLACE FUNCTION public.claim_claim()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.claim'::text, true), ''::text))::uuid;
CREATE OR REPLACE FUNCTION public.claim_development(from_month date, through date)
 RETURNS TABLE(accident_month date, development_month integer, currency text, paid bigint, incurred bigint, reported bigint)
 LANGUAGE sql
 STABLE ROWS 500
AS $function$
  select one.accident_month,
    ((extract(year from one.at) - extract(year from one.accident_month)) * 12
      + extract(month from one.at) - extract(month from one.accident_month))::integer + 1,
    one.currency, sum(one.paid)::bigint, sum(one.incurred)::bigint, sum(one.reported)::bigint
  from (
    select date_trunc('month', c.incident_date)::date as accident_month,
      greatest((e.booked at time zone c.time_zone)::date, c.incident_date) as at, e.currency,
      -- What is incurred and not held back has been paid, less what came back.
      case when e.account in ('incurred', 'outstanding') then e.amount else 0 end as paid,
      case when e.account = 'incurred' then e.amount else 0 end as incurred, 0 as reported
    from claim_entries e join claims c using (claim_id)
    where e.account in ('incurred', 'outstanding') and c.status not in ('draft', 'withdrawn')
    union all
    select date_trunc('month', c.incident_date)::date,
      greatest((c.filed at time zone c.time_zone)::date, c.incident_date),
      coalesce(p.currency, (select e.currency from claim_entries e where e.claim_id = c.claim_id limit 1), 'USD'), 0, 0, 1
    from claims c left join policies p using (policy_id)
    where c.filed is not null and c.status not in ('draft', 'withdrawn')
  ) one
  where one.accident_month >= date_trunc('month', from_month)::date and one.at <= through
  group by 1, 2, 3
$function$;
comment on routine claim_development(date,date) is 'What each month of development added to the losses of an accident month by a day, in cents, and how many were reported in it; month 1 is that of the loss. @flat @never_null accident_month development_month currency paid incurred reported';
CREATE OR REPLACE FUNCTION public.claim_lineage()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 WITH RECURSIVE above AS (
          SELECT organizations.organization_id,
             organizations.parent_organization_id,
             0 AS step
            FROM organizations
           WHERE (organizations.organization_id = claim_organization())
         UNION ALL
          SELECT parent.organization_id,
             parent.parent_organization_id,
             (above_1.step + 1)
            FROM (organizations parent
              JOIN above above_1 ON ((parent.organization_id = above_1.parent_organization_id)))
           WHERE (above_1.step < 50)
         )
  SELECT array_agg(above.organization_id) AS array_agg
    FROM above;
END;
CREATE OR REPLACE FUNCTION public.claim_of_number(number text, postal text)
 RETURNS TABLE(organization_id uuid, claim_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT c.organization_id,
     c.claim_id
    FROM claims c
   WHERE ((c.claim_number = claim_of_number.number) AND (split_part(c.postal_code, '-'::text, 1) = claim_of_number.postal) AND (c.erased IS NULL));
END;
CREATE OR REPLACE FUNCTION public.claim_organization()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid;
CREATE OR REPLACE FUNCTION public.claim_quote()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.quote'::text, true), ''::text))::uuid;
CREATE OR REPLACE FUNCTION public.claim_token_state(claim uuid)
 RETURNS TABLE(token_version integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT c.token_version
    FROM claims c
   WHERE (c.claim_id = claim_token_state.claim);
END;
CREATE OR REPLACE FUNCTION public.claim_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.user'::text, true), ''::text))::uuid;
CREATE OR REPLACE FUNCTION public.claims_to_hand_over(wanted text[])
 RETURNS TABLE(organization_id uuid, claim_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT c.organization_id,
     c.claim_id
    FROM (claims c
      LEFT JOIN adjusters a ON ((a.user_id = c.handler_user_id)))
   WHERE ((c.handler_user_id IS NOT NULL) AND (c.erased IS NULL) AND (c.status <> ALL (ARRAY['draft'::text, 'denied'::text, 'paid'::text, 'closed'::text, 'withdrawn'::text])) AND ((a.archived IS NOT NULL) OR (NOT holds_global_role(c.handler_user_id, claims_to_hand_over.wanted)) OR (((((app_now() AT TIME ZONE c.time_zone))::date >= a.away_from) AND (((app_now() AT TIME ZONE c.time_zone))::date <= a.away_until)) AND (c.next_due <= a.away_until))))
   ORDER BY c.next_due, c.claim_id;
END;
CREATE OR REPLACE FUNCTION public.close_account(person uuid, addresses text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM second_factors
   WHERE (second_factors.user_id = close_account.person);
 DELETE FROM recovery_codes
   WHERE (recovery_codes.user_id = close_account.person);
 DELETE FROM trusted_devices
   WHERE (trusted_devices.user_id = close_account.person);
 DELETE FROM sign_in_steps
   WHERE (sign_in_steps.user_id = close_account.person);
 DELETE FROM passkeys
   WHERE (passkeys.user_id = close_account.person);
 DELETE FROM auth.letter
   WHERE (letter.email = ANY (close_account.addresses));
 DELETE FROM auth.verification
   WHERE (verification.identifier = ANY (close_account.addresses));
 DELETE FROM auth."user"
   WHERE ("user".id = close_account.person);
 UPDATE address_changes SET status = 'cancelled'::text
   WHERE ((address_changes.user_id = close_account.person) AND (address_changes.status = 'asked'::text));
 UPDATE billing_arrangements b SET autopay = false
    FROM policies p
   WHERE ((p.policy_id = b.policy_id) AND (p.user_id = close_account.person));
 UPDATE payment_methods SET ended = COALESCE(payment_methods.ended, app_now())
   WHERE (payment_methods.user_id = close_account.person);
 DELETE FROM vehicle_devices
   WHERE (vehicle_devices.user_id = close_account.person);
 UPDATE users SET email = (('erased-'::text || users.user_id) || '@erased.invalid'::text), first_name = NULL::text, last_name = NULL::text, phone = NULL::text, language = NULL::text, preferred_name = NULL::text, preferences = DEFAULT, archived = COALESCE(users.archived, app_now())
   WHERE (users.user_id = close_account.person);
 DELETE FROM idempotency_keys
   WHERE (idempotency_keys.principal = (close_account.person)::text);
END;
CREATE OR REPLACE FUNCTION public.copy_product(source uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  target uuid := claim_organization();
  copied uuid := uuidv7();
  line text;
  ids jsonb;
begin
  insert into products (product_id, organization_id, product_name, description, provider, support_policy_proposal,
    support_renewal, renewal_days, underwriter_cutoff_days, live_in, not_live_in, required_verifications,
    available_payment_terms, available_policy_duration_months, default_policy_duration_months, new_policy_number,
    rater_inputs, spans_states, underwriting_company, naic_number, external_url)
  select copied, target, product_name, description, provider, support_policy_proposal, support_renewal, renewal_days,
    underwriter_cutoff_days, live_in, not_live_in, required_verifications, available_payment_terms,
    available_policy_duration_months, default_policy_duration_months, new_policy_number, rater_inputs, spans_states,
    underwriting_company, naic_number, external_url
  from products where product_id = source returning provider into strict line;

  insert into product_parameters (organization_id, product_id, effective_date, installment_fee, deposit_share,
    referral_days, announce_days, retry_days, grace_days, notice_days, reinstatement_days, reinstatements,
    reinstatement_fee, refund_limit, commission_new, commission_renewal, write_off_days, write_off_limit,
    inspection_days, inspection_from_age, inspection_from_value, reminder_days, collections_from, small_amounts,
    renewal_cap, loyalty_years)
  select target, copied, effective_date, installment_fee, deposit_share, referral_days, announce_days, retry_days,
    grace_days, notice_days, reinstatement_days, reinstatements, reinstatement_fee, refund_limit, commission_new,
    commission_renewal, write_off_days, write_off_limit, inspection_days, inspection_from_age, inspection_from_value,
    reminder_days, collections_from, small_amounts, renewal_cap, loyalty_years
  from product_parameters where product_id = source;

  insert into product_cancellation_terms (organization_id, product_id, state, effective_date, basis, minimum_earned)
  select target, copied, state, effective_date, basis, minimum_earned
  from product_cancellation_terms where product_id = source;

  insert into underwriting_rules (organization_id, product_id, rule_name, rule_type, object_type, key, operator, value,
    reason, effective_date, expiration_date, allow_new_business, allow_renewal, allow_proposal, conditions)
  select target, copied, rule_name, rule_type, object_type, key, operator, value, reason, effective_date,
    expiration_date, allow_new_business, allow_renewal, allow_proposal, conditions
  from underwriting_rules where product_id = source and archived is null order by created, underwriting_rule_id;

  -- A question whose parent is archived is asked of nobody.
  with recursive asked as (
    select underwriting_question_id from underwriting_questions
    where product_id = source and archived is null and parent_id is null
    union all
    select q.underwriting_question_id from underwriting_questions q
    join asked a on q.parent_id = a.underwriting_question_id where q.archived is null)
  select coalesce(jsonb_object_agg(underwriting_question_id, uuidv7()), '{}') into ids from asked;
  insert into underwriting_questions (underwriting_question_id, organization_id, product_id, parent_id, question,
    answer_type, sort_order, effective_date, expiration_date, question_fr, choices, least, most, first_day, last_day,
    decisions, parent_answer, about)
  select (ids ->> underwriting_question_id::text)::uuid, target, copied, (ids ->> parent_id::text)::uuid, question,
    answer_type, sort_order, effective_date, expiration_date, question_fr, choices, least, most, first_day, last_day,
    decisions, parent_answer, about
  from underwriting_questions where ids ? underwriting_question_id::text;

  if exists (select from rater_versions where organization_id = target and provider = line) then
    return copied;
  end if;
  -- The newest release of each place and business on this day, and whatever begins later.
  with releases as (
    select r.* from rater_releases r
    where r.provider = line and r.organization_id = (select organization_id from products where product_id = source)),
  counting as (
    select distinct on (administrative_area, business_type) rater_version_id from releases
    where effective_date <= app_now()::date
    order by administrative_area, business_type, effective_date desc)
  select coalesce(jsonb_object_agg(rater_version_id, uuidv7()), '{}') into ids from (
    select rater_version_id from counting
    union select rater_version_id from releases where effective_date > app_now()::date) as needed;
  insert into rater_versions (rater_version_id, organization_id, provider, provider_version, label, status, structure)
  select (ids ->> rater_version_id::text)::uuid, target, provider, provider_version, label, 'draft', structure
  from rater_versions where ids ? rater_version_id::text;
  insert into rate_rows (organization_id, rater_version_id, factor, key, amount, refer, factors)
  select target, (ids ->> rater_version_id::text)::uuid, factor, key, amount, refer, factors
  from rate_rows where rater_version_id in (select jsonb_object_keys(ids)::uuid);
  insert into rater_fixtures (organization_id, rater_version_id, name, subject, total)
  select target, (ids ->> rater_version_id::text)::uuid, name, subject, total
  from rater_fixtures where rater_version_id in (select jsonb_object_keys(ids)::uuid);
  update rater_versions v set status = s.status, promoted = s.promoted, promotion_reason = s.promotion_reason,
    promoted_by = s.promoted_by, promoted_by_name = s.promoted_by_name
  from rater_versions s
  where v.organization_id = target and v.rater_version_id::text = ids ->> s.rater_version_id::text;
  insert into rater_releases (organization_id, rater_version_id, provider, administrative_area, business_type,
    effective_date, released_by, released_by_name, reason, difference_reason)
  select target, (ids ->> rater_version_id::text)::uuid, provider, administrative_area, business_type, effective_date,
    released_by, released_by_name, reason, difference_reason
  from rater_releases where rater_version_id in (select jsonb_object_keys(ids)::uuid);
  return copied;
end $function$;
CREATE OR REPLACE FUNCTION public.count_moratorium_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.count_question_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- The decision is generated, and not there yet.
  placed constant text[] := '{sort_order,updated,version,wording,decision}';
begin
  new.version := old.version;
  new.wording := old.wording;
  if to_jsonb(new) - placed is distinct from to_jsonb(old) - placed then
    new.version := old.version + 1;
  end if;
  if (new.question, new.question_fr, new.answer_type, new.choices, new.least, new.most, new.first_day, new.last_day)
    is distinct from
    (old.question, old.question_fr, old.answer_type, old.choices, old.least, old.most, old.first_day, old.last_day)
  then
    new.wording := new.version;
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.count_rule_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.earned_premium_by_state(through date)
 RETURNS TABLE(state text, coverage text, currency text, written bigint, earned bigint, unearned bigint)
 LANGUAGE sql
 STABLE ROWS 200
AS $function$
  select one.state, one.coverage, one.currency, sum(one.amount)::bigint, sum(one.earned)::bigint,
    sum(one.amount - one.earned)::bigint
  from (
    select coalesce(l.jurisdiction, '') as state, coalesce(l.coverage, '') as coverage, p.currency, l.amount,
      charge_earned(l.days_from, l.days_until, l.earning, l.amount, p.cancelled_as_of, through) as earned
    from charge_lines l join policies p using (policy_id)
    where l.kind = 'premium' and greatest(l.days_from, l.booked::date) <= through) one
  group by 1, 2, 3
$function$;
comment on routine earned_premium_by_state(date) is 'Premium written and earned by the end of a day, and what is unearned after it, in cents, by the place of what is insured and by coverage. @flat @never_null state coverage currency written earned unearned';
CREATE OR REPLACE FUNCTION public.end_global_role(person uuid, held text, ender uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM user_global_roles
   WHERE ((user_global_roles.user_id = end_global_role.person) AND (user_global_roles.role = end_global_role.held));
 UPDATE api_keys SET revoked = app_now(), revoked_by = end_global_role.ender
   WHERE ((api_keys.created_by = end_global_role.person) AND (api_keys.role = end_global_role.held) AND (api_keys.revoked IS NULL));
END;
CREATE OR REPLACE FUNCTION public.end_sessions(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM auth.session
   WHERE (session."userId" = end_sessions.person);
END;
CREATE OR REPLACE FUNCTION public.end_ways_in(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM second_factors
   WHERE (second_factors.user_id = end_ways_in.person);
 DELETE FROM passkeys
   WHERE (passkeys.user_id = end_ways_in.person);
 DELETE FROM sign_in_steps
   WHERE (sign_in_steps.user_id = end_ways_in.person);
 DELETE FROM auth.session
   WHERE (session."userId" = end_ways_in.person);
END;
CREATE OR REPLACE FUNCTION public.erase_claims(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM claim_attachments
   WHERE ((claim_attachments.claim_id = ANY (erase_claims.ids)) AND (claim_attachments.organization_id = claim_organization()));
 DELETE FROM claim_notes
   WHERE ((claim_notes.claim_id = ANY (erase_claims.ids)) AND (claim_notes.organization_id = claim_organization()));
 DELETE FROM claim_entities
   WHERE ((claim_entities.claim_id = ANY (erase_claims.ids)) AND (claim_entities.organization_id = claim_organization()));
 DELETE FROM claim_vehicles
   WHERE ((claim_vehicles.claim_id = ANY (erase_claims.ids)) AND (claim_vehicles.organization_id = claim_organization()));
 DELETE FROM timeline_entries
   WHERE ((timeline_entries.claim_id = ANY (erase_claims.ids)) AND (timeline_entries.organization_id = claim_organization()));
 UPDATE claim_payees SET name = '—'::text, line_1 = NULL::text, line_2 = NULL::text, locality = NULL::text, postal_code = NULL::text, account_token = NULL::text, account_last_four = NULL::text, account_changed = NULL::timestamp with time zone, account_verified = NULL::timestamp with time zone, account_verified_how = NULL::text
   WHERE ((claim_payees.claim_id = ANY (erase_claims.ids)) AND (claim_payees.organization_id = claim_organization()));
 UPDATE claim_payments SET payees = '—'::text, memo = NULL::text
   WHERE ((claim_payments.claim_id = ANY (erase_claims.ids)) AND (claim_payments.organization_id = claim_organization()));
 UPDATE claim_letters SET recipient =
         CASE
             WHEN (claim_letters.recipient IS NULL) THEN NULL::text
             ELSE 'erased@invalid.example'::text
         END, recipient_name =
         CASE
             WHEN (claim_letters.recipient_name IS NULL) THEN NULL::text
             ELSE '—'::text
         END, address =
         CASE
             WHEN (claim_letters.address IS NULL) THEN NULL::jsonb
             ELSE '{}'::jsonb
         END, subject = '—'::text, body = '—'::text
   WHERE ((claim_letters.claim_id = ANY (erase_claims.ids)) AND (claim_letters.organization_id = claim_organization()));
 UPDATE posted_letters SET recipient = '—'::text, address = '{}'::jsonb, reason = NULL::text, tracking_number = NULL::text, reference = '—'::text
   WHERE ((posted_letters.claim_id = ANY (erase_claims.ids)) AND (posted_letters.organization_id = claim_organization()));
 DELETE FROM tasks
   WHERE ((tasks.claim_id = ANY (erase_claims.ids)) AND (tasks.organization_id = claim_organization()));
 UPDATE claim_waits SET what = '—'::text
   WHERE ((claim_waits.claim_id = ANY (erase_claims.ids)) AND (claim_waits.organization_id = claim_organization()));
 UPDATE claim_recoveries SET from_whom = '—'::text
   WHERE ((claim_recoveries.claim_id = ANY (erase_claims.ids)) AND (claim_recoveries.organization_id = claim_organization()));
 UPDATE claim_exposures SET claimant =
         CASE
             WHEN (claim_exposures.claimant IS NULL) THEN NULL::text
             ELSE '—'::text
         END
   WHERE ((claim_exposures.claim_id = ANY (erase_claims.ids)) AND (claim_exposures.organization_id = claim_organization()));
 UPDATE claims SET erased = app_now(), token_version = (claims.token_version + 1), policy_holder = NULL::text, processor_id = NULL::text, incident_time = NULL::time without time zone, incident_location = NULL::text, driver = NULL::text, incident_description = NULL::text, damage_description = NULL::text, damage = DEFAULT, police_agency = NULL::text, police_report_number = NULL::text, business_purposes_reason = NULL::text, meta = DEFAULT, answers = DEFAULT, stated_facts = DEFAULT, reporter_name = NULL::text, reporter_email = NULL::text, reporter_phone = NULL::text, evaluation_note = NULL::text, appeal_reason =
         CASE
             WHEN (claims.appeal_reason IS NULL) THEN NULL::text
             ELSE '—'::text
         END, decision_reason =
         CASE
             WHEN (claims.decision_reason IS NULL) THEN NULL::text
             ELSE '—'::text
         END, postal_code =
         CASE
             WHEN (claims.postal_code ~ '^[A-Z]'::text) THEN "left"(claims.postal_code, 3)
             ELSE claims.postal_code
         END
   WHERE ((claims.claim_id = ANY (erase_claims.ids)) AND (claims.erased IS NULL) AND (claims.organization_id = claim_organization()));
END;
CREATE OR REPLACE FUNCTION public.erase_person(person uuid, addresses text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM notifications n
   WHERE (((n.subject_kind = 'personal_export'::text) AND (n.subject_id IN ( SELECT personal_exports.personal_export_id
            FROM personal_exports
           WHERE (personal_exports.user_id = erase_person.person)))) OR ((n.subject_kind = 'address_change'::text) AND (n.subject_id IN ( SELECT address_changes.address_change_id
            FROM address_changes
           WHERE (address_changes.user_id = erase_person.person)))) OR ((n.subject_kind = 'deletion_request'::text) AND (n.subject_id IN ( SELECT deletion_requests.deletion_request_id
            FROM deletion_requests
           WHERE (deletion_requests.user_id = erase_person.person)))) OR ((n.subject_kind = 'enquiry'::text) AND (n.subject_id IN ( SELECT enquiries.enquiry_id
            FROM enquiries
           WHERE ((enquiries.email)::text = ANY (erase_person.addresses))))) OR ((n.subject_kind = 'waitlist'::text) AND (n.subject_id IN ( SELECT waitlist.waitlist_id
            FROM waitlist
           WHERE ((waitlist.email)::text = ANY (erase_person.addresses))))) OR (((n.recipient)::text = ANY (erase_person.addresses)) AND (n.policy_id IS NULL) AND (NOT (EXISTS ( SELECT
            FROM quotes q
           WHERE ((q.quote_id = n.quote_id) AND (q.erased IS NULL)))))));
 DELETE FROM personal_exports
   WHERE (personal_exports.user_id = erase_person.person);
 DELETE FROM address_changes
   WHERE (address_changes.user_id = erase_person.person);
 DELETE FROM declined_letters
   WHERE ((declined_letters.email)::text = ANY (erase_person.addresses));
 DELETE FROM enquiry_messages m
    USING enquiries e
   WHERE ((m.enquiry_id = e.enquiry_id) AND ((e.email)::text = ANY (erase_person.addresses)));
 DELETE FROM round_robin_assignments a
    USING enquiries e
   WHERE ((a.enquiry_id = e.enquiry_id) AND ((e.email)::text = ANY (erase_person.addresses)));
 DELETE FROM enquiries
   WHERE ((enquiries.email)::text = ANY (erase_person.addresses));
 DELETE FROM waitlist
   WHERE ((waitlist.email)::text = ANY (erase_person.addresses));
 UPDATE external_quotes SET email = NULL::text, customer_name = NULL::text, user_id = NULL::uuid, external_id = NULL::text
   WHERE (((external_quotes.email)::text = ANY (erase_person.addresses)) OR (external_quotes.user_id = erase_person.person));
 UPDATE deletion_requests SET refusal = NULL::jsonb
   WHERE (deletion_requests.user_id = erase_person.person);
END;
CREATE OR REPLACE FUNCTION public.erase_policies(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM notifications n
    USING note_mentions m,
     policy_notes o
   WHERE ((n.subject_kind = 'note_mention'::text) AND (n.subject_id = m.note_mention_id) AND (m.policy_note_id = o.policy_note_id) AND (o.policy_id = ANY (erase_policies.ids)) AND (o.organization_id = claim_organization()));
 DELETE FROM notifications
   WHERE ((notifications.policy_id = ANY (erase_policies.ids)) AND (notifications.organization_id = claim_organization()));
 DELETE FROM note_mentions m
    USING policy_notes o
   WHERE ((m.policy_note_id = o.policy_note_id) AND (o.policy_id = ANY (erase_policies.ids)) AND (o.organization_id = claim_organization()));
 DELETE FROM tasks t
    USING policy_renewals r
   WHERE ((t.policy_renewal_id = r.policy_renewal_id) AND (r.source_policy_id = ANY (erase_policies.ids)) AND (r.organization_id = claim_organization()));
 DELETE FROM tasks
   WHERE ((tasks.policy_id = ANY (erase_policies.ids)) AND (tasks.organization_id = claim_organization()));
 DELETE FROM policy_notes
   WHERE ((policy_notes.policy_id = ANY (erase_policies.ids)) AND (policy_notes.organization_id = claim_organization()));
 DELETE FROM policy_attachments
   WHERE ((policy_attachments.policy_id = ANY (erase_policies.ids)) AND (policy_attachments.organization_id = claim_organization()));
 DELETE FROM vehicle_assets
   WHERE ((vehicle_assets.policy_id = ANY (erase_policies.ids)) AND (vehicle_assets.organization_id = claim_organization()));
 DELETE FROM timeline_entries
   WHERE ((timeline_entries.policy_id = ANY (erase_policies.ids)) AND (timeline_entries.organization_id = claim_organization()));
 UPDATE policy_inspections SET reason = NULL::text, photo_url = NULL::text
   WHERE ((policy_inspections.policy_id = ANY (erase_policies.ids)) AND (policy_inspections.organization_id = claim_organization()));
 UPDATE policy_events SET data = '{}'::jsonb
   WHERE ((policy_events.policy_id = ANY (erase_policies.ids)) AND (policy_events.organization_id = claim_organization()));
 UPDATE policy_renewals SET underwriting_renewal_notes = NULL::text, decline_comment = NULL::text, meta = DEFAULT, last_error = NULL::text
   WHERE ((policy_renewals.source_policy_id = ANY (erase_policies.ids)) AND (policy_renewals.organization_id = claim_organization()));
 UPDATE policy_proposals SET delta = '{}'::jsonb, override_reason = NULL::text, signer_info =
         CASE
             WHEN (policy_proposals.signed IS NULL) THEN NULL::jsonb
             ELSE '{}'::jsonb
         END
   WHERE ((policy_proposals.policy_id = ANY (erase_policies.ids)) AND (policy_proposals.organization_id = claim_organization()));
 UPDATE policy_transactions SET reason = NULL::text, delta = '{}'::jsonb
   WHERE ((policy_transactions.policy_id = ANY (erase_policies.ids)) AND (policy_transactions.organization_id = claim_organization()));
 UPDATE policy_cancellations SET explanation = NULL::text, proof = NULL::text, hold_reason = NULL::text
   WHERE ((policy_cancellations.policy_id = ANY (erase_policies.ids)) AND (policy_cancellations.organization_id = claim_organization()));
 UPDATE posted_letters SET recipient = '—'::text, address = '{}'::jsonb, reason = NULL::text, tracking_number = NULL::text, reference = '—'::text
   WHERE ((posted_letters.policy_id = ANY (erase_policies.ids)) AND (posted_letters.organization_id = claim_organization()));
 UPDATE policy_reinstatements SET signed_by = '—'::text
   WHERE ((policy_reinstatements.policy_id = ANY (erase_policies.ids)) AND (policy_reinstatements.organization_id = claim_organization()));
 UPDATE policy_refunds SET reason =
         CASE
             WHEN policy_refunds.by_hand THEN '—'::text
             ELSE policy_refunds.reason
         END, hold_reason =
         CASE
             WHEN (policy_refunds.hold_reason IS NULL) THEN NULL::text
             ELSE '—'::text
         END
   WHERE ((policy_refunds.policy_id = ANY (erase_policies.ids)) AND (policy_refunds.organization_id = claim_organization()));
 UPDATE refund_states SET hold_reason =
         CASE
             WHEN (refund_states.hold_reason IS NULL) THEN NULL::text
             ELSE '—'::text
         END
   WHERE ((refund_states.policy_id = ANY (erase_policies.ids)) AND (refund_states.organization_id = claim_organization()));
 UPDATE moratorium_exceptions SET reason = '—'::text
   WHERE ((moratorium_exceptions.policy_id = ANY (erase_policies.ids)) AND (moratorium_exceptions.organization_id = claim_organization()));
 UPDATE incident_alert_messages SET moved_to = NULL::text
   WHERE ((incident_alert_messages.policy_id = ANY (erase_policies.ids)) AND (incident_alert_messages.organization_id = claim_organization()));
 UPDATE billing_arrangements SET autopay = false, payment_method_id = NULL::uuid
   WHERE ((billing_arrangements.policy_id = ANY (erase_policies.ids)) AND (billing_arrangements.organization_id = claim_organization()));
 UPDATE payments SET cc_last_four = NULL::text, bank = NULL::text, payment_method_id = NULL::uuid
   WHERE (((payments.policy_id = ANY (erase_policies.ids)) OR (payments.quote_id IN ( SELECT q.quote_id
            FROM quotes q
           WHERE (q.policy_id = ANY (erase_policies.ids))))) AND (payments.organization_id = claim_organization()));
 UPDATE transactions SET cc_last_four = NULL::text, bank = NULL::text, meta = DEFAULT
   WHERE ((transactions.policy_id = ANY (erase_policies.ids)) AND (transactions.organization_id = claim_organization()));
 UPDATE transaction_states SET cc_last_four = NULL::text, bank = NULL::text
   WHERE ((transaction_states.policy_id = ANY (erase_policies.ids)) AND (transaction_states.organization_id = claim_organization()));
 DELETE FROM payment_methods m
    USING policies p
   WHERE ((p.contract_id = m.contract_id) AND (p.policy_id = ANY (erase_policies.ids)) AND (m.organization_id = claim_organization()) AND (NOT (EXISTS ( SELECT
            FROM policies other
           WHERE ((other.contract_id = m.contract_id) AND (other.erased IS NULL) AND (other.policy_id <> ALL (erase_policies.ids)))))) AND (NOT (EXISTS ( SELECT
            FROM payments y
           WHERE (y.payment_method_id = m.payment_method_id)))));
 UPDATE process_intents SET request = '{}'::jsonb, result = NULL::jsonb, actor = jsonb_build_object('requestId', (process_intents.actor -> 'requestId'::text))
   WHERE ((process_intents.root_id = ANY (erase_policies.ids)) AND (process_intents.state = 'finished'::text) AND (process_intents.organization_id = claim_organization()));
 UPDATE policies SET erased = app_now(), signer_info = NULL::jsonb, meta = DEFAULT, decline_comment = NULL::text
   WHERE ((policies.policy_id = ANY (erase_policies.ids)) AND (policies.erased IS NULL) AND (policies.organization_id = claim_organization()));
END;
CREATE OR REPLACE FUNCTION public.erase_quotes(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM notifications n
    USING quote_referrals r
   WHERE ((n.subject_kind = 'quote_referral'::text) AND (n.subject_id = r.quote_referral_id) AND (r.quote_id = ANY (erase_quotes.ids)) AND (r.organization_id = claim_organization()));
 DELETE FROM notifications n
    USING note_mentions m,
     quote_notes o
   WHERE ((n.subject_kind = 'note_mention'::text) AND (n.subject_id = m.note_mention_id) AND (m.quote_note_id = o.quote_note_id) AND (o.quote_id = ANY (erase_quotes.ids)) AND (o.organization_id = claim_organization()));
 DELETE FROM notifications
   WHERE ((notifications.quote_id = ANY (erase_quotes.ids)) AND (notifications.organization_id = claim_organization()));
 DELETE FROM signing_requests
   WHERE ((signing_requests.quote_id = ANY (erase_quotes.ids)) AND (signing_requests.organization_id = claim_organization()));
 DELETE FROM note_mentions m
    USING quote_notes o
   WHERE ((m.quote_note_id = o.quote_note_id) AND (o.quote_id = ANY (erase_quotes.ids)) AND (o.organization_id = claim_organization()));
 DELETE FROM tasks t
    USING entities e
   WHERE ((t.entity_id = e.entity_id) AND (e.quote_id = ANY (erase_quotes.ids)) AND (e.organization_id = claim_organization()));
 DELETE FROM tasks
   WHERE ((tasks.quote_id = ANY (erase_quotes.ids)) AND (tasks.organization_id = claim_organization()));
 DELETE FROM quote_notes
   WHERE ((quote_notes.quote_id = ANY (erase_quotes.ids)) AND (quote_notes.organization_id = claim_organization()));
 DELETE FROM quote_attachments
   WHERE ((quote_attachments.quote_id = ANY (erase_quotes.ids)) AND (quote_attachments.organization_id = claim_organization()));
 DELETE FROM mvr_violations
   WHERE ((mvr_violations.quote_id = ANY (erase_quotes.ids)) AND (mvr_violations.organization_id = claim_organization()));
 DELETE FROM quote_verifications
   WHERE ((quote_verifications.quote_id = ANY (erase_quotes.ids)) AND (quote_verifications.organization_id = claim_organization()));
 DELETE FROM price_moves
   WHERE ((price_moves.quote_id = ANY (erase_quotes.ids)) AND (price_moves.organization_id = claim_organization()));
 DELETE FROM rated_subjects
   WHERE ((rated_subjects.quote_id = ANY (erase_quotes.ids)) AND (rated_subjects.organization_id = claim_organization()));
 DELETE FROM timeline_entries
   WHERE ((timeline_entries.quote_id = ANY (erase_quotes.ids)) AND (timeline_entries.organization_id = claim_organization()));
 DELETE FROM quote_referral_messages m
    USING quote_referrals r
   WHERE ((m.quote_referral_id = r.quote_referral_id) AND (r.quote_id = ANY (erase_quotes.ids)) AND (r.organization_id = claim_organization()));
 UPDATE quote_referrals SET request_reasons = '{—}'::text[], request_reasons_fr = NULL::text[], findings = '[]'::jsonb, action_reason =
         CASE
             WHEN (quote_referrals.action_reason IS NULL) THEN NULL::text
             ELSE '—'::text
         END, status =
         CASE
             WHEN (quote_referrals.status = 'pending'::text) THEN 'expired'::text
             ELSE quote_referrals.status
         END
   WHERE ((quote_referrals.quote_id = ANY (erase_quotes.ids)) AND (quote_referrals.organization_id = claim_organization()));
 UPDATE rule_impact_rows SET seen = '—'::text
   WHERE ((rule_impact_rows.quote_id = ANY (erase_quotes.ids)) AND (rule_impact_rows.organization_id = claim_organization()));
 UPDATE moratorium_exceptions SET reason = '—'::text
   WHERE ((moratorium_exceptions.quote_id = ANY (erase_quotes.ids)) AND (moratorium_exceptions.organization_id = claim_organization()));
 DELETE FROM vehicle_devices d
    USING vehicles v
   WHERE ((d.vehicle_id = v.vehicle_id) AND (v.quote_id = ANY (erase_quotes.ids)) AND (v.organization_id = claim_organization()));
 UPDATE vehicles SET vin = NULL::text, floorplan = NULL::text, features = DEFAULT, meta = DEFAULT, custom_fields = DEFAULT, answers = DEFAULT
   WHERE ((vehicles.quote_id = ANY (erase_quotes.ids)) AND (vehicles.organization_id = claim_organization()));
 UPDATE entities SET archived = COALESCE(entities.archived, app_now()), first_name = NULL::text, last_name = NULL::text, business_name = NULL::text, email = NULL::text, phone = NULL::text, birthdate = NULL::text, marital_status = NULL::text, license_number = NULL::text, license_number_index = NULL::text, license_country = NULL::text, license_administrative_area = NULL::text, license_first_issued_year = NULL::integer, meta = DEFAULT, custom_fields = DEFAULT, answers = DEFAULT
   WHERE ((entities.quote_id = ANY (erase_quotes.ids)) AND (entities.organization_id = claim_organization()));
 UPDATE locations SET line_1 = NULL::text, line_2 = NULL::text, locality = NULL::text, administrative_area_2 = NULL::text, postal_code =
         CASE locations.country
             WHEN 'CA'::text THEN "left"(locations.postal_code, 3)
             ELSE locations.postal_code
         END
   WHERE ((locations.quote_id = ANY (erase_quotes.ids)) AND (locations.organization_id = claim_organization()));
 UPDATE payments SET cc_last_four = NULL::text, bank = NULL::text, payment_method_id = NULL::uuid
   WHERE ((payments.quote_id = ANY (erase_quotes.ids)) AND (payments.organization_id = claim_organization()));
 DELETE FROM payment_methods m
   WHERE ((m.contract_id IS NULL) AND (m.quote_id = ANY (erase_quotes.ids)) AND (m.organization_id = claim_organization()));
 UPDATE process_intents SET request = '{}'::jsonb, result = NULL::jsonb, actor = jsonb_build_object('requestId', (process_intents.actor -> 'requestId'::text))
   WHERE ((process_intents.root_id = ANY (erase_quotes.ids)) AND (process_intents.state = 'finished'::text) AND (process_intents.organization_id = claim_organization()));
 DELETE FROM idempotency_keys
   WHERE (idempotency_keys.principal = ANY ((erase_quotes.ids)::text[]));
 UPDATE quotes SET erased = app_now(), token_version = (quotes.token_version + 1), declarations = DEFAULT, meta = DEFAULT, custom_fields = DEFAULT, attribution = DEFAULT, rating_response = NULL::jsonb, changes = NULL::jsonb, contact_email = NULL::text, signer_info = NULL::jsonb, refused_for = NULL::jsonb, restriction_keys = NULL::text[], typed_rating = NULL::jsonb, typed_content_hash = NULL::text, external_id = NULL::text, external_url = NULL::text, postal_code =
         CASE quotes.country
             WHEN 'CA'::text THEN "left"(quotes.postal_code, 3)
             ELSE quotes.postal_code
         END, status =
         CASE
             WHEN (quotes.status = ANY (ARRAY['open'::text, 'agent_required'::text, 'agent_approved'::text, 'referred'::text, 'proposal'::text, 'pending_renewal'::text])) THEN 'expired'::text
             ELSE quotes.status
         END
   WHERE ((quotes.quote_id = ANY (erase_quotes.ids)) AND (quotes.erased IS NULL) AND (quotes.organization_id = claim_organization()));
END;
CREATE OR REPLACE FUNCTION public.external_agent_fni(quote_id uuid DEFAULT NULL::uuid, policy_id uuid DEFAULT NULL::uuid)
 RETURNS TABLE(show_alert boolean, entity_id uuid, first_name text, last_name text, business_name text, email text, agent text)
 LANGUAGE sql
 STABLE ROWS 1
AS $function$
  select other.agent is not null, e.entity_id, e.first_name, e.last_name, e.business_name, e.email, other.agent
  from quotes q
  join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  left join lateral (
    select nullif(concat_ws(' ', u.first_name, u.last_name), '') as agent
    from entities o
    join quotes oq on oq.quote_id = o.quote_id
    join agent_profiles u on u.organization_id = oq.organization_id and u.user_id = oq.assigned_agent_id
    left join policies op on op.current_quote_id = oq.quote_id
    where o.email = e.email and o.archived is null and o.entity_relationship = 'named_insured'
      and oq.quote_id <> q.quote_id and oq.assigned_agent_id is distinct from q.assigned_agent_id
      and oq.assigned_agent_id is distinct from claim_user()
      and (oq.status in ('open', 'agent_required', 'agent_approved', 'referred', 'pending_bind')
        or op.policy_status in ('pending', 'active', 'delinquent', 'pending_cancellation'))
    order by op.policy_id is null, oq.updated desc
    limit 1
  ) other on true
  where q.quote_id = external_agent_fni.quote_id
    or q.quote_id = (select current_quote_id from policies p where p.policy_id = external_agent_fni.policy_id)
  order by e.created
  limit 1
$function$;
comment on routine external_agent_fni(uuid,uuid) is 'The first named insured of a quote or policy, and whether another agent serves them already. @flat @never_null show_alert entity_id';
CREATE OR REPLACE FUNCTION public.find_duplicates(email text DEFAULT NULL::text, phone text DEFAULT NULL::text, vin text DEFAULT NULL::text, beside_quote_id uuid DEFAULT NULL::uuid)
 RETURNS TABLE(quote_id uuid, policy_id uuid, policy_number text, quote_status text, policy_status text, provider text, effective_date date, expiration_date date, named_insured text, vehicle text, same_email boolean, same_phone boolean, same_vin boolean)
 LANGUAGE sql
 STABLE ROWS 5
AS $function$
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
$function$;
comment on routine find_duplicates(text,text,text,uuid) is 'At most ten open quotes and policies in force that bear this e-mail, phone or VIN, beside the quote that is named; those with the VIN first, then policies. @flat @never_null quote_id quote_status provider effective_date expiration_date same_email same_phone same_vin';
CREATE OR REPLACE FUNCTION public.finding_codes(findings jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(finding ->> 'code' order by place), '{}')
  from jsonb_array_elements(findings) with ordinality as found (finding, place)
$function$;
CREATE OR REPLACE FUNCTION public.follow_sign_in_address(person uuid, former text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 UPDATE auth."user" SET email = ( SELECT u.email
            FROM users u
           WHERE (u.user_id = follow_sign_in_address.person)), "emailVerified" = true, "updatedAt" = app_now()
   WHERE ("user".id = follow_sign_in_address.person);
 UPDATE agent_profiles SET email = ( SELECT u.email
            FROM users u
           WHERE (u.user_id = follow_sign_in_address.person))
   WHERE (agent_profiles.user_id = follow_sign_in_address.person);
 DELETE FROM auth.letter
   WHERE (letter.email = follow_sign_in_address.former);
 DELETE FROM auth.session
   WHERE (session."userId" = follow_sign_in_address.person);
END;
CREATE OR REPLACE FUNCTION public.forget_files(file_ids uuid[], document_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM quote_attachments
   WHERE ((quote_attachments.file_id = ANY (forget_files.file_ids)) AND (quote_attachments.organization_id = claim_organization()));
 DELETE FROM policy_attachments
   WHERE ((policy_attachments.file_id = ANY (forget_files.file_ids)) AND (policy_attachments.organization_id = claim_organization()));
 DELETE FROM claim_attachments
   WHERE ((claim_attachments.file_id = ANY (forget_files.file_ids)) AND (claim_attachments.organization_id = claim_organization()));
 DELETE FROM vehicle_assets
   WHERE ((vehicle_assets.file_id = ANY (forget_files.file_ids)) AND (vehicle_assets.organization_id = claim_organization()));
 DELETE FROM file_parts
   WHERE ((file_parts.file_id = ANY (forget_files.file_ids)) AND (file_parts.organization_id = claim_organization()));
 UPDATE policy_proposals SET signed_file_id = NULL::uuid
   WHERE ((policy_proposals.signed_file_id = ANY (forget_files.file_ids)) AND (policy_proposals.organization_id = claim_organization()));
 DELETE FROM files
   WHERE ((files.file_id = ANY (forget_files.file_ids)) AND (files.organization_id = claim_organization()));
 DELETE FROM documents
   WHERE ((documents.document_id = ANY (forget_files.document_ids)) AND (documents.organization_id = claim_organization()));
END;
CREATE OR REPLACE FUNCTION public.forget_last_letters()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 DELETE FROM notifications n
    USING deletion_requests d
   WHERE ((n.subject_kind = 'deletion_request'::text) AND (n.subject_id = d.deletion_request_id) AND (d.status = 'done'::text) AND ((n.status <> 'queued'::text) OR (n.created < (app_now() - '3 days'::interval))));
END;
CREATE OR REPLACE FUNCTION public.free_moved_task()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.assigned_to := null;
  new.assigned_name := null;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.has_password(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
RETURN (EXISTS (SELECT FROM auth.account a WHERE ((a."userId" = has_password.person) AND (a."providerId" = 'credential'::text) AND (a.password IS NOT NULL))));
CREATE OR REPLACE FUNCTION public.hint_announcements()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'announcements', announcement_id, organization_id from changed where announcement_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_billing_arrangements()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_bulk_runs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'bulk_runs', bulk_run_id, organization_id from changed where bulk_run_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_claim_attachments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_claim_deadlines()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_claim_entities()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_claim_exposures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_claim_money()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_claim_vehicles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_claims()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    union all select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_dislocation_runs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'dislocation_runs', dislocation_run_id, organization_id from changed where dislocation_run_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_documents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    union all select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_enquiries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'enquiries', enquiry_id, organization_id from changed where enquiry_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_enquiry_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'enquiries', enquiry_id, organization_id from changed where enquiry_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_entities()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_explicit_rejections()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'explicit_rejections', explicit_rejection_id, organization_id from changed where explicit_rejection_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_export_runs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'export_runs', export_run_id, organization_id from changed where export_run_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_external_claims()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'external_claims', external_claim_id, organization_id from changed where external_claim_id is not null
    union all select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_external_quotes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'external_quotes', external_quote_id, organization_id from changed where external_quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_former_organization()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    values (tg_table_name, (to_jsonb(old) ->> tg_argv[0])::uuid, old.organization_id)
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_incident_alert_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'kml_files', kml_file_id, organization_id from incident_alerts
    where incident_alert_id in (select incident_alert_id from changed)
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_incident_alerts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'kml_files', kml_file_id, organization_id from changed where kml_file_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_incident_layers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'kml_files', kml_file_id, organization_id from changed where kml_file_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_invoices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_kml_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'kml_files', kml_file_id, organization_id from changed where kml_file_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_locations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_moratorium_exceptions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'moratoriums', moratorium_id, organization_id from changed where moratorium_id is not null
    union all select 'quotes', quote_id, organization_id from changed where quote_id is not null
    union all select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_moratoriums()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'moratoriums', moratorium_id, organization_id from changed where moratorium_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_mvr_violations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_note_mentions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'note_mentions', note_mention_id, organization_id from changed where note_mention_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policies()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_activities()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_attachments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_cancellations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_inspections()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_proposals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policy_proposals', policy_proposal_id, organization_id from changed where policy_proposal_id is not null
    union all select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_refunds()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_reinstatements()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_policy_renewals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policy_renewals', policy_renewal_id, organization_id from changed where policy_renewal_id is not null
    union all select 'policies', source_policy_id, organization_id from changed where source_policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_posted_letters()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    union all select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_product_parameters()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'products', product_id, organization_id from changed where product_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_products()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'products', product_id, organization_id from changed where product_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_quote_attachments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_quote_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_quote_referral_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quote_referrals', quote_referral_id, organization_id from changed where quote_referral_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_quote_referrals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quote_referrals', quote_referral_id, organization_id from changed where quote_referral_id is not null
    union all select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_quote_verifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_quotes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_round_robin_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_rule_impact_runs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'rule_impact_runs', rule_impact_run_id, organization_id from changed where rule_impact_run_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_signing_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'tasks', task_id, organization_id from changed where task_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_timeline_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    union all select 'policies', policy_id, organization_id from changed where policy_id is not null
    union all select 'products', product_id, organization_id from changed where product_id is not null
    union all select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_transactions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_underwriting_questions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'products', product_id, organization_id from changed where product_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_underwriting_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'products', product_id, organization_id from changed where product_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_vehicle_assets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_vehicle_devices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'vehicle_devices', device_id, organization_id from changed
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.hint_vehicles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.holds_global_role(person uuid, wanted text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
RETURN (EXISTS (SELECT FROM user_global_roles r WHERE ((r.user_id = holds_global_role.person) AND (r.role = ANY (holds_global_role.wanted)))));
CREATE OR REPLACE FUNCTION public.is_customer(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
RETURN ((EXISTS (SELECT FROM policies p WHERE (p.user_id = is_customer.person))) OR (EXISTS (SELECT FROM quotes q WHERE (q.user_id = is_customer.person))));
CREATE OR REPLACE FUNCTION public.is_line(value text, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((char_length(value) <= longest) AND (value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]'::text));
comment on routine is_line(text,integer) is 'One line of at most so many characters, all of which can be seen.';
CREATE OR REPLACE FUNCTION public.is_prose(value text, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((char_length(value) <= longest) AND (value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]'::text));
comment on routine is_prose(text,integer) is 'Lines of together at most so many characters, all of which can be seen but the breaks.';
CREATE OR REPLACE FUNCTION public.is_small(value jsonb, most_bytes integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (octet_length((value)::text) <= most_bytes);
comment on routine is_small(jsonb,integer) is 'JSON of at most so many bytes as it is written out.';
CREATE OR REPLACE FUNCTION public.keep_invoice_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into invoice_states values (new.invoice_id, new.organization_id, new.policy_id, app_now(), new.sequence,
    new.due_date, new.premium, new.fees, new.taxes, new.paid_amount, new.status)
  on conflict on constraint invoice_states_pkey do update set sequence = excluded.sequence, due_date = excluded.due_date,
    premium = excluded.premium, fees = excluded.fees, taxes = excluded.taxes, paid_amount = excluded.paid_amount,
    status = excluded.status;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_moratorium_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into moratorium_versions (organization_id, moratorium_id, version, wording, user_id)
  values (new.organization_id, new.moratorium_id, new.version, to_jsonb(new) - 'organization_id' - 'moratorium_id'
    - 'version' - 'created_by' - 'created' - 'updated', claim_user());
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_policy_standing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into policy_standings values (new.policy_id, new.organization_id, app_now(), new.policy_status,
    new.cancelled_as_of)
  on conflict on constraint policy_standings_pkey do update set policy_status = excluded.policy_status,
    cancelled_as_of = excluded.cancelled_as_of;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_promoted_rates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_version uuid := case when tg_op = 'DELETE' then old.rater_version_id else new.rater_version_id end;
begin
  if exists (select from rater_versions where rater_version_id = of_version and status = 'promoted') then
    raise exception 'the rates of a promoted version never change' using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_promoted_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'promoted' and (tg_op = 'DELETE' or (new.status, new.provider, new.provider_version, new.structure)
    is distinct from (old.status, old.provider, old.provider_version, old.structure)) then
    raise exception 'a promoted version never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_question_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into underwriting_question_versions
    (organization_id, product_id, underwriting_question_id, version, question, user_id)
  values (new.organization_id, new.product_id, new.underwriting_question_id, new.version,
    to_jsonb(new) - '{organization_id,product_id,underwriting_question_id,version,created,updated}'::text[]
      || jsonb_build_object('archived', new.archived is not null), claim_user());
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_refund_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into refund_states values (new.policy_refund_id, new.organization_id, new.policy_id, app_now(), new.amount,
    new.interest, new.status, new.hold_reason, new.due_date, new.paid)
  on conflict on constraint refund_states_pkey do update set amount = excluded.amount, interest = excluded.interest,
    status = excluded.status, hold_reason = excluded.hold_reason, due_date = excluded.due_date, paid = excluded.paid;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_rule_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into underwriting_rule_versions (organization_id, product_id, underwriting_rule_id, version, rule, user_id)
  values (new.organization_id, new.product_id, new.underwriting_rule_id, new.version, jsonb_build_object(
    'rule_name', new.rule_name, 'rule_type', new.rule_type, 'object_type', new.object_type, 'key', new.key,
    'operator', new.operator, 'value', new.value, 'conditions', new.conditions, 'reason', new.reason,
    'effective_date', new.effective_date, 'expiration_date', new.expiration_date,
    'allow_new_business', new.allow_new_business, 'allow_renewal', new.allow_renewal,
    'allow_proposal', new.allow_proposal, 'archived', new.archived is not null), claim_user());
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_transaction_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into transaction_states values (new.transaction_id, new.organization_id, new.policy_id, app_now(), new.date,
    new.amount, new.status, new.attempt_count, new.next_attempt, new.decline_code, new.cc_last_four, new.bank)
  on conflict on constraint transaction_states_pkey do update set date = excluded.date, amount = excluded.amount,
    status = excluded.status, attempt_count = excluded.attempt_count, next_attempt = excluded.next_attempt,
    decline_code = excluded.decline_code, cc_last_four = excluded.cc_last_four, bank = excluded.bank;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.layers_at(place point, around_km smallint)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT DISTINCT incident_layer_pieces.incident_layer_id
    FROM incident_layer_pieces
   WHERE ((incident_layer_pieces.buffer_km = layers_at.around_km) AND lies_in(layers_at.place, incident_layer_pieces.piece));
END;
CREATE OR REPLACE FUNCTION public.letters_follow()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  about uuid := to_jsonb(old) ->> tg_argv[1];
begin
  if tg_op = 'DELETE' then
    delete from notifications where subject_kind = tg_argv[0] and subject_id = about;
  elsif new.organization_id <> old.organization_id then
    update notifications set organization_id = new.organization_id where subject_kind = tg_argv[0] and subject_id = about;
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.lies_in(place point, piece polygon)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((box(piece) @> box(place)) AND (piece @> place));
CREATE OR REPLACE FUNCTION public.loss_experience(from_day date, through date)
 RETURNS TABLE(state text, vehicle_class text, rater_version_id uuid, currency text, earned bigint, claims bigint, paid bigint, reserved bigint, recovered bigint)
 LANGUAGE sql
 STABLE ROWS 500
AS $function$
  with premium as (
    select l.policy_id, l.root_vehicle_id, coalesce(l.jurisdiction, '') as state, p.current_quote_id, p.currency,
      sum(charge_earned(l.days_from, l.days_until, l.earning, l.amount, p.cancelled_as_of, through)
        - case when greatest(l.days_from, l.booked::date) < from_day
            then charge_earned(l.days_from, l.days_until, l.earning, l.amount, p.cancelled_as_of, from_day - 1) else 0 end)
        as earned
    from charge_lines l join policies p using (policy_id)
    where l.kind = 'premium' and greatest(l.days_from, l.booked::date) <= through
    group by 1, 2, 3, 4, 5
  ), losses as (
    select c.policy_id, c.root_vehicle_id,
      coalesce((select l.jurisdiction from charge_lines l where l.policy_id = c.policy_id and l.kind = 'premium'
        order by (l.root_vehicle_id = c.root_vehicle_id) desc nulls last, l.booked limit 1), '') as state,
      p.current_quote_id, coalesce(p.currency,
        (select e.currency from claim_entries e where e.claim_id = c.claim_id limit 1), 'USD') as currency,
      1 as claims, coalesce(x.paid, 0) as paid, coalesce(x.reserved, 0) as reserved, coalesce(x.recovered, 0) as recovered
    from claims c left join policies p using (policy_id)
    left join lateral (
      select sum(e.paid_indemnity + e.paid_expense) as paid, sum(e.reserve_indemnity + e.reserve_expense) as reserved,
        sum(e.recovered_salvage + e.recovered_subrogation) as recovered
      from claim_exposures e where e.claim_id = c.claim_id) x on true
    where c.incident_date between from_day and through and c.status not in ('draft', 'withdrawn')
  ), every as (
    select state, policy_id, root_vehicle_id, current_quote_id, currency, earned, 0 as claims, 0 as paid, 0 as reserved,
      0 as recovered from premium
    union all
    select state, policy_id, root_vehicle_id, current_quote_id, currency, 0, claims, paid, reserved, recovered from losses
  )
  select e.state,
    -- What is charged for the policy as a whole is of the class of its first vehicle.
    coalesce((select v.type from quotes q join vehicles v using (quote_id)
      where q.policy_id = e.policy_id or q.quote_id = e.current_quote_id
      order by (v.root_vehicle_id = e.root_vehicle_id) desc nulls last, (q.quote_id = e.current_quote_id) desc,
        v.created, v.vehicle_id limit 1), '') as vehicle_class,
    q.rater_version_id, e.currency, sum(e.earned)::bigint, sum(e.claims)::bigint, sum(e.paid)::bigint,
    sum(e.reserved)::bigint, sum(e.recovered)::bigint
  from every e left join quotes q on q.quote_id = e.current_quote_id
  group by 1, 2, 3, 4
  having sum(e.earned) <> 0 or sum(e.claims) <> 0
$function$;
comment on routine loss_experience(date,date) is 'Premium earned on the days asked for, and what the losses of those days have cost by now, in cents, by the place and class of what is insured and the version of its rates. @flat @never_null state vehicle_class currency earned claims paid reserved recovered';
CREATE OR REPLACE FUNCTION public.only_the_platform_addresses_everybody()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from organizations where organization_id = new.organization_id and is_platform) then
    raise exception 'only the platform organization addresses everybody' using errcode = 'check_violation', table = tg_table_name;
  end if;
  return new;
end
$function$;
CREATE OR REPLACE FUNCTION public.open_claims_of_handlers()
 RETURNS TABLE(handler_user_id uuid, open bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT c.handler_user_id,
     count(*) AS count
    FROM claims c
   WHERE ((c.handler_user_id IS NOT NULL) AND (c.status <> ALL (ARRAY['denied'::text, 'paid'::text, 'closed'::text, 'withdrawn'::text])))
   GROUP BY c.handler_user_id;
END;
CREATE OR REPLACE FUNCTION public.operating_figures()
 RETURNS TABLE(figure text, kind text, waiting bigint, since timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  -- What the gateway never answered is asked for within a minute.
  select 'payments_unknown', gateway, count(*), min(created) from payments where status = 'unknown' group by gateway
  union all
  select 'payouts_unknown', method, count(*), min(coalesce(decided, created))
    from claim_payments where status = 'sending' group by method
  union all
  select 'letters_unsent', 'email', count(*), min(created) from notifications where status = 'queued'
  union all
  select 'letters_failed', template, count(*), min(created)
    from notifications where status = 'failed' and created > app_now() - interval '1 day' group by template
  union all
  select 'legal_days', alert || ' ' || kind, count(*), null from legal_days where alert <> 'ahead' group by alert, kind
$function$;
CREATE OR REPLACE FUNCTION public.organization_of_logo(logo uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT files.organization_id
    FROM files
   WHERE ((files.file_id = organization_of_logo.logo) AND files.for_logo AND (files.stored IS NOT NULL) AND (files.removed IS NULL));
END;
CREATE OR REPLACE FUNCTION public.partition_device_reports(today date, most_days integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET lock_timeout TO '2s'
AS $function$
declare
  month date;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtext('partition_device_reports'));
  for partition, month in
    select c.relname, to_date(right(c.relname, 7), 'YYYY_MM')
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'device_reports'::regclass and c.relname <> 'device_reports_rest'
  loop
    if (month + interval '1 month')::date <= today - most_days then
      execute format('drop table partitions.%I', partition);
    end if;
  end loop;
  delete from device_reports where observed < (today - most_days)::timestamp at time zone 'UTC';
  delete from device_reports r using (
    select device_id, observed, event,
      row_number() over (partition by device_id, date_trunc('hour', observed, 'UTC'), refused is null and lat is not null
        order by observed desc, event) as place,
      refused is null and lat is not null as counts
    from device_reports
    where observed < (today - 7)::timestamp at time zone 'UTC' and observed >= (today - 14)::timestamp at time zone 'UTC') old
  where (r.device_id, r.observed, r.event) = (old.device_id, old.observed, old.event) and (old.place > 1 or not old.counts);
  for month in
    select distinct date_trunc('month', observed at time zone 'UTC')::date from partitions.device_reports_rest
    union select (date_trunc('month', today) + n * interval '1 month')::date from generate_series(-1, 1) n
    order by 1
  loop
    partition := 'device_reports_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(format('partitions.%I', partition)) is not null;
    execute format('create table partitions.%I (like device_reports including all)', partition);
    execute format('alter table partitions.%I enable row level security', partition);
    execute format('with moved as (delete from partitions.device_reports_rest where observed >= %L and observed < %L returning *)
      insert into partitions.%I select * from moved',
      month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', partition);
    execute format('alter table device_reports attach partition partitions.%I for values from (%L) to (%L)',
      partition, month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION public.partition_visit_events(today date, most_days integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET lock_timeout TO '2s'
AS $function$
declare
  month date;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtext('partition_visit_events'));
  delete from partitions.visit_events_rest where day <= today - most_days;
  for partition, month in
    select c.relname, to_date(right(c.relname, 7), 'YYYY_MM')
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'visit_events'::regclass and c.relname <> 'visit_events_rest'
  loop
    if month <= today - most_days then
      execute format('drop table partitions.%I', partition);
    end if;
  end loop;
  for month in
    select distinct date_trunc('month', day)::date from partitions.visit_events_rest
    union select (date_trunc('month', today) + n * interval '1 month')::date from generate_series(0, 1) n
    order by 1
  loop
    partition := 'visit_events_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(format('partitions.%I', partition)) is not null;
    execute format('create table partitions.%I (like visit_events including all)', partition);
    execute format('alter table partitions.%I enable row level security', partition);
    execute format('with moved as (delete from partitions.visit_events_rest where day >= %L and day < %L returning *)
      insert into partitions.%I select * from moved', month, month + interval '1 month', partition);
    execute format('alter table visit_events attach partition partitions.%I for values from (%L) to (%L)',
      partition, month, (month + interval '1 month')::date);
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION public.policy_activity_days(zone text, step integer DEFAULT 1, since timestamp with time zone DEFAULT NULL::timestamp with time zone, until timestamp with time zone DEFAULT NULL::timestamp with time zone, actions jsonb DEFAULT NULL::jsonb, providers jsonb DEFAULT NULL::jsonb, states jsonb DEFAULT NULL::jsonb, organization text DEFAULT NULL::text, agent text DEFAULT NULL::text, change_from bigint DEFAULT NULL::bigint, change_to bigint DEFAULT NULL::bigint, number text DEFAULT NULL::text)
 RETURNS TABLE(day date, currency text, activities bigint, premium_change bigint)
 LANGUAGE sql
 STABLE ROWS 400
AS $function$
  select local.day - (local.day - date '2000-01-03') % greatest(step, 1), a.currency, count(*),
    sum(a.premium_change)::bigint
  from policy_activities a
  cross join lateral (select (a.timestamp at time zone zone)::date as day) local
  where a.timestamp >= coalesce(since, '-infinity') and a.timestamp < coalesce(until, 'infinity')
    and (actions is null or actions ? a.action)
    and (providers is null or providers ? a.provider)
    and (states is null or states ? a.policy_state)
    and (organization is null or starts_with(lower(a.organization_name), lower(organization)))
    and (agent is null or starts_with(lower(a.agent_name), lower(agent)))
    and (change_from is null or a.premium_change >= change_from)
    and (change_to is null or a.premium_change <= change_to)
    and (number is null or starts_with(a.policy_number, number))
  group by 1, 2
$function$;
comment on routine policy_activity_days(text,integer,timestamp with time zone,timestamp with time zone,jsonb,jsonb,jsonb,text,text,bigint,bigint,text) is 'How many activities of policies there were on each day of a zone, and what they changed of the premium, by currency; step days are counted together under the first of them; actions, providers and states are lists. @flat @never_null day currency activities premium_change';
CREATE OR REPLACE FUNCTION public.policy_of_report(number text, postal text)
 RETURNS TABLE(organization_id uuid, policy_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT p.organization_id,
     p.policy_id
    FROM (policies p
      JOIN quotes q ON ((q.quote_id = p.current_quote_id)))
   WHERE ((p.policy_number = policy_of_report.number) AND (p.erased IS NULL) AND ((split_part(q.postal_code, '-'::text, 1) = policy_of_report.postal) OR (EXISTS ( SELECT
            FROM locations l
           WHERE ((l.quote_id = q.quote_id) AND (l.location_type = 'mailing'::text) AND (split_part(l.postal_code, '-'::text, 1) = policy_of_report.postal))))))
   ORDER BY p.policy_term DESC
  LIMIT 1;
END;
CREATE OR REPLACE FUNCTION public.product_to_copy(source uuid)
 RETURNS TABLE(provider text, is_archived boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT p.provider,
     (p.archived IS NOT NULL)
    FROM products p
   WHERE (p.product_id = product_to_copy.source);
END;
CREATE OR REPLACE FUNCTION public.question_decision(decisions jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce((
    select wanted.decision
    from unnest('{rejection,agent_required,referral}'::text[]) with ordinality as wanted (decision, rank)
    where exists (select from jsonb_array_elements(decisions) as one where one ->> 'decision' = wanted.decision)
    order by wanted.rank limit 1), 'none')
$function$;
CREATE OR REPLACE FUNCTION public.quote_token_state(quote uuid)
 RETURNS TABLE(token_version integer, bound timestamp with time zone, expiration_date date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT q.token_version,
     q.bound,
     q.expiration_date
    FROM quotes q
   WHERE (q.quote_id = quote_token_state.quote);
END;
CREATE OR REPLACE FUNCTION public.search_beyond_one_word(typed text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE ROWS 10
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  code constant text := upper(replace(typed, ' ', ''));
  digits constant text := regexp_replace(typed, '\D', '', 'g');
  words constant text[] := string_to_array(search_key(typed), ' ');
  -- The last word may have more to come; the longest is the one that the fewest names have.
  beginning constant text := words[cardinality(words)];
  longest constant text := (select word from unnest(words) with ordinality as each (word, place)
    order by length(word) desc, place desc limit 1);
  others constant text[] := array(
    select '% ' || word || case when place = cardinality(words) then '%' else ' %' end
    from unnest(words) with ordinality as each (word, place));
  last constant text := U&'\+10FFFF';
begin
  if strpos(typed, '@') > 0 then
    return query select quote_id from entities where email >= typed and email < typed || last limit 1000;
    return query select quote_id from quotes where contact_email >= typed and contact_email < typed || last limit 1000;
    return;
  end if;
  if length(digits) >= 4 and typed ~ '^[\d\s().+-]+$' then
    return query select quote_id from entities where phone_key >= digits and phone_key < digits || last limit 1000;
    return;
  end if;
  -- Without a letter it is no name.
  if cardinality(words) > 1 and typed ~ '[[:alpha:]]' then
    if longest = beginning then
      return query select quote_id from entity_name_words
        where word >= beginning and word < beginning || last and name like all (others) limit 1000;
    else
      return query select quote_id from entity_name_words
        where word = longest and name like all (others) limit 1000;
    end if;
  end if;
  if code ~ '^[A-Z]{2,6}-?\d' then
    return query select current_quote_id from policies
      where policy_number >= code and policy_number < code || last limit 1000;
  end if;
  if digits <> '' and code ~ '^[A-HJ-NPR-Z0-9]{5,17}$' then
    return query select quote_id from vehicles where vin >= code and vin < code || last limit 1000;
  end if;
end $function$;
CREATE OR REPLACE FUNCTION public.search_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (octet_length(name) = char_length(name)) THEN btrim(regexp_replace(lower(translate(name, '''`'::text, ''::text)), '[^a-z0-9]+'::text, ' '::text, 'g'::text)) ELSE btrim(regexp_replace(replace(replace(replace(replace(replace(translate(regexp_replace(lower((NORMALIZE(replace(name, '´'::text, ''::text), NFKD) COLLATE pg_c_utf8)), '[\u0027\u0060\u00AD\u02B9-\u02BC\u02C8\u0300-\u036F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u2018\u2019\u201B\u202A-\u202E\u2032\u2035\u2060-\u206F\u20D0-\u20FF\u3164\uA78B\uA78C\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF0-\uFFFD]'::text, ''::text, 'g'::text), 'ɑαаᗅⱥꓮꭺ𐊠𖽀ƀƃƅɓβбвьѣҍᏼᖯᗷꓐꞵꮟ𐊂𐊡𐌁ȼςσсҫᴄⲥꓚꮯ𐊢𐌂𐐽𐔜ðđƌɖɗԁᑯᗞᗪꓒꓓꭰꮷǝɇəɛεеҽҿⴹꓰꬲꭼ𐊆𑣆𑣎ƒϝքᖴᵮẝꓝꞙꬵ𐊇𐊥𐔥𑣂ƍǥɠɡԍցᏻᶃꓖꮐħɦηнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ𐋏ıɨɩɪιіӏᵻᵼⲓꙇꭵ𑣃ɉʝϳјᒍꓙꭻĸƙκкқҟᛕⱪⲕꓗꝁꮶ𐔘łƚǀɫɭᒪᛁⳑⵏꓡꓲꮮ𐊊𐌉𐑃𐔦𑣒𖼖𖼨μϻмӎᗰᛖⲙꓟꮇ𐊰𐌑ŋƞɲɳνոռᵰⲛꓠ𐔓øɔɵθοоѳөօᴏᴑⲟⴱⵁⵔꓳꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑣈𑣕𑣗ƥρрᑭᵽⲣꓑꮲ𐊕ʠԛգզⵕɍɼɽʀгғᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵ƽʂѕտᵴꓢꜱꮥꮪ𐊖𐑈𑣁𖼺ŧƭʈτтҭᵵⱦⲧꓔꭲ𐊗𐊱𐌕𑣜𖼊ʉʋսᑌᴜᵾꓴꞟꭎꭒꮜ𐓶𑣘𖽂ѵᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈ɯѡѽԝաᴡꓪꝡꮃꮤ𑓅𑜊𑜎𑜏χхҳᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐔧ƴɏɣʏγυуүұᶌỿⲩꓬꭚꭹꮍ𐊲𑣄𖽃ƶȥʐζᴢᵶꓜꮓ𑣉'::text, 'aaaaaaaaabbbbbbbbbbbbbbbbbbbcccccccccccccdddddddddddddeeeeeeeeeeeeeeefffffffffffffgggggggggghhhhhhhhhhhhhhhhhhhiiiiiiiiiiiiijjjjjjjkkkkkkkkkkkkklllllllllllllllllllmmmmmmmmmmmnnnnnnnnnnnoooooooooooooooooooooooooooooopppppppppqqqqqrrrrrrrrrrrrrrrrrrsssssssssssssttttttttttttttttuuuuuuuuuuuuuuvvvvvvvvvvvwwwwwwwwwwwwwwxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyyyyzzzzzzzzz'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'ӕ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F\u2E00-\u2E7F\u3000-\u303F]+'::text, ' '::text, 'g'::text)) END;
CREATE OR REPLACE FUNCTION public.search_platform(search text)
 RETURNS TABLE(policy_id uuid, quote_id uuid, quote_status text, policy_status text, quote_effective_date date, quote_expiration_date date, policy_number text, quote_token quote_token_seed, quote_provider text, named_insured_first_name text, named_insured_last_name text, contact text, erased timestamp with time zone)
 LANGUAGE sql
 STABLE ROWS 25
AS $function$
  select q.policy_id, q.quote_id, q.status, p.policy_status, q.effective_date, q.expiration_date, p.policy_number,
    case when q.policy_id is null and (select pg_has_role('link_senders', 'usage'))
      then concat_ws(' ', q.quote_id, q.token_version, q.organization_id) end::quote_token_seed,
    q.provider, e.first_name, coalesce(e.last_name, e.business_name), coalesce(e.email, q.contact_email, e.phone),
    q.erased
  from (
    select
      case when key <> '' and translate(key, ' ', '') = key and strpos(typed, '@') = 0 then key end as word,
      case when length(typed) > 2 and (strpos(key, ' ') > 0 or translate(typed, '@0123456789', '') <> typed)
        then typed end as more
    from (
      select typed, search_key(typed) as key from (
        select lower(btrim(translate(left(search, 100),
          U&'\0009\000A\000D\00A0\200B\2060\FEFF\00AD', '    '), ' ,')) as typed offset 0
      ) trimmed offset 0
    ) keyed offset 0
  ) said
  cross join lateral (
    (select quote_id from entity_name_words
      where entity_name_words.word >= said.word and entity_name_words.word < said.word || U&'\+10FFFF' limit 1000)
    union
    (select search_beyond_one_word(said.more) where said.more is not null)
  ) hits
  join quotes q using (quote_id)
  left join policies p on p.policy_id = q.policy_id
  left join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  where q.status <> 'replaced'
  order by q.effective_date desc, q.quote_id
  limit 25
$function$;
comment on routine search_platform(text) is 'Quotes and policies by name, e-mail, phone, policy number or VIN; the newest effective date first, replaced ones left out. quote_token is there for those who may send the quote to its customer; contact is the address or phone of whom it is for; erased is when they had everything about them erased. @flat @never_null quote_id quote_status quote_effective_date quote_expiration_date quote_provider';
CREATE OR REPLACE FUNCTION public.set_root_entity_id()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.root_entity_id <> old.root_entity_id then
      raise exception 'root_entity_id stays through every copy' using errcode = '23514', constraint = 'root_entity_id_stays';
    end if;
  elsif new.root_entity_id is null or new.root_entity_id = new.entity_id then
    new.root_entity_id := new.entity_id;
  elsif not exists (
    select from entities where organization_id = new.organization_id and root_entity_id = new.root_entity_id
  ) then
    raise exception 'nothing here has the root %', new.root_entity_id using errcode = '23503', constraint = 'root_entity_id_known';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_location_id()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.root_location_id <> old.root_location_id then
      raise exception 'root_location_id stays through every copy' using errcode = '23514', constraint = 'root_location_id_stays';
    end if;
  elsif new.root_location_id is null or new.root_location_id = new.location_id then
    new.root_location_id := new.location_id;
  elsif not exists (
    select from locations where organization_id = new.organization_id and root_location_id = new.root_location_id
  ) then
    raise exception 'nothing here has the root %', new.root_location_id using errcode = '23503', constraint = 'root_location_id_known';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_of_claims()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.root_vehicle_id := (select root_vehicle_id from vehicles where vehicle_id = new.vehicle_id);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_of_ledger_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.root_vehicle_id := (select root_vehicle_id from vehicles where vehicle_id = new.vehicle_id);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_of_mvr_violations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.root_entity_id := (select root_entity_id from entities where entity_id = new.entity_id);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_of_policy_inspections()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.root_vehicle_id := (select root_vehicle_id from vehicles where vehicle_id = new.vehicle_id);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_of_quote_verifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.root_entity_id := (select root_entity_id from entities where entity_id = new.entity_id);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_of_vehicle_assets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.root_vehicle_id := (select root_vehicle_id from vehicles where vehicle_id = new.vehicle_id);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_of_vehicle_devices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.root_vehicle_id := (select root_vehicle_id from vehicles where vehicle_id = new.vehicle_id);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.set_root_vehicle_id()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.root_vehicle_id <> old.root_vehicle_id then
      raise exception 'root_vehicle_id stays through every copy' using errcode = '23514', constraint = 'root_vehicle_id_stays';
    end if;
  elsif new.root_vehicle_id is null or new.root_vehicle_id = new.vehicle_id then
    new.root_vehicle_id := new.vehicle_id;
  elsif not exists (
    select from vehicles where organization_id = new.organization_id and root_vehicle_id = new.root_vehicle_id
  ) then
    raise exception 'nothing here has the root %', new.root_vehicle_id using errcode = '23503', constraint = 'root_vehicle_id_known';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.sign_in_of(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 SELECT jsonb_build_object('sessions', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('started', session."createdAt", 'last_seen', session."updatedAt", 'expires', session."expiresAt", 'network_address', session."ipAddress", 'program', session."userAgent") ORDER BY session."createdAt"), '[]'::jsonb) AS "coalesce"
            FROM auth.session
           WHERE (session."userId" = sign_in_of.person)), 'passkeys', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('name', passkeys.name, 'created', passkeys.created, 'last_used', passkeys.last_used) ORDER BY passkeys.created), '[]'::jsonb) AS "coalesce"
            FROM passkeys
           WHERE (passkeys.user_id = sign_in_of.person))) AS jsonb_build_object;
END;
CREATE OR REPLACE FUNCTION public.tell_changes(changing text, VARIADIC told text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  writer text := 'hint_' || changing;
  changed text := (
    select string_agg(format('select %L, %I, organization_id from changed where %2$I is not null',
      split_part(each, ' ', 1), split_part(each, ' ', 2)), e'\n    union all ')
    from unnest(told) each);
begin
  execute format($format$
create function %I() returns trigger
language plpgsql security definer set search_path = public as $body$
begin
  insert into hints (table_name, row_id, organization_id)
    %s
    on conflict do nothing;
  return null;
end $body$
$format$, writer, changed);
  execute format('create trigger hint_insert after insert on %I referencing new table as changed
    for each statement execute function %I()', changing, writer);
  execute format('create trigger hint_update after update on %I referencing new table as changed
    for each statement execute function %I()', changing, writer);
end $function$;
CREATE OR REPLACE FUNCTION public.tell_person_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('person_changed', coalesce(changed ->> 'user_id', changed ->> 'userId', '*'));
  return null;
end;
$function$;
CREATE OR REPLACE FUNCTION public.touch_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('app.sealing_anew', true) is distinct from 'on' then new.updated := app_now(); end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.vehicle_devices_by_policy(policy_id uuid)
 RETURNS SETOF vehicle_devices
 LANGUAGE sql
 STABLE
AS $function$
  select d.* from vehicle_devices d
  where d.archived is null
    and d.root_vehicle_id in (
      select v.root_vehicle_id from policies p join vehicles v on v.quote_id = p.current_quote_id
      where p.policy_id = vehicle_devices_by_policy.policy_id and v.archived is null)
$function$;
comment on routine vehicle_devices_by_policy(uuid) is 'The devices in what a policy covers now. @flat';
CREATE OR REPLACE FUNCTION public.vehicle_devices_by_vehicle(vehicle_id uuid)
 RETURNS SETOF vehicle_devices
 LANGUAGE sql
 STABLE
AS $function$
  select d.* from vehicle_devices d
  where d.archived is null
    and d.root_vehicle_id = (select v.root_vehicle_id from vehicles v where v.vehicle_id = vehicle_devices_by_vehicle.vehicle_id)
$function$;
comment on routine vehicle_devices_by_vehicle(uuid) is 'The devices in a vehicle, whichever description of it is named. @flat';
CREATE OR REPLACE FUNCTION public.what_is_held(person uuid, addresses text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 WITH own_policies AS (
          SELECT p.policy_id,
             p.organization_id,
             p.policy_number,
             p.policy_status,
             q.country,
             q.administrative_area,
             COALESCE(p.cancelled_as_of, p.expiration_date) AS ended,
             money.owed,
             money.held,
             back.due_back
            FROM (((policies p
              JOIN quotes q ON ((q.quote_id = p.current_quote_id)))
              CROSS JOIN LATERAL ( SELECT (COALESCE(sum(e.amount) FILTER (WHERE (e.account = 'premium_receivable'::text)), (0)::numeric))::bigint AS owed,
                     (COALESCE((- sum(e.amount) FILTER (WHERE (e.account = 'unapplied_cash'::text))), (0)::numeric))::bigint AS held
                    FROM (ledger_transactions t
                      JOIN ledger_entries e USING (ledger_transaction_id))
                   WHERE (t.policy_id = p.policy_id)) money)
              CROSS JOIN LATERAL ( SELECT (COALESCE(sum((r.amount + r.interest)), (0)::numeric))::bigint AS due_back
                    FROM policy_refunds r
                   WHERE ((r.policy_id = p.policy_id) AND (r.status = ANY (ARRAY['held'::text, 'owed'::text])))) back)
           WHERE ((p.user_id = what_is_held.person) AND (p.erased IS NULL))
         ), described AS (
          SELECT said.quote_id,
             (min((said.policy_id)::text))::uuid AS policy_id
            FROM ( SELECT t.resulting_quote_id AS quote_id,
                     t.policy_id
                    FROM (policy_transactions t
                      JOIN own_policies USING (policy_id))
                 UNION ALL
                  SELECT s.quote_id,
                     s.policy_id
                    FROM (policy_segments s
                      JOIN own_policies USING (policy_id))
                 UNION ALL
                  SELECT o.proposed_quote_id,
                     o.policy_id
                    FROM (policy_proposals o
                      JOIN own_policies USING (policy_id))
                 UNION ALL
                  SELECT r.renewal_quote_id,
                     p.policy_id
                    FROM (policy_renewals r
                      JOIN own_policies p ON ((p.policy_id = r.source_policy_id)))
                   WHERE (r.renewal_quote_id IS NOT NULL)) said
           GROUP BY said.quote_id
         ), found_quotes AS (
          SELECT q.quote_id
            FROM quotes q
           WHERE (q.user_id = what_is_held.person)
         UNION
          SELECT q.quote_id
            FROM quotes q
           WHERE ((q.user_id IS NULL) AND ((q.contact_email)::text = ANY (what_is_held.addresses)))
         UNION
          SELECT e.quote_id
            FROM (entities e
              JOIN quotes q USING (quote_id))
           WHERE ((q.user_id IS NULL) AND (e.entity_relationship = 'named_insured'::text) AND ((e.email)::text = ANY (what_is_held.addresses)))
         UNION
          SELECT described.quote_id
            FROM described
         ), own_quotes AS (
          SELECT q.quote_id,
             q.organization_id,
             q.status,
             q.country,
             q.administrative_area,
             COALESCE(q.policy_id, p.policy_id, o.policy_id, d.policy_id) AS policy_id,
             ((q.signed_at IS NOT NULL) OR (q.status = 'ineligible'::text)) AS applied,
             ((q.updated AT TIME ZONE q.time_zone))::date AS ended
            FROM ((((quotes q
              JOIN found_quotes USING (quote_id))
              LEFT JOIN policies p ON ((p.current_quote_id = q.quote_id)))
              LEFT JOIN policy_proposals o ON ((o.proposed_quote_id = q.quote_id)))
              LEFT JOIN described d ON ((d.quote_id = q.quote_id)))
           WHERE (q.erased IS NULL)
         ), own_claims AS (
          SELECT c.claim_id,
             c.organization_id,
             c.policy_id,
             c.status,
             q.country,
             q.administrative_area,
             ((c.updated AT TIME ZONE 'UTC'::text))::date AS ended
            FROM ((claims c
              LEFT JOIN policies p ON ((p.policy_id = c.policy_id)))
              LEFT JOIN quotes q ON ((q.quote_id = COALESCE(p.current_quote_id, c.quote_id))))
           WHERE ((c.erased IS NULL) AND ((c.user_id = what_is_held.person) OR (c.policy_id IN ( SELECT own_policies.policy_id
                    FROM own_policies))))
         )
  SELECT jsonb_build_object('isStaff', ((EXISTS ( SELECT
            FROM organization_members m
           WHERE ((m.user_id = what_is_held.person) AND m.active))) OR (EXISTS ( SELECT
            FROM user_global_roles g
           WHERE (g.user_id = what_is_held.person)))), 'policies', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', own_policies.policy_id, 'organizationId', own_policies.organization_id, 'number', own_policies.policy_number, 'status', own_policies.policy_status, 'country', own_policies.country, 'area', own_policies.administrative_area, 'ended', own_policies.ended, 'owed', GREATEST(own_policies.owed, (0)::bigint), 'dueBack', ((GREATEST((- own_policies.owed), (0)::bigint) + own_policies.held) + own_policies.due_back)) ORDER BY own_policies.policy_id), '[]'::jsonb) AS "coalesce"
            FROM own_policies), 'quotes', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', own_quotes.quote_id, 'organizationId', own_quotes.organization_id, 'status', own_quotes.status, 'country', own_quotes.country, 'area', own_quotes.administrative_area, 'policyId', own_quotes.policy_id, 'isApplication', own_quotes.applied, 'ended', own_quotes.ended) ORDER BY own_quotes.quote_id), '[]'::jsonb) AS "coalesce"
            FROM own_quotes), 'claims', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', own_claims.claim_id, 'organizationId', own_claims.organization_id, 'policyId', own_claims.policy_id, 'status', own_claims.status, 'country', own_claims.country, 'area', own_claims.administrative_area, 'ended', own_claims.ended) ORDER BY own_claims.claim_id), '[]'::jsonb) AS "coalesce"
            FROM own_claims), 'underWay', (( SELECT count(*) AS count
            FROM payments y
           WHERE ((y.status = ANY (ARRAY['pending'::text, 'authorized'::text, 'processing'::text, 'withdrawn'::text, 'unknown'::text])) AND ((y.policy_id IN ( SELECT own_policies.policy_id
                    FROM own_policies)) OR (y.quote_id IN ( SELECT own_quotes.quote_id
                    FROM own_quotes))))) + ( SELECT count(*) AS count
            FROM process_intents i
           WHERE ((i.state = 'begun'::text) AND ((i.root_id IN ( SELECT own_policies.policy_id
                    FROM own_policies)) OR (i.root_id IN ( SELECT own_quotes.quote_id
                    FROM own_quotes)))))), 'counts', jsonb_build_object('message', ( SELECT count(*) AS count
            FROM enquiries
           WHERE ((enquiries.email)::text = ANY (what_is_held.addresses))), 'lead', ( SELECT count(*) AS count
            FROM external_quotes
           WHERE (((external_quotes.email)::text = ANY (what_is_held.addresses)) OR (external_quotes.user_id = what_is_held.person))), 'waiting', ( SELECT count(*) AS count
            FROM waitlist
           WHERE ((waitlist.email)::text = ANY (what_is_held.addresses))), 'letter', ( SELECT count(*) AS count
            FROM notifications n
           WHERE (((n.recipient)::text = ANY (what_is_held.addresses)) AND ((n.quote_id IS NULL) OR (n.quote_id IN ( SELECT own_quotes.quote_id
                    FROM own_quotes
                   WHERE (own_quotes.policy_id IS NULL)))))), 'file', (( SELECT count(*) AS count
            FROM files f
           WHERE ((f.quote_id IN ( SELECT own_quotes.quote_id
                    FROM own_quotes
                   WHERE (own_quotes.policy_id IS NULL))) AND (f.removed IS NULL))) + ( SELECT count(*) AS count
            FROM documents d
           WHERE (d.quote_id IN ( SELECT own_quotes.quote_id
                    FROM own_quotes
                   WHERE (own_quotes.policy_id IS NULL))))), 'check', ( SELECT count(*) AS count
            FROM quote_verifications v
           WHERE (v.quote_id IN ( SELECT own_quotes.quote_id
                    FROM own_quotes
                   WHERE (own_quotes.policy_id IS NULL)))))) AS jsonb_build_object;
END;
CREATE OR REPLACE FUNCTION public.write_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  key constant text := btrim(left(search_key(concat_ws(' ', new.first_name, new.last_name, new.business_name)), 250));
begin
  if tg_op = 'UPDATE' then
    delete from entity_name_words where entity_id = new.entity_id;
  end if;
  insert into entity_name_words (organization_id, entity_id, quote_id, word, name)
    select distinct new.organization_id, new.entity_id, new.quote_id, word, ' ' || key || ' '
    from unnest(string_to_array(key, ' ')) word where word <> '';
  return null;
end $function$;

create table address_changes (
  address_change_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  purpose text not null,
  former_email email_address not null,
  new_email email_address not null,
  language text not null,
  former_confirmed timestamp with time zone,
  new_confirmed timestamp with time zone,
  expires timestamp with time zone not null,
  status text not null default 'asked'::text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint address_changes_pkey PRIMARY KEY (address_change_id),
  constraint address_change_key UNIQUE (organization_id, address_change_id),
  constraint address_changes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint address_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint address_change_done CHECK (((status <> 'done'::text) OR ((new_confirmed IS NOT NULL) AND ((purpose = 'agent_letters'::text) OR (former_confirmed IS NOT NULL))))),
  constraint address_changes_former_email_check CHECK (is_line((former_email)::text, 254)),
  constraint address_changes_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint address_changes_new_email_check CHECK (is_line((new_email)::text, 254)),
  constraint address_changes_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'agent_letters'::text]))),
  constraint address_changes_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'cancelled'::text, 'replaced'::text])))
);
alter table address_changes enable row level security;
CREATE UNIQUE INDEX address_changes_asked ON public.address_changes USING btree (user_id, purpose) WHERE (status = 'asked'::text);
CREATE INDEX address_changes_of_organization ON public.address_changes USING btree (organization_id);
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.address_changes FOR EACH ROW EXECUTE FUNCTION letters_follow('address_change', 'address_change_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.address_changes FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy finds on address_changes for select to identity using (true);
create policy operates on address_changes for all to operator using (true) with check (true);
create policy own_rows on address_changes for select to customers, global_staff, tenant_staff using ((user_id = claim_user()));
comment on constraint address_changes_user_id_fkey on address_changes is 'person|address_changes';
grant insert, select, update on address_changes to operator;
grant select (address_change_id, organization_id) on address_changes to identity;
grant select (address_change_id, organization_id, user_id, purpose, former_email, new_email, former_confirmed, new_confirmed, expires, status, created) on address_changes to customers, global_staff, tenant_staff;

create table adjusters (
  user_id uuid not null,
  name text not null,
  lines text[] not null default '{}'::text[],
  states text[] not null default '{}'::text[],
  authority_step integer not null default 1,
  is_senior boolean not null default false,
  most_open integer not null default 60,
  away_from date,
  away_until date,
  last_assigned timestamp with time zone,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  successor_id uuid,
  constraint adjusters_pkey PRIMARY KEY (user_id),
  constraint adjusters_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES users(user_id),
  constraint adjusters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint adjuster_away CHECK ((((away_from IS NULL) = (away_until IS NULL)) AND (away_from <= away_until))),
  constraint adjuster_successor_is_another CHECK ((successor_id <> user_id)),
  constraint adjusters_authority_step_check CHECK (((authority_step >= 1) AND (authority_step <= 3))),
  constraint adjusters_lines_bound CHECK (is_line(array_to_string(lines, ' '::text), 1000)),
  constraint adjusters_most_open_check CHECK (((most_open >= 0) AND (most_open <= 1000))),
  constraint adjusters_name_bound CHECK (is_line(name, 201)),
  constraint adjusters_states_bound CHECK (is_line(array_to_string(states, ' '::text), 1000))
);
alter table adjusters enable row level security;
CREATE TRIGGER touch BEFORE UPDATE ON public.adjusters FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on adjusters for all to operator using (true) with check (true);
create policy staff_reads on adjusters for select to global_staff using (true);
comment on constraint adjusters_successor_id_fkey on adjusters is 'successor|adjusters_succeeded';
comment on constraint adjusters_user_id_fkey on adjusters is 'user|adjuster_profiles';
grant insert, select, update on adjusters to operator;
grant select on adjusters to global_staff;

create table agent_profiles (
  user_id uuid not null,
  organization_id uuid not null,
  first_name text not null,
  last_name text not null,
  email email_address not null,
  notification_email email_address,
  schedule_url text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  title text,
  phone text,
  photo_file_id uuid,
  photo_url text generated always as (('/api/v1/files/'::text || (photo_file_id)::text)) stored,
  agent_profile_id uuid not null default uuidv7(),
  constraint agent_profiles_pkey PRIMARY KEY (agent_profile_id),
  constraint agent_profiles_organization_id_user_id_key UNIQUE (organization_id, user_id),
  constraint agent_photo FOREIGN KEY (organization_id, photo_file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint agent_profiles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint agent_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint agent_profiles_email_bound CHECK (is_line((email)::text, 254)),
  constraint agent_profiles_first_name_bound CHECK (is_line(first_name, 100)),
  constraint agent_profiles_last_name_bound CHECK (is_line(last_name, 100)),
  constraint agent_profiles_notification_email_bound CHECK (is_line((notification_email)::text, 254)),
  constraint agent_profiles_phone_check CHECK (is_line(phone, 32)),
  constraint agent_profiles_photo_url_check CHECK (is_line(photo_url, 100)),
  constraint agent_profiles_schedule_url_bound CHECK (is_line(schedule_url, 2000)),
  constraint agent_profiles_schedule_url_check CHECK ((schedule_url ~ '^https://'::text)),
  constraint agent_profiles_title_check CHECK (is_line(title, 100))
);
alter table agent_profiles enable row level security;
CREATE INDEX agent_profiles_photo ON public.agent_profiles USING btree (photo_file_id) WHERE (photo_file_id IS NOT NULL);
CREATE INDEX agent_profiles_user ON public.agent_profiles USING btree (user_id);
CREATE TRIGGER touch BEFORE UPDATE ON public.agent_profiles FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on agent_profiles for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_agent on agent_profiles for select to customers, "token:quote" using ((EXISTS ( SELECT
   FROM quotes
  WHERE ((quotes.assigned_agent_id = agent_profiles.user_id) AND (quotes.organization_id = agent_profiles.organization_id)))));
create policy signs_in on agent_profiles for select to identity using (true);
create policy staff_reads on agent_profiles for select to "global:organization_admin", global_staff using (true);
create policy tenant_reads on agent_profiles for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint agent_photo on agent_profiles is 'photo_file|portrayed_agent';
grant insert, select, update on agent_profiles to operator;
grant select on agent_profiles to identity;
grant select (user_id, organization_id, first_name, last_name, email, notification_email, schedule_url, created, updated, title, phone, photo_file_id, photo_url, agent_profile_id) on agent_profiles to global_staff, tenant_staff;
grant select (user_id, organization_id, first_name, last_name, email, schedule_url, title, phone, photo_url, agent_profile_id) on agent_profiles to "global:organization_admin";
grant select (user_id, organization_id, first_name, last_name, schedule_url, title, phone, photo_file_id, photo_url, agent_profile_id) on agent_profiles to "token:quote", customers;

create table announcement_receipts (
  announcement_receipt_id uuid not null default uuidv7(),
  organization_id uuid not null,
  announcement_id uuid not null,
  user_id uuid not null,
  reader_name text not null,
  edition integer not null,
  acknowledged timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint announcement_receipts_pkey PRIMARY KEY (announcement_receipt_id),
  constraint announcement_receipt_once UNIQUE (announcement_id, user_id),
  constraint announcement_receipts_announcement_id_fkey FOREIGN KEY (organization_id, announcement_id) REFERENCES announcements(organization_id, announcement_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint announcement_receipts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint announcement_receipts_edition_check CHECK (((edition >= 1) AND (edition <= 1000000))),
  constraint announcement_receipts_reader_name_bound CHECK (is_line(reader_name, 201))
);
alter table announcement_receipts enable row level security;
CREATE INDEX announcement_receipts_by ON public.announcement_receipts USING btree (user_id);
CREATE INDEX announcement_receipts_of ON public.announcement_receipts USING btree (organization_id, announcement_id);
CREATE TRIGGER touch BEFORE UPDATE ON public.announcement_receipts FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy authors_read on announcement_receipts for select to "organization:underwriter" using ((organization_id = claim_organization()));
create policy operates on announcement_receipts for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on announcement_receipts for select to tenant_staff using ((user_id = claim_user()));
create policy staff_reads on announcement_receipts for select to "global:organization_admin", global_staff using (true);
comment on constraint announcement_receipts_user_id_fkey on announcement_receipts is 'reader|announcement_receipts';
grant insert, select, update on announcement_receipts to operator;
grant select on announcement_receipts to "global:organization_admin", global_staff, tenant_staff;

create table announcements (
  announcement_id uuid not null default uuidv7(),
  organization_id uuid not null,
  body text not null,
  created_by uuid not null,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  for_everybody boolean not null default false,
  title text not null default ''::text,
  for_subtree boolean not null default false,
  starts timestamp with time zone not null default app_now(),
  expires timestamp with time zone,
  pinned boolean not null default false,
  acknowledgement boolean not null default false,
  version integer not null default 1,
  edition integer not null default 1,
  constraint announcements_pkey PRIMARY KEY (announcement_id),
  constraint announcement_key UNIQUE (organization_id, announcement_id),
  constraint announcements_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint announcements_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint announcements_body_bound CHECK (is_prose(body, 10000)),
  constraint announcements_body_check CHECK ((body ~ '\S'::text)),
  constraint announcements_days CHECK ((expires > starts)),
  constraint announcements_edition_check CHECK (((edition >= 1) AND (edition <= version))),
  constraint announcements_reach CHECK ((NOT (for_subtree AND for_everybody))),
  constraint announcements_title_bound CHECK (is_line(title, 100)),
  constraint announcements_version_check CHECK (((version >= 1) AND (version <= 1000000)))
);
alter table announcements enable row level security;
CREATE INDEX announcements_all_recent ON public.announcements USING btree (created DESC) WHERE (archived IS NULL);
CREATE INDEX announcements_for_everybody ON public.announcements USING btree (created DESC) WHERE (for_everybody AND (archived IS NULL));
CREATE INDEX announcements_for_subtree ON public.announcements USING btree (organization_id, created DESC) WHERE (for_subtree AND (archived IS NULL));
CREATE INDEX announcements_recent ON public.announcements USING btree (organization_id, created DESC) WHERE (archived IS NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_announcements();
CREATE TRIGGER hint_update AFTER UPDATE ON public.announcements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_announcements();
CREATE TRIGGER platform_alone BEFORE INSERT OR UPDATE OF organization_id, for_everybody ON public.announcements FOR EACH ROW WHEN (new.for_everybody) EXECUTE FUNCTION only_the_platform_addresses_everybody();
CREATE TRIGGER touch BEFORE UPDATE ON public.announcements FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy everybody_reads on announcements for select to tenant_staff using (for_everybody);
create policy operates on announcements for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on announcements for select to "global:organization_admin", global_staff using (true);
create policy subtree_reads on announcements for select to tenant_staff using ((for_subtree AND (organization_id = ANY (( SELECT claim_lineage() AS claim_lineage)::uuid[]))));
create policy tenant_reads on announcements for select to tenant_staff using ((organization_id = claim_organization()));
comment on column announcements.body is 'HTML of a few elements, cleaned by the server.';
comment on column announcements.edition is 'How many wordings it has had: who has read an older one has not read this one.';
comment on constraint announcements_created_by_fkey on announcements is 'author|announcements';
grant insert, select, update on announcements to operator;
grant select on announcements to "global:organization_admin", global_staff, tenant_staff;

create table answered_challenges (
  challenge_hash text not null,
  expires timestamp with time zone not null,
  constraint answered_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint answered_challenges_challenge_hash_check CHECK (is_line(challenge_hash, 43))
);
alter table answered_challenges enable row level security;
CREATE INDEX answered_challenges_age ON public.answered_challenges USING btree (expires);
create policy signs_in on answered_challenges for all to identity using (true) with check (true);
grant delete, insert, select, update on answered_challenges to identity;

create table api_keys (
  api_key_id uuid not null default uuidv7(),
  organization_id uuid not null,
  name text not null,
  key_hash text not null,
  key_prefix text not null,
  role text not null,
  created_by uuid not null,
  expires timestamp with time zone,
  revoked timestamp with time zone,
  revoked_by uuid,
  last_used timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint api_keys_pkey PRIMARY KEY (api_key_id),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint api_keys_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(user_id),
  constraint api_key_days CHECK ((expires > created)),
  constraint api_key_revoked CHECK ((num_nonnulls(revoked, revoked_by) = ANY (ARRAY[0, 2]))),
  constraint api_keys_key_hash_bound CHECK (is_line(key_hash, 64)),
  constraint api_keys_key_hash_check CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint api_keys_key_prefix_bound CHECK (is_line(key_prefix, 64)),
  constraint api_keys_key_prefix_check CHECK (((length(key_prefix) >= 4) AND (length(key_prefix) <= 12))),
  constraint api_keys_name_bound CHECK (is_line(name, 100)),
  constraint api_keys_name_check CHECK ((name ~ '\S'::text)),
  constraint api_keys_role_check CHECK ((role = ANY (ARRAY['organization:agent'::text, 'organization:owner'::text, 'organization:underwriter'::text, 'global:read_only'::text, 'global:service_agent'::text, 'global:service_member'::text, 'global:service_manager'::text, 'global:actuary'::text, 'global:underwriter'::text, 'global:organization_admin'::text, 'global:admin'::text])))
);
alter table api_keys enable row level security;
CREATE INDEX api_keys_recent ON public.api_keys USING btree (organization_id, created DESC);
CREATE TRIGGER touch BEFORE UPDATE OF organization_id, name, role, expires, revoked, revoked_by ON public.api_keys FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on api_keys for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy signs_in on api_keys for all to identity using (true) with check (true);
create policy staff_reads on api_keys for select to "global:admin", "global:organization_admin" using (true);
create policy tenant_reads on api_keys for select to "organization:owner" using ((organization_id = claim_organization()));
comment on constraint api_keys_created_by_fkey on api_keys is 'creator|created_api_keys';
comment on constraint api_keys_revoked_by_fkey on api_keys is 'revoker|revoked_api_keys';
grant insert, select (api_key_id, organization_id, name, key_prefix, role, created_by, expires, revoked, revoked_by, last_used, created, updated), update (revoked, revoked_by) on api_keys to operator;
grant select, update (last_used) on api_keys to identity;
grant select (api_key_id, organization_id, name, key_prefix, role, created_by, expires, revoked, revoked_by, last_used, created, updated) on api_keys to "global:admin", "global:organization_admin", "organization:owner";

create table attempt_counters (
  subject text not null,
  window_start timestamp with time zone not null,
  attempts integer not null,
  constraint attempt_counters_pkey PRIMARY KEY (subject),
  constraint attempt_counters_subject_bound CHECK (is_line(subject, 255))
);
alter table attempt_counters enable row level security;
CREATE INDEX attempt_counters_age ON public.attempt_counters USING btree (window_start);
create policy operates on attempt_counters for all to identity using (true) with check (true);
grant delete, insert, select, update on attempt_counters to identity;

create table audit_log (
  audit_id uuid not null default uuidv7(),
  at timestamp with time zone not null default app_now(),
  request_id text not null,
  operation text not null,
  actor_kind text not null,
  actor_user_id uuid,
  actor_role text not null,
  organization_id uuid,
  root_table text,
  root_id uuid,
  outcome text not null,
  input jsonb not null default '{}'::jsonb,
  actor_api_key_id uuid,
  constraint audit_log_pkey PRIMARY KEY (audit_id),
  constraint audit_log_actor_api_key CHECK (((actor_kind = 'api_key'::text) = (actor_api_key_id IS NOT NULL))),
  constraint audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'quote_token'::text, 'quote_view'::text, 'claim_token'::text, 'anonymous'::text, 'system'::text]))),
  constraint audit_log_actor_role_bound CHECK (is_line(actor_role, 64)),
  constraint audit_log_input_bound CHECK (is_small(input, 20000)),
  constraint audit_log_operation_bound CHECK (is_line(operation, 64)),
  constraint audit_log_outcome_bound CHECK (is_line(outcome, 64)),
  constraint audit_log_request_id_bound CHECK (is_line(request_id, 255)),
  constraint audit_log_root_table_bound CHECK (is_line(root_table, 64))
);
alter table audit_log enable row level security;
CREATE INDEX audit_log_api_key ON public.audit_log USING btree (actor_api_key_id, at DESC) WHERE (actor_api_key_id IS NOT NULL);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC);
CREATE INDEX audit_log_organization ON public.audit_log USING btree (organization_id, at DESC);
CREATE INDEX audit_log_root ON public.audit_log USING btree (root_table, root_id, at DESC);
create policy administers on audit_log for select to "global:organization_admin" using (((root_table = 'organizations'::text) OR (operation = 'create_organization'::text)));
create policy appends on audit_log for insert to operator with check (true);
create policy staff_reads on audit_log for select to "global:admin" using (true);
create policy tenant_reads on audit_log for select to "organization:owner" using ((organization_id = claim_organization()));
grant insert on audit_log to operator;
grant select on audit_log to "global:admin", "global:organization_admin", "organization:owner";

create view audit_trail with (security_invoker=true) as
 SELECT a.audit_id AS audit_trail_id,
    a.at,
    a.operation,
    a.outcome,
    a.actor_kind,
    a.actor_role,
    a.actor_user_id,
    ((p.first_name || ' '::text) || p.last_name) AS actor_name,
    a.organization_id,
    o.name AS organization_name,
    a.root_table,
    a.root_id
   FROM ((audit_log a
     LEFT JOIN organizations o ON ((o.organization_id = a.organization_id)))
     LEFT JOIN agent_profiles p ON (((p.organization_id = a.organization_id) AND (p.user_id = a.actor_user_id))));
comment on view audit_trail is 'Who did what to which row, and what came of it.';
grant select on audit_trail to "global:admin", "global:organization_admin", "organization:owner";

create table balance_findings (
  balance_finding_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid,
  rule text not null,
  expected bigint not null,
  found bigint not null,
  first_found timestamp with time zone not null default app_now(),
  last_found timestamp with time zone not null default app_now(),
  cleared timestamp with time zone,
  constraint balance_findings_pkey PRIMARY KEY (balance_finding_id),
  constraint balance_finding_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint balance_findings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint balance_findings_check CHECK ((found <> expected)),
  constraint balance_findings_check1 CHECK ((last_found >= first_found)),
  constraint balance_findings_check2 CHECK ((cleared >= last_found)),
  constraint balance_findings_rule_check CHECK ((rule = ANY (ARRAY['books'::text, 'price'::text, 'invoices'::text, 'written'::text, 'earned'::text, 'paid'::text, 'paid_books'::text, 'unapplied'::text, 'cash'::text, 'refunds'::text, 'advanced'::text, 'commission'::text])))
);
alter table balance_findings enable row level security;
CREATE INDEX balance_findings_newest ON public.balance_findings USING btree (organization_id, last_found DESC);
CREATE INDEX balance_findings_of_policy ON public.balance_findings USING btree (policy_id);
CREATE UNIQUE INDEX balance_findings_open ON public.balance_findings USING btree (organization_id, policy_id, rule) NULLS NOT DISTINCT WHERE (cleared IS NULL);
create policy operates on balance_findings for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on balance_findings for select to "global:actuary", global_staff using (true);
create policy tenant_reads on balance_findings for select to tenant_staff using ((organization_id = claim_organization()));
comment on table balance_findings is 'What does not balance: the rule of the books, what it should come to and what it comes to. Cleared once it balances.';
grant insert, select, update on balance_findings to operator;
grant select on balance_findings to "global:actuary", global_staff, tenant_staff;

create table billing_arrangements (
  billing_arrangement_id uuid not null default uuidv7(),
  organization_id uuid not null,
  contract_id uuid not null,
  policy_id uuid not null,
  anchor_day integer not null,
  payment_term text not null,
  currency text not null,
  autopay boolean not null default false,
  payment_method_id uuid,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  held_for text,
  constraint billing_arrangements_pkey PRIMARY KEY (billing_arrangement_id),
  constraint billing_arrangements_contract_id_key UNIQUE (contract_id),
  constraint billing_arrangements_organization_id_billing_arrangement_id_key UNIQUE (organization_id, billing_arrangement_id),
  constraint billing_arrangements_policy_id_key UNIQUE (policy_id),
  constraint billing_arrangement_method FOREIGN KEY (organization_id, payment_method_id) REFERENCES payment_methods(organization_id, payment_method_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint billing_arrangement_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint billing_arrangements_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint autopay_has_a_method CHECK (((NOT autopay) OR (payment_method_id IS NOT NULL))),
  constraint billing_arrangements_anchor_day_check CHECK (((anchor_day >= 1) AND (anchor_day <= 31))),
  constraint billing_arrangements_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint billing_arrangements_held_for_bound CHECK (is_line(held_for, 100)),
  constraint billing_arrangements_payment_term_check CHECK ((payment_term = ANY (ARRAY['monthly'::text, 'pay_in_full'::text])))
);
alter table billing_arrangements enable row level security;
CREATE INDEX billing_arrangements_of_method ON public.billing_arrangements USING btree (payment_method_id) WHERE (payment_method_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER autopay_consent AFTER INSERT OR UPDATE ON public.billing_arrangements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_autopay_consent();
CREATE TRIGGER hint_insert AFTER INSERT ON public.billing_arrangements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_billing_arrangements();
CREATE TRIGGER hint_update AFTER UPDATE ON public.billing_arrangements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_billing_arrangements();
CREATE TRIGGER touch BEFORE UPDATE ON public.billing_arrangements FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on billing_arrangements for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on billing_arrangements for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = billing_arrangements.policy_id))));
create policy staff_reads on billing_arrangements for select to global_staff using (true);
create policy tenant_reads on billing_arrangements for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint billing_arrangement_method on billing_arrangements is 'payment_method|billing_arrangements';
grant insert, select, update on billing_arrangements to operator;
grant select on billing_arrangements to customers, global_staff, tenant_staff;

create view bound_business with (security_invoker=true) as
 SELECT a.history_id AS bound_business_id,
    a.booked_organization_id AS organization_id,
    o.name AS organization_name,
    a."timestamp",
    local.month,
    (((((12)::numeric * (EXTRACT(year FROM local.today) - EXTRACT(year FROM local.month))) + EXTRACT(month FROM local.today)) - EXTRACT(month FROM local.month)))::integer AS months_ago,
    a.policy_id,
    a.policy_number,
    a.provider,
    a.currency,
    a.action,
        CASE
            WHEN (a.action = ANY (ARRAY['cancellation'::text, 'reinstatement'::text])) THEN w.agent_user_id
            ELSE a.agent_user_id
        END AS agent_id,
        CASE
            WHEN (a.action = ANY (ARRAY['cancellation'::text, 'reinstatement'::text])) THEN w.agent_name
            ELSE a.agent_name
        END AS agent_name,
    a.premium_change AS booked,
        CASE
            WHEN (a.action = 'endorsement'::text) THEN NULL::bigint
            WHEN (a.action = 'cancellation'::text) THEN (- w.premium_change)
            WHEN (a.action = 'reinstatement'::text) THEN w.premium_change
            ELSE a.premium_change
        END AS bound,
        CASE a.action
            WHEN 'endorsement'::text THEN 0
            WHEN 'cancellation'::text THEN '-1'::integer
            ELSE 1
        END AS policies,
    ((a."timestamp" AT TIME ZONE o.time_zone))::date AS day
   FROM ((((policy_activities a
     JOIN organizations o ON ((o.organization_id = a.booked_organization_id)))
     CROSS JOIN LATERAL ( SELECT (date_trunc('month'::text, (a."timestamp" AT TIME ZONE o.time_zone)))::date AS month,
            ((app_now() AT TIME ZONE o.time_zone))::date AS today) local)
     LEFT JOIN LATERAL ( SELECT f.agent_user_id,
            f.agent_name,
            f.premium_change
           FROM policy_activities f
          WHERE ((a.action = ANY (ARRAY['cancellation'::text, 'reinstatement'::text])) AND (f.policy_id = a.policy_id) AND (f.booked_organization_id = a.booked_organization_id) AND (f.action = ANY (ARRAY['new_business'::text, 'renewal'::text, 'rewrite'::text])))
          ORDER BY f."timestamp"
         LIMIT 1) w ON (true))
     LEFT JOIN LATERAL ( SELECT (c.cancelled_as_of <= c.effective_date) AS is_flat
           FROM policy_activities c
          WHERE ((a.action = 'reinstatement'::text) AND (c.policy_id = a.policy_id) AND (c.action = 'cancellation'::text) AND (c."timestamp" <= a."timestamp"))
          ORDER BY c."timestamp" DESC
         LIMIT 1) ended ON (true))
  WHERE ((a."timestamp" >= (app_now() - '1 year 2 mons'::interval)) AND (local.month >= (date_trunc('month'::text, (local.today)::timestamp with time zone) - '1 year'::interval)) AND ((a.action = ANY (ARRAY['new_business'::text, 'renewal'::text, 'rewrite'::text, 'endorsement'::text])) OR ((a.action = 'cancellation'::text) AND (a.cancelled_as_of <= a.effective_date)) OR ((a.action = 'reinstatement'::text) AND ended.is_flat)));
comment on view bound_business is 'What was bound, line by line, by when it was and in the month of the organization’s zone: bound is the premium at full term, below zero where a policy was cancelled flat; booked counts endorsements too.';
grant select on bound_business to global_staff, tenant_staff;

create table bulk_run_rows (
  bulk_run_id uuid not null,
  organization_id uuid not null,
  place integer not null,
  row_id uuid not null,
  outcome text,
  code text,
  message text,
  constraint bulk_run_rows_pkey PRIMARY KEY (bulk_run_id, place),
  constraint bulk_run_row_run FOREIGN KEY (organization_id, bulk_run_id) REFERENCES bulk_runs(organization_id, bulk_run_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint bulk_run_row_refused CHECK (((NOT (outcome IS DISTINCT FROM 'refused'::text)) = (code IS NOT NULL))),
  constraint bulk_run_rows_code_check CHECK (is_line(code, 64)),
  constraint bulk_run_rows_message_check CHECK (is_prose(message, 1000)),
  constraint bulk_run_rows_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
);
alter table bulk_run_rows enable row level security;
CREATE INDEX bulk_run_rows_left ON public.bulk_run_rows USING btree (bulk_run_id, place) WHERE (outcome IS NULL);
CREATE INDEX bulk_run_rows_refused ON public.bulk_run_rows USING btree (bulk_run_id, place) WHERE (outcome = 'refused'::text);
create policy operates on bulk_run_rows for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on bulk_run_rows for select to global_staff, tenant_staff using ((EXISTS ( SELECT
   FROM bulk_runs
  WHERE (bulk_runs.bulk_run_id = bulk_run_rows.bulk_run_id))));
comment on constraint bulk_run_row_run on bulk_run_rows is 'bulk_run|rows';
grant insert, select, update on bulk_run_rows to operator;
grant select on bulk_run_rows to global_staff, tenant_staff;

create table bulk_runs (
  bulk_run_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  role text not null,
  language text not null,
  table_name text not null,
  action text not null,
  given jsonb not null default '{}'::jsonb,
  status text not null default 'queued'::text,
  total integer not null,
  done integer not null default 0,
  refused integer not null default 0,
  failure text,
  started timestamp with time zone,
  finished timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint bulk_runs_pkey PRIMARY KEY (bulk_run_id),
  constraint bulk_runs_organization_id_bulk_run_id_key UNIQUE (organization_id, bulk_run_id),
  constraint bulk_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint bulk_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint bulk_run_counted CHECK (((done + refused) <= total)),
  constraint bulk_run_ended CHECK (((status = ANY (ARRAY['done'::text, 'cancelled'::text, 'failed'::text])) = (finished IS NOT NULL))),
  constraint bulk_run_failed CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
  constraint bulk_run_given_bound CHECK (is_small(given, 4000)),
  constraint bulk_runs_action_check CHECK (is_line(action, 64)),
  constraint bulk_runs_done_check CHECK ((done >= 0)),
  constraint bulk_runs_failure_check CHECK (is_line(failure, 64)),
  constraint bulk_runs_given_check CHECK ((jsonb_typeof(given) = 'object'::text)),
  constraint bulk_runs_language_check CHECK (is_line(language, 16)),
  constraint bulk_runs_refused_check CHECK ((refused >= 0)),
  constraint bulk_runs_role_check CHECK (is_line(role, 64)),
  constraint bulk_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelled'::text, 'done'::text, 'failed'::text]))),
  constraint bulk_runs_table_name_check CHECK ((table_name = ANY (ARRAY['quotes'::text, 'policies'::text, 'quote_referrals'::text, 'policy_renewals'::text]))),
  constraint bulk_runs_total_check CHECK ((total > 0))
);
alter table bulk_runs enable row level security;
CREATE INDEX bulk_runs_own ON public.bulk_runs USING btree (user_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.bulk_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_bulk_runs();
CREATE TRIGGER hint_update AFTER UPDATE ON public.bulk_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_bulk_runs();
CREATE TRIGGER touch BEFORE UPDATE ON public.bulk_runs FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on bulk_runs for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on bulk_runs for select to global_staff using ((user_id = claim_user()));
create policy own_where_one_works on bulk_runs for select to tenant_staff using (((user_id = claim_user()) AND (organization_id = claim_organization())));
grant insert, select, update on bulk_runs to operator;
grant select on bulk_runs to global_staff, tenant_staff;

create table charge_lines (
  charge_line_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  root_vehicle_id uuid,
  coverage text,
  kind text not null,
  code text,
  annual bigint not null,
  days daterange not null,
  days_from date generated always as (lower(days)) stored,
  days_until date generated always as (upper(days)) stored,
  amount bigint not null,
  earning text not null,
  refundable boolean not null default true,
  booked timestamp with time zone not null default app_now(),
  takes_back uuid,
  term_amount bigint not null,
  jurisdiction text,
  constraint charge_lines_pkey PRIMARY KEY (charge_line_id),
  constraint charge_lines_organization_id_charge_line_id_key UNIQUE (organization_id, charge_line_id),
  constraint charge_lines_takes_back_key UNIQUE (takes_back),
  constraint charge_line_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint charge_line_taken_back FOREIGN KEY (organization_id, takes_back) REFERENCES charge_lines(organization_id, charge_line_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint charge_line_transaction FOREIGN KEY (organization_id, policy_transaction_id) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint charge_line_code CHECK (((kind = 'premium'::text) = (code IS NULL))),
  constraint charge_line_taxed_by CHECK (((kind <> ALL (ARRAY['tax'::text, 'surcharge'::text])) OR (jurisdiction IS NOT NULL))),
  constraint charge_lines_amount_check CHECK (((amount <> 0) OR (term_amount <> 0))),
  constraint charge_lines_code_check CHECK (is_line(code, 64)),
  constraint charge_lines_coverage_check CHECK (is_line(coverage, 64)),
  constraint charge_lines_days_check CHECK (((NOT isempty(days)) AND (NOT lower_inf(days)) AND (NOT upper_inf(days)))),
  constraint charge_lines_earning_check CHECK ((earning = ANY (ARRAY['pro_rata'::text, 'at_once'::text]))),
  constraint charge_lines_jurisdiction_bound CHECK (is_line(jurisdiction, 100)),
  constraint charge_lines_kind_check CHECK ((kind = ANY (ARRAY['premium'::text, 'tax'::text, 'surcharge'::text, 'fee'::text])))
);
alter table charge_lines enable row level security;
CREATE INDEX charge_lines_of_policy ON public.charge_lines USING btree (policy_id);
CREATE INDEX charge_lines_of_root ON public.charge_lines USING btree (root_vehicle_id) WHERE (root_vehicle_id IS NOT NULL);
create policy operates on charge_lines for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on charge_lines for select to "global:actuary", global_staff using (true);
create policy tenant_reads on charge_lines for select to tenant_staff using ((organization_id = claim_organization()));
comment on column charge_lines.booked is 'When it was charged: an end that is announced takes back on its day, later than its transaction was decided.';
comment on column charge_lines.takes_back is 'The line of a term that was moved before it began: both count for nothing from then on.';
comment on constraint charge_line_taken_back on charge_lines is 'line_taken_back|lines_taking_back';
grant insert, select on charge_lines to operator;
grant select (charge_line_id, organization_id, policy_id, policy_transaction_id, root_vehicle_id, coverage, kind, code, annual, days_from, days_until, amount, earning, refundable, booked, takes_back, term_amount, jurisdiction) on charge_lines to "global:actuary", global_staff, tenant_staff;

create table claim_attachments (
  claim_attachment_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  name text not null,
  url text not null,
  user_id uuid,
  visible boolean not null default false,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  file_id uuid,
  archived timestamp with time zone,
  sender_name text,
  constraint claim_attachments_pkey PRIMARY KEY (claim_attachment_id),
  constraint claim_attachment_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_attachment_file FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_attachments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint claim_attachments_name_bound CHECK (is_line(name, 100)),
  constraint claim_attachments_name_check CHECK ((name ~ '\S'::text)),
  constraint claim_attachments_sender_name_check CHECK (is_line(sender_name, 201)),
  constraint claim_attachments_url_bound CHECK (is_line(url, 2000)),
  constraint claim_attachments_url_check CHECK ((url ~ '^(https://|/)'::text))
);
alter table claim_attachments enable row level security;
CREATE INDEX claim_attachments_of_claim ON public.claim_attachments USING btree (claim_id, created);
CREATE UNIQUE INDEX claim_attachments_of_file ON public.claim_attachments USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_attachments();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_attachments();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_attachments FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_attachments for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on claim_attachments for select to customers using ((visible AND (archived IS NULL) AND (EXISTS ( SELECT
   FROM claims
  WHERE (claims.claim_id = claim_attachments.claim_id)))));
create policy staff_reads on claim_attachments for select to global_staff using (true);
create policy tenant_reads on claim_attachments for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on claim_attachments for select to "token:claim" using ((visible AND (archived IS NULL) AND (claim_id = claim_claim())));
grant insert, select, update on claim_attachments to operator;
grant select (claim_attachment_id, organization_id, claim_id, name, url, user_id, created, updated, file_id, sender_name) on claim_attachments to "token:claim", customers;
grant select (claim_attachment_id, organization_id, claim_id, name, url, user_id, visible, created, updated, file_id, archived, sender_name) on claim_attachments to global_staff, tenant_staff;

create view claim_clock with (security_invoker=true) as
 SELECT d.claim_deadline_id,
    d.organization_id,
    o.name AS organization_name,
    d.claim_id,
    c.claim_number,
    c.status,
    c.type_of_loss,
    c.handler_user_id,
    c.handler_name,
    c.clock_stopped_by,
    d.step,
    d.due,
    d.done,
    d.is_provisional,
    d.days,
    d.day_kind,
    d.grade,
    d.source,
    t.days_left,
        CASE
            WHEN (d.done IS NOT NULL) THEN 'breached'::text
            WHEN (t.days_left < 0) THEN 'late'::text
            WHEN (t.days_left = 0) THEN 'today'::text
            WHEN (t.days_left <= 5) THEN 'soon'::text
            ELSE 'ahead'::text
        END AS alert
   FROM (((claim_deadlines d
     JOIN claims c ON ((c.claim_id = d.claim_id)))
     LEFT JOIN organizations o ON ((o.organization_id = d.organization_id)))
     CROSS JOIN LATERAL ( SELECT (d.due - COALESCE(d.done, ((app_now() AT TIME ZONE c.time_zone))::date)) AS days_left) t)
  WHERE ((c.erased IS NULL) AND ((d.is_owed AND (d.done IS NULL) AND (c.status <> ALL (ARRAY['draft'::text, 'denied'::text, 'paid'::text, 'closed'::text, 'withdrawn'::text]))) OR (d.done > d.due)));
comment on view claim_clock is 'What the law gives days for while a claim is handled: what is owed, and what was done late; with the days that are left where the risk is.';
grant select on claim_clock to global_staff, tenant_staff;

create table claim_deadlines (
  claim_deadline_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  step text not null,
  due date not null,
  done date,
  is_provisional boolean not null default false,
  days integer not null,
  day_kind text not null,
  grade text not null,
  source text not null,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  is_owed boolean not null default true,
  turn integer not null default 0,
  constraint claim_deadlines_pkey PRIMARY KEY (claim_deadline_id),
  constraint claim_deadline_of_step UNIQUE (claim_id, step, turn),
  constraint claim_deadline_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_deadlines_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_deadline_turn CHECK (((turn = 0) OR ((NOT is_owed) AND (done > due)))),
  constraint claim_deadlines_day_kind_check CHECK ((day_kind = ANY (ARRAY['calendar'::text, 'business'::text]))),
  constraint claim_deadlines_grade_check CHECK ((grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'K'::text]))),
  constraint claim_deadlines_source_bound CHECK (is_line(source, 300)),
  constraint claim_deadlines_step_check CHECK ((step = ANY (ARRAY['acknowledge'::text, 'answer_communication'::text, 'begin_investigation'::text, 'finish_investigation'::text, 'decide'::text, 'status_letter_every'::text, 'pay_after_agreement'::text])))
);
alter table claim_deadlines enable row level security;
CREATE INDEX claim_deadlines_due ON public.claim_deadlines USING btree (due) WHERE ((done IS NULL) AND is_owed);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_deadlines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_deadlines();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_deadlines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_deadlines();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_deadlines FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_deadlines for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on claim_deadlines for select to global_staff using (true);
create policy tenant_reads on claim_deadlines for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint claim_deadline_claim on claim_deadlines is 'claim|deadlines';
grant insert, select, update on claim_deadlines to operator;
grant select on claim_deadlines to global_staff, tenant_staff;

create table claim_entities (
  claim_entity_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  entity_relationship text not null,
  first_name text,
  last_name text,
  business_name text,
  phone text,
  email email_address,
  description text,
  address text,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_entity_id uuid,
  constraint claim_entities_pkey PRIMARY KEY (claim_entity_id),
  constraint claim_entity_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_entities_address_bound CHECK (is_line(address, 500)),
  constraint claim_entities_business_name_bound CHECK (is_line(business_name, 100)),
  constraint claim_entities_description_bound CHECK (is_prose(description, 10000)),
  constraint claim_entities_email_bound CHECK (is_line((email)::text, 254)),
  constraint claim_entities_entity_relationship_check CHECK ((entity_relationship = ANY (ARRAY['named_insured'::text, 'second_named_insured'::text, 'additional_insured'::text, 'driver'::text, 'excluded_driver'::text, 'lienholder'::text, 'loss_payee'::text, 'claimant'::text, 'other_driver'::text, 'passenger'::text, 'witness'::text, 'injured'::text]))),
  constraint claim_entities_first_name_bound CHECK (is_line(first_name, 100)),
  constraint claim_entities_last_name_bound CHECK (is_line(last_name, 100)),
  constraint claim_entities_phone_bound CHECK (is_line(phone, 32))
);
alter table claim_entities enable row level security;
CREATE INDEX claim_entities_of_claim ON public.claim_entities USING btree (claim_id);
CREATE INDEX claim_entities_of_root ON public.claim_entities USING btree (root_entity_id) WHERE (root_entity_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_entities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_entities();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_entities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_entities();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF root_entity_id ON public.claim_entities FOR EACH ROW WHEN ((new.root_entity_id IS NOT NULL)) EXECUTE FUNCTION check_claim_entity_root();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_entities FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_entities for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on claim_entities for select to customers using ((EXISTS ( SELECT
   FROM claims
  WHERE (claims.claim_id = claim_entities.claim_id))));
create policy staff_reads on claim_entities for select to global_staff using (true);
create policy tenant_reads on claim_entities for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on claim_entities for select to "token:claim" using ((claim_id = claim_claim()));
grant insert, select, update on claim_entities to operator;
grant select on claim_entities to "token:claim", customers, global_staff, tenant_staff;

create table claim_entries (
  claim_entry_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  claim_exposure_id uuid not null,
  booking_id uuid not null,
  kind text not null,
  account text not null,
  amount bigint not null,
  currency text not null,
  booked timestamp with time zone not null default app_now(),
  constraint claim_entries_pkey PRIMARY KEY (claim_entry_id),
  constraint claim_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_entry_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_entry_exposure FOREIGN KEY (organization_id, claim_exposure_id) REFERENCES claim_exposures(organization_id, claim_exposure_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_entries_account_check CHECK ((account = ANY (ARRAY['incurred'::text, 'outstanding'::text, 'payable'::text, 'cash'::text, 'recoverable'::text, 'recovery_expected'::text]))),
  constraint claim_entries_amount_check CHECK ((amount <> 0)),
  constraint claim_entries_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint claim_entries_kind_check CHECK ((kind = ANY (ARRAY['reserve'::text, 'payment'::text, 'payout'::text, 'payout_failed'::text, 'recovery_sought'::text, 'recovery'::text])))
);
alter table claim_entries enable row level security;
CREATE INDEX claim_entries_of_booking ON public.claim_entries USING btree (booking_id);
CREATE INDEX claim_entries_of_claim ON public.claim_entries USING btree (claim_id, booked);
CREATE INDEX claim_entries_of_exposure ON public.claim_entries USING btree (claim_exposure_id);
CREATE CONSTRAINT TRIGGER claim_balance AFTER INSERT ON public.claim_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_claim_booking();
create policy operates on claim_entries for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on claim_entries for select to "global:actuary", global_staff using (true);
create policy tenant_reads on claim_entries for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint claim_entry_claim on claim_entries is 'claim|entries';
comment on constraint claim_entry_exposure on claim_entries is 'exposure|entries';
grant insert, select on claim_entries to operator;
grant select on claim_entries to "global:actuary", global_staff, tenant_staff;

create table claim_exposures (
  claim_exposure_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  coverage text not null,
  claimant text,
  limit_amount bigint,
  person_limit bigint,
  occurrence_limit bigint,
  aggregate_limit bigint,
  deductible bigint not null default 0,
  reserve_indemnity bigint not null default 0,
  reserve_expense bigint not null default 0,
  paid_indemnity bigint not null default 0,
  paid_expense bigint not null default 0,
  recovered_salvage bigint not null default 0,
  recovered_subrogation bigint not null default 0,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  loss_amount bigint,
  constraint claim_exposures_pkey PRIMARY KEY (claim_exposure_id),
  constraint claim_exposure_of_organization UNIQUE (organization_id, claim_exposure_id),
  constraint claim_exposure_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_exposures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_exposure_amounts CHECK ((LEAST(deductible, reserve_indemnity, reserve_expense, paid_indemnity, paid_expense, recovered_salvage, recovered_subrogation) >= 0)),
  constraint claim_exposure_limits CHECK ((LEAST(limit_amount, person_limit, occurrence_limit, aggregate_limit) >= 0)),
  constraint claim_exposure_within_limit CHECK (((limit_amount IS NULL) OR (paid_indemnity <= GREATEST((0)::bigint, (limit_amount - deductible))))),
  constraint claim_exposures_claimant_bound CHECK (is_line(claimant, 100)),
  constraint claim_exposures_coverage_bound CHECK (is_line(coverage, 64)),
  constraint claim_exposures_loss_amount_check CHECK ((loss_amount >= 0))
);
alter table claim_exposures enable row level security;
CREATE INDEX claim_exposures_of_claim ON public.claim_exposures USING btree (claim_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_exposures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_exposures();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_exposures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_exposures();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_exposures FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_exposures for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on claim_exposures for select to "global:actuary", global_staff using (true);
create policy tenant_reads on claim_exposures for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint claim_exposure_claim on claim_exposures is 'claim|exposures';
grant insert, select, update on claim_exposures to operator;
grant select on claim_exposures to global_staff, tenant_staff;
grant select (claim_exposure_id, organization_id, claim_id, coverage, limit_amount, deductible, reserve_indemnity, reserve_expense, paid_indemnity, paid_expense, recovered_salvage, recovered_subrogation, loss_amount) on claim_exposures to "global:actuary";

create table claim_letters (
  claim_letter_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  status text not null default 'draft'::text,
  recipient email_address,
  subject text not null,
  body text not null,
  written_by uuid not null,
  written_by_name text not null,
  reviewed_by uuid,
  reviewed_by_name text,
  reviewed timestamp with time zone,
  sent timestamp with time zone,
  mail_id text,
  failure text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  recipient_name text,
  address jsonb,
  returned date,
  constraint claim_letters_pkey PRIMARY KEY (claim_letter_id),
  constraint claim_letter_of_organization UNIQUE (organization_id, claim_letter_id),
  constraint claim_letter_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_letters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_letters_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES users(user_id),
  constraint claim_letters_written_by_fkey FOREIGN KEY (written_by) REFERENCES users(user_id),
  constraint claim_letter_goes_one_way CHECK ((num_nonnulls(recipient, address) = 1)),
  constraint claim_letter_names_its_reader CHECK (((address IS NULL) OR (recipient_name IS NOT NULL))),
  constraint claim_letter_reviewed CHECK (((status = 'draft'::text) = (reviewed IS NULL))),
  constraint claim_letter_reviewed_by_another CHECK ((reviewed_by <> written_by)),
  constraint claim_letter_sent CHECK (((status = 'sent'::text) = (sent IS NOT NULL))),
  constraint claim_letters_address_bound CHECK (((jsonb_typeof(address) = 'object'::text) AND is_small(address, 2000))),
  constraint claim_letters_body_bound CHECK (is_prose(body, 10000)),
  constraint claim_letters_failure_bound CHECK (is_line(failure, 255)),
  constraint claim_letters_kind_check CHECK ((kind = ANY (ARRAY['acknowledgement'::text, 'reservation_of_rights'::text, 'status'::text, 'denial'::text]))),
  constraint claim_letters_mail_id_bound CHECK (is_line(mail_id, 255)),
  constraint claim_letters_recipient_bound CHECK (is_line((recipient)::text, 254)),
  constraint claim_letters_recipient_name_bound CHECK (is_line(recipient_name, 255)),
  constraint claim_letters_reviewed_by_name_bound CHECK (is_line(reviewed_by_name, 201)),
  constraint claim_letters_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'reviewed'::text, 'sending'::text, 'sent'::text, 'failed'::text]))),
  constraint claim_letters_subject_bound CHECK (is_line(subject, 200)),
  constraint claim_letters_written_by_name_bound CHECK (is_line(written_by_name, 201))
);
alter table claim_letters enable row level security;
CREATE INDEX claim_letters_of_claim ON public.claim_letters USING btree (claim_id, created);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_letters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_letters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.claim_letters FOR EACH ROW EXECUTE FUNCTION letters_follow('claim_letter', 'claim_letter_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_letters FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_letters for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on claim_letters for select to customers using (((status = 'sent'::text) AND (EXISTS ( SELECT
   FROM claims
  WHERE ((claims.claim_id = claim_letters.claim_id) AND (NOT claims.is_third_party))))));
create policy staff_reads on claim_letters for select to global_staff using (true);
create policy tenant_reads on claim_letters for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on claim_letters for select to "token:claim" using (((status = 'sent'::text) AND (claim_id = claim_claim())));
comment on column claim_letters.address is 'Where it is mailed, as it was when it was written; null where it goes by e-mail.';
comment on column claim_letters.recipient is 'The e-mail address; null where it goes by post.';
comment on column claim_letters.returned is 'The day on which it came back by post.';
comment on constraint claim_letter_claim on claim_letters is 'claim|letters';
comment on constraint claim_letters_reviewed_by_fkey on claim_letters is 'reviewer|claim_letters_reviewed';
comment on constraint claim_letters_written_by_fkey on claim_letters is 'writer|claim_letters_written';
grant insert, select, update on claim_letters to operator;
grant select on claim_letters to global_staff, tenant_staff;
grant select (claim_letter_id, organization_id, claim_id, kind, status, subject, body, sent, returned) on claim_letters to "token:claim", customers;

create table claim_notes (
  claim_note_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  note text not null,
  user_id uuid,
  author_name text not null,
  visible boolean not null default false,
  from_claimant boolean not null default false,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint claim_notes_pkey PRIMARY KEY (claim_note_id),
  constraint claim_note_of_organization UNIQUE (organization_id, claim_note_id),
  constraint claim_note_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint claim_note_author CHECK ((from_claimant OR (user_id IS NOT NULL))),
  constraint claim_note_of_claimant CHECK (((NOT from_claimant) OR (visible AND (archived IS NULL)))),
  constraint claim_notes_author_name_bound CHECK (is_line(author_name, 201)),
  constraint claim_notes_note_bound CHECK (is_prose(note, 10000)),
  constraint claim_notes_note_check CHECK ((note ~ '\S'::text))
);
alter table claim_notes enable row level security;
CREATE INDEX claim_notes_of_claim ON public.claim_notes USING btree (claim_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.claim_notes FOR EACH ROW EXECUTE FUNCTION letters_follow('claim_note', 'claim_note_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_notes FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_notes for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on claim_notes for select to customers using ((visible AND (archived IS NULL) AND (EXISTS ( SELECT
   FROM claims
  WHERE (claims.claim_id = claim_notes.claim_id)))));
create policy staff_reads on claim_notes for select to global_staff using (true);
create policy tenant_reads on claim_notes for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on claim_notes for select to "token:claim" using ((visible AND (archived IS NULL) AND (claim_id = claim_claim())));
comment on constraint claim_note_claim on claim_notes is 'claim|notes';
grant insert, select, update on claim_notes to operator;
grant select (claim_note_id, organization_id, claim_id, note, user_id, author_name, from_claimant, archived, created, updated) on claim_notes to "token:claim", customers;
grant select (claim_note_id, organization_id, claim_id, note, user_id, author_name, visible, from_claimant, archived, created, updated) on claim_notes to global_staff, tenant_staff;

create sequence claim_number_series as bigint start 100001 increment 1;
grant usage on sequence claim_number_series to operator;

create table claim_payees (
  claim_payee_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  name text not null,
  line_1 text,
  line_2 text,
  locality text,
  administrative_area text,
  postal_code text,
  country text,
  account_token text,
  account_last_four text,
  account_changed timestamp with time zone,
  account_changed_by uuid,
  account_verified timestamp with time zone,
  account_verified_by uuid,
  account_verified_how text,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint claim_payees_pkey PRIMARY KEY (claim_payee_id),
  constraint claim_payee_of_organization UNIQUE (organization_id, claim_payee_id),
  constraint claim_payee_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_payees_account_changed_by_fkey FOREIGN KEY (account_changed_by) REFERENCES users(user_id),
  constraint claim_payees_account_verified_by_fkey FOREIGN KEY (account_verified_by) REFERENCES users(user_id),
  constraint claim_payees_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_payee_account CHECK (((account_token IS NULL) = (account_changed IS NULL))),
  constraint claim_payee_verified CHECK (((account_verified IS NULL) OR (account_verified >= account_changed))),
  constraint claim_payee_verified_by_another CHECK ((account_verified_by <> account_changed_by)),
  constraint claim_payees_account_last_four_bound CHECK (is_line(account_last_four, 4)),
  constraint claim_payees_account_token_bound CHECK (is_line(account_token, 255)),
  constraint claim_payees_account_verified_how_bound CHECK (is_line(account_verified_how, 255)),
  constraint claim_payees_administrative_area_check CHECK (((administrative_area ~ '^[A-Z]{2}$'::text) AND is_line(administrative_area, 2))),
  constraint claim_payees_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint claim_payees_kind_check CHECK ((kind = ANY (ARRAY['insured'::text, 'lienholder'::text, 'claimant'::text, 'repairer'::text]))),
  constraint claim_payees_line_1_bound CHECK (is_line(line_1, 100)),
  constraint claim_payees_line_2_bound CHECK (is_line(line_2, 100)),
  constraint claim_payees_locality_bound CHECK (is_line(locality, 100)),
  constraint claim_payees_name_bound CHECK (is_line(name, 100)),
  constraint claim_payees_postal_code_bound CHECK (is_line(postal_code, 12))
);
alter table claim_payees enable row level security;
CREATE INDEX claim_payees_of_claim ON public.claim_payees USING btree (claim_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_payees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_payees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_payees FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_payees for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on claim_payees for select to global_staff using (true);
create policy tenant_reads on claim_payees for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint claim_payee_claim on claim_payees is 'claim|payees';
comment on constraint claim_payees_account_changed_by_fkey on claim_payees is 'account_changer|claim_payee_accounts_changed';
comment on constraint claim_payees_account_verified_by_fkey on claim_payees is 'account_verifier|claim_payee_accounts_verified';
grant insert, select, update on claim_payees to operator;
grant select (claim_payee_id, organization_id, claim_id, kind, name, line_1, line_2, locality, administrative_area, postal_code, country, account_last_four, account_changed, account_changed_by, account_verified, account_verified_by, account_verified_how, archived, created, updated) on claim_payees to global_staff, tenant_staff;

create table claim_payment_payees (
  claim_payment_payee_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_payment_id uuid not null,
  claim_payee_id uuid not null,
  "position" integer not null,
  constraint claim_payment_payees_pkey PRIMARY KEY (claim_payment_payee_id),
  constraint claim_payment_payee_once UNIQUE (claim_payment_id, claim_payee_id),
  constraint claim_payment_payee_payee FOREIGN KEY (organization_id, claim_payee_id) REFERENCES claim_payees(organization_id, claim_payee_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_payment_payee_payment FOREIGN KEY (organization_id, claim_payment_id) REFERENCES claim_payments(organization_id, claim_payment_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_payment_payees_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_payment_payees_position_check CHECK ((("position" >= 0) AND ("position" <= 9)))
);
alter table claim_payment_payees enable row level security;
CREATE INDEX claim_payment_payees_of_payee ON public.claim_payment_payees USING btree (claim_payee_id);
create policy operates on claim_payment_payees for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on claim_payment_payees for select to global_staff using (true);
create policy tenant_reads on claim_payment_payees for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint claim_payment_payee_payee on claim_payment_payees is 'payee|payments';
comment on constraint claim_payment_payee_payment on claim_payment_payees is 'payment|named_payees';
grant insert, select on claim_payment_payees to operator;
grant select on claim_payment_payees to global_staff, tenant_staff;

create table claim_payments (
  claim_payment_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  claim_exposure_id uuid not null,
  kind text not null,
  method text not null,
  status text not null default 'requested'::text,
  amount bigint not null,
  currency text not null,
  memo text,
  payees text not null,
  requested_by uuid,
  requested_by_name text not null,
  decided_by uuid,
  decided_by_name text,
  decided timestamp with time zone,
  rejected_reason text,
  reference text,
  failure text,
  sent timestamp with time zone,
  settled timestamp with time zone,
  followed timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint claim_payments_pkey PRIMARY KEY (claim_payment_id),
  constraint claim_payment_of_organization UNIQUE (organization_id, claim_payment_id),
  constraint claim_payment_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_payment_exposure FOREIGN KEY (organization_id, claim_exposure_id) REFERENCES claim_exposures(organization_id, claim_exposure_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_payments_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id),
  constraint claim_payments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_payments_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(user_id),
  constraint claim_payment_decided CHECK (((status = 'requested'::text) = (decided IS NULL))),
  constraint claim_payment_decided_by_another CHECK (((decided_by <> requested_by) OR (status = 'rejected'::text))),
  constraint claim_payment_sent CHECK (((status <> ALL (ARRAY['sent'::text, 'paid'::text, 'returned'::text])) OR (sent IS NOT NULL))),
  constraint claim_payments_amount_check CHECK ((amount > 0)),
  constraint claim_payments_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint claim_payments_decided_by_name_bound CHECK (is_line(decided_by_name, 201)),
  constraint claim_payments_failure_bound CHECK (is_line(failure, 255)),
  constraint claim_payments_kind_check CHECK ((kind = ANY (ARRAY['indemnity'::text, 'expense'::text, 'deductible'::text]))),
  constraint claim_payments_memo_bound CHECK (is_line(memo, 200)),
  constraint claim_payments_method_check CHECK ((method = ANY (ARRAY['transfer'::text, 'cheque'::text]))),
  constraint claim_payments_payees_bound CHECK (is_line(payees, 500)),
  constraint claim_payments_reference_bound CHECK (is_line(reference, 255)),
  constraint claim_payments_rejected_reason_bound CHECK (is_prose(rejected_reason, 1000)),
  constraint claim_payments_requested_by_name_bound CHECK (is_line(requested_by_name, 201)),
  constraint claim_payments_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'rejected'::text, 'sending'::text, 'sent'::text, 'paid'::text, 'failed'::text, 'returned'::text])))
);
alter table claim_payments enable row level security;
CREATE INDEX claim_payments_being_sent ON public.claim_payments USING btree (method, created) WHERE (status = 'sending'::text);
CREATE INDEX claim_payments_of_claim ON public.claim_payments USING btree (claim_id, created);
CREATE INDEX claim_payments_of_exposure ON public.claim_payments USING btree (claim_exposure_id);
CREATE INDEX claim_payments_on_their_way ON public.claim_payments USING btree (followed) WHERE (status = 'sent'::text);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_payments FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_payments for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on claim_payments for select to customers using (((kind <> 'expense'::text) AND (status = ANY (ARRAY['sending'::text, 'sent'::text, 'paid'::text, 'returned'::text])) AND (EXISTS ( SELECT
   FROM claims
  WHERE ((claims.claim_id = claim_payments.claim_id) AND (NOT claims.is_third_party))))));
create policy staff_reads on claim_payments for select to global_staff using (true);
create policy sweeps on claim_payments for select to worker using (true);
create policy tenant_reads on claim_payments for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on claim_payments for select to "token:claim" using (((kind <> 'expense'::text) AND (status = ANY (ARRAY['sending'::text, 'sent'::text, 'paid'::text, 'returned'::text])) AND (claim_id = claim_claim()) AND (EXISTS ( SELECT
   FROM claims
  WHERE ((claims.claim_id = claim_payments.claim_id) AND (NOT claims.is_third_party))))));
comment on constraint claim_payment_claim on claim_payments is 'claim|payments';
comment on constraint claim_payment_exposure on claim_payments is 'exposure|payments';
comment on constraint claim_payments_decided_by_fkey on claim_payments is 'decider|claim_payments_decided';
comment on constraint claim_payments_requested_by_fkey on claim_payments is 'requester|claim_payments_requested';
grant insert, select, update on claim_payments to operator;
grant select (claim_payment_id, organization_id, claim_id, claim_exposure_id, kind, method, status, amount, currency, memo, payees, requested_by, requested_by_name, decided_by, decided_by_name, decided, rejected_reason, reference, failure, sent, settled, followed, created, updated) on claim_payments to global_staff, tenant_staff;
grant select (claim_payment_id, organization_id, claim_id, kind, method, status, amount, currency, payees, sent, settled, created, updated) on claim_payments to "token:claim", customers;
grant select (claim_payment_id, organization_id, claim_id, status, sent, followed) on claim_payments to worker;

create table claim_recoveries (
  claim_recovery_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  claim_exposure_id uuid not null,
  kind text not null,
  status text not null default 'sought'::text,
  from_whom text not null,
  percent integer,
  sought bigint not null,
  received bigint,
  costs bigint,
  deductible_returned bigint,
  requested_by_name text not null,
  ended timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint claim_recoveries_pkey PRIMARY KEY (claim_recovery_id),
  constraint claim_recovery_of_organization UNIQUE (organization_id, claim_recovery_id),
  constraint claim_recoveries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_recovery_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_recovery_exposure FOREIGN KEY (organization_id, claim_exposure_id) REFERENCES claim_exposures(organization_id, claim_exposure_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_recoveries_amounts CHECK (((sought > 0) AND (LEAST(received, costs, deductible_returned) >= 0))),
  constraint claim_recoveries_from_whom_bound CHECK (is_line(from_whom, 100)),
  constraint claim_recoveries_kind_check CHECK ((kind = ANY (ARRAY['salvage'::text, 'subrogation'::text]))),
  constraint claim_recoveries_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint claim_recoveries_requested_by_name_bound CHECK (is_line(requested_by_name, 201)),
  constraint claim_recoveries_status_check CHECK ((status = ANY (ARRAY['sought'::text, 'received'::text, 'given_up'::text]))),
  constraint claim_recovery_ended CHECK (((status = 'sought'::text) = (ended IS NULL))),
  constraint claim_recovery_received CHECK (((status = 'received'::text) = (received IS NOT NULL)))
);
alter table claim_recoveries enable row level security;
CREATE INDEX claim_recoveries_of_claim ON public.claim_recoveries USING btree (claim_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_recoveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_recoveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_recoveries FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_recoveries for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on claim_recoveries for select to global_staff using (true);
create policy tenant_reads on claim_recoveries for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint claim_recovery_claim on claim_recoveries is 'claim|recoveries';
comment on constraint claim_recovery_exposure on claim_recoveries is 'exposure|recoveries';
grant insert, select, update on claim_recoveries to operator;
grant select on claim_recoveries to global_staff, tenant_staff;

create table claim_vehicles (
  claim_vehicle_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  year integer,
  make text,
  model text,
  length numeric,
  type text,
  vin text collate "C",
  floorplan text,
  license_plate text,
  manual_entry boolean not null default true,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_vehicle_id uuid,
  constraint claim_vehicles_pkey PRIMARY KEY (claim_vehicle_id),
  constraint claim_vehicle_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_vehicles_floorplan_bound CHECK (is_line(floorplan, 100)),
  constraint claim_vehicles_length_check CHECK ((length > (0)::numeric)),
  constraint claim_vehicles_license_plate_bound CHECK (is_line(license_plate, 16)),
  constraint claim_vehicles_make_bound CHECK (is_line(make, 100)),
  constraint claim_vehicles_model_bound CHECK (is_line(model, 100)),
  constraint claim_vehicles_type_bound CHECK (is_line(type, 64)),
  constraint claim_vehicles_vin_bound CHECK (is_line(vin, 17)),
  constraint claim_vehicles_vin_check CHECK ((vin ~ '^[A-HJ-NPR-Z0-9]{5,17}$'::text)),
  constraint claim_vehicles_year_check CHECK (((year >= 1900) AND (year <= 2100)))
);
alter table claim_vehicles enable row level security;
CREATE INDEX claim_vehicles_of_claim ON public.claim_vehicles USING btree (claim_id);
CREATE INDEX claim_vehicles_of_root ON public.claim_vehicles USING btree (root_vehicle_id) WHERE (root_vehicle_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_vehicles();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_vehicles();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF root_vehicle_id ON public.claim_vehicles FOR EACH ROW WHEN ((new.root_vehicle_id IS NOT NULL)) EXECUTE FUNCTION check_claim_vehicle_root();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_vehicles FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_vehicles for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on claim_vehicles for select to customers using ((EXISTS ( SELECT
   FROM claims
  WHERE (claims.claim_id = claim_vehicles.claim_id))));
create policy staff_reads on claim_vehicles for select to global_staff using (true);
create policy tenant_reads on claim_vehicles for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on claim_vehicles for select to "token:claim" using ((claim_id = claim_claim()));
grant insert, select, update on claim_vehicles to operator;
grant select on claim_vehicles to "token:claim", customers, global_staff, tenant_staff;

create table claim_waits (
  claim_wait_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  what text not null,
  asked date not null,
  came date,
  asked_by_name text not null,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint claim_waits_pkey PRIMARY KEY (claim_wait_id),
  constraint claim_wait_of_organization UNIQUE (organization_id, claim_wait_id),
  constraint claim_wait_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_waits_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claim_wait_came CHECK ((came >= asked)),
  constraint claim_waits_asked_by_name_bound CHECK (is_line(asked_by_name, 201)),
  constraint claim_waits_what_bound CHECK (is_line(what, 200))
);
alter table claim_waits enable row level security;
CREATE INDEX claim_waits_of_claim ON public.claim_waits USING btree (claim_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claim_waits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER hint_update AFTER UPDATE ON public.claim_waits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claim_money();
CREATE TRIGGER touch BEFORE UPDATE ON public.claim_waits FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on claim_waits for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on claim_waits for select to global_staff using (true);
create policy tenant_reads on claim_waits for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint claim_wait_claim on claim_waits is 'claim|waits';
grant insert, select, update on claim_waits to operator;
grant select on claim_waits to global_staff, tenant_staff;

create table claims (
  claim_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_number text collate "C",
  status text not null default 'draft'::text,
  provider text,
  policy_type text,
  processor_id text,
  assigned_agent_id uuid,
  user_id uuid,
  quote_id uuid,
  policy_id uuid,
  vehicle_id uuid,
  policy_number text,
  policy_holder text,
  incident_date date,
  incident_time time without time zone,
  incident_location_type text,
  incident_location text,
  driving_at_time_of_loss boolean,
  driver text,
  type_of_loss text,
  incident_description text,
  damage_to_vehicle boolean,
  damage_description text,
  damage jsonb not null default '{}'::jsonb,
  police_report_filed boolean,
  police_agency text,
  police_report_number text,
  business_purposes boolean,
  business_purposes_reason text,
  filed timestamp with time zone,
  meta jsonb not null default '{}'::jsonb,
  token_version integer not null default 1,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_vehicle_id uuid,
  kept_until date,
  erased timestamp with time zone,
  answers jsonb not null default '{}'::jsonb,
  flags text[] not null default '{}'::text[],
  signals text[] not null default '{}'::text[],
  is_third_party boolean not null default false,
  reporter_name text,
  reporter_email email_address,
  reporter_phone text,
  contact_preference text,
  language text not null default 'en-us'::text,
  postal_code text,
  administrative_area text,
  time_zone text not null default 'America/New_York'::text,
  no_others boolean,
  is_usable boolean,
  fraud_notice_read timestamp with time zone,
  duplicate_of uuid,
  cover_quote_id uuid,
  handler_user_id uuid,
  handler_name text,
  acknowledged date,
  proof_of_loss date,
  investigation_begun date,
  investigation_finished date,
  decided date,
  decision_reason text,
  agreed date,
  paid_on date,
  ended date,
  next_step text,
  next_due date,
  was_rented boolean,
  last_status_letter date,
  evaluated_by uuid,
  evaluated_by_name text,
  evaluation_note text,
  approved_by uuid,
  approved_by_name text,
  total_loss_on date,
  total_loss_value bigint,
  total_loss_repair bigint,
  total_loss_salvage bigint,
  total_loss_taxes bigint,
  is_wreck_retained boolean,
  lender_payoff bigint,
  clock_stopped_by text,
  assigned_because text[] not null default '{}'::text[],
  appealed date,
  appeal_reason text,
  version integer not null default 1,
  stated_facts jsonb not null default '{}'::jsonb,
  constraint claims_pkey PRIMARY KEY (claim_id),
  constraint claims_claim_number_key UNIQUE (claim_number),
  constraint claims_organization_id_claim_id_key UNIQUE (organization_id, claim_id),
  constraint claim_assigned_agent FOREIGN KEY (organization_id, assigned_agent_id) REFERENCES agent_profiles(organization_id, user_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_cover FOREIGN KEY (organization_id, cover_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_duplicate FOREIGN KEY (organization_id, duplicate_of) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claim_vehicle FOREIGN KEY (organization_id, vehicle_id) REFERENCES vehicles(organization_id, vehicle_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint claims_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(user_id),
  constraint claims_evaluated_by_fkey FOREIGN KEY (evaluated_by) REFERENCES users(user_id),
  constraint claims_handler_user_id_fkey FOREIGN KEY (handler_user_id) REFERENCES users(user_id),
  constraint claims_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint claim_appealed CHECK (((appealed IS NULL) = (appeal_reason IS NULL))),
  constraint claim_approved_by_another CHECK ((approved_by <> evaluated_by)),
  constraint claim_decided CHECK (((status <> ALL (ARRAY['approved'::text, 'denied'::text])) OR (decided IS NOT NULL))),
  constraint claim_filed CHECK (
CASE status
    WHEN 'draft'::text THEN ((filed IS NULL) AND (claim_number IS NULL))
    ELSE ((filed IS NOT NULL) AND (claim_number IS NOT NULL) AND (incident_date IS NOT NULL) AND (type_of_loss IS NOT NULL))
END),
  constraint claim_not_its_own_duplicate CHECK ((duplicate_of <> claim_id)),
  constraint claim_total_loss CHECK ((num_nonnulls(total_loss_on, total_loss_value, total_loss_repair, total_loss_salvage, total_loss_taxes, is_wreck_retained) = ANY (ARRAY[0, 6]))),
  constraint claim_total_loss_amounts CHECK ((LEAST(total_loss_value, total_loss_repair, total_loss_salvage, total_loss_taxes, lender_payoff) >= 0)),
  constraint claims_administrative_area_check CHECK (((administrative_area ~ '^[A-Z]{2}$'::text) AND is_line(administrative_area, 2))),
  constraint claims_answers_bound CHECK (is_small(answers, 20000)),
  constraint claims_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text)),
  constraint claims_appeal_reason_bound CHECK (is_prose(appeal_reason, 1000)),
  constraint claims_approved_by_name_bound CHECK (is_line(approved_by_name, 201)),
  constraint claims_assigned_because_bound CHECK (is_line(array_to_string(assigned_because, ' '::text), 1000)),
  constraint claims_business_purposes_reason_bound CHECK (is_prose(business_purposes_reason, 1000)),
  constraint claims_claim_number_bound CHECK (is_line(claim_number, 255)),
  constraint claims_clock_stopped_by_bound CHECK (is_line(clock_stopped_by, 300)),
  constraint claims_contact_preference_check CHECK ((contact_preference = ANY (ARRAY['email'::text, 'phone'::text, 'text'::text]))),
  constraint claims_damage_bound CHECK (is_small(damage, 20000)),
  constraint claims_damage_check CHECK ((jsonb_typeof(damage) = 'object'::text)),
  constraint claims_damage_description_bound CHECK (is_prose(damage_description, 10000)),
  constraint claims_decision_reason_bound CHECK (is_prose(decision_reason, 1000)),
  constraint claims_driver_bound CHECK (is_line(driver, 100)),
  constraint claims_evaluated_by_name_bound CHECK (is_line(evaluated_by_name, 201)),
  constraint claims_evaluation_note_bound CHECK (is_prose(evaluation_note, 10000)),
  constraint claims_flags_bound CHECK (is_line(array_to_string(flags, ' '::text), 1000)),
  constraint claims_flags_check CHECK ((flags <@ ARRAY['outside_term'::text, 'lapsed_segment'::text, 'before_purchase'::text, 'near_cover_change'::text, 'policy_not_found'::text, 'vehicle_not_insured'::text, 'other_driver'::text, 'business_use'::text, 'rented_beyond_statement'::text, 'third_party'::text])),
  constraint claims_handler_name_bound CHECK (is_line(handler_name, 201)),
  constraint claims_incident_description_bound CHECK (is_prose(incident_description, 10000)),
  constraint claims_incident_location_bound CHECK (is_line(incident_location, 500)),
  constraint claims_incident_location_type_check CHECK ((incident_location_type = ANY (ARRAY['road'::text, 'parked'::text, 'campground'::text, 'storage'::text, 'home'::text]))),
  constraint claims_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint claims_meta_bound CHECK (is_small(meta, 20000)),
  constraint claims_meta_check CHECK ((jsonb_typeof(meta) = 'object'::text)),
  constraint claims_next_step_check CHECK ((next_step = ANY (ARRAY['acknowledge'::text, 'answer_communication'::text, 'begin_investigation'::text, 'finish_investigation'::text, 'decide'::text, 'status_letter_every'::text, 'pay_after_agreement'::text]))),
  constraint claims_police_agency_bound CHECK (is_line(police_agency, 100)),
  constraint claims_police_report_number_bound CHECK (is_line(police_report_number, 255)),
  constraint claims_policy_holder_bound CHECK (is_line(policy_holder, 100)),
  constraint claims_policy_number_bound CHECK (is_line(policy_number, 255)),
  constraint claims_policy_type_bound CHECK (is_line(policy_type, 64)),
  constraint claims_postal_code_bound CHECK (is_line(postal_code, 12)),
  constraint claims_processor_id_bound CHECK (is_line(processor_id, 255)),
  constraint claims_provider_bound CHECK (is_line(provider, 64)),
  constraint claims_reporter_email_bound CHECK (is_line((reporter_email)::text, 254)),
  constraint claims_reporter_name_bound CHECK (is_line(reporter_name, 100)),
  constraint claims_reporter_phone_bound CHECK (is_line(reporter_phone, 32)),
  constraint claims_signals_bound CHECK (is_line(array_to_string(signals, ' '::text), 1000)),
  constraint claims_stated_facts_bound CHECK (((jsonb_typeof(stated_facts) = 'object'::text) AND is_small(stated_facts, 8000))),
  constraint claims_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'filed'::text, 'open'::text, 'investigating'::text, 'evaluated'::text, 'approved'::text, 'denied'::text, 'paid'::text, 'closed'::text, 'reopened'::text, 'withdrawn'::text]))),
  constraint claims_time_zone_bound CHECK (is_line(time_zone, 64)),
  constraint claims_type_of_loss_check CHECK ((type_of_loss = ANY (ARRAY['collision'::text, 'weather'::text, 'object'::text, 'theft'::text, 'fire'::text, 'water'::text, 'animal'::text, 'glass'::text, 'tire'::text, 'awning_roof'::text, 'other'::text])))
);
alter table claims enable row level security;
CREATE INDEX claims_all_recent ON public.claims USING btree (created DESC, claim_id);
CREATE INDEX claims_by_status ON public.claims USING btree (organization_id, status, created DESC);
CREATE INDEX claims_due ON public.claims USING btree (next_due) WHERE (next_due IS NOT NULL);
CREATE INDEX claims_duplicates ON public.claims USING btree (duplicate_of) WHERE (duplicate_of IS NOT NULL);
CREATE INDEX claims_erased ON public.claims USING btree (organization_id) WHERE (erased IS NOT NULL);
CREATE INDEX claims_kept ON public.claims USING btree (kept_until) WHERE ((kept_until IS NOT NULL) AND (erased IS NULL));
CREATE INDEX claims_of_agent ON public.claims USING btree (organization_id, assigned_agent_id) WHERE (assigned_agent_id IS NOT NULL);
CREATE INDEX claims_of_cover ON public.claims USING btree (cover_quote_id) WHERE (cover_quote_id IS NOT NULL);
CREATE INDEX claims_of_handler ON public.claims USING btree (handler_user_id, next_due) WHERE (handler_user_id IS NOT NULL);
CREATE INDEX claims_of_incident_date ON public.claims USING btree (organization_id, incident_date);
CREATE INDEX claims_of_policy ON public.claims USING btree (policy_id, incident_date) WHERE (policy_id IS NOT NULL);
CREATE INDEX claims_of_quote ON public.claims USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX claims_of_root ON public.claims USING btree (root_vehicle_id) WHERE (root_vehicle_id IS NOT NULL);
CREATE INDEX claims_of_user ON public.claims USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX claims_of_vehicle ON public.claims USING btree (vehicle_id) WHERE (vehicle_id IS NOT NULL);
CREATE INDEX claims_recent ON public.claims USING btree (organization_id, created DESC, claim_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.claims REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claims();
CREATE TRIGGER hint_move AFTER UPDATE OF organization_id ON public.claims FOR EACH ROW WHEN ((old.organization_id <> new.organization_id)) EXECUTE FUNCTION hint_former_organization('claim_id');
CREATE TRIGGER hint_update AFTER UPDATE ON public.claims REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_claims();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF vehicle_id, root_vehicle_id ON public.claims FOR EACH ROW EXECUTE FUNCTION set_root_of_claims();
CREATE TRIGGER touch BEFORE UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy leaves on claims for update to operator using ((organization_id = claim_organization())) with check ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy left_for on claims for select to operator using ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy operates on claims for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on claims for select to customers using ((user_id = claim_user()));
create policy staff_reads on claims for select to "global:actuary", global_staff using (true);
create policy sweeps on claims for select to worker using (true);
create policy tenant_reads on claims for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on claims for select to "token:claim" using ((claim_id = claim_claim()));
comment on column claims.root_vehicle_id is 'The root of what the row names, whichever description of it. @set_by_trigger';
comment on constraint claim_assigned_agent on claims is 'assigned_agent|claims';
comment on constraint claim_cover on claims is 'cover_quote|claims_covered';
comment on constraint claim_duplicate on claims is 'duplicate|duplicates';
comment on constraint claims_approved_by_fkey on claims is 'approver|claims_approved';
comment on constraint claims_evaluated_by_fkey on claims is 'evaluator|claims_evaluated';
comment on constraint claims_handler_user_id_fkey on claims is 'handler|claims_handled';
grant insert, select, update on claims to operator;
grant select (claim_id, organization_id, claim_number, status, provider, policy_type, assigned_agent_id, user_id, quote_id, policy_id, vehicle_id, policy_number, policy_holder, incident_date, incident_time, incident_location_type, incident_location, driving_at_time_of_loss, driver, type_of_loss, incident_description, damage_to_vehicle, damage_description, damage, police_report_filed, police_agency, police_report_number, business_purposes, business_purposes_reason, filed, created, updated, root_vehicle_id, kept_until, erased, answers, is_third_party, reporter_name, reporter_email, reporter_phone, contact_preference, language, postal_code, administrative_area, time_zone, no_others, is_usable, fraud_notice_read, handler_name, acknowledged, decided, decision_reason, paid_on, ended, next_step, next_due, was_rented, appealed, appeal_reason, version) on claims to "token:claim", customers;
grant select (claim_id, organization_id, claim_number, status, provider, policy_type, processor_id, assigned_agent_id, user_id, quote_id, policy_id, vehicle_id, policy_number, policy_holder, incident_date, incident_time, incident_location_type, incident_location, driving_at_time_of_loss, driver, type_of_loss, incident_description, damage_to_vehicle, damage_description, damage, police_report_filed, police_agency, police_report_number, business_purposes, business_purposes_reason, filed, meta, created, updated, root_vehicle_id, kept_until, erased, answers, flags, signals, is_third_party, reporter_name, reporter_email, reporter_phone, contact_preference, language, postal_code, administrative_area, time_zone, no_others, is_usable, fraud_notice_read, duplicate_of, cover_quote_id, handler_user_id, handler_name, acknowledged, proof_of_loss, investigation_begun, investigation_finished, decided, decision_reason, agreed, paid_on, ended, next_step, next_due, was_rented, last_status_letter, evaluated_by, evaluated_by_name, evaluation_note, approved_by, approved_by_name, total_loss_on, total_loss_value, total_loss_repair, total_loss_salvage, total_loss_taxes, is_wreck_retained, lender_payoff, clock_stopped_by, assigned_because, appealed, appeal_reason, version) on claims to global_staff, tenant_staff;
grant select (claim_id, organization_id, status, filed, kept_until, erased) on claims to worker;
grant select (claim_id, organization_id, status, provider, policy_id, incident_date, type_of_loss, filed, root_vehicle_id, administrative_area, time_zone) on claims to "global:actuary";

create table commission_payees (
  commission_payee_id uuid not null default uuidv7(),
  organization_id uuid not null,
  currency text not null,
  account_token text not null,
  account_last_four text not null,
  account_changed timestamp with time zone not null,
  account_changed_by uuid not null,
  account_changed_by_name text not null,
  account_verified timestamp with time zone,
  account_verified_by uuid,
  account_verified_by_name text,
  account_verified_how text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint commission_payees_pkey PRIMARY KEY (commission_payee_id),
  constraint commission_payee_key UNIQUE (organization_id, commission_payee_id),
  constraint commission_payee_once UNIQUE (organization_id, currency),
  constraint commission_payees_account_changed_by_fkey FOREIGN KEY (account_changed_by) REFERENCES users(user_id),
  constraint commission_payees_account_verified_by_fkey FOREIGN KEY (account_verified_by) REFERENCES users(user_id),
  constraint commission_payees_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint commission_payee_verified CHECK ((((account_verified IS NULL) = (account_verified_by IS NULL)) AND ((account_verified IS NULL) = (account_verified_how IS NULL)) AND (account_verified >= account_changed))),
  constraint commission_payee_verified_by_another CHECK ((account_verified_by <> account_changed_by)),
  constraint commission_payees_account_changed_by_name_bound CHECK (is_line(account_changed_by_name, 201)),
  constraint commission_payees_account_last_four_bound CHECK (is_line(account_last_four, 4)),
  constraint commission_payees_account_token_bound CHECK (is_line(account_token, 255)),
  constraint commission_payees_account_verified_by_name_bound CHECK (is_line(account_verified_by_name, 201)),
  constraint commission_payees_account_verified_how_bound CHECK (is_line(account_verified_how, 255)),
  constraint commission_payees_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text])))
);
alter table commission_payees enable row level security;
CREATE TRIGGER touch BEFORE UPDATE ON public.commission_payees FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on commission_payees for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on commission_payees for select to "global:admin", "global:organization_admin" using (true);
create policy tenant_reads on commission_payees for select to "organization:owner" using ((organization_id = claim_organization()));
comment on constraint commission_payees_account_changed_by_fkey on commission_payees is 'changer|commission_accounts_changed';
comment on constraint commission_payees_account_verified_by_fkey on commission_payees is 'verifier|commission_accounts_verified';
grant insert, select, update on commission_payees to operator;
grant select (commission_payee_id, organization_id, currency, account_last_four, account_changed, account_changed_by, account_changed_by_name, account_verified, account_verified_by, account_verified_by_name, account_verified_how, created, updated) on commission_payees to "global:admin", "global:organization_admin", "organization:owner";

create table commission_run_lines (
  commission_run_line_id uuid not null default uuidv7(),
  organization_id uuid not null,
  commission_run_id uuid not null,
  accounting_month date not null,
  policy_id uuid,
  policy_number text not null,
  agent_name text,
  earned bigint not null,
  clawed_back bigint not null,
  created timestamp with time zone not null default app_now(),
  constraint commission_run_lines_pkey PRIMARY KEY (commission_run_line_id),
  constraint commission_run_line_run FOREIGN KEY (organization_id, commission_run_id) REFERENCES commission_runs(organization_id, commission_run_id),
  constraint commission_run_line_amounts CHECK (((earned >= 0) AND (clawed_back >= 0) AND ((earned + clawed_back) > 0))),
  constraint commission_run_lines_agent_name_bound CHECK (is_line(agent_name, 201)),
  constraint commission_run_lines_policy_number_bound CHECK (is_line(policy_number, 255))
);
alter table commission_run_lines enable row level security;
CREATE INDEX commission_run_lines_of ON public.commission_run_lines USING btree (commission_run_id, accounting_month, policy_number);
create policy operates on commission_run_lines for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on commission_run_lines for select to "global:admin", "global:organization_admin" using (true);
create policy tenant_reads on commission_run_lines for select to "organization:owner" using ((organization_id = claim_organization()));
comment on column commission_run_lines.policy_id is 'As it was when the run was made: the policy may belong elsewhere by now.';
grant insert, select on commission_run_lines to operator;
grant select on commission_run_lines to "global:admin", "global:organization_admin", "organization:owner";

create table commission_runs (
  commission_run_id uuid not null default uuidv7(),
  organization_id uuid not null,
  through_month date not null,
  currency text not null,
  earned bigint not null,
  clawed_back bigint not null,
  payable bigint not null,
  status text not null default 'made'::text,
  made_by uuid not null,
  made_by_name text not null,
  approved_by uuid,
  approved_by_name text,
  approved timestamp with time zone,
  paid timestamp with time zone,
  paid_by_name text,
  reference text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  attempt integer not null default 0,
  sent timestamp with time zone,
  followed timestamp with time zone,
  account_last_four text,
  failure text,
  constraint commission_runs_pkey PRIMARY KEY (commission_run_id),
  constraint commission_run_key UNIQUE (organization_id, commission_run_id),
  constraint commission_runs_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(user_id),
  constraint commission_runs_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(user_id),
  constraint commission_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint commission_run_approved CHECK ((((approved_by IS NULL) = (approved IS NULL)) AND ((status = ANY (ARRAY['made'::text, 'withdrawn'::text])) OR (approved IS NOT NULL)))),
  constraint commission_run_approved_by_another CHECK ((approved_by <> made_by)),
  constraint commission_run_month CHECK ((EXTRACT(day FROM through_month) = (1)::numeric)),
  constraint commission_run_paid CHECK ((((status = 'paid'::text) = (paid IS NOT NULL)) AND ((status = ANY (ARRAY['sent'::text, 'paid'::text])) = (reference IS NOT NULL)) AND ((status <> 'sent'::text) OR (sent IS NOT NULL)))),
  constraint commission_run_sums CHECK (((earned >= 0) AND (clawed_back >= 0) AND (payable = (earned - clawed_back)) AND (payable > 0))),
  constraint commission_runs_account_last_four_bound CHECK (is_line(account_last_four, 4)),
  constraint commission_runs_approved_by_name_bound CHECK (is_line(approved_by_name, 201)),
  constraint commission_runs_attempt_check CHECK (((attempt >= 0) AND (attempt <= 1000))),
  constraint commission_runs_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint commission_runs_failure_bound CHECK (is_line(failure, 255)),
  constraint commission_runs_made_by_name_bound CHECK (is_line(made_by_name, 201)),
  constraint commission_runs_paid_by_name_bound CHECK (is_line(paid_by_name, 201)),
  constraint commission_runs_reference_bound CHECK (is_line(reference, 255)),
  constraint commission_runs_status_check CHECK ((status = ANY (ARRAY['made'::text, 'approved'::text, 'sending'::text, 'sent'::text, 'paid'::text, 'withdrawn'::text])))
);
alter table commission_runs enable row level security;
CREATE UNIQUE INDEX commission_run_on_its_way ON public.commission_runs USING btree (organization_id, currency) WHERE (status = ANY (ARRAY['made'::text, 'approved'::text, 'sending'::text, 'sent'::text]));
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.commission_runs FOR EACH ROW EXECUTE FUNCTION letters_follow('commission_run', 'commission_run_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.commission_runs FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on commission_runs for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on commission_runs for select to "global:admin", "global:organization_admin" using (true);
create policy sweeps on commission_runs for select to worker using (true);
create policy tenant_reads on commission_runs for select to "organization:owner" using ((organization_id = claim_organization()));
comment on column commission_runs.attempt is 'How often who pays out was asked: each is asked under a key of its own.';
comment on constraint commission_runs_approved_by_fkey on commission_runs is 'approver|commission_runs_approved';
comment on constraint commission_runs_made_by_fkey on commission_runs is 'maker|commission_runs_made';
grant insert, select, update (status, approved_by, approved_by_name, approved, paid, paid_by_name, reference, attempt, sent, followed, account_last_four, failure) on commission_runs to operator;
grant select on commission_runs to "global:admin", "global:organization_admin", "organization:owner";
grant select (commission_run_id, organization_id, status, sent, followed) on commission_runs to worker;

create view commission_statement with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, m.organization_id, m.accounting_month, m.policy_id, m.currency)))::uuid AS commission_statement_id,
    m.organization_id,
    o.name AS organization_name,
    m.accounting_month,
    m.policy_id,
    COALESCE(p.policy_number, f.policy_number) AS policy_number,
    COALESCE(p.provider, f.provider) AS provider,
    f.agent_user_id AS agent_id,
    f.agent_name,
    m.currency,
    m.earned,
    m.clawed_back,
    (m.earned - m.clawed_back) AS payable
   FROM (((( SELECT t.booked_organization_id AS organization_id,
            t.accounting_month,
            t.policy_id,
            e.currency,
            (COALESCE(sum(e.amount) FILTER (WHERE (e.amount > 0)), (0)::numeric))::bigint AS earned,
            (COALESCE((- sum(e.amount) FILTER (WHERE (e.amount < 0))), (0)::numeric))::bigint AS clawed_back
           FROM (ledger_transactions t
             JOIN ledger_entries e USING (ledger_transaction_id))
          WHERE (((claim_organization() IS NULL) OR (t.booked_organization_id = claim_organization())) AND (e.account = 'commission_expense'::text))
          GROUP BY t.booked_organization_id, t.accounting_month, t.policy_id, e.currency) m
     JOIN organizations o ON ((o.organization_id = m.organization_id)))
     LEFT JOIN policies p ON ((p.policy_id = m.policy_id)))
     LEFT JOIN LATERAL ( SELECT a.policy_number,
            a.provider,
            a.agent_user_id,
            a.agent_name
           FROM policy_activities a
          WHERE ((a.policy_id = m.policy_id) AND (a.booked_organization_id = m.organization_id))
          ORDER BY a."timestamp"
         LIMIT 1) f ON (true));
comment on view commission_statement is 'Commission of each policy in each month, in cents: what was earned on premium that was collected, what was clawed back of premium that went back, and what is payable of both.';
grant select on commission_statement to global_staff, operator, tenant_staff;

create table consent_choices (
  consent_choice_id uuid not null default uuidv7(),
  mode text not null,
  measurement boolean not null,
  attribution boolean not null,
  text_version text not null,
  locale text not null,
  created timestamp with time zone not null default app_now(),
  constraint consent_choices_pkey PRIMARY KEY (consent_choice_id),
  constraint consent_choices_locale_check CHECK ((locale = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint consent_choices_mode_check CHECK ((mode = ANY (ARRAY['opt-in'::text, 'opt-out'::text]))),
  constraint consent_choices_text_version_check CHECK (is_line(text_version, 64))
);
alter table consent_choices enable row level security;
CREATE INDEX consent_choices_created ON public.consent_choices USING btree (created DESC);
create policy collects on consent_choices for insert to worker with check (true);
create policy purges on consent_choices for delete to worker using (true);
create policy staff_reads on consent_choices for select to "global:organization_admin", global_staff using (true);
create policy sweeps on consent_choices for select to worker using (true);
comment on table consent_choices is 'What visitors allowed and refused, to which wording; not who they are.';
grant delete, insert, select (created) on consent_choices to worker;
grant select on consent_choices to "global:organization_admin", global_staff;

create table declined_letters (
  email email_address not null,
  kind text not null,
  declined timestamp with time zone not null default app_now(),
  lifted timestamp with time zone,
  constraint declined_letters_pkey PRIMARY KEY (email, kind),
  constraint declined_letters_email_check CHECK (is_line((email)::text, 254)),
  constraint declined_letters_kind_check CHECK ((kind = ANY (ARRAY['receipts'::text, 'reminders'::text, 'news'::text])))
);
alter table declined_letters enable row level security;
create policy operates on declined_letters for all to operator using (true) with check (true);
grant insert, select, update on declined_letters to operator;

create table deletion_requests (
  deletion_request_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  language text not null,
  status text not null default 'waiting'::text,
  due timestamp with time zone not null,
  addresses sealed,
  refusal_code text,
  refusal jsonb,
  kept_until date,
  finished timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint deletion_requests_pkey PRIMARY KEY (deletion_request_id),
  constraint deletion_request_key UNIQUE (organization_id, deletion_request_id),
  constraint deletion_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint deletion_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint deletion_request_addresses CHECK (((status = 'erasing'::text) = (addresses IS NOT NULL))),
  constraint deletion_request_finished CHECK (((status = ANY (ARRAY['waiting'::text, 'erasing'::text])) = (finished IS NULL))),
  constraint deletion_request_refused CHECK (((status = 'refused'::text) = (refusal_code IS NOT NULL))),
  constraint deletion_requests_addresses_check CHECK (is_line((addresses)::text, 20000)),
  constraint deletion_requests_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint deletion_requests_refusal_check CHECK (is_small(refusal, 2000)),
  constraint deletion_requests_refusal_code_check CHECK (is_line(refusal_code, 64)),
  constraint deletion_requests_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'erasing'::text, 'done'::text, 'taken_back'::text, 'refused'::text])))
);
alter table deletion_requests enable row level security;
CREATE INDEX deletion_requests_due ON public.deletion_requests USING btree (due) WHERE (status = ANY (ARRAY['waiting'::text, 'erasing'::text]));
CREATE INDEX deletion_requests_of_person ON public.deletion_requests USING btree (user_id, created);
CREATE UNIQUE INDEX deletion_requests_open ON public.deletion_requests USING btree (user_id) WHERE (status = ANY (ARRAY['waiting'::text, 'erasing'::text]));
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.deletion_requests FOR EACH ROW EXECUTE FUNCTION letters_follow('deletion_request', 'deletion_request_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.deletion_requests FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on deletion_requests for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on deletion_requests for select to customers using ((user_id = claim_user()));
create policy staff_reads on deletion_requests for select to "global:admin", "global:organization_admin", "global:service_manager" using (true);
create policy sweeps on deletion_requests for select to worker using (true);
comment on constraint deletion_requests_user_id_fkey on deletion_requests is 'person|deletion_requests';
grant insert, select, update on deletion_requests to operator;
grant select (deletion_request_id, organization_id, status, due) on deletion_requests to worker;
grant select (deletion_request_id, organization_id, user_id, status, due, refusal_code, kept_until, finished, created) on deletion_requests to "global:admin", "global:organization_admin", "global:service_manager", customers;

create table device_reports (
  device_id uuid not null,
  organization_id uuid not null,
  observed timestamp with time zone not null,
  event text not null,
  received timestamp with time zone not null default app_now(),
  lat double precision,
  lng double precision,
  accuracy_m real,
  speed_kph real,
  heading real,
  odometer_km double precision,
  refused text,
  raw_hash text not null,
  constraint device_reports_pkey PRIMARY KEY (device_id, observed, event),
  constraint device_report_device FOREIGN KEY (organization_id, device_id) REFERENCES vehicle_devices(organization_id, device_id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint device_report_place CHECK ((num_nonnulls(lat, lng) = ANY (ARRAY[0, 2]))),
  constraint device_reports_accuracy_m_check CHECK ((accuracy_m >= (0)::double precision)),
  constraint device_reports_event_check CHECK (is_line(event, 64)),
  constraint device_reports_heading_check CHECK (((heading >= (0)::double precision) AND (heading < (360)::double precision))),
  constraint device_reports_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint device_reports_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint device_reports_odometer_km_check CHECK ((odometer_km >= (0)::double precision)),
  constraint device_reports_raw_hash_check CHECK (is_line(raw_hash, 64)),
  constraint device_reports_refused_check CHECK ((refused = ANY (ARRAY['no_place'::text, 'null_island'::text, 'out_of_range'::text, 'invalid_fix'::text, 'impossible_jump'::text, 'other_vehicle'::text]))),
  constraint device_reports_speed_kph_check CHECK ((speed_kph >= (0)::double precision))
) partition by RANGE (observed);
alter table device_reports enable row level security;
create policy operates on device_reports for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on device_reports for select to customers using ((EXISTS ( SELECT
   FROM vehicle_devices
  WHERE (vehicle_devices.device_id = device_reports.device_id))));
create policy staff_reads on device_reports for select to global_staff using (true);
create policy tenant_reads on device_reports for select to tenant_staff using ((organization_id = claim_organization()));
comment on column device_reports.raw_hash is 'SHA-256 of the message that it came in.';
comment on table device_reports is 'What a device reported, once: an instant and an event of it. What was refused is not where it is.';
grant insert, select on device_reports to operator;
grant select (device_id, organization_id, observed, event, received, lat, lng, accuracy_m, speed_kph, heading, odometer_km, refused) on device_reports to customers, global_staff, tenant_staff;

create table dislocation_batches (
  dislocation_run_id uuid not null,
  run_organization_id uuid not null,
  organization_id uuid not null,
  last_policy_id uuid not null,
  policy_ids uuid[] not null,
  policy_numbers text[] not null,
  policy_renewal_ids uuid[] not null,
  base_rater_version_ids uuid[] not null,
  premiums_before bigint[] not null,
  premiums_after bigint[] not null,
  premiums_capped bigint[] not null,
  charged bigint[] not null,
  changes integer[] not null,
  referrals text[] not null,
  refusals text[] not null,
  missing text[] not null,
  administrative_areas text[] not null,
  vehicle_classes text[] not null,
  constraint dislocation_batches_pkey PRIMARY KEY (dislocation_run_id, organization_id, last_policy_id),
  constraint dislocation_batch_run FOREIGN KEY (run_organization_id, dislocation_run_id) REFERENCES dislocation_runs(organization_id, dislocation_run_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint dislocation_batches_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint dislocation_batch_lists CHECK (((cardinality(policy_numbers) = cardinality(policy_ids)) AND (cardinality(policy_renewal_ids) = cardinality(policy_ids)) AND (cardinality(base_rater_version_ids) = cardinality(policy_ids)) AND (cardinality(premiums_before) = cardinality(policy_ids)) AND (cardinality(premiums_after) = cardinality(policy_ids)) AND (cardinality(premiums_capped) = cardinality(policy_ids)) AND (cardinality(charged) = cardinality(policy_ids)) AND (cardinality(changes) = cardinality(policy_ids)) AND (cardinality(referrals) = cardinality(policy_ids)) AND (cardinality(refusals) = cardinality(policy_ids)) AND (cardinality(missing) = cardinality(policy_ids)) AND (cardinality(administrative_areas) = cardinality(policy_ids)) AND (cardinality(vehicle_classes) = cardinality(policy_ids)))),
  constraint dislocation_batches_administrative_areas_check CHECK (is_line(array_to_string(administrative_areas, ' '::text), 15000)),
  constraint dislocation_batches_missing_check CHECK (is_line(array_to_string(missing, ' '::text), 1000000)),
  constraint dislocation_batches_policy_ids_check CHECK (((cardinality(policy_ids) >= 1) AND (cardinality(policy_ids) <= 5000))),
  constraint dislocation_batches_policy_numbers_check CHECK (is_line(array_to_string(policy_numbers, ' '::text), 325000)),
  constraint dislocation_batches_referrals_check CHECK (is_line(array_to_string(referrals, ' '::text), 1000000)),
  constraint dislocation_batches_refusals_check CHECK (is_line(array_to_string(refusals, ' '::text), 1000000)),
  constraint dislocation_batches_vehicle_classes_check CHECK (is_line(array_to_string(vehicle_classes, ' '::text), 325000))
);
alter table dislocation_batches enable row level security;
create policy operates on dislocation_batches for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on dislocation_batches for select to "global:actuary", "global:admin", "global:underwriter" using (true);
create policy tenant_reads on dislocation_batches for select to "organization:underwriter" using (((organization_id = claim_organization()) AND (run_organization_id = claim_organization())));
grant insert, select on dislocation_batches to operator;
grant select on dislocation_batches to raters;

create table dislocation_runs (
  dislocation_run_id uuid not null default uuidv7(),
  organization_id uuid not null,
  provider text not null,
  rater_version_id uuid not null,
  base_rater_version_id uuid,
  cap_percent integer,
  status text not null default 'queued'::text,
  asked_by uuid,
  total integer,
  done integer not null default 0,
  after_policy_id uuid,
  rates_digest text,
  summary jsonb not null default '{}'::jsonb,
  failure text,
  started timestamp with time zone,
  finished timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  every_organization boolean not null default false,
  after_organization_id uuid,
  constraint dislocation_runs_pkey PRIMARY KEY (dislocation_run_id),
  constraint dislocation_runs_organization_id_dislocation_run_id_key UNIQUE (organization_id, dislocation_run_id),
  constraint dislocation_base_version FOREIGN KEY (organization_id, base_rater_version_id) REFERENCES rater_versions(organization_id, rater_version_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint dislocation_runs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(user_id),
  constraint dislocation_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint dislocation_version FOREIGN KEY (organization_id, rater_version_id) REFERENCES rater_versions(organization_id, rater_version_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint dislocation_run_ended CHECK (((status = ANY (ARRAY['done'::text, 'cancelled'::text, 'failed'::text])) = (finished IS NOT NULL))),
  constraint dislocation_run_failed CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
  constraint dislocation_run_place CHECK (((after_organization_id IS NULL) = (after_policy_id IS NULL))),
  constraint dislocation_runs_cap_percent_check CHECK (((cap_percent >= 1) AND (cap_percent <= 100))),
  constraint dislocation_runs_done_check CHECK ((done >= 0)),
  constraint dislocation_runs_failure_check CHECK (is_line(failure, 64)),
  constraint dislocation_runs_provider_check CHECK (is_line(provider, 64)),
  constraint dislocation_runs_rates_digest_check CHECK (is_line(rates_digest, 64)),
  constraint dislocation_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelled'::text, 'done'::text, 'failed'::text]))),
  constraint dislocation_runs_summary_check CHECK ((jsonb_typeof(summary) = 'object'::text)),
  constraint dislocation_runs_total_check CHECK ((total >= 0)),
  constraint dislocation_summary_bound CHECK (is_small(summary, 200000))
);
alter table dislocation_runs enable row level security;
CREATE UNIQUE INDEX dislocation_run_under_way ON public.dislocation_runs USING btree (organization_id, provider) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX dislocation_runs_of_version ON public.dislocation_runs USING btree (rater_version_id);
CREATE INDEX dislocation_runs_recent ON public.dislocation_runs USING btree (organization_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.dislocation_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_dislocation_runs();
CREATE TRIGGER hint_update AFTER UPDATE ON public.dislocation_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_dislocation_runs();
CREATE TRIGGER touch BEFORE UPDATE ON public.dislocation_runs FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on dislocation_runs for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on dislocation_runs for select to "global:actuary", "global:admin", "global:underwriter" using (true);
create policy tenant_reads on dislocation_runs for select to "organization:underwriter" using (((organization_id = claim_organization()) AND (NOT every_organization)));
comment on constraint dislocation_base_version on dislocation_runs is 'base_rater_version|dislocation_runs_compared_with';
comment on constraint dislocation_version on dislocation_runs is 'rater_version|dislocation_runs';
grant insert, select, update on dislocation_runs to operator;
grant select on dislocation_runs to raters;

create table documents (
  document_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  policy_id uuid,
  document_type text not null,
  name text not null,
  status text not null default 'pending'::text,
  storage_key text,
  content_type text not null default 'application/pdf'::text,
  byte_size bigint,
  sha256 text,
  visible boolean not null default true,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  version integer not null default 1,
  language text not null default 'en-us'::text,
  made_from text,
  compared_providers text[] not null default '{}'::text[],
  about_id uuid,
  constraint documents_pkey PRIMARY KEY (document_id),
  constraint documents_organization_id_document_id_key UNIQUE (organization_id, document_id),
  constraint document_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint document_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint documents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint document_about CHECK (((about_id IS NOT NULL) = (document_type = ANY (ARRAY['receipt'::text, 'cancellation_proof'::text, 'mailing_proof'::text, 'mailed_notice'::text, 'policy_change'::text, 'loss_run'::text, 'customer_loss_run'::text])))),
  constraint documents_compared_check CHECK (((document_type = 'proposal'::text) OR (compared_providers = '{}'::text[]))),
  constraint documents_compared_providers_check CHECK (is_line(array_to_string(compared_providers, ' '::text), 64)),
  constraint documents_content_type_bound CHECK (is_line(content_type, 64)),
  constraint documents_document_type_check CHECK ((document_type = ANY (ARRAY['declarations'::text, 'id_card'::text, 'application'::text, 'specimen_policy'::text, 'proposal'::text, 'receipt'::text, 'cancellation_proof'::text, 'mailing_proof'::text, 'mailed_notice'::text, 'policy_change'::text, 'loss_run'::text, 'customer_loss_run'::text]))),
  constraint documents_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint documents_made_from_check CHECK (is_line(made_from, 255)),
  constraint documents_name_bound CHECK (is_line(name, 100)),
  constraint documents_sha256_bound CHECK (is_line(sha256, 255)),
  constraint documents_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text]))),
  constraint documents_storage_key_bound CHECK (is_line(storage_key, 500)),
  constraint documents_version_check CHECK ((version > 0))
);
alter table documents enable row level security;
CREATE UNIQUE INDEX document_versions ON public.documents USING btree (policy_id, document_type, about_id, version) NULLS NOT DISTINCT WHERE (policy_id IS NOT NULL);
CREATE UNIQUE INDEX document_versions_of_quote ON public.documents USING btree (quote_id, document_type, version) WHERE (policy_id IS NULL);
CREATE INDEX documents_of_quote ON public.documents USING btree (quote_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_documents();
CREATE TRIGGER hint_update AFTER UPDATE ON public.documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_documents();
CREATE TRIGGER touch BEFORE UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on documents for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on documents for select to customers using ((visible AND ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = documents.quote_id))) OR (EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = documents.policy_id))))));
create policy staff_reads on documents for select to global_staff using (true);
create policy tenant_reads on documents for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on documents for select to "token:quote" using ((visible AND (quote_id = claim_quote())));
comment on column documents.compared_providers is 'The providers whose products a proposal compares with the quote’s own.';
comment on column documents.made_from is 'What it was made from: the content hash of an application, product and edition of a specimen, a hash of all that a proposal says.';
grant insert, select, update on documents to operator;
grant select (document_id, organization_id, quote_id, policy_id, document_type, name, status, content_type, byte_size, created, updated, version, language, about_id) on documents to "token:quote", customers;
grant select (document_id, organization_id, quote_id, policy_id, document_type, name, status, content_type, byte_size, visible, created, updated, version, language, about_id) on documents to global_staff, tenant_staff;

create table enquiries (
  enquiry_id uuid not null default uuidv7(),
  organization_id uuid not null,
  provider text,
  status text not null default 'new'::text,
  name text,
  business_name text,
  email email_address not null,
  phone text,
  units integer,
  country text,
  administrative_area text,
  postal_code text,
  about text not null,
  language text not null,
  partner_id uuid,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  kind text not null default 'line'::text,
  credentials text,
  assigned_agent_id uuid,
  answer_by timestamp with time zone,
  token_hash text,
  reference text not null generated always as (upper("right"((enquiry_id)::text, 8))) stored,
  constraint enquiries_pkey PRIMARY KEY (enquiry_id),
  constraint enquiry_of_organization UNIQUE (organization_id, enquiry_id),
  constraint enquiries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint enquiry_assigned_agent FOREIGN KEY (organization_id, assigned_agent_id) REFERENCES agent_profiles(organization_id, user_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint enquiry_partner FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, partner_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint enquiries_about_check CHECK (is_prose(about, 1000)),
  constraint enquiries_administrative_area_check CHECK (((administrative_area ~ '^[A-Z]{2}$'::text) AND is_line(administrative_area, 2))),
  constraint enquiries_business_name_check CHECK (is_line(business_name, 100)),
  constraint enquiries_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint enquiries_credentials_check CHECK (is_line(credentials, 255)),
  constraint enquiries_email_check CHECK (is_line((email)::text, 254)),
  constraint enquiries_kind_check CHECK ((kind = ANY (ARRAY['line'::text, 'contact'::text, 'appointment'::text, 'affiliate'::text, 'chat'::text]))),
  constraint enquiries_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint enquiries_name_check CHECK (is_line(name, 100)),
  constraint enquiries_phone_check CHECK (is_line(phone, 32)),
  constraint enquiries_postal_code_check CHECK (is_line(postal_code, 12)),
  constraint enquiries_provider_check CHECK (is_line(provider, 64)),
  constraint enquiries_reference_check CHECK (is_line(reference, 16)),
  constraint enquiries_status_check CHECK ((status = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text]))),
  constraint enquiries_token_hash_check CHECK (is_line(token_hash, 64)),
  constraint enquiries_units_check CHECK (((units >= 1) AND (units <= 10000))),
  constraint enquiry_of_chat CHECK (((kind = 'chat'::text) = (token_hash IS NOT NULL))),
  constraint enquiry_of_line CHECK ((((kind = 'line'::text) = (provider IS NOT NULL)) AND ((kind <> 'line'::text) OR (num_nulls(name, business_name, units, country, administrative_area, postal_code) = 0)))),
  constraint enquiry_signed CHECK (((kind = 'chat'::text) OR (name IS NOT NULL)))
);
alter table enquiries enable row level security;
CREATE INDEX enquiries_all_recent ON public.enquiries USING btree (created DESC);
CREATE INDEX enquiries_email ON public.enquiries USING btree (email);
CREATE INDEX enquiries_recent ON public.enquiries USING btree (organization_id, created DESC);
CREATE INDEX enquiries_reference ON public.enquiries USING btree (reference);
CREATE UNIQUE INDEX enquiries_token ON public.enquiries USING btree (token_hash) WHERE (token_hash IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.enquiries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_enquiries();
CREATE TRIGGER hint_update AFTER UPDATE ON public.enquiries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_enquiries();
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.enquiries FOR EACH ROW EXECUTE FUNCTION letters_follow('enquiry', 'enquiry_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.enquiries FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy finds_chat on enquiries for select to identity using (true);
create policy operates on enquiries for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on enquiries for select to "global:organization_admin", global_staff using (true);
create policy tenant_reads on enquiries for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint enquiry_assigned_agent on enquiries is 'assigned_agent|enquiries';
grant insert, select, update (status, assigned_agent_id) on enquiries to operator;
grant select (enquiry_id, organization_id, provider, status, name, business_name, email, phone, units, country, administrative_area, postal_code, about, language, partner_id, created, updated, kind, credentials, assigned_agent_id, answer_by, reference) on enquiries to "global:organization_admin", global_staff, tenant_staff;
grant select (organization_id, token_hash) on enquiries to identity;

create table enquiry_messages (
  enquiry_message_id uuid not null default uuidv7(),
  organization_id uuid not null,
  enquiry_id uuid not null,
  user_id uuid,
  author_name text,
  body text not null,
  created timestamp with time zone not null default app_now(),
  constraint enquiry_messages_pkey PRIMARY KEY (enquiry_message_id),
  constraint enquiry_message_enquiry FOREIGN KEY (organization_id, enquiry_id) REFERENCES enquiries(organization_id, enquiry_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint enquiry_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint enquiry_message_author CHECK (((user_id IS NULL) = (author_name IS NULL))),
  constraint enquiry_messages_author_name_check CHECK (is_line(author_name, 201)),
  constraint enquiry_messages_body_check CHECK (is_prose(body, 1000))
);
alter table enquiry_messages enable row level security;
CREATE INDEX enquiry_messages_of_enquiry ON public.enquiry_messages USING btree (enquiry_id, created);
CREATE TRIGGER hint_insert AFTER INSERT ON public.enquiry_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_enquiry_messages();
CREATE TRIGGER hint_update AFTER UPDATE ON public.enquiry_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_enquiry_messages();
create policy operates on enquiry_messages for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on enquiry_messages for select to "global:organization_admin", global_staff using (true);
create policy tenant_reads on enquiry_messages for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint enquiry_message_enquiry on enquiry_messages is 'enquiry|messages';
grant insert, select on enquiry_messages to operator;
grant select on enquiry_messages to "global:organization_admin", global_staff, tenant_staff;

create table entities (
  entity_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  entity_type text not null,
  entity_relationship text not null,
  first_name text,
  last_name text,
  business_name text,
  email email_address,
  phone text,
  birthdate sealed,
  marital_status text,
  license_number sealed,
  license_number_index text,
  license_country text,
  license_administrative_area text,
  license_first_issued_year integer,
  rv_driving_experience_years integer,
  years_in_business integer,
  location_id uuid,
  meta jsonb not null default '{}'::jsonb,
  custom_fields jsonb not null default '{}'::jsonb,
  phone_key text collate "C" generated always as (regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) stored,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_entity_id uuid not null,
  answers jsonb not null default '{}'::jsonb,
  constraint entities_pkey PRIMARY KEY (entity_id),
  constraint entities_organization_id_entity_id_key UNIQUE (organization_id, entity_id),
  constraint entity_location FOREIGN KEY (organization_id, location_id) REFERENCES locations(organization_id, location_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint entity_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint entities_birthdate_bound CHECK (is_line((birthdate)::text, 500)),
  constraint entities_business_name_bound CHECK (is_line(business_name, 100)),
  constraint entities_custom_fields_bound CHECK (is_small(custom_fields, 20000)),
  constraint entities_email_bound CHECK (is_line((email)::text, 254)),
  constraint entities_entity_relationship_check CHECK ((entity_relationship = ANY (ARRAY['named_insured'::text, 'second_named_insured'::text, 'additional_insured'::text, 'driver'::text, 'excluded_driver'::text, 'lienholder'::text, 'loss_payee'::text, 'claimant'::text, 'other_driver'::text, 'passenger'::text, 'witness'::text, 'injured'::text]))),
  constraint entities_entity_type_check CHECK ((entity_type = ANY (ARRAY['person'::text, 'business'::text]))),
  constraint entities_first_name_bound CHECK (is_line(first_name, 100)),
  constraint entities_last_name_bound CHECK (is_line(last_name, 100)),
  constraint entities_license_administrative_area_bound CHECK (is_line(license_administrative_area, 64)),
  constraint entities_license_country_bound CHECK (is_line(license_country, 64)),
  constraint entities_license_number_bound CHECK (is_line((license_number)::text, 500)),
  constraint entities_license_number_index_bound CHECK (is_line(license_number_index, 255)),
  constraint entities_marital_status_bound CHECK (is_line(marital_status, 64)),
  constraint entities_meta_bound CHECK (is_small(meta, 20000)),
  constraint entities_phone_bound CHECK (is_line(phone, 32)),
  constraint entities_rv_driving_experience_years_check CHECK (((rv_driving_experience_years >= 0) AND (rv_driving_experience_years <= 90))),
  constraint entity_answers_bound CHECK (((jsonb_typeof(answers) = 'object'::text) AND is_small(answers, 4000))),
  constraint entity_license_year CHECK (((license_first_issued_year >= 1900) AND (license_first_issued_year <= 2100))),
  constraint entity_name CHECK (
CASE
    WHEN ((archived IS NOT NULL) AND (num_nonnulls(first_name, last_name, business_name) = 0)) THEN true
    WHEN (entity_type = 'business'::text) THEN (business_name IS NOT NULL)
    ELSE ((first_name IS NOT NULL) AND (last_name IS NOT NULL))
END),
  constraint entity_years_in_business CHECK (((years_in_business >= 0) AND (years_in_business <= 300)))
);
alter table entities enable row level security;
CREATE INDEX entities_by_email ON public.entities USING btree (organization_id, email) INCLUDE (quote_id);
CREATE INDEX entities_by_phone ON public.entities USING btree (organization_id, phone_key) INCLUDE (quote_id);
CREATE INDEX entities_by_root ON public.entities USING btree (organization_id, root_entity_id);
CREATE INDEX entities_email ON public.entities USING btree (email) INCLUDE (quote_id);
CREATE INDEX entities_of_quote ON public.entities USING btree (quote_id);
CREATE INDEX entities_phone ON public.entities USING btree (phone_key) INCLUDE (quote_id);
CREATE UNIQUE INDEX entity_named_insured ON public.entities USING btree (quote_id) WHERE ((entity_relationship = 'named_insured'::text) AND (archived IS NULL));
CREATE UNIQUE INDEX entity_second_insured ON public.entities USING btree (quote_id) WHERE ((entity_relationship = 'second_named_insured'::text) AND (archived IS NULL));
CREATE TRIGGER hint_insert AFTER INSERT ON public.entities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_entities();
CREATE TRIGGER hint_update AFTER UPDATE ON public.entities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_entities();
CREATE TRIGGER name_words_insert AFTER INSERT ON public.entities FOR EACH ROW EXECUTE FUNCTION write_name_words();
CREATE TRIGGER name_words_update AFTER UPDATE OF first_name, last_name, business_name ON public.entities FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name) OR (old.business_name IS DISTINCT FROM new.business_name))) EXECUTE FUNCTION write_name_words();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF root_entity_id ON public.entities FOR EACH ROW EXECUTE FUNCTION set_root_entity_id();
CREATE TRIGGER touch BEFORE UPDATE ON public.entities FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on entities for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on entities for select to customers using ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = entities.quote_id))));
create policy staff_reads on entities for select to global_staff using (true);
create policy tenant_reads on entities for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on entities for select to "token:quote" using ((quote_id = claim_quote()));
comment on column entities.root_entity_id is 'The row’s own key when it is the first description; a copy keeps its source’s. @set_by_trigger';
grant insert, select, update on entities to operator;
grant select (entity_id, organization_id, quote_id, entity_type, entity_relationship, first_name, last_name, business_name, email, phone, birthdate, marital_status, license_country, license_administrative_area, license_first_issued_year, rv_driving_experience_years, years_in_business, location_id, archived, created, updated, root_entity_id, answers) on entities to "token:quote", customers;
grant select (entity_id, organization_id, quote_id, entity_type, entity_relationship, first_name, last_name, business_name, email, phone, birthdate, marital_status, license_number, license_country, license_administrative_area, license_first_issued_year, rv_driving_experience_years, years_in_business, location_id, meta, custom_fields, phone_key, archived, created, updated, root_entity_id, answers) on entities to global_staff, tenant_staff;

create table entity_name_words (
  organization_id uuid not null,
  entity_id uuid not null,
  quote_id uuid not null,
  word text collate "C" not null,
  name text collate "C" not null,
  constraint entity_name_words_pkey PRIMARY KEY (entity_id, word),
  constraint entity_name_words_entity FOREIGN KEY (organization_id, entity_id) REFERENCES entities(organization_id, entity_id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint entity_name_words_name_bound CHECK (is_line(name, 252)),
  constraint entity_name_words_word_bound CHECK (is_line(word, 250))
);
alter table entity_name_words enable row level security;
CREATE INDEX entity_name_words_by_word ON public.entity_name_words USING btree (word) INCLUDE (quote_id, name);
CREATE INDEX entity_name_words_of_entity ON public.entity_name_words USING btree (organization_id, entity_id);
CREATE INDEX entity_name_words_of_organization ON public.entity_name_words USING btree (organization_id, word) INCLUDE (quote_id, name);
create policy staff_reads on entity_name_words for select to global_staff using (true);
create policy tenant_reads on entity_name_words for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint entity_name_words_entity on entity_name_words is 'entity|name_words';
comment on table entity_name_words is 'The words of names, as they are searched.';
grant select on entity_name_words to global_staff, tenant_staff;

create table explicit_rejections (
  explicit_rejection_id uuid not null default uuidv7(),
  organization_id uuid not null,
  key text not null,
  value sealed not null,
  value_index text not null,
  reason text not null,
  provider text,
  should_block_renewal boolean not null default false,
  deleted timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  created_by uuid,
  near_indexes text[] not null default '{}'::text[],
  keys_version smallint not null default 1,
  constraint explicit_rejections_pkey PRIMARY KEY (explicit_rejection_id),
  constraint explicit_rejections_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint explicit_rejections_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint explicit_rejections_key_check CHECK ((key = ANY (ARRAY['vin'::text, 'email'::text, 'phone'::text, 'license_number'::text, 'name_and_birthdate'::text, 'postal_code'::text, 'address'::text]))),
  constraint explicit_rejections_near_indexes_bound CHECK (is_line(array_to_string(near_indexes, ' '::text), 2000)),
  constraint explicit_rejections_provider_check CHECK ((provider = ANY (ARRAY['personal'::text, 'pro'::text, 'boat'::text, 'motorcycle'::text, 'car_share'::text, 'warranty'::text, 'roadside'::text, 'tire_wheel'::text, 'windshield'::text, 'external'::text, 'aviva'::text, 'safeco'::text, 'ambercare'::text, 'electrified_care'::text]))),
  constraint explicit_rejections_reason_bound CHECK (is_prose(reason, 1000)),
  constraint explicit_rejections_reason_check CHECK ((reason ~ '\S'::text)),
  constraint explicit_rejections_value_bound CHECK (is_line((value)::text, 1000)),
  constraint explicit_rejections_value_index_bound CHECK (is_line(value_index, 255))
);
alter table explicit_rejections enable row level security;
CREATE UNIQUE INDEX explicit_rejection_live ON public.explicit_rejections USING btree (organization_id, key, value_index, provider) NULLS NOT DISTINCT WHERE (deleted IS NULL);
CREATE INDEX explicit_rejections_all_recent ON public.explicit_rejections USING btree (created DESC);
CREATE INDEX explicit_rejections_by_value ON public.explicit_rejections USING btree (organization_id, value_index) WHERE (deleted IS NULL);
CREATE INDEX explicit_rejections_recent ON public.explicit_rejections USING btree (organization_id, created DESC);
CREATE INDEX explicit_rejections_with_old_keys ON public.explicit_rejections USING btree (explicit_rejection_id) WHERE (keys_version < 3);
CREATE TRIGGER hint_insert AFTER INSERT ON public.explicit_rejections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_explicit_rejections();
CREATE TRIGGER hint_update AFTER UPDATE ON public.explicit_rejections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_explicit_rejections();
CREATE TRIGGER touch BEFORE UPDATE ON public.explicit_rejections FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on explicit_rejections for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on explicit_rejections for select to global_staff using (true);
create policy sweeps on explicit_rejections for select to worker using (true);
create policy tenant_reads on explicit_rejections for select to tenant_staff using ((organization_id = claim_organization()));
comment on column explicit_rejections.keys_version is 'By which rules its keys were made; older ones are made anew, for which the application’s key is needed.';
comment on constraint explicit_rejections_created_by_fkey on explicit_rejections is 'author|explicit_rejections';
grant insert, select, update on explicit_rejections to operator;
grant select (explicit_rejection_id, organization_id, key, reason, provider, should_block_renewal, deleted, created, updated, created_by) on explicit_rejections to tenant_staff;
grant select (explicit_rejection_id, organization_id, key, value, reason, provider, should_block_renewal, deleted, created, updated, created_by) on explicit_rejections to global_staff;
grant select (explicit_rejection_id, organization_id, keys_version) on explicit_rejections to worker;
grant select (value) on explicit_rejections to "organization:underwriter";

create table export_parts (
  export_run_id uuid not null,
  organization_id uuid not null,
  place integer not null,
  lines bytea not null,
  constraint export_parts_pkey PRIMARY KEY (export_run_id, place),
  constraint export_part_run FOREIGN KEY (organization_id, export_run_id) REFERENCES export_runs(organization_id, export_run_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint export_parts_lines_check CHECK ((octet_length(lines) <= 4000000))
);
alter table export_parts enable row level security;
create policy operates on export_parts for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
grant delete, insert, select on export_parts to operator;

create table export_runs (
  export_run_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  role text not null,
  language text not null,
  table_name text not null,
  file_name text not null,
  columns jsonb not null,
  filter jsonb not null,
  status text not null default 'queued'::text,
  total integer,
  done integer not null default 0,
  after_id uuid,
  storage_key text,
  byte_size bigint,
  failure text,
  expires timestamp with time zone not null,
  removed timestamp with time zone,
  started timestamp with time zone,
  finished timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint export_runs_pkey PRIMARY KEY (export_run_id),
  constraint export_runs_organization_id_export_run_id_key UNIQUE (organization_id, export_run_id),
  constraint export_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint export_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint export_columns_bound CHECK (is_small(columns, 60000)),
  constraint export_filter_bound CHECK (is_small(filter, 40000)),
  constraint export_run_ended CHECK (((status = ANY (ARRAY['done'::text, 'cancelled'::text, 'failed'::text])) = (finished IS NOT NULL))),
  constraint export_run_failed CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
  constraint export_run_stored CHECK (((status <> 'done'::text) OR ((storage_key IS NOT NULL) AND (byte_size IS NOT NULL)))),
  constraint export_runs_byte_size_check CHECK ((byte_size > 0)),
  constraint export_runs_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text)),
  constraint export_runs_done_check CHECK ((done >= 0)),
  constraint export_runs_failure_check CHECK (is_line(failure, 64)),
  constraint export_runs_file_name_check CHECK (is_line(file_name, 120)),
  constraint export_runs_filter_check CHECK ((jsonb_typeof(filter) = 'object'::text)),
  constraint export_runs_language_check CHECK (is_line(language, 16)),
  constraint export_runs_role_check CHECK (is_line(role, 64)),
  constraint export_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelled'::text, 'done'::text, 'failed'::text]))),
  constraint export_runs_storage_key_check CHECK (is_line(storage_key, 500)),
  constraint export_runs_table_name_check CHECK ((table_name = ANY (ARRAY['policy_activities'::text, 'policies'::text, 'quotes'::text, 'quote_referrals'::text, 'policy_renewals'::text, 'explicit_rejections'::text, 'enquiries'::text, 'external_quotes'::text, 'waitlist'::text, 'premium_bordereau'::text, 'receivables_ageing'::text, 'legal_days'::text]))),
  constraint export_runs_total_check CHECK ((total >= 0))
);
alter table export_runs enable row level security;
CREATE INDEX export_runs_left ON public.export_runs USING btree (expires) WHERE (removed IS NULL);
CREATE INDEX export_runs_own ON public.export_runs USING btree (user_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.export_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_export_runs();
CREATE TRIGGER hint_update AFTER UPDATE ON public.export_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_export_runs();
CREATE TRIGGER touch BEFORE UPDATE ON public.export_runs FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on export_runs for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on export_runs for select to "global:actuary", "global:organization_admin", global_staff using ((user_id = claim_user()));
create policy own_where_one_works on export_runs for select to tenant_staff using (((user_id = claim_user()) AND (organization_id = claim_organization())));
create policy sweeps on export_runs for select to worker using (true);
grant insert, select, update on export_runs to operator;
grant select (export_run_id, organization_id, expires, removed) on export_runs to worker;
grant select (export_run_id, organization_id, user_id, table_name, file_name, status, total, done, byte_size, failure, expires, removed, started, finished, created, updated) on export_runs to "global:actuary", "global:organization_admin", global_staff, tenant_staff;

create table external_claims (
  external_claim_id uuid not null default uuidv7(),
  organization_id uuid not null,
  claim_id uuid,
  policy_id uuid,
  provider text not null,
  claim_number text not null,
  loss_type text,
  loss_occurred date,
  status text,
  fault_decision text,
  indemnity_payment bigint,
  synced timestamp with time zone not null default app_now(),
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint external_claims_pkey PRIMARY KEY (external_claim_id),
  constraint external_claims_organization_id_provider_claim_number_key UNIQUE (organization_id, provider, claim_number),
  constraint external_claim_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint external_claim_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint external_claims_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint external_claim_of CHECK ((num_nonnulls(claim_id, policy_id) > 0)),
  constraint external_claims_claim_number_bound CHECK (is_line(claim_number, 255)),
  constraint external_claims_fault_decision_bound CHECK (is_line(fault_decision, 64)),
  constraint external_claims_indemnity_payment_check CHECK ((indemnity_payment >= 0)),
  constraint external_claims_loss_type_bound CHECK (is_line(loss_type, 64)),
  constraint external_claims_provider_bound CHECK (is_line(provider, 64)),
  constraint external_claims_status_bound CHECK (is_line(status, 64))
);
alter table external_claims enable row level security;
CREATE INDEX external_claims_of_claim ON public.external_claims USING btree (claim_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX external_claims_of_policy ON public.external_claims USING btree (policy_id, loss_occurred) WHERE (policy_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.external_claims REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_external_claims();
CREATE TRIGGER hint_update AFTER UPDATE ON public.external_claims REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_external_claims();
CREATE TRIGGER touch BEFORE UPDATE ON public.external_claims FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on external_claims for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on external_claims for select to customers using ((EXISTS ( SELECT
   FROM claims
  WHERE (claims.claim_id = external_claims.claim_id))));
create policy staff_reads on external_claims for select to global_staff using (true);
create policy tenant_reads on external_claims for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on external_claims for select to "token:claim" using ((claim_id = claim_claim()));
grant insert, select, update on external_claims to operator;
grant select on external_claims to "token:claim", customers, global_staff, tenant_staff;

create table external_quotes (
  external_quote_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  external_provider text not null,
  external_url text not null,
  external_id text,
  status text not null default 'sent'::text,
  country text not null,
  administrative_area text not null,
  postal_code text not null,
  customer_name text,
  email email_address,
  user_id uuid,
  assigned_agent_id uuid,
  partner_id uuid,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint external_quotes_pkey PRIMARY KEY (external_quote_id),
  constraint external_quote_of_organization UNIQUE (organization_id, external_quote_id),
  constraint external_quote_agent FOREIGN KEY (organization_id, assigned_agent_id) REFERENCES agent_profiles(organization_id, user_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint external_quote_partner FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, partner_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint external_quote_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint external_quotes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint external_quotes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint external_quote_bound_has_id CHECK (((status <> 'bound_elsewhere'::text) OR (external_id IS NOT NULL))),
  constraint external_quotes_administrative_area_check CHECK (((administrative_area ~ '^[A-Z]{2}$'::text) AND is_line(administrative_area, 2))),
  constraint external_quotes_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint external_quotes_customer_name_check CHECK (is_line(customer_name, 100)),
  constraint external_quotes_email_check CHECK (is_line((email)::text, 254)),
  constraint external_quotes_external_id_check CHECK (is_line(external_id, 255)),
  constraint external_quotes_external_provider_check CHECK ((external_provider = ANY (ARRAY['external'::text, 'aviva'::text, 'safeco'::text, 'ambercare'::text, 'electrified_care'::text]))),
  constraint external_quotes_external_url_check CHECK ((is_line(external_url, 2000) AND (external_url ~ '^https://[A-Za-z0-9.-]+([/?#]|$)'::text))),
  constraint external_quotes_postal_code_check CHECK (is_line(postal_code, 12)),
  constraint external_quotes_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'bound_elsewhere'::text, 'declined'::text])))
);
alter table external_quotes enable row level security;
CREATE INDEX external_quotes_all_recent ON public.external_quotes USING btree (created DESC);
CREATE INDEX external_quotes_email ON public.external_quotes USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX external_quotes_recent ON public.external_quotes USING btree (organization_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.external_quotes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_external_quotes();
CREATE TRIGGER hint_update AFTER UPDATE ON public.external_quotes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_external_quotes();
CREATE TRIGGER touch BEFORE UPDATE ON public.external_quotes FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on external_quotes for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on external_quotes for select to "global:organization_admin", global_staff using (true);
create policy tenant_reads on external_quotes for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint external_quote_agent on external_quotes is 'assigned_agent|external_quotes';
grant insert, select, update (external_id, status, assigned_agent_id) on external_quotes to operator;
grant select on external_quotes to "global:organization_admin", global_staff, tenant_staff;

create table file_parts (
  organization_id uuid not null,
  file_id uuid not null,
  part integer not null,
  byte_size integer not null,
  sha256 text not null,
  mark text not null,
  constraint file_parts_pkey PRIMARY KEY (file_id, part),
  constraint file_part_file FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint file_parts_byte_size_check CHECK ((byte_size > 0)),
  constraint file_parts_mark_check CHECK (is_line(mark, 255)),
  constraint file_parts_part_check CHECK ((part > 0)),
  constraint file_parts_sha256_check CHECK (is_line(sha256, 64))
);
alter table file_parts enable row level security;
create policy operates on file_parts for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on file_parts for select to global_staff using (true);
create policy tenant_reads on file_parts for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on file_parts to operator;
grant select (organization_id, file_id, part, byte_size, sha256) on file_parts to global_staff, tenant_staff;

create table files (
  file_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid,
  policy_id uuid,
  claim_id uuid,
  name text not null,
  byte_size bigint not null,
  status text not null default 'uploading'::text,
  problem text,
  content_type text,
  sha256 text,
  storage_key text not null,
  upload text,
  user_id uuid,
  stored timestamp with time zone,
  attached timestamp with time zone,
  removed timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  policy_inspection_id uuid,
  shot text,
  agent_user_id uuid,
  openings smallint not null default 0,
  found text,
  taken text,
  keeps_position boolean not null default false,
  for_map boolean not null default false,
  for_logo boolean not null default false,
  partner_id uuid,
  constraint files_pkey PRIMARY KEY (file_id),
  constraint file_key UNIQUE (organization_id, file_id),
  constraint file_agent FOREIGN KEY (organization_id, agent_user_id) REFERENCES agent_profiles(organization_id, user_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint file_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint file_inspection FOREIGN KEY (organization_id, policy_inspection_id) REFERENCES policy_inspections(organization_id, policy_inspection_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint file_partner FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, partner_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint file_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint file_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint file_attached CHECK (((attached IS NULL) OR (stored IS NOT NULL))),
  constraint file_of_inspection CHECK (((num_nulls(policy_inspection_id, shot) = ANY (ARRAY[0, 2])) AND ((shot IS NULL) OR (policy_id IS NOT NULL)))),
  constraint file_of_one_record CHECK ((((num_nonnulls(quote_id, policy_id, claim_id, agent_user_id) + (for_map)::integer) + (for_logo)::integer) = 1)),
  constraint file_of_partner CHECK (((partner_id IS NULL) OR for_logo)),
  constraint file_stored CHECK (((status <> 'stored'::text) OR (num_nonnulls(content_type, sha256, stored) = 3))),
  constraint files_byte_size_check CHECK ((byte_size > 0)),
  constraint files_content_type_check CHECK (is_line(content_type, 100)),
  constraint files_found_check CHECK (is_line(found, 100)),
  constraint files_name_check CHECK ((is_line(name, 100) AND (name ~ '\S'::text))),
  constraint files_openings_check CHECK (((openings >= 0) AND (openings <= 3))),
  constraint files_problem_check CHECK (is_line(problem, 64)),
  constraint files_sha256_check CHECK (is_line(sha256, 64)),
  constraint files_shot_check CHECK ((shot = ANY (ARRAY['front'::text, 'rear'::text, 'left'::text, 'right'::text, 'interior'::text, 'vin_plate'::text, 'odometer'::text]))),
  constraint files_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'checking'::text, 'quarantined'::text, 'stored'::text, 'refused'::text, 'abandoned'::text]))),
  constraint files_storage_key_check CHECK (is_line(storage_key, 255)),
  constraint files_taken_check CHECK (((taken ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'::text) AND is_line(taken, 16))),
  constraint files_upload_check CHECK (is_line(upload, 2000))
);
alter table files enable row level security;
CREATE INDEX files_of_agent ON public.files USING btree (agent_user_id) WHERE (agent_user_id IS NOT NULL);
CREATE INDEX files_of_claim ON public.files USING btree (claim_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX files_of_inspection ON public.files USING btree (policy_inspection_id) WHERE (policy_inspection_id IS NOT NULL);
CREATE INDEX files_of_logos ON public.files USING btree (organization_id, created) WHERE for_logo;
CREATE INDEX files_of_policy ON public.files USING btree (policy_id) WHERE (policy_id IS NOT NULL);
CREATE INDEX files_of_quote ON public.files USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX files_of_sender ON public.files USING btree (user_id, created);
CREATE INDEX files_to_sweep ON public.files USING btree (created) WHERE ((attached IS NULL) AND (removed IS NULL));
CREATE TRIGGER touch BEFORE UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy claim_token_reads on files for select to "token:claim" using (((EXISTS ( SELECT
   FROM claim_attachments
  WHERE (claim_attachments.file_id = files.file_id))) OR ((claim_id = claim_claim()) AND (attached IS NULL) AND (user_id IS NULL))));
create policy leaves on files for update to operator using ((organization_id = claim_organization())) with check ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy left_for on files for select to operator using ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy logos on files for select to "global:organization_admin" using (for_logo);
create policy operates on files for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on files for select to customers using (((EXISTS ( SELECT
   FROM quote_attachments
  WHERE (quote_attachments.file_id = files.file_id))) OR (EXISTS ( SELECT
   FROM policy_attachments
  WHERE (policy_attachments.file_id = files.file_id))) OR (EXISTS ( SELECT
   FROM claim_attachments
  WHERE (claim_attachments.file_id = files.file_id))) OR (EXISTS ( SELECT
   FROM vehicle_assets
  WHERE (vehicle_assets.file_id = files.file_id))) OR (EXISTS ( SELECT
   FROM agent_profiles
  WHERE (agent_profiles.photo_file_id = files.file_id))) OR ((policy_inspection_id IS NOT NULL) AND (stored IS NULL) AND (user_id = claim_user())) OR ((claim_id IS NOT NULL) AND (attached IS NULL) AND (user_id = claim_user()))));
create policy quote_token_reads on files for select to "token:quote" using (((EXISTS ( SELECT
   FROM quote_attachments
  WHERE (quote_attachments.file_id = files.file_id))) OR (EXISTS ( SELECT
   FROM agent_profiles
  WHERE (agent_profiles.photo_file_id = files.file_id)))));
create policy staff_reads on files for select to global_staff using (true);
create policy sweeps on files for select to worker using (true);
create policy tenant_reads on files for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint file_agent on files is 'agent|files';
grant insert, select, update on files to operator;
grant select (file_id, organization_id, name, byte_size, content_type, stored, created, taken) on files to "token:quote";
grant select (file_id, organization_id, name, byte_size, status, problem, content_type, user_id, stored, created, for_logo, partner_id) on files to "global:organization_admin";
grant select (file_id, organization_id, name, byte_size, status, problem, content_type, user_id, stored, created, taken) on files to "token:claim", customers;
grant select (file_id, organization_id, quote_id, policy_id, claim_id, name, byte_size, status, problem, content_type, sha256, user_id, stored, attached, removed, created, updated, policy_inspection_id, shot, agent_user_id, found, taken, keeps_position, for_map, for_logo, partner_id) on files to global_staff, tenant_staff;
grant select (file_id, organization_id, status, attached, removed, created) on files to worker;

create table global_role_requests (
  global_role_request_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  role text not null,
  reason text not null,
  status text not null default 'open'::text,
  requested_by uuid not null,
  requested_by_name text not null,
  expires timestamp with time zone not null,
  decided_by uuid,
  decided_by_name text,
  decided timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint global_role_requests_pkey PRIMARY KEY (global_role_request_id),
  constraint global_role_request_key UNIQUE (organization_id, global_role_request_id),
  constraint global_role_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id),
  constraint global_role_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint global_role_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(user_id),
  constraint global_role_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint global_role_decided CHECK ((((status = 'open'::text) = (decided IS NULL)) AND ((decided IS NULL) = (decided_by IS NULL)))),
  constraint global_role_granted_by_another CHECK (((status <> 'granted'::text) OR ((decided_by <> requested_by) AND (decided_by <> user_id)))),
  constraint global_role_not_for_oneself CHECK ((requested_by <> user_id)),
  constraint global_role_requests_decided_by_name_bound CHECK (is_line(decided_by_name, 255)),
  constraint global_role_requests_reason_bound CHECK (is_prose(reason, 1000)),
  constraint global_role_requests_requested_by_name_bound CHECK (is_line(requested_by_name, 255)),
  constraint global_role_requests_role_check CHECK ((role = ANY (ARRAY['global:read_only'::text, 'global:service_agent'::text, 'global:service_member'::text, 'global:service_manager'::text, 'global:actuary'::text, 'global:underwriter'::text, 'global:organization_admin'::text, 'global:admin'::text]))),
  constraint global_role_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'granted'::text, 'refused'::text]))),
  constraint global_role_requests_user_name_bound CHECK (is_line(user_name, 255))
);
alter table global_role_requests enable row level security;
CREATE UNIQUE INDEX global_role_request_open ON public.global_role_requests USING btree (user_id, role) WHERE (status = 'open'::text);
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.global_role_requests FOR EACH ROW EXECUTE FUNCTION letters_follow('global_role_request', 'global_role_request_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.global_role_requests FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on global_role_requests for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on global_role_requests for select to "global:admin" using (true);
comment on constraint global_role_requests_decided_by_fkey on global_role_requests is 'decider|global_roles_decided';
comment on constraint global_role_requests_requested_by_fkey on global_role_requests is 'requester|global_roles_requested';
comment on constraint global_role_requests_user_id_fkey on global_role_requests is 'person|global_role_requests';
grant insert, select, update (status, decided_by, decided_by_name, decided) on global_role_requests to operator;
grant select on global_role_requests to "global:admin";

create unlogged table hints (
  written_by xid8 not null default pg_current_xact_id(),
  table_name text not null,
  row_id uuid not null,
  organization_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint hints_pkey PRIMARY KEY (written_by, row_id, table_name, organization_id),
  constraint hints_table_name_bound CHECK (is_line(table_name, 64))
);
alter table hints enable row level security;
create policy purges on hints for delete to worker using (true);
create policy sweeps on hints for select to worker using (true);
grant delete, select on hints to worker;

create table idempotency_keys (
  principal text not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  result jsonb,
  organization_id uuid,
  created timestamp with time zone not null default app_now(),
  constraint idempotency_keys_pkey PRIMARY KEY (principal, key),
  constraint idempotency_keys_key_bound CHECK (is_line(key, 255)),
  constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint idempotency_keys_operation_bound CHECK (is_line(operation, 64)),
  constraint idempotency_keys_principal_bound CHECK (is_line(principal, 255)),
  constraint idempotency_keys_request_hash_bound CHECK (is_line(request_hash, 255))
);
alter table idempotency_keys enable row level security;
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING brin (created) WITH (pages_per_range='32');
create policy operates on idempotency_keys for all to operator using (true) with check (true);
create policy purges on idempotency_keys for delete to worker using (true);
create policy sweeps on idempotency_keys for select to worker using (true);
grant delete, select (principal, key, created) on idempotency_keys to worker;
grant insert, select, update on idempotency_keys to operator;

create table incident_alert_devices (
  incident_alert_device_id uuid not null default uuidv7(),
  organization_id uuid not null,
  incident_alert_id uuid not null,
  incident_layer_id uuid not null,
  provider text not null,
  provider_device_id text not null,
  forced boolean not null default false,
  created timestamp with time zone not null default app_now(),
  constraint incident_alert_devices_pkey PRIMARY KEY (incident_alert_device_id),
  constraint incident_alert_device_alert FOREIGN KEY (organization_id, incident_layer_id, incident_alert_id) REFERENCES incident_alerts(organization_id, incident_layer_id, incident_alert_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint incident_alert_devices_provider_check CHECK ((provider = ANY (ARRAY['bouncie'::text, 'garaging'::text, 'mojio'::text, 'passtime'::text, 'samasara'::text, 'smartcar'::text, 'tesla'::text, 'zubie'::text]))),
  constraint incident_alert_devices_provider_device_id_bound CHECK (is_line(provider_device_id, 255))
);
alter table incident_alert_devices enable row level security;
CREATE UNIQUE INDEX incident_alert_device_once ON public.incident_alert_devices USING btree (incident_layer_id, provider, provider_device_id) WHERE (NOT forced);
CREATE INDEX incident_alert_devices_of_alert ON public.incident_alert_devices USING btree (incident_alert_id);
create policy operates on incident_alert_devices for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on incident_alert_devices for select to global_staff using (true);
create policy tenant_reads on incident_alert_devices for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint incident_alert_device_alert on incident_alert_devices is 'incident_alert|incident_alert_devices';
comment on table incident_alert_devices is 'What an alert found in a layer: a device, or by `garaging` the address of a vehicle, by the key of the vehicle.';
grant insert, select on incident_alert_devices to operator;
grant select on incident_alert_devices to global_staff, tenant_staff;

create table incident_alert_messages (
  incident_alert_message_id uuid not null default uuidv7(),
  organization_id uuid not null,
  incident_alert_id uuid not null,
  policy_id uuid not null,
  found_by text not null,
  letter text not null,
  text_message text not null,
  queued timestamp with time zone,
  text_reference text,
  answer text,
  moved_to text,
  answered timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint incident_alert_messages_pkey PRIMARY KEY (incident_alert_message_id),
  constraint incident_alert_message_key UNIQUE (organization_id, incident_alert_message_id),
  constraint incident_alert_message_once UNIQUE (incident_alert_id, policy_id),
  constraint incident_alert_message_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint incident_alert_messages_incident_alert_id_fkey FOREIGN KEY (incident_alert_id) REFERENCES incident_alerts(incident_alert_id),
  constraint incident_alert_message_answered CHECK ((num_nonnulls(answer, answered) = ANY (ARRAY[0, 2]))),
  constraint incident_alert_message_moved CHECK ((((answer = 'moved'::text) IS TRUE) OR (moved_to IS NULL))),
  constraint incident_alert_messages_answer_check CHECK ((answer = ANY (ARRAY['safe'::text, 'moved'::text]))),
  constraint incident_alert_messages_found_by_check CHECK ((found_by = ANY (ARRAY['garaging'::text, 'position'::text, 'both'::text]))),
  constraint incident_alert_messages_letter_check CHECK ((letter = ANY (ARRAY['none'::text, 'queued'::text, 'sent'::text, 'failed'::text]))),
  constraint incident_alert_messages_moved_to_bound CHECK (is_line(moved_to, 200)),
  constraint incident_alert_messages_text_message_check CHECK ((text_message = ANY (ARRAY['none'::text, 'queued'::text, 'sent'::text, 'failed'::text]))),
  constraint incident_alert_messages_text_reference_bound CHECK (is_line(text_reference, 255))
);
alter table incident_alert_messages enable row level security;
CREATE INDEX incident_alert_messages_of_policy ON public.incident_alert_messages USING btree (policy_id);
CREATE INDEX incident_alert_messages_unqueued ON public.incident_alert_messages USING btree (incident_alert_id) WHERE (queued IS NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.incident_alert_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_incident_alert_messages();
CREATE TRIGGER hint_update AFTER UPDATE ON public.incident_alert_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_incident_alert_messages();
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.incident_alert_messages FOR EACH ROW EXECUTE FUNCTION letters_follow('incident_alert_message', 'incident_alert_message_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.incident_alert_messages FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy finds on incident_alert_messages for select to identity using (true);
create policy operates on incident_alert_messages for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on incident_alert_messages for select to global_staff using (true);
create policy tenant_reads on incident_alert_messages for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint incident_alert_message_policy on incident_alert_messages is 'policy|incident_alert_messages';
comment on constraint incident_alert_messages_incident_alert_id_fkey on incident_alert_messages is 'incident_alert|incident_alert_messages';
comment on table incident_alert_messages is 'Who an alert tells, by letter and text message, and what they answered.';
grant insert, select, update on incident_alert_messages to operator;
grant select on incident_alert_messages to global_staff, tenant_staff;
grant select (incident_alert_message_id, organization_id) on incident_alert_messages to identity;

create table incident_alerts (
  incident_alert_id uuid not null default uuidv7(),
  organization_id uuid not null,
  kml_file_id uuid not null,
  incident_layer_id uuid not null,
  provider text not null,
  reason text not null,
  user_id uuid not null,
  ended timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  buffer_km smallint not null default 0,
  constraint incident_alerts_pkey PRIMARY KEY (incident_alert_id),
  constraint incident_alerts_organization_id_incident_layer_id_incident__key UNIQUE (organization_id, incident_layer_id, incident_alert_id),
  constraint incident_alert_kml_file FOREIGN KEY (organization_id, kml_file_id) REFERENCES kml_files(organization_id, kml_file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint incident_alert_layer FOREIGN KEY (organization_id, kml_file_id, incident_layer_id) REFERENCES incident_layers(organization_id, kml_file_id, incident_layer_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint incident_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint incident_alerts_buffer_km_check CHECK ((buffer_km = ANY (ARRAY[0, 10, 25, 50, 100]))),
  constraint incident_alerts_provider_check CHECK ((provider = ANY (ARRAY['personal'::text, 'pro'::text, 'boat'::text, 'motorcycle'::text, 'car_share'::text, 'warranty'::text, 'roadside'::text, 'tire_wheel'::text, 'windshield'::text, 'external'::text, 'aviva'::text, 'safeco'::text, 'ambercare'::text, 'electrified_care'::text]))),
  constraint incident_alerts_reason_bound CHECK (is_prose(reason, 1000)),
  constraint incident_alerts_reason_check CHECK ((reason ~ '\S'::text))
);
alter table incident_alerts enable row level security;
CREATE INDEX incident_alerts_of_kml_file ON public.incident_alerts USING btree (kml_file_id, created DESC);
CREATE INDEX incident_alerts_of_layer ON public.incident_alerts USING btree (incident_layer_id, provider);
CREATE TRIGGER hint_insert AFTER INSERT ON public.incident_alerts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_incident_alerts();
CREATE TRIGGER hint_update AFTER UPDATE ON public.incident_alerts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_incident_alerts();
CREATE TRIGGER touch BEFORE UPDATE ON public.incident_alerts FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on incident_alerts for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on incident_alerts for select to global_staff using (true);
create policy tenant_reads on incident_alerts for select to tenant_staff using ((EXISTS ( SELECT
   FROM kml_files
  WHERE (kml_files.kml_file_id = incident_alerts.kml_file_id))));
comment on column incident_alerts.ended is 'When the incident was said to be over.';
comment on constraint incident_alert_layer on incident_alerts is 'incident_layer|incident_alerts';
grant insert, select, update on incident_alerts to operator;
grant select on incident_alerts to global_staff, tenant_staff;

create table incident_layer_pieces (
  incident_layer_id uuid not null,
  buffer_km smallint not null,
  piece_number integer not null,
  organization_id uuid not null,
  piece polygon not null,
  constraint incident_layer_pieces_pkey PRIMARY KEY (incident_layer_id, buffer_km, piece_number),
  constraint incident_layer_piece_layer FOREIGN KEY (organization_id, incident_layer_id) REFERENCES incident_layers(organization_id, incident_layer_id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint incident_layer_pieces_buffer_km_check CHECK ((buffer_km = ANY (ARRAY[0, 10, 25, 50, 100]))),
  constraint incident_layer_pieces_piece_check CHECK (((npoints(piece) >= 3) AND (npoints(piece) <= 1000))),
  constraint incident_layer_pieces_piece_number_check CHECK ((piece_number > 0))
);
alter table incident_layer_pieces enable row level security;
CREATE INDEX incident_layer_pieces_around ON public.incident_layer_pieces USING gist (box(piece));
create policy operates on incident_layer_pieces for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy tenant_reads on incident_layer_pieces for select to operator using ((EXISTS ( SELECT
   FROM incident_layers
  WHERE (incident_layers.incident_layer_id = incident_layer_pieces.incident_layer_id))));
comment on table incident_layer_pieces is 'What a layer covers with so many kilometres around it: a place lies in it when it lies in a piece, edges included.';
grant insert, select on incident_layer_pieces to operator;

create table incident_layers (
  incident_layer_id uuid not null default uuidv7(),
  organization_id uuid not null,
  kml_file_id uuid not null,
  incident_name text not null,
  geometry jsonb not null,
  south double precision not null,
  north double precision not null,
  west double precision not null,
  east double precision not null,
  created timestamp with time zone not null default app_now(),
  corners integer not null default 0,
  constraint incident_layers_pkey PRIMARY KEY (incident_layer_id),
  constraint incident_layers_kml_file_id_incident_name_key UNIQUE (kml_file_id, incident_name),
  constraint incident_layers_organization_id_kml_file_id_incident_layer__key UNIQUE (organization_id, kml_file_id, incident_layer_id),
  constraint incident_layers_organization_layer_key UNIQUE (organization_id, incident_layer_id),
  constraint incident_layer_kml_file FOREIGN KEY (organization_id, kml_file_id) REFERENCES kml_files(organization_id, kml_file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint incident_layer_box CHECK (((south <= north) AND (west <= east))),
  constraint incident_layers_corners_check CHECK (((corners >= 0) AND (corners <= 100000))),
  constraint incident_layers_east_check CHECK (((east >= ('-180'::integer)::double precision) AND (east <= (180)::double precision))),
  constraint incident_layers_geometry_check CHECK (((geometry ->> 'type'::text) = 'MultiPolygon'::text)),
  constraint incident_layers_incident_name_bound CHECK (is_line(incident_name, 100)),
  constraint incident_layers_incident_name_check CHECK ((incident_name ~ '\S'::text)),
  constraint incident_layers_north_check CHECK (((north >= ('-90'::integer)::double precision) AND (north <= (90)::double precision))),
  constraint incident_layers_south_check CHECK (((south >= ('-90'::integer)::double precision) AND (south <= (90)::double precision))),
  constraint incident_layers_west_check CHECK (((west >= ('-180'::integer)::double precision) AND (west <= (180)::double precision)))
);
alter table incident_layers enable row level security;
CREATE INDEX incident_layers_by_name ON public.incident_layers USING btree (organization_id, incident_name);
CREATE TRIGGER hint_insert AFTER INSERT ON public.incident_layers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_incident_layers();
CREATE TRIGGER hint_update AFTER UPDATE ON public.incident_layers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_incident_layers();
create policy operates on incident_layers for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on incident_layers for select to global_staff using (true);
create policy tenant_reads on incident_layers for select to operator, tenant_staff using ((EXISTS ( SELECT
   FROM kml_files
  WHERE (kml_files.kml_file_id = incident_layers.kml_file_id))));
grant insert, select on incident_layers to operator;
grant select on incident_layers to global_staff, tenant_staff;

create table invoice_states (
  invoice_id uuid not null,
  organization_id uuid not null,
  policy_id uuid not null,
  known_from timestamp with time zone not null,
  sequence integer not null,
  due_date date not null,
  premium bigint not null,
  fees bigint not null,
  taxes bigint not null,
  paid_amount bigint not null,
  status text not null,
  constraint invoice_states_pkey PRIMARY KEY (invoice_id, known_from),
  constraint invoice_state_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, invoice_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint invoice_states_status_check CHECK (is_line(status, 64))
);
alter table invoice_states enable row level security;
CREATE INDEX invoice_states_of_policy ON public.invoice_states USING btree (policy_id, known_from);
create policy operates on invoice_states for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
grant select on invoice_states to operator;

create table invoices (
  invoice_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  sequence integer not null,
  due_date date not null,
  premium bigint not null,
  fees bigint not null,
  amount bigint generated always as (((premium + fees) + taxes)) stored,
  status text not null,
  paid timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  kind text not null,
  taxes bigint not null default 0,
  paid_amount bigint not null default 0,
  pending_payment_id uuid,
  collect_from date,
  voided_by uuid,
  announced timestamp with time zone,
  charge_tried date,
  reminded date,
  sent_to_collections date,
  constraint invoices_pkey PRIMARY KEY (invoice_id),
  constraint invoices_organization_id_invoice_id_key UNIQUE (organization_id, invoice_id),
  constraint invoices_policy_id_sequence_key UNIQUE (policy_id, sequence),
  constraint invoice_pending_payment FOREIGN KEY (organization_id, pending_payment_id) REFERENCES payments(organization_id, payment_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint invoice_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint invoice_voided_by FOREIGN KEY (organization_id, voided_by) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint invoice_paid_status CHECK (
CASE status
    WHEN 'paid'::text THEN ((paid_amount = amount) AND (paid IS NOT NULL))
    WHEN 'partly_paid'::text THEN ((paid_amount >= 1) AND (paid_amount <= (amount - 1)))
    WHEN 'scheduled'::text THEN (paid_amount = 0)
    WHEN 'issued'::text THEN (paid_amount = 0)
    ELSE true
END),
  constraint invoice_paid_within CHECK (((paid_amount >= 0) AND ((paid_amount <= amount) OR (status = 'void'::text)))),
  constraint invoice_pending CHECK (((status = 'pending'::text) = (pending_payment_id IS NOT NULL))),
  constraint invoice_voided CHECK (((voided_by IS NULL) OR (status = 'void'::text))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'instalment'::text, 'bridging'::text, 'catch_up'::text, 'balance'::text, 'reinstatement'::text, 'endorsement'::text]))),
  constraint invoices_sequence_check CHECK ((sequence >= 1)),
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'issued'::text, 'pending'::text, 'partly_paid'::text, 'paid'::text, 'void'::text, 'written_off'::text])))
);
alter table invoices enable row level security;
CREATE INDEX invoices_asked_for ON public.invoices USING btree (policy_id) WHERE (status = ANY (ARRAY['issued'::text, 'partly_paid'::text]));
CREATE INDEX invoices_pending ON public.invoices USING btree (pending_payment_id) WHERE (pending_payment_id IS NOT NULL);
CREATE INDEX invoices_to_collect ON public.invoices USING btree (due_date) WHERE (status = ANY (ARRAY['scheduled'::text, 'issued'::text, 'partly_paid'::text]));
CREATE INDEX invoices_unpaid ON public.invoices USING btree (organization_id, due_date) INCLUDE (policy_id) WHERE (paid IS NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_invoices();
CREATE TRIGGER hint_update AFTER UPDATE ON public.invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_invoices();
CREATE CONSTRAINT TRIGGER invoice_paid_by_payments AFTER INSERT OR UPDATE OF paid_amount ON public.invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice_paid();
CREATE TRIGGER keeps_state AFTER UPDATE OF sequence, due_date, premium, fees, taxes, paid_amount, status ON public.invoices FOR EACH ROW WHEN (((new.sequence IS DISTINCT FROM old.sequence) OR (new.due_date IS DISTINCT FROM old.due_date) OR (new.premium IS DISTINCT FROM old.premium) OR (new.fees IS DISTINCT FROM old.fees) OR (new.taxes IS DISTINCT FROM old.taxes) OR (new.paid_amount IS DISTINCT FROM old.paid_amount) OR (new.status IS DISTINCT FROM old.status))) EXECUTE FUNCTION keep_invoice_state();
CREATE TRIGGER keeps_state_first AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice_state();
CREATE TRIGGER touch BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on invoices for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on invoices for select to customers, "token:quote" using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = invoices.policy_id))));
create policy staff_reads on invoices for select to global_staff using (true);
create policy sweeps on invoices for select to worker using (true);
create policy tenant_reads on invoices for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint invoice_voided_by on invoices is 'voiding_transaction|voided_invoices';
grant insert, select, update on invoices to operator;
grant select on invoices to "token:quote", customers, global_staff, tenant_staff;
grant select (organization_id, policy_id, status) on invoices to worker;

create table kml_files (
  kml_file_id uuid not null default uuidv7(),
  organization_id uuid not null,
  filename text not null,
  checksum text not null,
  byte_size bigint not null,
  storage_key text not null,
  user_id uuid not null,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  for_everybody boolean not null default false,
  file_id uuid,
  notes jsonb not null default '[]'::jsonb,
  constraint kml_files_pkey PRIMARY KEY (kml_file_id),
  constraint kml_files_organization_id_kml_file_id_key UNIQUE (organization_id, kml_file_id),
  constraint kml_file_bytes FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint kml_files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint kml_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint kml_files_byte_size_check CHECK (((byte_size >= 1) AND (byte_size <= 20971520))),
  constraint kml_files_checksum_bound CHECK (is_line(checksum, 255)),
  constraint kml_files_checksum_check CHECK ((checksum ~ '^[0-9a-f]{64}$'::text)),
  constraint kml_files_filename_bound CHECK (is_line(filename, 100)),
  constraint kml_files_filename_check CHECK ((filename ~ '\S'::text)),
  constraint kml_files_notes_bound CHECK (((jsonb_typeof(notes) = 'array'::text) AND is_small(notes, 4000))),
  constraint kml_files_storage_key_bound CHECK (is_line(storage_key, 500))
);
alter table kml_files enable row level security;
CREATE UNIQUE INDEX kml_file_content ON public.kml_files USING btree (organization_id, checksum) WHERE (archived IS NULL);
CREATE INDEX kml_files_all_recent ON public.kml_files USING btree (created DESC) WHERE (archived IS NULL);
CREATE INDEX kml_files_for_everybody ON public.kml_files USING btree (created DESC) WHERE (for_everybody AND (archived IS NULL));
CREATE INDEX kml_files_recent ON public.kml_files USING btree (organization_id, created DESC) WHERE (archived IS NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.kml_files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_kml_files();
CREATE TRIGGER hint_update AFTER UPDATE ON public.kml_files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_kml_files();
CREATE TRIGGER platform_alone BEFORE INSERT OR UPDATE OF organization_id, for_everybody ON public.kml_files FOR EACH ROW WHEN (new.for_everybody) EXECUTE FUNCTION only_the_platform_addresses_everybody();
CREATE TRIGGER touch BEFORE UPDATE ON public.kml_files FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy everybody_reads on kml_files for select to operator, tenant_staff using (for_everybody);
create policy operates on kml_files for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on kml_files for select to global_staff using (true);
create policy tenant_reads on kml_files for select to tenant_staff using ((organization_id = claim_organization()));
comment on column kml_files.notes is 'What was mended, left out or read otherwise than it is written: a kind and a count each.';
grant insert, select, update on kml_files to operator;
grant select (kml_file_id, organization_id, filename, checksum, byte_size, user_id, archived, created, updated, for_everybody, file_id, notes) on kml_files to global_staff, tenant_staff;

create view leaderboard with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, organization_id, month, with_endorsements, currency, agent_id)))::uuid AS leaderboard_id,
    organization_id,
    organization_name,
    month,
    months_ago,
    (months_ago = LEAST(newest, 1)) AS is_shown,
    with_endorsements,
    currency,
    agent_id,
    agent_name,
    gwp,
    policies,
    gwp_rank,
    policies_rank,
    (COALESCE(round(((100.0 * (GREATEST(gwp, (0)::bigint))::numeric) / (NULLIF(GREATEST(most, (0)::bigint), 0))::numeric)), (0)::numeric))::integer AS percent_of_best
   FROM ( SELECT g.organization_id,
            g.organization_name,
            g.month,
            g.months_ago,
            g.with_endorsements,
            g.currency,
            g.agent_id,
            g.agent_name,
            g.gwp,
            g.policies,
            (rank() OVER (best ORDER BY g.gwp DESC))::integer AS gwp_rank,
            (rank() OVER (best ORDER BY g.policies DESC))::integer AS policies_rank,
            max(g.gwp) OVER best AS most,
            min(g.months_ago) OVER (PARTITION BY g.organization_id, g.with_endorsements) AS newest
           FROM ( SELECT b.organization_id,
                    b.organization_name,
                    b.month,
                    b.months_ago,
                    e.with_endorsements,
                    b.currency,
                    b.agent_id,
                    (array_agg(b.agent_name ORDER BY b."timestamp" DESC))[1] AS agent_name,
                    (sum(
                        CASE
                            WHEN e.with_endorsements THEN b.booked
                            ELSE b.bound
                        END))::bigint AS gwp,
                    (sum(b.policies))::integer AS policies
                   FROM (bound_business b
                     CROSS JOIN ( VALUES (false), (true)) e(with_endorsements))
                  WHERE ((b.agent_id IS NOT NULL) AND ((b.bound IS NOT NULL) OR e.with_endorsements))
                  GROUP BY b.organization_id, b.organization_name, b.month, b.months_ago, e.with_endorsements, b.currency, b.agent_id) g
          WINDOW best AS (PARTITION BY g.organization_id, g.month, g.with_endorsements, g.currency)) r
  WHERE (( SELECT pg_has_role(CURRENT_USER, 'leaderboard_readers'::name, 'usage'::text) AS pg_has_role) OR (agent_id = claim_user()));
comment on view leaderboard is 'Premium at full term and policies that each agent bound in a month of the organization’s zone, by when they were bound: flat cancellations subtract, ties share a rank; is_shown is the current month, or the last one while nothing stands in the current.';
grant select on leaderboard to global_staff, tenant_staff;

create table ledger_entries (
  ledger_entry_id uuid not null default uuidv7(),
  organization_id uuid not null,
  ledger_transaction_id uuid not null,
  account text not null,
  amount bigint not null,
  coverage text,
  vehicle_id uuid,
  invoice_id uuid,
  root_vehicle_id uuid,
  booked_organization_id uuid not null,
  accounting_month date not null,
  currency text not null,
  constraint ledger_entries_pkey PRIMARY KEY (ledger_entry_id),
  constraint ledger_entries_booked_organization_id_fkey FOREIGN KEY (booked_organization_id) REFERENCES organizations(organization_id),
  constraint ledger_entry_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, invoice_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_entry_transaction FOREIGN KEY (organization_id, ledger_transaction_id) REFERENCES ledger_transactions(organization_id, ledger_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_entries_account_check CHECK ((account = ANY (ARRAY['due_between_organizations'::text, 'premium_receivable'::text, 'cash'::text, 'unapplied_cash'::text, 'unearned_premium'::text, 'earned_premium'::text, 'policy_fees'::text, 'instalment_fees'::text, 'other_fees'::text, 'small_amounts'::text, 'taxes_payable'::text, 'refunds_payable'::text, 'refunds_advanced'::text, 'commission_expense'::text, 'commission_payable'::text, 'write_off'::text, 'interest_expense'::text, 'dispute_fees'::text]))),
  constraint ledger_entries_amount_check CHECK ((amount <> 0)),
  constraint ledger_entries_coverage_bound CHECK (is_line(coverage, 64)),
  constraint ledger_entries_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text])))
);
alter table ledger_entries enable row level security;
CREATE INDEX ledger_entries_booked ON public.ledger_entries USING btree (booked_organization_id, account, accounting_month, currency) INCLUDE (amount);
CREATE INDEX ledger_entries_of_root ON public.ledger_entries USING btree (root_vehicle_id) WHERE (root_vehicle_id IS NOT NULL);
CREATE INDEX ledger_entries_of_transaction ON public.ledger_entries USING btree (ledger_transaction_id);
CREATE CONSTRAINT TRIGGER ledger_entry_balance AFTER INSERT OR UPDATE ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF vehicle_id, root_vehicle_id ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION set_root_of_ledger_entries();
create policy operates on ledger_entries for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on ledger_entries for select to "global:actuary", global_staff using (true);
create policy tenant_reads on ledger_entries for select to tenant_staff using (((organization_id = claim_organization()) OR (booked_organization_id = claim_organization())));
comment on column ledger_entries.root_vehicle_id is 'The root of what the row names, whichever description of it. @set_by_trigger';
comment on constraint ledger_entries_booked_organization_id_fkey on ledger_entries is 'booked_organization|booked_ledger_entries';
grant insert, select on ledger_entries to operator;
grant select on ledger_entries to "global:actuary", global_staff, tenant_staff;

create table ledger_transactions (
  ledger_transaction_id uuid not null default uuidv7(),
  organization_id uuid not null,
  booked_organization_id uuid not null,
  policy_id uuid not null,
  kind text not null,
  booked timestamp with time zone not null default app_now(),
  effective_date date not null,
  accounting_month date not null generated always as (accounting_month(kind, effective_date, booked)) stored,
  constraint ledger_transactions_pkey PRIMARY KEY (ledger_transaction_id),
  constraint ledger_transactions_organization_id_ledger_transaction_id_key UNIQUE (organization_id, ledger_transaction_id),
  constraint ledger_transaction_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_transactions_booked_organization_id_fkey FOREIGN KEY (booked_organization_id) REFERENCES organizations(organization_id),
  constraint ledger_transactions_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'rewrite'::text, 'new_business'::text, 'renewal'::text, 'endorsement'::text, 'cancellation'::text, 'reinstatement'::text, 'earning'::text, 'fee'::text, 'payment'::text, 'payment_return'::text, 'application'::text, 'chargeback'::text, 'refund_owed'::text, 'refund_paid'::text, 'write_off'::text, 'commission'::text, 'refund_interest'::text])))
);
alter table ledger_transactions enable row level security;
CREATE INDEX ledger_transactions_booked ON public.ledger_transactions USING btree (booked_organization_id, accounting_month, policy_id);
CREATE INDEX ledger_transactions_newest ON public.ledger_transactions USING btree (organization_id, booked) WHERE (kind <> ALL (ARRAY['earning'::text, 'commission'::text]));
CREATE INDEX ledger_transactions_of_policy ON public.ledger_transactions USING btree (policy_id);
CREATE CONSTRAINT TRIGGER ledger_balance AFTER INSERT OR UPDATE ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
create policy operates on ledger_transactions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on ledger_transactions for select to "global:actuary", global_staff using (true);
create policy tenant_reads on ledger_transactions for select to tenant_staff using (((organization_id = claim_organization()) OR (booked_organization_id = claim_organization())));
comment on constraint ledger_transactions_booked_organization_id_fkey on ledger_transactions is 'booked_organization|booked_ledger_transactions';
grant insert, select on ledger_transactions to operator;
grant select on ledger_transactions to "global:actuary", global_staff, tenant_staff;

create view legal_days with (security_invoker=true) as
 SELECT d.legal_days_id,
    d.organization_id,
    o.name AS organization_name,
    d.policy_id,
    p.policy_number,
    p.policy_status,
    p.provider,
    d.kind,
    d.due_date,
    t.days_left,
        CASE
            WHEN (t.days_left < 0) THEN 'late'::text
            WHEN (t.days_left = 0) THEN 'today'::text
            WHEN (t.days_left <= 5) THEN 'soon'::text
            ELSE 'ahead'::text
        END AS alert,
    d.amount,
    p.currency
   FROM (((( SELECT policy_refunds.policy_refund_id AS legal_days_id,
            policy_refunds.organization_id,
            policy_refunds.policy_id,
                CASE policy_refunds.status
                    WHEN 'held'::text THEN 'refund_held'::text
                    ELSE 'refund'::text
                END AS kind,
            policy_refunds.due_date,
            policy_refunds.amount
           FROM policy_refunds
          WHERE (policy_refunds.status = ANY (ARRAY['owed'::text, 'held'::text]))
        UNION ALL
         SELECT n.notice_id,
            n.organization_id,
            n.policy_id,
            'letter'::text,
            n.sent,
            NULL::bigint
           FROM notices n
          WHERE ((n.proven_on IS NULL) AND (EXISTS ( SELECT
                   FROM policy_cancellations c
                  WHERE ((c.notice_id = n.notice_id) AND (c.status = 'pending'::text)))))
        UNION ALL
         SELECT n.notice_id,
            n.organization_id,
            n.policy_id,
                CASE
                    WHEN (n.proven_on IS NULL) THEN 'letter'::text
                    ELSE 'non_renewal'::text
                END AS "case",
            n.send_by,
            NULL::bigint
           FROM (notices n
             JOIN policies t_1 ON (((t_1.policy_id = n.policy_id) AND (t_1.expiration_date = n.ends_on))))
          WHERE ((n.kind = 'non_renewal'::text) AND ((n.proven_on IS NULL) OR (n.proven_on > n.send_by)) AND (t_1.policy_status = ANY (ARRAY['active'::text, 'delinquent'::text])) AND (NOT (EXISTS ( SELECT
                   FROM policy_renewals r
                  WHERE ((r.source_policy_id = t_1.policy_id) AND (r.policy_term > t_1.policy_term) AND r.customer_visible AND (r.status <> ALL (ARRAY['rejected'::text, 'declined'::text, 'expired'::text])))))))
        UNION ALL
         SELECT n.notice_id,
            n.organization_id,
            n.policy_id,
                CASE
                    WHEN (n.proven_on IS NULL) THEN 'letter'::text
                    ELSE 'conditional_renewal'::text
                END AS "case",
            n.send_by,
            NULL::bigint
           FROM (notices n
             JOIN policies t_1 ON (((t_1.policy_id = n.policy_id) AND (t_1.expiration_date = n.ends_on))))
          WHERE ((n.kind = 'conditional_renewal'::text) AND ((n.proven_on IS NULL) OR (n.proven_on > n.send_by)) AND (t_1.policy_status = ANY (ARRAY['active'::text, 'delinquent'::text])) AND ((n.proven_on IS NOT NULL) OR (NOT (EXISTS ( SELECT
                   FROM notices l
                  WHERE ((l.policy_id = n.policy_id) AND (l.kind = n.kind) AND (l.ends_on = n.ends_on) AND (ROW(l.created, l.notice_id) > ROW(n.created, n.notice_id))))))) AND (EXISTS ( SELECT
                   FROM policy_renewals r
                  WHERE ((r.source_policy_id = t_1.policy_id) AND (r.status = ANY (ARRAY['offered'::text, 'accepted'::text, 'payment_failed'::text]))))))
        UNION ALL
         SELECT policy_cancellations.policy_cancellation_id,
            policy_cancellations.organization_id,
            policy_cancellations.policy_id,
            'end'::text,
            policy_cancellations.effective_date,
            NULL::bigint
           FROM policy_cancellations
          WHERE (policy_cancellations.status = 'pending'::text)) d
     JOIN policies p ON ((p.policy_id = d.policy_id)))
     LEFT JOIN organizations o ON ((o.organization_id = d.organization_id)))
     CROSS JOIN LATERAL ( SELECT (d.due_date - ((app_now() AT TIME ZONE p.time_zone))::date) AS days_left) t);
comment on view legal_days is 'What the law gives a day for and is not done: refunds that are owed or held, letters of notice that have not left, ends that were announced; with the days that are left where the risk is.';
grant select on legal_days to global_staff, tenant_staff;

create table locations (
  location_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  location_type text not null,
  line_1 text,
  line_2 text,
  locality text,
  administrative_area text not null,
  administrative_area_2 text,
  postal_code text not null,
  country text not null,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_location_id uuid not null,
  constraint locations_pkey PRIMARY KEY (location_id),
  constraint locations_organization_id_location_id_key UNIQUE (organization_id, location_id),
  constraint location_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint locations_administrative_area_2_bound CHECK (is_line(administrative_area_2, 100)),
  constraint locations_administrative_area_bound CHECK (is_line(administrative_area, 64)),
  constraint locations_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint locations_line_1_bound CHECK (is_line(line_1, 200)),
  constraint locations_line_2_bound CHECK (is_line(line_2, 200)),
  constraint locations_locality_bound CHECK (is_line(locality, 100)),
  constraint locations_location_type_check CHECK ((location_type = ANY (ARRAY['mailing'::text, 'garaging'::text, 'registration'::text, 'incident'::text]))),
  constraint locations_postal_code_bound CHECK (is_line(postal_code, 12))
);
alter table locations enable row level security;
CREATE INDEX locations_by_root ON public.locations USING btree (organization_id, root_location_id);
CREATE INDEX locations_of_quote ON public.locations USING btree (quote_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_locations();
CREATE TRIGGER hint_update AFTER UPDATE ON public.locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_locations();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF root_location_id ON public.locations FOR EACH ROW EXECUTE FUNCTION set_root_location_id();
CREATE TRIGGER touch BEFORE UPDATE ON public.locations FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on locations for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on locations for select to customers using ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = locations.quote_id))));
create policy staff_reads on locations for select to global_staff using (true);
create policy tenant_reads on locations for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on locations for select to "token:quote" using ((quote_id = claim_quote()));
comment on column locations.root_location_id is 'The row’s own key when it is the first description; a copy keeps its source’s. @set_by_trigger';
grant insert, select, update on locations to operator;
grant select on locations to "token:quote", customers, global_staff, tenant_staff;

create view loss_runs with (security_invoker=true) as
 SELECT c.claim_id AS loss_run_id,
    c.claim_id,
    c.organization_id,
    o.name AS organization_name,
    c.policy_id,
    p.policy_number,
    p.policy_term,
    p.contract_id,
    p.effective_date,
    p.expiration_date,
    (q.contact_email)::text AS contact_email,
    c.claim_number,
    c.incident_date,
    ((c.filed AT TIME ZONE c.time_zone))::date AS reported,
    c.type_of_loss,
    c.status AS claim_status,
    COALESCE(p.currency, 'USD'::text) AS currency,
    (COALESCE(x.paid, (0)::numeric))::bigint AS paid,
    (COALESCE(x.reserved, (0)::numeric))::bigint AS reserved,
    (COALESCE(x.recovered, (0)::numeric))::bigint AS recovered,
    (COALESCE(((x.paid + x.reserved) - x.recovered), (0)::numeric))::bigint AS incurred
   FROM ((((claims c
     JOIN policies p ON ((p.policy_id = c.policy_id)))
     JOIN quotes q ON ((q.quote_id = p.current_quote_id)))
     LEFT JOIN organizations o ON ((o.organization_id = c.organization_id)))
     LEFT JOIN LATERAL ( SELECT sum((e.paid_indemnity + e.paid_expense)) AS paid,
            sum((e.reserve_indemnity + e.reserve_expense)) AS reserved,
            sum((e.recovered_salvage + e.recovered_subrogation)) AS recovered
           FROM claim_exposures e
          WHERE (e.claim_id = c.claim_id)) x ON (true))
  WHERE ((c.status <> ALL (ARRAY['draft'::text, 'withdrawn'::text])) AND (c.erased IS NULL));
comment on view loss_runs is 'Every claim of a policy with what was paid and is held back for it and what came back, in cents.';
grant select on loss_runs to global_staff, operator, tenant_staff;

create table moratorium_exceptions (
  moratorium_exception_id uuid not null default uuidv7(),
  organization_id uuid not null,
  moratorium_id uuid not null,
  quote_id uuid,
  policy_id uuid,
  reason text not null,
  created_by uuid,
  created timestamp with time zone not null default app_now(),
  deleted timestamp with time zone,
  constraint moratorium_exceptions_pkey PRIMARY KEY (moratorium_exception_id),
  constraint moratorium_exceptions_organization_id_moratorium_exception__key UNIQUE (organization_id, moratorium_exception_id),
  constraint moratorium_exception_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint moratorium_exception_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint moratorium_exceptions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint moratorium_exceptions_moratorium_id_fkey FOREIGN KEY (moratorium_id) REFERENCES moratoriums(moratorium_id),
  constraint moratorium_exceptions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint moratorium_exception_about CHECK ((num_nonnulls(quote_id, policy_id) = 1)),
  constraint moratorium_exceptions_reason_check CHECK (is_prose(reason, 1000))
);
alter table moratorium_exceptions enable row level security;
CREATE UNIQUE INDEX moratorium_exception_live ON public.moratorium_exceptions USING btree (moratorium_id, COALESCE(quote_id, policy_id)) WHERE (deleted IS NULL);
CREATE INDEX moratorium_exceptions_of_policy ON public.moratorium_exceptions USING btree (policy_id) WHERE (policy_id IS NOT NULL);
CREATE INDEX moratorium_exceptions_of_quote ON public.moratorium_exceptions USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.moratorium_exceptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_moratorium_exceptions();
CREATE TRIGGER hint_update AFTER UPDATE ON public.moratorium_exceptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_moratorium_exceptions();
create policy operates on moratorium_exceptions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on moratorium_exceptions for select to global_staff using (true);
create policy tenant_reads on moratorium_exceptions for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint moratorium_exception_policy on moratorium_exceptions is 'policy|moratorium_exceptions';
comment on constraint moratorium_exception_quote on moratorium_exceptions is 'quote|moratorium_exceptions';
comment on constraint moratorium_exceptions_created_by_fkey on moratorium_exceptions is 'author|moratorium_exceptions';
comment on constraint moratorium_exceptions_moratorium_id_fkey on moratorium_exceptions is 'moratorium|exceptions';
grant insert, select, update on moratorium_exceptions to operator;
grant select on moratorium_exceptions to global_staff, tenant_staff;

create table moratorium_versions (
  moratorium_version_id uuid not null default uuidv7(),
  organization_id uuid not null,
  moratorium_id uuid not null,
  version integer not null,
  wording jsonb not null,
  user_id uuid,
  created timestamp with time zone not null default app_now(),
  constraint moratorium_versions_pkey PRIMARY KEY (moratorium_version_id),
  constraint moratorium_versions_moratorium_id_version_key UNIQUE (moratorium_id, version),
  constraint moratorium_version_of FOREIGN KEY (organization_id, moratorium_id) REFERENCES moratoriums(organization_id, moratorium_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint moratorium_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint moratorium_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint moratorium_versions_version_check CHECK ((version > 0)),
  constraint moratorium_versions_wording_bound CHECK (is_small(wording, 40000))
);
alter table moratorium_versions enable row level security;
create policy operates on moratorium_versions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on moratorium_versions for select to global_staff using (true);
create policy tenant_reads on moratorium_versions for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint moratorium_version_of on moratorium_versions is 'moratorium|versions';
comment on constraint moratorium_versions_user_id_fkey on moratorium_versions is 'user|moratorium_versions';
grant select on moratorium_versions to global_staff, operator, tenant_staff;

create table moratoriums (
  moratorium_id uuid not null default uuidv7(),
  organization_id uuid not null,
  name text not null,
  reason text not null,
  notice text not null,
  provider text,
  actions text[] not null,
  states text[] not null default '{}'::text[],
  postal_codes text[] not null default '{}'::text[],
  starts timestamp with time zone not null,
  ends timestamp with time zone,
  time_zone text not null,
  version integer not null default 1,
  created_by uuid,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  name_fr text,
  notice_fr text,
  incident_layer_id uuid,
  buffer_km smallint,
  end_reason text,
  constraint moratoriums_pkey PRIMARY KEY (moratorium_id),
  constraint moratoriums_organization_id_moratorium_id_key UNIQUE (organization_id, moratorium_id),
  constraint moratorium_layer FOREIGN KEY (organization_id, incident_layer_id) REFERENCES incident_layers(organization_id, incident_layer_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint moratoriums_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint moratoriums_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint moratorium_area CHECK (((cardinality(states) + cardinality(postal_codes)) > 0)),
  constraint moratorium_ends CHECK ((ends >= starts)),
  constraint moratorium_of_layer CHECK ((num_nonnulls(incident_layer_id, buffer_km) = ANY (ARRAY[0, 2]))),
  constraint moratoriums_actions_check CHECK (is_line(array_to_string(actions, ' '::text), 200)),
  constraint moratoriums_actions_check1 CHECK (((cardinality(actions) > 0) AND (actions <@ ARRAY['bind'::text, 'increase_cover'::text, 'lower_deductible'::text, 'add_vehicle'::text, 'reinstate_with_lapse'::text, 'cancel_for_non_payment'::text, 'collect'::text]))),
  constraint moratoriums_buffer_km_check CHECK ((buffer_km = ANY (ARRAY[0, 10, 25, 50, 100]))),
  constraint moratoriums_end_reason_check CHECK (is_prose(end_reason, 1000)),
  constraint moratoriums_name_check CHECK (is_line(name, 100)),
  constraint moratoriums_name_fr_check CHECK (is_line(name_fr, 100)),
  constraint moratoriums_notice_check CHECK (is_line(notice, 1000)),
  constraint moratoriums_notice_fr_check CHECK (is_line(notice_fr, 1000)),
  constraint moratoriums_postal_codes_check CHECK (is_line(array_to_string(postal_codes, ' '::text), 10000)),
  constraint moratoriums_postal_codes_check1 CHECK ((cardinality(postal_codes) <= 500)),
  constraint moratoriums_provider_check CHECK ((provider = ANY (ARRAY['personal'::text, 'pro'::text, 'boat'::text, 'motorcycle'::text, 'car_share'::text, 'warranty'::text, 'roadside'::text, 'tire_wheel'::text, 'windshield'::text, 'external'::text, 'aviva'::text, 'safeco'::text, 'ambercare'::text, 'electrified_care'::text]))),
  constraint moratoriums_reason_check CHECK (is_prose(reason, 1000)),
  constraint moratoriums_states_check CHECK (is_line(array_to_string(states, ' '::text), 1000)),
  constraint moratoriums_time_zone_check CHECK (is_line(time_zone, 64)),
  constraint moratoriums_version_check CHECK ((version > 0))
);
alter table moratoriums enable row level security;
CREATE UNIQUE INDEX moratorium_pause_once ON public.moratoriums USING btree (organization_id, incident_layer_id, COALESCE(provider, ''::text)) WHERE ((incident_layer_id IS NOT NULL) AND (ends IS NULL));
CREATE INDEX moratoriums_of_layer ON public.moratoriums USING btree (incident_layer_id) WHERE (incident_layer_id IS NOT NULL);
CREATE INDEX moratoriums_of_organization ON public.moratoriums USING btree (organization_id, ends);
CREATE INDEX moratoriums_recent ON public.moratoriums USING btree (starts DESC);
CREATE TRIGGER count_version BEFORE UPDATE ON public.moratoriums FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION count_moratorium_version();
CREATE TRIGGER hint_insert AFTER INSERT ON public.moratoriums REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_moratoriums();
CREATE TRIGGER hint_update AFTER UPDATE ON public.moratoriums REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_moratoriums();
CREATE TRIGGER keep_first_version AFTER INSERT ON public.moratoriums FOR EACH ROW EXECUTE FUNCTION keep_moratorium_version();
CREATE TRIGGER keep_version AFTER UPDATE ON public.moratoriums FOR EACH ROW WHEN ((old.version <> new.version)) EXECUTE FUNCTION keep_moratorium_version();
CREATE TRIGGER touch BEFORE UPDATE ON public.moratoriums FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on moratoriums for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on moratoriums for select to global_staff using (true);
create policy tenant_reads on moratoriums for select to tenant_staff using ((organization_id = claim_organization()));
comment on column moratoriums.incident_layer_id is 'What paused it, where it was a layer of a map.';
comment on constraint moratoriums_created_by_fkey on moratoriums is 'author|moratoriums';
grant insert, select, update on moratoriums to operator;
grant select on moratoriums to global_staff, tenant_staff;

create table mvr_violations (
  mvr_violation_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  entity_id uuid not null,
  quote_verification_id uuid not null,
  violation sealed not null,
  date date not null,
  points integer not null default 0,
  created timestamp with time zone not null default app_now(),
  root_entity_id uuid not null,
  constraint mvr_violations_pkey PRIMARY KEY (mvr_violation_id),
  constraint mvr_violation_entity FOREIGN KEY (organization_id, entity_id) REFERENCES entities(organization_id, entity_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint mvr_violation_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint mvr_violation_verification FOREIGN KEY (organization_id, quote_verification_id) REFERENCES quote_verifications(organization_id, quote_verification_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint mvr_violations_points_check CHECK (((points >= 0) AND (points <= 20))),
  constraint mvr_violations_violation_bound CHECK (is_line((violation)::text, 20000))
);
alter table mvr_violations enable row level security;
CREATE INDEX mvr_violations_of_entity ON public.mvr_violations USING btree (entity_id, date DESC);
CREATE INDEX mvr_violations_of_quote ON public.mvr_violations USING btree (quote_id);
CREATE INDEX mvr_violations_of_root ON public.mvr_violations USING btree (root_entity_id) WHERE (root_entity_id IS NOT NULL);
CREATE INDEX mvr_violations_of_verification ON public.mvr_violations USING btree (quote_verification_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.mvr_violations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_mvr_violations();
CREATE TRIGGER hint_update AFTER UPDATE ON public.mvr_violations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_mvr_violations();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF entity_id, root_entity_id ON public.mvr_violations FOR EACH ROW EXECUTE FUNCTION set_root_of_mvr_violations();
create policy operates on mvr_violations for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on mvr_violations for select to global_staff using (true);
create policy tenant_reads on mvr_violations for select to tenant_staff using ((organization_id = claim_organization()));
comment on column mvr_violations.root_entity_id is 'The root of what the row names, whichever description of it. @set_by_trigger';
grant insert, select on mvr_violations to operator;
grant select on mvr_violations to global_staff, tenant_staff;

create table note_mentions (
  note_mention_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_note_id uuid,
  policy_note_id uuid,
  user_id uuid not null,
  seen timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  constraint note_mentions_pkey PRIMARY KEY (note_mention_id),
  constraint note_mention_of_organization UNIQUE (organization_id, note_mention_id),
  constraint note_mention_once UNIQUE NULLS NOT DISTINCT (quote_note_id, policy_note_id, user_id),
  constraint note_mention_policy_note FOREIGN KEY (organization_id, policy_note_id) REFERENCES policy_notes(organization_id, policy_note_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint note_mention_quote_note FOREIGN KEY (organization_id, quote_note_id) REFERENCES quote_notes(organization_id, quote_note_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint note_mentions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint note_mentions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint note_mention_note CHECK ((num_nonnulls(quote_note_id, policy_note_id) = 1))
);
alter table note_mentions enable row level security;
CREATE INDEX note_mentions_of_person ON public.note_mentions USING btree (user_id, created DESC) WHERE (seen IS NULL);
CREATE INDEX note_mentions_of_policy_note ON public.note_mentions USING btree (policy_note_id) WHERE (policy_note_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.note_mentions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_note_mentions();
CREATE TRIGGER hint_update AFTER UPDATE ON public.note_mentions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_note_mentions();
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.note_mentions FOR EACH ROW EXECUTE FUNCTION letters_follow('note_mention', 'note_mention_id');
create policy operates on note_mentions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on note_mentions for select to global_staff using (true);
create policy tenant_reads on note_mentions for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update (seen) on note_mentions to operator;
grant select on note_mentions to global_staff, tenant_staff;

create table notices (
  notice_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  kind text not null,
  sent date not null,
  legal_date date not null,
  notice_days integer not null,
  post_days integer not null,
  moved_days integer not null,
  grade text not null,
  source text not null,
  channel text not null,
  channel_grade text not null,
  channel_source text not null,
  proven_on date,
  proof_reference text,
  returned_on date,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  ends_on date,
  send_by date,
  constraint notices_pkey PRIMARY KEY (notice_id),
  constraint notices_organization_id_notice_id_key UNIQUE (organization_id, notice_id),
  constraint notice_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint notice_of_term CHECK (((kind = ANY (ARRAY['non_renewal'::text, 'conditional_renewal'::text])) = (ends_on IS NOT NULL))),
  constraint notice_of_term_by CHECK (((ends_on IS NULL) = (send_by IS NULL))),
  constraint notice_proof CHECK (((proof_reference IS NULL) OR (proven_on IS NOT NULL))),
  constraint notices_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'first_class'::text, 'certificate_of_mailing'::text, 'tracked'::text, 'certified'::text, 'registered'::text]))),
  constraint notices_channel_grade_check CHECK ((channel_grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'K'::text]))),
  constraint notices_channel_source_check CHECK (is_line(channel_source, 200)),
  constraint notices_grade_check CHECK ((grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'K'::text]))),
  constraint notices_kind_check CHECK ((kind = ANY (ARRAY['cancellation'::text, 'non_renewal'::text, 'conditional_renewal'::text]))),
  constraint notices_proof_reference_check CHECK (is_line(proof_reference, 255)),
  constraint notices_source_check CHECK (is_line(source, 200))
);
alter table notices enable row level security;
CREATE INDEX notices_of_policy ON public.notices USING btree (policy_id, created DESC);
CREATE INDEX notices_of_renewal ON public.notices USING btree (policy_id, ends_on) WHERE (kind = 'conditional_renewal'::text);
CREATE UNIQUE INDEX notices_of_term ON public.notices USING btree (policy_id, ends_on) WHERE (kind = 'non_renewal'::text);
CREATE TRIGGER touch BEFORE UPDATE ON public.notices FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on notices for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on notices for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = notices.policy_id))));
create policy staff_reads on notices for select to global_staff using (true);
create policy tenant_reads on notices for select to tenant_staff using ((organization_id = claim_organization()));
comment on column notices.ends_on is 'The end of the term that is not renewed, or that is renewed otherwise.';
comment on column notices.proven_on is 'The day on which it went out by the way that counts.';
comment on column notices.send_by is 'The last working day on which it may go out.';
comment on column notices.sent is 'The working day that its dates are counted from.';
comment on constraint notice_policy on notices is 'policy|notices';
grant insert, select, update on notices to operator;
grant select (notice_id, organization_id, policy_id, kind, sent, legal_date, notice_days, post_days, moved_days, grade, source, channel, channel_grade, channel_source, proven_on, proof_reference, returned_on, created, updated, ends_on, send_by) on notices to global_staff, tenant_staff;
grant select (notice_id, organization_id, policy_id, kind, sent, legal_date, notice_days, post_days, moved_days, grade, source, channel, proven_on, created, updated, ends_on, send_by) on notices to customers;

create table notifications (
  notification_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid,
  policy_id uuid,
  template text not null,
  recipient email_address not null,
  subject text,
  data jsonb not null default '{}'::jsonb,
  status text not null default 'queued'::text,
  sent timestamp with time zone,
  last_error text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  message_id text,
  bounce text,
  subject_kind text not null,
  subject_id uuid not null,
  constraint notifications_pkey PRIMARY KEY (notification_id),
  constraint notification_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint notification_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint notifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint notification_about CHECK ((((template <> 'now_sold'::text) OR (subject_kind = 'waitlist'::text)) AND ((template <> 'mentioned'::text) OR (subject_kind = 'note_mention'::text)) AND ((template <> ALL (ARRAY['referral_answered'::text, 'referral_message'::text])) OR (subject_kind = 'quote_referral'::text)) AND ((template <> ALL (ARRAY['signature_asked'::text, 'signature_answered'::text, 'signature_declined'::text])) OR (subject_kind = 'signing_request'::text)) AND ((subject_kind <> 'quote'::text) OR (NOT (quote_id IS DISTINCT FROM subject_id))) AND ((subject_kind <> 'policy'::text) OR (NOT (policy_id IS DISTINCT FROM subject_id))))),
  constraint notification_of_wait CHECK (((template <> 'change_freed'::text) OR ((subject_kind = 'waitlist'::text) AND (policy_id IS NOT NULL)))),
  constraint notifications_bounce_bound CHECK (is_line(bounce, 20)),
  constraint notifications_data_bound CHECK (is_small(data, 20000)),
  constraint notifications_last_error_bound CHECK (is_prose(last_error, 1000)),
  constraint notifications_message_id_check CHECK (is_line(message_id, 255)),
  constraint notifications_recipient_bound CHECK (is_line((recipient)::text, 254)),
  constraint notifications_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
  constraint notifications_subject_bound CHECK (is_line(subject, 255)),
  constraint notifications_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['quote'::text, 'policy'::text, 'waitlist'::text, 'note_mention'::text, 'quote_referral'::text, 'signing_request'::text, 'policy_transaction'::text, 'notice'::text, 'enquiry'::text, 'address_change'::text, 'personal_export'::text, 'deletion_request'::text, 'organization_invitation'::text, 'claim_note'::text, 'incident_alert_message'::text, 'report_delivery'::text, 'global_role_request'::text, 'claim_letter'::text, 'commission_run'::text]))),
  constraint notifications_template_check CHECK ((template = ANY (ARRAY['deletion_asked'::text, 'deletion_taken_back'::text, 'deletion_done'::text, 'deletion_refused'::text, 'data_ready'::text, 'address_confirm'::text, 'address_changed'::text, 'autopay_agreed'::text, 'enquiry_received'::text, 'enquiry_arrived'::text, 'enquiry_answered'::text, 'enquiry_transcript'::text, 'policy_changed'::text, 'policy_rewritten'::text, 'lender_rewritten'::text, 'photos_wanted'::text, 'refund_sent'::text, 'policy_reinstated'::text, 'cancellation_announced'::text, 'cancellation_reversed'::text, 'policy_cancelled'::text, 'lienholder_told'::text, 'non_renewal'::text, 'lender_non_renewal'::text, 'resume_quote'::text, 'quote_sent'::text, 'policy_bound'::text, 'debit_returned'::text, 'payment_upcoming'::text, 'payment_receipt'::text, 'payment_failed'::text, 'card_expiring'::text, 'now_sold'::text, 'mentioned'::text, 'referral_answered'::text, 'referral_message'::text, 'quote_reviewed'::text, 'signature_asked'::text, 'signature_answered'::text, 'signature_declined'::text, 'score_notice'::text, 'record_notice'::text, 'balance_reminder'::text, 'renewal_offered'::text, 'policy_renewed'::text, 'change_carried'::text, 'agent_change_carried'::text, 'change_to_sign'::text, 'member_invited'::text, 'claim_message'::text, 'claim_message_arrived'::text, 'incident_alert'::text, 'report_ready'::text, 'role_waits'::text, 'change_freed'::text, 'claim_letter_returned'::text, 'commission_not_paid'::text])))
);
alter table notifications enable row level security;
CREATE INDEX notifications_bounced ON public.notifications USING btree (recipient) WHERE (bounce IS NOT NULL);
CREATE INDEX notifications_failed ON public.notifications USING btree (created) WHERE (status = 'failed'::text);
CREATE INDEX notifications_of_policy ON public.notifications USING btree (policy_id) WHERE (policy_id IS NOT NULL);
CREATE INDEX notifications_of_quote ON public.notifications USING btree (quote_id);
CREATE INDEX notifications_of_recipient ON public.notifications USING btree (recipient);
CREATE INDEX notifications_of_subject ON public.notifications USING btree (subject_id);
CREATE INDEX notifications_unsent ON public.notifications USING btree (created) WHERE (status = 'queued'::text);
CREATE TRIGGER touch BEFORE UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy finds on notifications for select to identity using (true);
create policy operates on notifications for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on notifications for select to global_staff using (true);
create policy tenant_reads on notifications for select to tenant_staff using ((organization_id = claim_organization()));
comment on column notifications.message_id is 'Under which the mail server took it.';
comment on column notifications.subject_id is 'The key of what the letter is about, in the table that its kind names.';
grant insert, select, update on notifications to operator;
grant select (notification_id, organization_id) on notifications to identity;
grant select (notification_id, organization_id, quote_id, policy_id, template, recipient, subject, status, sent, created, message_id) on notifications to global_staff, tenant_staff;

create table organization_invitations (
  organization_invitation_id uuid not null default uuidv7(),
  organization_id uuid not null,
  email email_address not null,
  roles text[] not null,
  language text not null,
  number integer not null default 1,
  expires timestamp with time zone not null,
  status text not null default 'open'::text,
  invited_by uuid not null,
  accepted_by uuid,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint organization_invitations_pkey PRIMARY KEY (organization_invitation_id),
  constraint organization_invitation_key UNIQUE (organization_id, organization_invitation_id),
  constraint organization_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(user_id),
  constraint organization_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(user_id),
  constraint organization_invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint organization_invitation_accepted CHECK (((status = 'accepted'::text) = (accepted_by IS NOT NULL))),
  constraint organization_invitations_email_bound CHECK (is_line((email)::text, 254)),
  constraint organization_invitations_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint organization_invitations_number_check CHECK (((number >= 1) AND (number <= 1000))),
  constraint organization_invitations_roles_bound CHECK (is_line(array_to_string(roles, ' '::text), 200)),
  constraint organization_invitations_roles_check CHECK (((roles <@ '{organization:agent,organization:owner,organization:underwriter}'::text[]) AND ((cardinality(roles) >= 1) AND (cardinality(roles) <= 3)))),
  constraint organization_invitations_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'withdrawn'::text])))
);
alter table organization_invitations enable row level security;
CREATE UNIQUE INDEX organization_invitation_open ON public.organization_invitations USING btree (organization_id, email) WHERE (status = 'open'::text);
CREATE INDEX organization_invitations_accepted_by ON public.organization_invitations USING btree (accepted_by);
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.organization_invitations FOR EACH ROW EXECUTE FUNCTION letters_follow('organization_invitation', 'organization_invitation_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.organization_invitations FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy finds on organization_invitations for select to identity using (true);
create policy operates on organization_invitations for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on organization_invitations for select to "global:admin", "global:organization_admin" using (true);
create policy tenant_reads on organization_invitations for select to "organization:owner" using ((organization_id = claim_organization()));
comment on constraint organization_invitations_accepted_by_fkey on organization_invitations is 'member|accepted_invitations';
comment on constraint organization_invitations_invited_by_fkey on organization_invitations is 'inviter|organization_invitations';
grant insert, select, update on organization_invitations to operator;
grant select (organization_invitation_id, organization_id, email, roles, number, expires, status, invited_by, accepted_by, created) on organization_invitations to "global:admin", "global:organization_admin", "organization:owner";
grant select (organization_invitation_id, organization_id, number, status, accepted_by, updated) on organization_invitations to identity;

create table organization_members (
  organization_member_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  role text not null,
  active boolean not null default true,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint organization_members_pkey PRIMARY KEY (organization_member_id),
  constraint organization_members_organization_id_user_id_role_key UNIQUE (organization_id, user_id, role),
  constraint organization_members_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint organization_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint organization_members_role_check CHECK ((role = ANY (ARRAY['organization:agent'::text, 'organization:owner'::text, 'organization:underwriter'::text])))
);
alter table organization_members enable row level security;
CREATE INDEX organization_members_user ON public.organization_members USING btree (user_id) WHERE active;
CREATE TRIGGER tells_membership AFTER INSERT OR DELETE OR UPDATE ON public.organization_members FOR EACH ROW EXECUTE FUNCTION tell_person_changed();
CREATE TRIGGER touch BEFORE UPDATE ON public.organization_members FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on organization_members for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on organization_members for select to "global:organization_admin", global_staff, identity using (true);
create policy tenant_reads on organization_members for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update (active) on organization_members to operator;
grant select on organization_members to "global:organization_admin", global_staff, identity, tenant_staff;

create table organizations (
  organization_id uuid not null default uuidv7(),
  name text not null,
  organization_type text not null,
  default_provider text,
  logo_url text,
  service_phone text,
  service_email email_address,
  sales_number text,
  sales_schedule_url text,
  commission_email email_address,
  line_1 text,
  line_2 text,
  locality text,
  administrative_area text,
  postal_code text,
  country text,
  time_zone text not null default 'America/New_York'::text,
  parent_organization_id uuid,
  is_platform boolean not null default false,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  license_number text,
  second_factor_demanded boolean not null default false,
  version integer not null default 1,
  constraint organizations_pkey PRIMARY KEY (organization_id),
  constraint organization_parent FOREIGN KEY (parent_organization_id) REFERENCES organizations(organization_id),
  constraint organizations_administrative_area_bound CHECK (is_line(administrative_area, 64)),
  constraint organizations_commission_email_bound CHECK (is_line((commission_email)::text, 254)),
  constraint organizations_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint organizations_default_provider_bound CHECK (is_line(default_provider, 64)),
  constraint organizations_license_number_check CHECK (is_line(license_number, 32)),
  constraint organizations_line_1_bound CHECK (is_line(line_1, 200)),
  constraint organizations_line_2_bound CHECK (is_line(line_2, 200)),
  constraint organizations_locality_bound CHECK (is_line(locality, 100)),
  constraint organizations_logo_url_bound CHECK (is_line(logo_url, 2000)),
  constraint organizations_logo_url_check CHECK ((logo_url ~ '^(https://|/)'::text)),
  constraint organizations_name_bound CHECK (is_line(name, 100)),
  constraint organizations_organization_type_check CHECK ((organization_type = ANY (ARRAY['roamly_insurance'::text, 'roamly_software'::text]))),
  constraint organizations_postal_code_bound CHECK (is_line(postal_code, 12)),
  constraint organizations_sales_number_bound CHECK (is_line(sales_number, 32)),
  constraint organizations_sales_schedule_url_bound CHECK (is_line(sales_schedule_url, 2000)),
  constraint organizations_service_email_bound CHECK (is_line((service_email)::text, 254)),
  constraint organizations_service_phone_bound CHECK (is_line(service_phone, 32)),
  constraint organizations_time_zone_bound CHECK (is_line(time_zone, 64))
);
alter table organizations enable row level security;
CREATE UNIQUE INDEX organization_platform ON public.organizations USING btree (is_platform) WHERE is_platform;
CREATE INDEX organizations_parent ON public.organizations USING btree (parent_organization_id);
CREATE TRIGGER tells_organization AFTER UPDATE OF archived, second_factor_demanded ON public.organizations FOR EACH ROW WHEN (((old.archived IS DISTINCT FROM new.archived) OR (old.second_factor_demanded IS DISTINCT FROM new.second_factor_demanded))) EXECUTE FUNCTION tell_person_changed();
CREATE TRIGGER touch BEFORE UPDATE ON public.organizations FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy adds on organizations for insert to operator with check ((organization_id = claim_organization()));
create policy changes on organizations for update to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy names on organizations for select to "global:actuary" using (true);
create policy operates on organizations for select to identity, operator, worker using (true);
create policy own_organization on organizations for select to customers, "token:quote" using ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.organization_id = organizations.organization_id))));
create policy staff_reads on organizations for select to "global:organization_admin", global_staff using (true);
create policy tenant_reads on organizations for select to tenant_staff using ((organization_id = claim_organization()));
comment on column organizations.license_number is 'Its licence as an agency, as the state that gave it writes it.';
grant insert (organization_id, name, organization_type, service_phone, service_email, sales_number, sales_schedule_url, commission_email, line_1, line_2, locality, administrative_area, postal_code, country, time_zone, parent_organization_id, license_number), select, update (name, organization_type, default_provider, logo_url, service_phone, service_email, sales_number, sales_schedule_url, commission_email, line_1, line_2, locality, administrative_area, postal_code, country, time_zone, parent_organization_id, archived, license_number, second_factor_demanded, version) on organizations to operator;
grant select on organizations to identity, worker;
grant select (organization_id, name) on organizations to "global:actuary";
grant select (organization_id, name, organization_type, default_provider, logo_url, service_phone, service_email, sales_number, sales_schedule_url, commission_email, line_1, line_2, locality, administrative_area, postal_code, country, time_zone, parent_organization_id, archived, created, updated, license_number, second_factor_demanded, version) on organizations to "global:organization_admin", global_staff, tenant_staff;
grant select (organization_id, name, organization_type, default_provider, logo_url, service_phone, service_email, sales_number, sales_schedule_url, line_1, line_2, locality, administrative_area, postal_code, country, time_zone, parent_organization_id, archived, license_number) on organizations to "token:quote", customers;

create table partners (
  partner_id uuid not null default uuidv7(),
  organization_id uuid not null,
  slug text not null,
  partner_name text not null,
  dealership boolean not null default false,
  default_product text,
  logo_url text,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  version integer not null default 1,
  constraint partners_pkey PRIMARY KEY (partner_id),
  constraint partners_organization_id_partner_id_key UNIQUE (organization_id, partner_id),
  constraint partners_slug_key UNIQUE (slug),
  constraint partners_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint partners_default_product_bound CHECK (is_line(default_product, 64)),
  constraint partners_logo_url_bound CHECK (is_line(logo_url, 2000)),
  constraint partners_logo_url_check CHECK ((logo_url ~ '^(https://|/)'::text)),
  constraint partners_partner_name_bound CHECK (is_line(partner_name, 100)),
  constraint partners_slug_bound CHECK (is_line(slug, 64)),
  constraint partners_slug_check CHECK ((slug ~ '^[a-z0-9-]{2,60}$'::text))
);
alter table partners enable row level security;
CREATE INDEX partners_of_organization ON public.partners USING btree (organization_id, partner_name);
CREATE TRIGGER touch BEFORE UPDATE ON public.partners FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy adds on partners for insert to operator with check ((organization_id = claim_organization()));
create policy changes on partners for update to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy collects on partners for select to worker using (true);
create policy finds on partners for select to operator using (((archived IS NULL) OR (organization_id = claim_organization())));
create policy public_reads on partners for select to anonymous, customers, identity, "token:quote" using ((archived IS NULL));
create policy staff_reads on partners for select to "global:organization_admin", global_staff using (true);
create policy tenant_reads on partners for select to tenant_staff using ((organization_id = claim_organization()));
grant insert (organization_id, slug, partner_name, dealership, default_product), select, update (partner_name, dealership, default_product, logo_url, archived, version) on partners to operator;
grant select on partners to identity;
grant select (organization_id, slug, archived) on partners to worker;
grant select (partner_id, organization_id, slug, partner_name, dealership, default_product, logo_url) on partners to "token:quote", anonymous, customers;
grant select (partner_id, organization_id, slug, partner_name, dealership, default_product, logo_url, archived, created, updated, version) on partners to "global:organization_admin", global_staff, tenant_staff;

create table passkeys (
  passkey_id uuid not null default uuidv7(),
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  domain text not null,
  created timestamp with time zone not null default app_now(),
  last_used timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (passkey_id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint passkeys_counter_check CHECK ((counter >= 0)),
  constraint passkeys_credential_id_check CHECK (is_line(credential_id, 1364)),
  constraint passkeys_domain_check CHECK (is_line(domain, 253)),
  constraint passkeys_name_check CHECK (is_line(name, 100)),
  constraint passkeys_public_key_check CHECK ((length(public_key) <= 4000)),
  constraint passkeys_transports_check CHECK (is_line(array_to_string(transports, ' '::text), 200))
);
alter table passkeys enable row level security;
CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id);
create policy looks on passkeys for select to operator using (true);
create policy signs_in on passkeys for all to identity using (true) with check (true);
grant delete, insert, select, update on passkeys to identity;
grant select (user_id) on passkeys to operator;

create table pay_links (
  pay_link_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  number integer not null,
  expires timestamp with time zone not null,
  ended timestamp with time zone,
  ended_by text,
  created timestamp with time zone not null default app_now(),
  constraint pay_links_pkey PRIMARY KEY (pay_link_id),
  constraint pay_links_policy_id_number_key UNIQUE (policy_id, number),
  constraint pay_link_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint pay_link_ended CHECK (((ended IS NULL) = (ended_by IS NULL))),
  constraint pay_links_ended_by_check CHECK ((ended_by = ANY (ARRAY['paid'::text, 'moved'::text, 'detached'::text]))),
  constraint pay_links_number_check CHECK ((number > 0))
);
alter table pay_links enable row level security;
create policy finds_link on pay_links for select to identity using (true);
create policy operates on pay_links for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
grant insert, select, update on pay_links to operator;
grant select (organization_id, policy_id, number) on pay_links to identity;

create table payment_allocations (
  payment_allocation_id uuid not null default uuidv7(),
  organization_id uuid not null,
  payment_id uuid not null,
  invoice_id uuid,
  amount bigint not null,
  created timestamp with time zone not null default app_now(),
  policy_refund_id uuid,
  constraint payment_allocations_pkey PRIMARY KEY (payment_allocation_id),
  constraint payment_allocation_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, invoice_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_allocation_payment FOREIGN KEY (organization_id, payment_id) REFERENCES payments(organization_id, payment_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_allocation_refund FOREIGN KEY (organization_id, policy_refund_id) REFERENCES policy_refunds(organization_id, policy_refund_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_allocations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint payment_allocated_to_one CHECK ((num_nonnulls(invoice_id, policy_refund_id) = 1)),
  constraint payment_allocations_amount_check CHECK ((amount <> 0))
);
alter table payment_allocations enable row level security;
CREATE INDEX payment_allocations_of_invoice ON public.payment_allocations USING btree (invoice_id);
CREATE INDEX payment_allocations_of_payment ON public.payment_allocations USING btree (payment_id);
CREATE INDEX payment_allocations_of_refund ON public.payment_allocations USING btree (policy_refund_id) WHERE (policy_refund_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER allocated_within_payment AFTER INSERT OR UPDATE ON public.payment_allocations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_allocations();
CREATE CONSTRAINT TRIGGER invoice_paid_by_payments AFTER INSERT OR UPDATE ON public.payment_allocations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.invoice_id IS NOT NULL)) EXECUTE FUNCTION check_invoice_paid();
create policy operates on payment_allocations for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on payment_allocations for select to customers using ((EXISTS ( SELECT
   FROM invoices
  WHERE (invoices.invoice_id = payment_allocations.invoice_id))));
create policy staff_reads on payment_allocations for select to global_staff using (true);
create policy tenant_reads on payment_allocations for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select on payment_allocations to operator;
grant select on payment_allocations to customers, global_staff, tenant_staff;

create table payment_methods (
  payment_method_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid,
  kind text not null,
  gateway text not null,
  token sealed,
  cc_last_four text,
  bank text,
  authorization_version text,
  authorization_language text,
  authorized_amount bigint,
  authorized timestamp with time zone,
  authorized_from jsonb,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  contract_id uuid,
  user_id uuid,
  brand text,
  expiry_month integer,
  expiry_year integer,
  autopay_consented timestamp with time zone,
  autopay_version text,
  autopay_language text,
  ended timestamp with time zone,
  refused timestamp with time zone,
  expiry_told timestamp with time zone,
  autopay_text jsonb,
  autopay_from jsonb,
  forgotten timestamp with time zone,
  token_key text,
  constraint payment_methods_pkey PRIMARY KEY (payment_method_id),
  constraint payment_methods_organization_id_payment_method_id_key UNIQUE (organization_id, payment_method_id),
  constraint payment_method_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_methods_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint payment_method_authorized CHECK (((kind = 'card'::text) OR (num_nulls(authorization_version, authorization_language, authorized_amount, authorized, authorized_from) = 0) OR ((autopay_consented IS NOT NULL) AND (num_nonnulls(authorization_version, authorization_language, authorized_amount, authorized, authorized_from) = 0)))),
  constraint payment_method_consent CHECK ((num_nonnulls(autopay_consented, autopay_version, autopay_language) = ANY (ARRAY[0, 3]))),
  constraint payment_method_end CHECK (((kind = 'bank'::text) OR (bank IS NULL))),
  constraint payment_method_expiry CHECK ((((expiry_month IS NULL) = (expiry_year IS NULL)) AND ((kind = 'card'::text) OR (expiry_month IS NULL)))),
  constraint payment_method_forgotten CHECK ((((token IS NULL) = (forgotten IS NOT NULL)) AND ((forgotten IS NULL) OR (ended IS NOT NULL)))),
  constraint payment_method_mandate CHECK (((kind = 'card'::text) OR (autopay_consented IS NULL) OR (num_nulls(autopay_text, autopay_from) = 0))),
  constraint payment_method_owner CHECK ((num_nonnulls(quote_id, contract_id) > 0)),
  constraint payment_methods_authorization_language_check CHECK ((authorization_language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint payment_methods_authorization_version_check CHECK (is_line(authorization_version, 64)),
  constraint payment_methods_authorized_amount_check CHECK ((authorized_amount > 0)),
  constraint payment_methods_authorized_from_check CHECK (is_small(authorized_from, 2000)),
  constraint payment_methods_autopay_from_check CHECK (is_small(autopay_from, 2000)),
  constraint payment_methods_autopay_language_check CHECK ((autopay_language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint payment_methods_autopay_text_check CHECK (is_small(autopay_text, 12000)),
  constraint payment_methods_autopay_version_check CHECK (is_line(autopay_version, 64)),
  constraint payment_methods_bank_check CHECK (is_line(bank, 4)),
  constraint payment_methods_bank_check1 CHECK ((bank ~ '^\d{4}$'::text)),
  constraint payment_methods_brand_check CHECK (is_line(brand, 32)),
  constraint payment_methods_cc_last_four_check CHECK (is_line(cc_last_four, 4)),
  constraint payment_methods_cc_last_four_check1 CHECK ((cc_last_four ~ '^\d{4}$'::text)),
  constraint payment_methods_expiry_month_check CHECK (((expiry_month >= 1) AND (expiry_month <= 12))),
  constraint payment_methods_expiry_year_check CHECK (((expiry_year >= 2000) AND (expiry_year <= 2100))),
  constraint payment_methods_gateway_check CHECK (is_line(gateway, 64)),
  constraint payment_methods_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'bank'::text]))),
  constraint payment_methods_token_check CHECK (is_line((token)::text, 1000)),
  constraint payment_methods_token_key_check CHECK (is_line(token_key, 64))
);
alter table payment_methods enable row level security;
CREATE INDEX payment_methods_of_contract ON public.payment_methods USING btree (contract_id) WHERE (contract_id IS NOT NULL);
CREATE INDEX payment_methods_of_quote ON public.payment_methods USING btree (quote_id);
CREATE INDEX payment_methods_of_token ON public.payment_methods USING btree (token_key) WHERE (token_key IS NOT NULL);
CREATE INDEX payment_methods_of_user ON public.payment_methods USING btree (user_id) WHERE (ended IS NULL);
CREATE INDEX payment_methods_to_forget ON public.payment_methods USING btree (ended) WHERE ((ended IS NOT NULL) AND (forgotten IS NULL));
CREATE TRIGGER touch BEFORE UPDATE ON public.payment_methods FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy leaves on payment_methods for update to operator using ((organization_id = claim_organization())) with check ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy left_for on payment_methods for select to operator using ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy operates on payment_methods for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on payment_methods for select to customers using ((user_id = claim_user()));
create policy staff_reads on payment_methods for select to global_staff using (true);
create policy sweeps on payment_methods for select to worker using (true);
create policy tenant_reads on payment_methods for select to tenant_staff using ((organization_id = claim_organization()));
comment on column payment_methods.token_key is 'A keyed hash of the token; the same for every row of one card or account.';
comment on constraint payment_methods_user_id_fkey on payment_methods is 'user|payment_methods';
grant insert, select, update on payment_methods to operator;
grant select (payment_method_id, organization_id, ended, forgotten, token_key) on payment_methods to worker;
grant select (payment_method_id, organization_id, kind, cc_last_four, bank, created, updated, contract_id, user_id, brand, expiry_month, expiry_year, autopay_consented, ended, refused) on payment_methods to customers, global_staff, tenant_staff;

create table payments (
  payment_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid,
  process_intent_id uuid,
  gateway_key text not null,
  gateway text not null,
  gateway_reference text,
  amount bigint not null,
  currency text not null,
  cc_last_four text,
  bank text,
  status text not null,
  decline_code text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  payment_method_id uuid,
  settled timestamp with time zone,
  followed timestamp with time zone,
  policy_id uuid,
  direction text not null,
  returns_payment_id uuid,
  method_kind text not null,
  user_id uuid,
  begun_by text not null,
  decline_class text,
  transaction_id uuid,
  policy_refund_id uuid,
  payout_kind text,
  payout_reference text,
  disputed bigint not null default 0,
  dispute_fee bigint not null default 0,
  constraint payments_pkey PRIMARY KEY (payment_id),
  constraint payments_gateway_key_key UNIQUE (gateway_key),
  constraint payments_organization_id_payment_id_key UNIQUE (organization_id, payment_id),
  constraint payment_method FOREIGN KEY (organization_id, payment_method_id) REFERENCES payment_methods(organization_id, payment_method_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_of_transaction FOREIGN KEY (organization_id, transaction_id) REFERENCES transactions(organization_id, transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_refunds FOREIGN KEY (organization_id, policy_refund_id) REFERENCES policy_refunds(organization_id, policy_refund_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payment_returned FOREIGN KEY (organization_id, returns_payment_id) REFERENCES payments(organization_id, payment_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint payments_process_intent_id_fkey FOREIGN KEY (process_intent_id) REFERENCES process_intents(process_intent_id),
  constraint payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint payment_about CHECK ((num_nonnulls(quote_id, policy_id) > 0)),
  constraint payment_payout CHECK (((payout_kind IS NULL) = (payout_reference IS NULL))),
  constraint payment_returns CHECK (
CASE direction
    WHEN 'out'::text THEN ((policy_refund_id IS NOT NULL) AND (num_nonnulls(returns_payment_id, payout_kind) = 1))
    ELSE (num_nonnulls(returns_payment_id, policy_refund_id, payout_kind) = 0)
END),
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_bank_bound CHECK (is_line(bank, 100)),
  constraint payments_begun_by_check CHECK ((begun_by = ANY (ARRAY['checkout'::text, 'schedule'::text, 'staff'::text, 'customer'::text]))),
  constraint payments_cc_last_four_bound CHECK (is_line(cc_last_four, 64)),
  constraint payments_cc_last_four_check CHECK ((cc_last_four ~ '^\d{4}$'::text)),
  constraint payments_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint payments_decline_class_check CHECK ((decline_class = ANY (ARRAY['hard'::text, 'soft'::text, 'fault'::text]))),
  constraint payments_decline_code_bound CHECK (is_line(decline_code, 64)),
  constraint payments_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint payments_dispute_fee_check CHECK ((dispute_fee >= 0)),
  constraint payments_disputed_part CHECK (((disputed >= 0) AND (disputed < amount) AND ((disputed = 0) OR (status = 'settled'::text)))),
  constraint payments_gateway_bound CHECK (is_line(gateway, 64)),
  constraint payments_gateway_key_bound CHECK (is_line(gateway_key, 255)),
  constraint payments_gateway_reference_bound CHECK (is_line(gateway_reference, 255)),
  constraint payments_method_kind_check CHECK ((method_kind = ANY (ARRAY['card'::text, 'bank'::text]))),
  constraint payments_payout_kind_check CHECK ((payout_kind = ANY (ARRAY['check'::text, 'transfer'::text]))),
  constraint payments_payout_reference_bound CHECK (is_line(payout_reference, 100)),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'authorized'::text, 'processing'::text, 'settled'::text, 'failed'::text, 'returned'::text, 'withdrawn'::text, 'voided'::text, 'refunded'::text, 'unknown'::text])))
);
alter table payments enable row level security;
CREATE UNIQUE INDEX payment_under_way ON public.payments USING btree (policy_id) WHERE ((direction = 'in'::text) AND (status = ANY (ARRAY['pending'::text, 'unknown'::text])));
CREATE INDEX payments_by_reference ON public.payments USING btree (gateway_reference);
CREATE INDEX payments_of_method ON public.payments USING btree (payment_method_id) WHERE (payment_method_id IS NOT NULL);
CREATE INDEX payments_of_policy ON public.payments USING btree (policy_id) WHERE (policy_id IS NOT NULL);
CREATE INDEX payments_of_quote ON public.payments USING btree (quote_id);
CREATE INDEX payments_of_refund ON public.payments USING btree (policy_refund_id) WHERE (policy_refund_id IS NOT NULL);
CREATE INDEX payments_of_transaction ON public.payments USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE INDEX payments_that_return ON public.payments USING btree (returns_payment_id) WHERE (returns_payment_id IS NOT NULL);
CREATE INDEX payments_to_follow ON public.payments USING btree (status, followed) WHERE (method_kind = 'bank'::text);
CREATE INDEX payments_unknown ON public.payments USING btree (gateway, created) WHERE (status = 'unknown'::text);
CREATE CONSTRAINT TRIGGER refunded_within_payment AFTER INSERT OR UPDATE ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.returns_payment_id IS NOT NULL)) EXECUTE FUNCTION check_returned();
CREATE TRIGGER touch BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on payments for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy sweeps on payments for select to worker using (true);
grant insert, select, update on payments to operator;
grant select (payment_id, organization_id, gateway_key, gateway_reference, status, created, payment_method_id, settled, followed, direction, method_kind, disputed) on payments to worker;

create table personal_exports (
  personal_export_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  language text not null,
  status text not null default 'queued'::text,
  storage_key text,
  byte_size bigint,
  finished timestamp with time zone,
  expires timestamp with time zone,
  removed timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint personal_exports_pkey PRIMARY KEY (personal_export_id),
  constraint personal_export_key UNIQUE (organization_id, personal_export_id),
  constraint personal_exports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint personal_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint personal_export_done CHECK (((status <> 'done'::text) OR (num_nulls(storage_key, byte_size, finished, expires) = 0))),
  constraint personal_exports_byte_size_check CHECK ((byte_size > 0)),
  constraint personal_exports_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint personal_exports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'done'::text, 'failed'::text]))),
  constraint personal_exports_storage_key_check CHECK (is_line(storage_key, 255))
);
alter table personal_exports enable row level security;
CREATE INDEX personal_exports_of_person ON public.personal_exports USING btree (user_id, created);
CREATE UNIQUE INDEX personal_exports_queued ON public.personal_exports USING btree (user_id) WHERE (status = 'queued'::text);
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.personal_exports FOR EACH ROW EXECUTE FUNCTION letters_follow('personal_export', 'personal_export_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.personal_exports FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on personal_exports for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on personal_exports for select to customers using ((user_id = claim_user()));
create policy sweeps on personal_exports for select to worker using (true);
comment on constraint personal_exports_user_id_fkey on personal_exports is 'person|personal_exports';
grant insert, select, update on personal_exports to operator;
grant select (personal_export_id, organization_id, expires, removed) on personal_exports to worker;
grant select (personal_export_id, organization_id, user_id, status, byte_size, finished, expires, removed, created) on personal_exports to customers;

create table policies (
  policy_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  provider text not null,
  policy_number text collate "C" not null,
  policy_status text not null,
  policy_term integer not null default 1,
  contract_id uuid not null default uuidv7(),
  current_quote_id uuid not null,
  user_id uuid,
  effective_date date not null,
  expiration_date date not null,
  time_zone text not null,
  currency text not null,
  payment_term text not null,
  premium bigint not null,
  fees bigint not null,
  cancelled_as_of date,
  cancellation_reason text,
  customer_renewal_option text not null default 'auto_renew'::text,
  meta jsonb not null default '{}'::jsonb,
  signed_at timestamp with time zone,
  signer_info jsonb,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  language text not null default 'en-us'::text,
  total bigint not null generated always as (((premium + fees) + taxes)) stored,
  installment_fee bigint not null,
  cover_from timestamp with time zone not null,
  kept_until date,
  erased timestamp with time zone,
  charge_day_moves integer not null default 0,
  terms jsonb,
  e_consent_withdrawn timestamp with time zone,
  taxes bigint not null default 0,
  non_renewal_look date,
  renewal_look date,
  decline_reason text,
  decline_comment text,
  constraint policies_pkey PRIMARY KEY (policy_id),
  constraint policies_organization_id_policy_id_key UNIQUE (organization_id, policy_id),
  constraint policies_policy_number_policy_term_key UNIQUE (policy_number, policy_term),
  constraint policies_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint policies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint policy_current_quote FOREIGN KEY (organization_id, current_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policies_cancellation_reason_check CHECK ((cancellation_reason = ANY (ARRAY['insured_request'::text, 'sold_vehicle'::text, 'replaced_cover'::text, 'military_duty'::text, 'non_payment'::text, 'uw_post_bind'::text, 'license_suspended'::text, 'misrepresentation'::text, 'fraud_claim'::text, 'total_loss'::text, 'duplicate'::text, 'rewrite'::text, 'never_taken'::text]))),
  constraint policies_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint policies_customer_renewal_option_check CHECK ((customer_renewal_option = ANY (ARRAY['auto_renew'::text, 'manual'::text, 'do_not_renew'::text]))),
  constraint policies_decline_comment_bound CHECK (is_prose(decline_comment, 1000)),
  constraint policies_decline_reason_check CHECK ((decline_reason = ANY (ARRAY['price'::text, 'insured_elsewhere'::text, 'vehicle_gone'::text, 'not_used'::text, 'moved'::text, 'service'::text, 'other'::text]))),
  constraint policies_fees_check CHECK ((fees >= 0)),
  constraint policies_installment_fee_check CHECK ((installment_fee >= 0)),
  constraint policies_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint policies_meta_bound CHECK (is_small(meta, 20000)),
  constraint policies_payment_term_check CHECK ((payment_term = ANY (ARRAY['monthly'::text, 'pay_in_full'::text]))),
  constraint policies_policy_number_bound CHECK (is_line(policy_number, 64)),
  constraint policies_policy_status_check CHECK ((policy_status = ANY (ARRAY['pending'::text, 'active'::text, 'delinquent'::text, 'pending_cancellation'::text, 'cancelled'::text, 'expired'::text, 'rewritten'::text]))),
  constraint policies_policy_term_check CHECK ((policy_term >= 1)),
  constraint policies_premium_check CHECK ((premium >= 0)),
  constraint policies_provider_bound CHECK (is_line(provider, 64)),
  constraint policies_signer_info_bound CHECK (is_small(signer_info, 4000)),
  constraint policies_taxes_check CHECK ((taxes >= 0)),
  constraint policies_terms_check CHECK (((jsonb_typeof(terms) = 'object'::text) AND is_small(terms, 4000))),
  constraint policies_time_zone_bound CHECK (is_line(time_zone, 64)),
  constraint policy_days CHECK ((expiration_date > effective_date))
);
alter table policies enable row level security;
CREATE INDEX policies_by_number ON public.policies USING btree (organization_id, policy_number);
CREATE INDEX policies_ending ON public.policies USING btree (expiration_date) WHERE (policy_status = ANY (ARRAY['pending'::text, 'active'::text, 'delinquent'::text, 'pending_cancellation'::text]));
CREATE INDEX policies_erased ON public.policies USING btree (organization_id) WHERE (erased IS NOT NULL);
CREATE INDEX policies_kept ON public.policies USING btree (kept_until) WHERE ((kept_until IS NOT NULL) AND (erased IS NULL));
CREATE INDEX policies_of_contract ON public.policies USING btree (contract_id, policy_term);
CREATE INDEX policies_of_user ON public.policies USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX policies_recent ON public.policies USING btree (organization_id, effective_date DESC, policy_id);
CREATE INDEX policies_starting ON public.policies USING btree (effective_date) WHERE (policy_status = 'pending'::text);
CREATE INDEX policies_to_renew ON public.policies USING btree (renewal_look NULLS FIRST, expiration_date) WHERE (policy_status = ANY (ARRAY['active'::text, 'delinquent'::text]));
CREATE UNIQUE INDEX policy_of_quote ON public.policies USING btree (current_quote_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policies();
CREATE TRIGGER hint_move AFTER UPDATE OF organization_id ON public.policies FOR EACH ROW WHEN ((old.organization_id <> new.organization_id)) EXECUTE FUNCTION hint_former_organization('policy_id');
CREATE TRIGGER hint_update AFTER UPDATE ON public.policies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policies();
CREATE TRIGGER keeps_standing AFTER UPDATE OF policy_status, cancelled_as_of ON public.policies FOR EACH ROW WHEN (((new.policy_status IS DISTINCT FROM old.policy_status) OR (new.cancelled_as_of IS DISTINCT FROM old.cancelled_as_of))) EXECUTE FUNCTION keep_policy_standing();
CREATE TRIGGER keeps_standing_first AFTER INSERT ON public.policies FOR EACH ROW EXECUTE FUNCTION keep_policy_standing();
CREATE TRIGGER touch BEFORE UPDATE ON public.policies FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy leaves on policies for update to operator using ((organization_id = claim_organization())) with check ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy left_for on policies for select to operator using ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy operates on policies for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policies for select to customers using ((user_id = claim_user()));
create policy staff_reads on policies for select to "global:actuary", "global:organization_admin", global_staff using (true);
create policy sweeps on policies for select to worker using (true);
create policy tenant_reads on policies for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on policies for select to "token:quote" using ((current_quote_id = claim_quote()));
comment on column policies.cover_from is 'When cover begins: 12:01 a.m. of effective_date in time_zone, or the purchase where that came later.';
comment on column policies.decline_reason is 'Why who is insured wants no next term, where they said so.';
comment on column policies.e_consent_withdrawn is 'When the insured withdrew the agreement to electronic records.';
comment on column policies.installment_fee is 'What each invoice after the first bears besides its premium, in cents.';
comment on column policies.non_renewal_look is 'The day on which it is looked next whether the end of the term is to be told.';
comment on column policies.taxes is 'Taxes and surcharges of the term, in cents.';
comment on column policies.terms is 'The terms of the sale as they were signed: what comes back, fees, how it is collected and reinstated.';
comment on column policies.total is 'What the term costs with the fees that are due for it as a whole and with taxes, in cents.';
comment on constraint policy_current_quote on policies is 'current_quote|current_policies';
grant insert, select, update on policies to operator;
grant select (policy_id, organization_id, policy_status, effective_date, expiration_date, time_zone, cancellation_reason, kept_until, erased, non_renewal_look, renewal_look) on policies to worker;
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id, current_quote_id, effective_date, expiration_date, time_zone, currency, payment_term, premium, fees, cancelled_as_of, cancellation_reason, created, updated, language, total, installment_fee, cover_from, taxes) on policies to "global:actuary";
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id, current_quote_id, user_id, effective_date, expiration_date, time_zone, currency, payment_term, premium, fees, cancelled_as_of, cancellation_reason, customer_renewal_option, meta, signed_at, signer_info, created, updated, language, total, installment_fee, cover_from, kept_until, erased, charge_day_moves, terms, e_consent_withdrawn, taxes, non_renewal_look, renewal_look, decline_reason, decline_comment) on policies to global_staff, tenant_staff;
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id, current_quote_id, user_id, effective_date, expiration_date, time_zone, currency, payment_term, premium, fees, cancelled_as_of, cancellation_reason, customer_renewal_option, signed_at, created, updated, language, total, installment_fee, cover_from, kept_until, erased, e_consent_withdrawn, taxes, decline_reason, decline_comment) on policies to customers;
grant select (policy_id, organization_id, product_id, provider, policy_number, policy_status, policy_term, contract_id, current_quote_id, user_id, effective_date, expiration_date, time_zone, currency, payment_term, premium, fees, cancelled_as_of, cancellation_reason, customer_renewal_option, signed_at, created, updated, language, total, installment_fee, cover_from, kept_until, erased, taxes) on policies to "global:organization_admin", "token:quote";

create table policy_activities (
  history_id uuid not null default uuidv7(),
  "timestamp" timestamp with time zone not null default app_now(),
  organization_id uuid not null,
  booked_organization_id uuid not null,
  policy_id uuid not null,
  action text not null,
  organization_name text not null,
  agent_name text,
  provider text not null,
  policy_status text not null,
  effective_date date not null,
  expiration_date date not null,
  policy_term_premium bigint not null,
  premium_change bigint not null,
  current_quote_id uuid not null,
  policy_state text not null,
  payment_term text not null,
  cancelled_as_of date,
  policy_number text collate "C" not null,
  currency text not null,
  agent_user_id uuid,
  constraint policy_activities_pkey PRIMARY KEY (history_id),
  constraint policy_activities_agent_user_id_fkey FOREIGN KEY (agent_user_id) REFERENCES users(user_id),
  constraint policy_activities_booked_organization_id_fkey FOREIGN KEY (booked_organization_id) REFERENCES organizations(organization_id),
  constraint policy_activity_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_activities_action_check CHECK ((action = ANY (ARRAY['new_business'::text, 'endorsement'::text, 'cancellation'::text, 'pending_cancellation'::text, 'reinstatement'::text, 'renewal'::text, 'non_renewal'::text, 'rewrite'::text, 'delinquency'::text, 'refund'::text]))),
  constraint policy_activities_agent_name_bound CHECK (is_line(agent_name, 201)),
  constraint policy_activities_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint policy_activities_organization_name_bound CHECK (is_line(organization_name, 100)),
  constraint policy_activities_payment_term_bound CHECK (is_line(payment_term, 64)),
  constraint policy_activities_policy_number_check CHECK (is_line(policy_number, 64)),
  constraint policy_activities_policy_state_bound CHECK (is_line(policy_state, 64)),
  constraint policy_activities_policy_status_bound CHECK (is_line(policy_status, 64)),
  constraint policy_activities_provider_bound CHECK (is_line(provider, 64))
);
alter table policy_activities enable row level security;
CREATE INDEX policy_activities_actions ON public.policy_activities USING btree (action, booked_organization_id);
CREATE INDEX policy_activities_newest ON public.policy_activities USING btree ("timestamp" DESC, history_id);
CREATE INDEX policy_activities_numbers ON public.policy_activities USING btree (booked_organization_id, policy_number);
CREATE INDEX policy_activities_of_policy ON public.policy_activities USING btree (policy_id, "timestamp");
CREATE INDEX policy_activities_recent ON public.policy_activities USING btree (booked_organization_id, "timestamp" DESC);
CREATE INDEX policy_activities_states ON public.policy_activities USING btree (policy_state, booked_organization_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_activities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_activities();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_activities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_activities();
create policy operates on policy_activities for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on policy_activities for select to "global:actuary", global_staff using (true);
create policy tenant_reads on policy_activities for select to tenant_staff using ((booked_organization_id = claim_organization()));
comment on constraint policy_activities_agent_user_id_fkey on policy_activities is 'agent|activities_of_agent';
comment on constraint policy_activities_booked_organization_id_fkey on policy_activities is 'booked_organization|booked_activities';
grant insert, select on policy_activities to operator;
grant select on policy_activities to global_staff, tenant_staff;
grant select (history_id, "timestamp", organization_id, booked_organization_id, policy_id, action, organization_name, provider, policy_status, effective_date, expiration_date, policy_term_premium, premium_change, current_quote_id, policy_state, payment_term, cancelled_as_of, policy_number, currency) on policy_activities to "global:actuary";

create table policy_attachments (
  policy_attachment_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  name text not null,
  url text not null,
  user_id uuid,
  visible boolean not null default false,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  file_id uuid,
  archived timestamp with time zone,
  sender_name text,
  constraint policy_attachments_pkey PRIMARY KEY (policy_attachment_id),
  constraint policy_attachment_file FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_attachment_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_attachments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint policy_attachments_name_bound CHECK (is_line(name, 100)),
  constraint policy_attachments_name_check CHECK ((name ~ '\S'::text)),
  constraint policy_attachments_sender_name_check CHECK (is_line(sender_name, 201)),
  constraint policy_attachments_url_bound CHECK (is_line(url, 2000)),
  constraint policy_attachments_url_check CHECK ((url ~ '^(https://|/)'::text))
);
alter table policy_attachments enable row level security;
CREATE UNIQUE INDEX policy_attachments_of_file ON public.policy_attachments USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX policy_attachments_of_policy ON public.policy_attachments USING btree (policy_id, created);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_attachments();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_attachments();
CREATE TRIGGER touch BEFORE UPDATE ON public.policy_attachments FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on policy_attachments for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_attachments for select to customers using ((visible AND (archived IS NULL) AND (EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_attachments.policy_id)))));
create policy staff_reads on policy_attachments for select to global_staff using (true);
create policy tenant_reads on policy_attachments for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on policy_attachments to operator;
grant select (policy_attachment_id, organization_id, policy_id, name, url, user_id, created, updated, file_id, sender_name) on policy_attachments to customers;
grant select (policy_attachment_id, organization_id, policy_id, name, url, user_id, visible, created, updated, file_id, archived, sender_name) on policy_attachments to global_staff, tenant_staff;

create table policy_cancellations (
  policy_cancellation_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  status text not null,
  reason text not null,
  explanation text,
  proof text,
  effective_date date not null,
  basis text not null,
  minimum_earned bigint not null default 0,
  ended_by text not null,
  hold_reason text,
  returned bigint,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  odometer integer,
  notice_id uuid,
  refund_due date,
  constraint policy_cancellations_pkey PRIMARY KEY (policy_cancellation_id),
  constraint policy_cancellations_organization_id_policy_cancellation_id_key UNIQUE (organization_id, policy_cancellation_id),
  constraint policy_cancellation_notice_row FOREIGN KEY (organization_id, notice_id) REFERENCES notices(organization_id, notice_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_cancellation_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_cancellation_transaction FOREIGN KEY (organization_id, policy_transaction_id) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint cancellation_done CHECK (((status = 'done'::text) = (returned IS NOT NULL))),
  constraint cancellation_notice CHECK (((ended_by = 'insurer'::text) = (notice_id IS NOT NULL))),
  constraint policy_cancellations_basis_check CHECK ((basis = ANY (ARRAY['flat'::text, 'pro_rata'::text, 'short_rate_90'::text, 'short_rate_table'::text]))),
  constraint policy_cancellations_ended_by_check CHECK ((ended_by = ANY (ARRAY['insured'::text, 'insurer'::text]))),
  constraint policy_cancellations_explanation_check CHECK (is_prose(explanation, 1000)),
  constraint policy_cancellations_hold_reason_check CHECK (is_prose(hold_reason, 1000)),
  constraint policy_cancellations_odometer_check CHECK (((odometer >= 0) AND (odometer <= 2000000))),
  constraint policy_cancellations_proof_check CHECK (is_prose(proof, 1000)),
  constraint policy_cancellations_reason_check CHECK ((reason = ANY (ARRAY['insured_request'::text, 'sold_vehicle'::text, 'replaced_cover'::text, 'military_duty'::text, 'non_payment'::text, 'uw_post_bind'::text, 'license_suspended'::text, 'misrepresentation'::text, 'fraud_claim'::text, 'total_loss'::text, 'duplicate'::text, 'rewrite'::text, 'never_taken'::text]))),
  constraint policy_cancellations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'reversed'::text])))
);
alter table policy_cancellations enable row level security;
CREATE UNIQUE INDEX policy_cancellation_pending ON public.policy_cancellations USING btree (policy_id) WHERE (status = 'pending'::text);
CREATE INDEX policy_cancellations_due ON public.policy_cancellations USING btree (effective_date) WHERE (status = 'pending'::text);
CREATE INDEX policy_cancellations_of_notice ON public.policy_cancellations USING btree (notice_id) WHERE (notice_id IS NOT NULL);
CREATE INDEX policy_cancellations_of_policy ON public.policy_cancellations USING btree (policy_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_cancellations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_cancellations();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_cancellations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_cancellations();
CREATE TRIGGER touch BEFORE UPDATE ON public.policy_cancellations FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on policy_cancellations for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_cancellations for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_cancellations.policy_id))));
create policy staff_reads on policy_cancellations for select to global_staff using (true);
create policy sweeps on policy_cancellations for select to worker using (true);
create policy tenant_reads on policy_cancellations for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint policy_cancellation_notice_row on policy_cancellations is 'notice|policy_cancellations';
grant insert, select, update on policy_cancellations to operator;
grant select (policy_cancellation_id, organization_id, policy_id, policy_transaction_id, status, reason, explanation, proof, effective_date, basis, minimum_earned, ended_by, hold_reason, returned, created, updated, odometer, notice_id, refund_due) on policy_cancellations to global_staff, tenant_staff;
grant select (policy_cancellation_id, organization_id, policy_id, status, effective_date, refund_due) on policy_cancellations to worker;
grant select (policy_cancellation_id, organization_id, policy_id, status, reason, effective_date, basis, ended_by, returned, created, updated, notice_id, refund_due) on policy_cancellations to customers;

create table policy_collections (
  policy_id uuid not null,
  organization_id uuid not null,
  next_look timestamp with time zone default app_now(),
  paused_by uuid,
  constraint policy_collections_pkey PRIMARY KEY (policy_id),
  constraint policy_collection_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_collections_paused_by_fkey FOREIGN KEY (paused_by) REFERENCES moratoriums(moratorium_id)
);
alter table policy_collections enable row level security;
CREATE INDEX policy_collections_to_look_at ON public.policy_collections USING btree (next_look) WHERE (next_look IS NOT NULL);
create policy operates on policy_collections for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy sweeps on policy_collections for select to worker using (true);
grant insert, select, update on policy_collections to operator;
grant select on policy_collections to worker;

create table policy_commissions (
  policy_id uuid not null,
  organization_id uuid not null,
  rate integer not null,
  collected bigint not null default 0,
  booked bigint not null default 0,
  seen timestamp with time zone not null,
  constraint policy_commissions_pkey PRIMARY KEY (policy_id),
  constraint policy_commissions_organization_id_policy_id_key UNIQUE (organization_id, policy_id),
  constraint policy_commission_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_commissions_booked_check CHECK ((booked >= 0)),
  constraint policy_commissions_collected_check CHECK ((collected >= 0)),
  constraint policy_commissions_rate_check CHECK (((rate >= 0) AND (rate <= 50)))
);
alter table policy_commissions enable row level security;
CREATE INDEX policy_commissions_seen ON public.policy_commissions USING btree (organization_id, seen DESC);
create policy operates on policy_commissions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on policy_commissions for select to "global:actuary", global_staff using (true);
create policy tenant_reads on policy_commissions for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on policy_commissions to operator;
grant select on policy_commissions to "global:actuary", global_staff, tenant_staff;

create table policy_earnings (
  policy_id uuid not null,
  organization_id uuid not null,
  earned_until date not null,
  earned bigint not null default 0,
  closed boolean not null default false,
  constraint policy_earnings_pkey PRIMARY KEY (policy_id),
  constraint policy_earning_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED
);
alter table policy_earnings enable row level security;
CREATE INDEX policy_earnings_due ON public.policy_earnings USING btree (organization_id, earned_until) WHERE (NOT closed);
create policy operates on policy_earnings for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy sweeps on policy_earnings for select to worker using (true);
grant insert, select, update on policy_earnings to operator;
grant select (policy_id, organization_id, earned_until, closed) on policy_earnings to worker;

create table policy_events (
  policy_event_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  event_type text not null,
  due_date date,
  data jsonb not null default '{}'::jsonb,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  constraint policy_events_pkey PRIMARY KEY (policy_event_id),
  constraint policy_event_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_events_data_bound CHECK (is_small(data, 20000)),
  constraint policy_events_event_type_bound CHECK (is_line(event_type, 64))
);
alter table policy_events enable row level security;
CREATE INDEX policy_events_of_policy ON public.policy_events USING btree (policy_id, created);
create policy operates on policy_events for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_events for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_events.policy_id))));
create policy staff_reads on policy_events for select to global_staff using (true);
create policy tenant_reads on policy_events for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on policy_events to operator;
grant select on policy_events to customers, global_staff, tenant_staff;

create table policy_inspections (
  policy_inspection_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  vehicle_id uuid,
  due_date date not null,
  photo_url text,
  completed timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_vehicle_id uuid,
  status text not null default 'asked'::text,
  shots text[] not null default '{front,rear,left,right,interior,vin_plate}'::text[],
  reason text,
  submitted timestamp with time zone,
  reminded timestamp with time zone,
  overdue timestamp with time zone,
  constraint policy_inspections_pkey PRIMARY KEY (policy_inspection_id),
  constraint policy_inspection_key UNIQUE (organization_id, policy_inspection_id),
  constraint policy_inspection_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_inspection_vehicle FOREIGN KEY (organization_id, vehicle_id) REFERENCES vehicles(organization_id, vehicle_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_inspection_completed CHECK (((completed IS NULL) OR (photo_url IS NOT NULL))),
  constraint policy_inspection_done CHECK (((status = 'completed'::text) = (completed IS NOT NULL))),
  constraint policy_inspections_photo_url_bound CHECK (is_line(photo_url, 2000)),
  constraint policy_inspections_photo_url_check CHECK ((photo_url ~ '^(https://|/)'::text)),
  constraint policy_inspections_reason_check CHECK (is_prose(reason, 1000)),
  constraint policy_inspections_shots_check CHECK (((cardinality(shots) >= 1) AND (cardinality(shots) <= 7) AND is_line(array_to_string(shots, ' '::text), 100) AND (shots <@ '{front,rear,left,right,interior,vin_plate,odometer}'::text[]))),
  constraint policy_inspections_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'asked_again'::text, 'submitted'::text, 'completed'::text, 'withdrawn'::text])))
);
alter table policy_inspections enable row level security;
CREATE UNIQUE INDEX policy_inspection_once ON public.policy_inspections USING btree (policy_id, root_vehicle_id) WHERE (completed IS NULL);
CREATE INDEX policy_inspections_of_policy ON public.policy_inspections USING btree (policy_id);
CREATE INDEX policy_inspections_of_root ON public.policy_inspections USING btree (root_vehicle_id) WHERE (root_vehicle_id IS NOT NULL);
CREATE INDEX policy_inspections_of_vehicle ON public.policy_inspections USING btree (vehicle_id) WHERE (vehicle_id IS NOT NULL);
CREATE INDEX policy_inspections_overdue ON public.policy_inspections USING btree (due_date) WHERE (completed IS NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_inspections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_inspections();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_inspections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_inspections();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF vehicle_id, root_vehicle_id ON public.policy_inspections FOR EACH ROW EXECUTE FUNCTION set_root_of_policy_inspections();
CREATE TRIGGER touch BEFORE UPDATE ON public.policy_inspections FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on policy_inspections for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_inspections for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_inspections.policy_id))));
create policy staff_reads on policy_inspections for select to global_staff using (true);
create policy sweeps on policy_inspections for select to worker using (true);
create policy tenant_reads on policy_inspections for select to tenant_staff using ((organization_id = claim_organization()));
comment on column policy_inspections.due_date is 'The last day for its photographs, where the risk is.';
comment on column policy_inspections.photo_url is 'The first of its photographs that was accepted.';
comment on column policy_inspections.root_vehicle_id is 'The root of what the row names, whichever description of it. @set_by_trigger';
grant insert, select, update on policy_inspections to operator;
grant select on policy_inspections to customers, global_staff, tenant_staff;
grant select (policy_inspection_id, organization_id, policy_id, due_date, status, reminded, overdue) on policy_inspections to worker;

create table policy_notes (
  policy_note_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  note text not null,
  user_id uuid not null,
  author_name text not null,
  visible boolean not null default false,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint policy_notes_pkey PRIMARY KEY (policy_note_id),
  constraint policy_note_of_organization UNIQUE (organization_id, policy_note_id),
  constraint policy_note_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint policy_notes_author_name_bound CHECK (is_line(author_name, 201)),
  constraint policy_notes_note_bound CHECK (is_prose(note, 10000)),
  constraint policy_notes_note_check CHECK ((note ~ '\S'::text))
);
alter table policy_notes enable row level security;
CREATE INDEX policy_notes_of_policy ON public.policy_notes USING btree (policy_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_notes();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_notes();
CREATE TRIGGER touch BEFORE UPDATE ON public.policy_notes FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on policy_notes for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_notes for select to customers using ((visible AND (archived IS NULL) AND (EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_notes.policy_id)))));
create policy staff_reads on policy_notes for select to global_staff using (true);
create policy tenant_reads on policy_notes for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on policy_notes to operator;
grant select (policy_note_id, organization_id, policy_id, note, user_id, author_name, archived, created, updated) on policy_notes to customers;
grant select (policy_note_id, organization_id, policy_id, note, user_id, author_name, visible, archived, created, updated) on policy_notes to global_staff, tenant_staff;

create sequence policy_number_series as bigint start 100001 increment 1;
grant usage on sequence policy_number_series to operator;

create table policy_proposals (
  policy_proposal_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  proposed_quote_id uuid not null,
  status text not null default 'pending'::text,
  effective date not null,
  premium_change bigint,
  applied timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  base_quote_id uuid not null,
  delta jsonb not null default '{}'::jsonb,
  term_change bigint,
  asks_underwriter text,
  proposed_by_user_id uuid,
  accepted timestamp with time zone,
  accepted_by_user_id uuid,
  override_reason text,
  invalidated_because text,
  refusal_code text,
  policy_transaction_id uuid,
  signed timestamp with time zone,
  signer_info jsonb,
  carried_from uuid,
  signature_requested timestamp with time zone,
  signed_file_id uuid,
  constraint policy_proposals_pkey PRIMARY KEY (policy_proposal_id),
  constraint policy_proposals_proposed_quote_id_key UNIQUE (proposed_quote_id),
  constraint policy_proposal_base FOREIGN KEY (organization_id, base_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_proposal_carried_from FOREIGN KEY (organization_id, carried_from) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_proposal_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_proposal_quote FOREIGN KEY (organization_id, proposed_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_proposal_signed_file FOREIGN KEY (organization_id, signed_file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_proposal_transaction FOREIGN KEY (organization_id, policy_transaction_id) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_proposals_accepted_by_user_id_fkey FOREIGN KEY (accepted_by_user_id) REFERENCES users(user_id),
  constraint policy_proposals_proposed_by_user_id_fkey FOREIGN KEY (proposed_by_user_id) REFERENCES users(user_id),
  constraint policy_proposal_accepted CHECK (((status <> ALL (ARRAY['scheduled'::text, 'applied'::text])) OR (accepted IS NOT NULL))),
  constraint policy_proposal_applied CHECK (((status = 'applied'::text) = (applied IS NOT NULL))),
  constraint policy_proposal_invalidated CHECK (((status = 'invalidated'::text) = (invalidated_because IS NOT NULL))),
  constraint policy_proposal_price CHECK (((status <> ALL (ARRAY['scheduled'::text, 'applied'::text])) OR (premium_change IS NOT NULL))),
  constraint policy_proposal_signed CHECK (((signed IS NULL) = (signer_info IS NULL))),
  constraint policy_proposals_asks_underwriter_check CHECK (is_line(asks_underwriter, 64)),
  constraint policy_proposals_delta_check CHECK (((jsonb_typeof(delta) = 'object'::text) AND is_small(delta, 20000))),
  constraint policy_proposals_invalidated_because_check CHECK ((invalidated_because = ANY (ARRAY['withdrawn'::text, 'declined'::text, 'unanswered'::text, 'policy_ended'::text, 'policy_moved'::text, 'base_moved'::text, 'does_not_fit'::text, 'refused_on_its_day'::text, 'undone_before'::text]))),
  constraint policy_proposals_override_reason_bound CHECK (is_prose(override_reason, 2000)),
  constraint policy_proposals_refusal_code_bound CHECK (is_line(refusal_code, 64)),
  constraint policy_proposals_signer_info_check CHECK (is_small(signer_info, 4000)),
  constraint policy_proposals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'scheduled'::text, 'applied'::text, 'invalidated'::text])))
);
alter table policy_proposals enable row level security;
CREATE INDEX policy_proposals_carried ON public.policy_proposals USING btree (carried_from) WHERE (carried_from IS NOT NULL);
CREATE INDEX policy_proposals_live ON public.policy_proposals USING btree (organization_id, effective) WHERE (status = ANY (ARRAY['pending'::text, 'scheduled'::text]));
CREATE INDEX policy_proposals_of_base ON public.policy_proposals USING btree (base_quote_id);
CREATE INDEX policy_proposals_of_policy ON public.policy_proposals USING btree (policy_id, created DESC);
CREATE INDEX policy_proposals_of_transaction ON public.policy_proposals USING btree (policy_transaction_id);
CREATE INDEX policy_proposals_recent ON public.policy_proposals USING btree (organization_id, created DESC, policy_proposal_id);
CREATE INDEX policy_proposals_scheduled ON public.policy_proposals USING btree (effective) WHERE (status = 'scheduled'::text);
CREATE INDEX policy_proposals_signed_file ON public.policy_proposals USING btree (signed_file_id) WHERE (signed_file_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_proposals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_proposals();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_proposals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_proposals();
CREATE TRIGGER touch BEFORE UPDATE ON public.policy_proposals FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on policy_proposals for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_proposals for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_proposals.policy_id))));
create policy staff_reads on policy_proposals for select to global_staff using (true);
create policy sweeps on policy_proposals for select to worker using (true);
create policy tenant_reads on policy_proposals for select to tenant_staff using ((organization_id = claim_organization()));
comment on column policy_proposals.carried_from is 'The change of the term before that is proposed on this one.';
comment on column policy_proposals.signed_file_id is 'The paper that the insured signed, as it was sent here.';
comment on constraint policy_proposal_base on policy_proposals is 'base_quote|changes_proposed';
comment on constraint policy_proposal_carried_from on policy_proposals is 'carried_from_transaction|carried_proposals';
comment on constraint policy_proposal_quote on policy_proposals is 'proposed_quote|policy_proposal';
comment on constraint policy_proposal_signed_file on policy_proposals is 'signed_file|signed_proposals';
comment on constraint policy_proposal_transaction on policy_proposals is 'policy_transaction|policy_proposals';
comment on constraint policy_proposals_accepted_by_user_id_fkey on policy_proposals is 'accepted_by|accepted_changes';
comment on constraint policy_proposals_proposed_by_user_id_fkey on policy_proposals is 'proposed_by|proposed_changes';
grant insert, select, update on policy_proposals to operator;
grant select (policy_proposal_id, organization_id, policy_id, proposed_quote_id, status, effective, premium_change, applied, created, updated, base_quote_id, delta, term_change, asks_underwriter, accepted, invalidated_because, policy_transaction_id, signed, carried_from, signature_requested) on policy_proposals to customers;
grant select (policy_proposal_id, organization_id, policy_id, proposed_quote_id, status, effective, premium_change, applied, created, updated, base_quote_id, delta, term_change, asks_underwriter, proposed_by_user_id, accepted, accepted_by_user_id, override_reason, invalidated_because, refusal_code, policy_transaction_id, signed, signer_info, carried_from, signature_requested, signed_file_id) on policy_proposals to global_staff, tenant_staff;
grant select (policy_proposal_id, organization_id, policy_id, status, effective) on policy_proposals to worker;

create table policy_refunds (
  policy_refund_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid,
  amount bigint not null,
  interest bigint not null default 0,
  currency text not null,
  reason text not null,
  status text not null,
  hold_reason text,
  due_date date not null,
  interest_percent integer not null,
  clock_source text not null,
  clock_grade text not null,
  paid timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  transaction_id uuid,
  fees bigint not null default 0,
  by_hand boolean not null default false,
  advanced bigint not null default 0,
  constraint policy_refunds_pkey PRIMARY KEY (policy_refund_id),
  constraint policy_refunds_organization_id_policy_refund_id_key UNIQUE (organization_id, policy_refund_id),
  constraint policy_refund_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_refund_shown_as FOREIGN KEY (organization_id, transaction_id) REFERENCES transactions(organization_id, transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_refund_transaction FOREIGN KEY (organization_id, policy_transaction_id) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_refund_held CHECK (((status <> 'held'::text) OR (hold_reason IS NOT NULL))),
  constraint policy_refund_paid CHECK (((status = 'paid'::text) = (paid IS NOT NULL))),
  constraint policy_refund_reason CHECK ((by_hand OR (reason = ANY (ARRAY['cancellation'::text, 'before_end'::text, 'change_of_cover'::text, 'days_without_cover'::text, 'paid_after_end'::text, 'late_interest'::text])))),
  constraint policy_refunds_advanced_check CHECK (((advanced >= 0) AND (advanced <= amount))),
  constraint policy_refunds_amount_check CHECK ((amount > 0)),
  constraint policy_refunds_check CHECK (((fees >= 0) AND (fees <= amount))),
  constraint policy_refunds_clock_grade_check CHECK ((clock_grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'K'::text]))),
  constraint policy_refunds_clock_source_check CHECK (is_line(clock_source, 200)),
  constraint policy_refunds_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint policy_refunds_hold_reason_check CHECK (is_prose(hold_reason, 1000)),
  constraint policy_refunds_interest_check CHECK ((interest >= 0)),
  constraint policy_refunds_interest_percent_check CHECK (((interest_percent >= 0) AND (interest_percent <= 100))),
  constraint policy_refunds_reason_check CHECK (is_prose(reason, 1000)),
  constraint policy_refunds_status_check CHECK ((status = ANY (ARRAY['held'::text, 'owed'::text, 'paid'::text, 'stopped'::text])))
);
alter table policy_refunds enable row level security;
CREATE INDEX policy_refunds_of_policy ON public.policy_refunds USING btree (policy_id, created);
CREATE INDEX policy_refunds_owed ON public.policy_refunds USING btree (created) WHERE (status = 'owed'::text);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_refunds();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_refunds();
CREATE TRIGGER keeps_state AFTER UPDATE OF amount, interest, status, hold_reason, due_date, paid ON public.policy_refunds FOR EACH ROW WHEN (((new.amount IS DISTINCT FROM old.amount) OR (new.interest IS DISTINCT FROM old.interest) OR (new.status IS DISTINCT FROM old.status) OR (new.hold_reason IS DISTINCT FROM old.hold_reason) OR (new.due_date IS DISTINCT FROM old.due_date) OR (new.paid IS DISTINCT FROM old.paid))) EXECUTE FUNCTION keep_refund_state();
CREATE TRIGGER keeps_state_first AFTER INSERT ON public.policy_refunds FOR EACH ROW EXECUTE FUNCTION keep_refund_state();
CREATE TRIGGER touch BEFORE UPDATE ON public.policy_refunds FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on policy_refunds for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_refunds for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_refunds.policy_id))));
create policy staff_reads on policy_refunds for select to global_staff using (true);
create policy sweeps on policy_refunds for select to worker using (true);
create policy tenant_reads on policy_refunds for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on policy_refunds to operator;
grant select (policy_refund_id, organization_id, policy_id, amount, interest, currency, status, due_date, interest_percent, clock_source, clock_grade, paid, created, updated, transaction_id) on policy_refunds to customers;
grant select (policy_refund_id, organization_id, policy_id, policy_transaction_id, amount, interest, currency, reason, status, hold_reason, due_date, interest_percent, clock_source, clock_grade, paid, created, updated, transaction_id, fees, by_hand, advanced) on policy_refunds to global_staff, tenant_staff;
grant select (policy_refund_id, organization_id, policy_id, status, due_date, created) on policy_refunds to worker;

create table policy_reinstatements (
  policy_reinstatement_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  policy_cancellation_id uuid not null,
  ended date not null,
  resumes date not null,
  gap bigint not null,
  fee bigint not null,
  charged bigint not null,
  statement_version text not null,
  signed_by text not null,
  signed_on date not null,
  created timestamp with time zone not null default app_now(),
  constraint policy_reinstatements_pkey PRIMARY KEY (policy_reinstatement_id),
  constraint reinstatement_once UNIQUE (policy_cancellation_id),
  constraint policy_reinstatement_cancellation FOREIGN KEY (organization_id, policy_cancellation_id) REFERENCES policy_cancellations(organization_id, policy_cancellation_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_reinstatement_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_reinstatement_transaction FOREIGN KEY (organization_id, policy_transaction_id) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_reinstatements_charged_check CHECK ((charged >= 0)),
  constraint policy_reinstatements_fee_check CHECK ((fee >= 0)),
  constraint policy_reinstatements_signed_by_check CHECK (is_line(signed_by, 200)),
  constraint policy_reinstatements_statement_version_check CHECK (is_line(statement_version, 64)),
  constraint reinstatement_after_end CHECK (((resumes >= ended) AND (signed_on >= ended)))
);
alter table policy_reinstatements enable row level security;
CREATE INDEX policy_reinstatements_of_policy ON public.policy_reinstatements USING btree (policy_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_reinstatements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_reinstatements();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_reinstatements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_reinstatements();
create policy operates on policy_reinstatements for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_reinstatements for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_reinstatements.policy_id))));
create policy staff_reads on policy_reinstatements for select to global_staff using (true);
create policy tenant_reads on policy_reinstatements for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select on policy_reinstatements to operator;
grant select (policy_reinstatement_id, organization_id, policy_id, ended, resumes, gap, fee, charged, signed_by, signed_on, created) on policy_reinstatements to customers;
grant select (policy_reinstatement_id, organization_id, policy_id, policy_transaction_id, policy_cancellation_id, ended, resumes, gap, fee, charged, statement_version, signed_by, signed_on, created) on policy_reinstatements to global_staff, tenant_staff;

create table policy_renewals (
  policy_renewal_id uuid not null default uuidv7(),
  organization_id uuid not null,
  source_policy_id uuid not null,
  policy_term integer not null,
  renewal_quote_id uuid,
  status text not null default 'pending'::text,
  renewal_date date not null,
  underwriter_cutoff_date date not null,
  customer_renewal_option text not null default 'auto_renew'::text,
  underwriting_renewal_status text not null default 'not_required'::text,
  underwriting_renewal_decision text,
  underwriting_renewal_notes text,
  issue_type text not null default 'none'::text,
  price_change bigint,
  customer_visible boolean not null default false,
  actor_id uuid,
  last_error text,
  meta jsonb not null default '{}'::jsonb,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  base_quote_id uuid,
  premium_before bigint,
  attempts integer not null default 0,
  next_look timestamp with time zone default app_now(),
  offered timestamp with time zone,
  ended_because text,
  renewed_policy_id uuid,
  changes_to_carry uuid[] not null default '{}'::uuid[],
  decline_reason text,
  decline_comment text,
  link_version integer not null default 0,
  link_expires timestamp with time zone,
  premium_uncapped bigint,
  constraint policy_renewals_pkey PRIMARY KEY (policy_renewal_id),
  constraint policy_renewals_organization_id_policy_renewal_id_key UNIQUE (organization_id, policy_renewal_id),
  constraint policy_renewals_renewal_quote_id_key UNIQUE (renewal_quote_id),
  constraint policy_renewal_base FOREIGN KEY (organization_id, base_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_renewal_quote FOREIGN KEY (organization_id, renewal_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_renewal_renewed_policy FOREIGN KEY (organization_id, renewed_policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_renewal_source_policy FOREIGN KEY (organization_id, source_policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_renewals_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(user_id),
  constraint policy_renewal_agent_review CHECK ((jsonb_typeof((meta -> 'agent_review_required'::text)) = 'boolean'::text)),
  constraint policy_renewal_completed CHECK (((status <> 'completed'::text) OR (renewed_policy_id IS NOT NULL))),
  constraint policy_renewal_days CHECK ((underwriter_cutoff_date < renewal_date)),
  constraint policy_renewal_ended CHECK (((status = 'expired'::text) OR (ended_because IS NULL))),
  constraint policy_renewal_error CHECK (((status <> 'error'::text) OR (last_error IS NOT NULL))),
  constraint policy_renewal_offer CHECK (((status <> ALL (ARRAY['offered'::text, 'accepted'::text, 'payment_failed'::text, 'completed'::text])) OR (customer_visible AND (renewal_quote_id IS NOT NULL) AND (price_change IS NOT NULL)))),
  constraint policy_renewal_rejected CHECK (((status <> 'rejected'::text) OR COALESCE((underwriting_renewal_notes ~ '\S'::text), false))),
  constraint policy_renewal_sale_status CHECK (((meta ->> 'sale_status'::text) = ANY (ARRAY['not_contacted'::text, 'contacted'::text, 'quoted'::text, 'sold'::text, 'lost'::text]))),
  constraint policy_renewals_attempts_check CHECK ((attempts >= 0)),
  constraint policy_renewals_customer_renewal_option_check CHECK ((customer_renewal_option = ANY (ARRAY['auto_renew'::text, 'manual'::text, 'do_not_renew'::text]))),
  constraint policy_renewals_decline_comment_bound CHECK (is_prose(decline_comment, 1000)),
  constraint policy_renewals_decline_reason_check CHECK ((decline_reason = ANY (ARRAY['price'::text, 'insured_elsewhere'::text, 'vehicle_gone'::text, 'not_used'::text, 'moved'::text, 'service'::text, 'other'::text]))),
  constraint policy_renewals_ended_because_check CHECK ((ended_because = ANY (ARRAY['not_paid'::text, 'rejected'::text, 'declined'::text, 'policy_ended'::text, 'not_priced'::text]))),
  constraint policy_renewals_issue_type_check CHECK ((issue_type = ANY (ARRAY['none'::text, 'missing_fields'::text, 'payment_method'::text, 'payment_failed'::text, 'price_change'::text, 'verification'::text, 'referral'::text, 'rejection'::text, 'moratorium'::text, 'product_withdrawn'::text, 'rating_error'::text]))),
  constraint policy_renewals_last_error_bound CHECK (is_prose(last_error, 1000)),
  constraint policy_renewals_link_version_check CHECK ((link_version >= 0)),
  constraint policy_renewals_meta_bound CHECK (is_small(meta, 20000)),
  constraint policy_renewals_meta_check CHECK ((jsonb_typeof(meta) = 'object'::text)),
  constraint policy_renewals_policy_term_check CHECK ((policy_term >= 2)),
  constraint policy_renewals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'quoted'::text, 'in_review'::text, 'agent_review'::text, 'approved'::text, 'offered'::text, 'accepted'::text, 'completed'::text, 'rejected'::text, 'payment_failed'::text, 'error'::text, 'declined'::text, 'expired'::text]))),
  constraint policy_renewals_underwriting_renewal_decision_check CHECK ((underwriting_renewal_decision = ANY (ARRAY['renew'::text, 'renew_with_changes'::text, 'non_renew'::text]))),
  constraint policy_renewals_underwriting_renewal_notes_bound CHECK (is_prose(underwriting_renewal_notes, 10000)),
  constraint policy_renewals_underwriting_renewal_status_check CHECK ((underwriting_renewal_status = ANY (ARRAY['not_required'::text, 'pending'::text, 'approved'::text, 'rejected'::text])))
);
alter table policy_renewals enable row level security;
CREATE UNIQUE INDEX policy_renewal_of_term ON public.policy_renewals USING btree (source_policy_id, policy_term) WHERE (status <> 'expired'::text);
CREATE INDEX policy_renewals_all_by_cutoff ON public.policy_renewals USING btree (underwriter_cutoff_date, policy_renewal_id);
CREATE INDEX policy_renewals_by_cutoff ON public.policy_renewals USING btree (organization_id, underwriter_cutoff_date, policy_renewal_id);
CREATE INDEX policy_renewals_due ON public.policy_renewals USING btree (renewal_date) WHERE (status <> ALL (ARRAY['completed'::text, 'expired'::text]));
CREATE INDEX policy_renewals_of_base ON public.policy_renewals USING btree (base_quote_id);
CREATE INDEX policy_renewals_of_policy ON public.policy_renewals USING btree (source_policy_id, created DESC);
CREATE UNIQUE INDEX policy_renewals_of_renewed ON public.policy_renewals USING btree (renewed_policy_id);
CREATE INDEX policy_renewals_open_by_cutoff ON public.policy_renewals USING btree (organization_id, underwriter_cutoff_date) WHERE (status <> ALL (ARRAY['completed'::text, 'expired'::text]));
CREATE INDEX policy_renewals_to_look_at ON public.policy_renewals USING btree (next_look) WHERE (next_look IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.policy_renewals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_renewals();
CREATE TRIGGER hint_update AFTER UPDATE ON public.policy_renewals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_policy_renewals();
CREATE TRIGGER touch BEFORE UPDATE ON public.policy_renewals FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy finds_link on policy_renewals for select to identity using (true);
create policy operates on policy_renewals for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on policy_renewals for select to customers using ((customer_visible AND (EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = policy_renewals.source_policy_id)))));
create policy staff_reads on policy_renewals for select to global_staff using (true);
create policy sweeps on policy_renewals for select to worker using (true);
create policy tenant_reads on policy_renewals for select to tenant_staff using ((organization_id = claim_organization()));
comment on column policy_renewals.changes_to_carry is 'Changes of the ending term that wait to be proposed on the next one: its payment is under way.';
comment on column policy_renewals.decline_reason is 'Why who is insured declined the next term, where they said so.';
comment on column policy_renewals.link_version is 'Which link of a letter opens the offer: the newest, and none before it.';
comment on column policy_renewals.premium_uncapped is 'What the rates ask of the next term, in cents without fees, where some of it is held back until later terms.';
comment on constraint policy_renewal_base on policy_renewals is 'base_quote|renewals_made';
comment on constraint policy_renewal_quote on policy_renewals is 'renewal_quote|policy_renewal';
comment on constraint policy_renewal_renewed_policy on policy_renewals is 'renewed_policy|renewal_of';
grant insert, select, update on policy_renewals to operator;
grant select on policy_renewals to global_staff, tenant_staff;
grant select (policy_renewal_id, organization_id, link_version) on policy_renewals to identity;
grant select (policy_renewal_id, organization_id, source_policy_id, policy_term, renewal_quote_id, status, renewal_date, customer_renewal_option, price_change, created, updated, premium_before, offered, ended_because, renewed_policy_id, decline_reason, decline_comment, premium_uncapped) on policy_renewals to customers;
grant select (policy_renewal_id, organization_id, source_policy_id, policy_term, status, renewal_date, underwriter_cutoff_date, next_look) on policy_renewals to worker;

create table policy_segments (
  policy_segment_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  valid daterange not null,
  known tstzrange not null,
  valid_from date generated always as (lower(valid)) stored,
  valid_until date generated always as (upper(valid)) stored,
  known_from timestamp with time zone generated always as (lower(known)) stored,
  known_until timestamp with time zone generated always as (upper(known)) stored,
  quote_id uuid not null,
  rater_version_id uuid,
  status text not null,
  constraint policy_segments_pkey PRIMARY KEY (policy_segment_id),
  constraint policy_segment_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_segment_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_segment_transaction FOREIGN KEY (organization_id, policy_transaction_id) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_segments_status_check CHECK ((status = ANY (ARRAY['in_force'::text, 'lapsed'::text, 'not_taken'::text]))),
  constraint policy_segments_valid_check CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid)) AND (NOT upper_inf(valid)))),
  constraint policy_segment_once EXCLUDE USING gist (policy_id WITH =, valid WITH &&, known WITH &&)
);
alter table policy_segments enable row level security;
CREATE INDEX policy_segments_of_policy ON public.policy_segments USING btree (policy_id, valid_from);
CREATE TRIGGER closed_once BEFORE UPDATE ON public.policy_segments FOR EACH ROW EXECUTE FUNCTION check_segment_change();
create policy operates on policy_segments for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on policy_segments for select to "global:actuary", global_staff using (true);
create policy tenant_reads on policy_segments for select to tenant_staff using ((organization_id = claim_organization()));
comment on table policy_segments is 'What was covered on which days, and since when until when we knew it so. One that is known no more was closed.';
grant insert, select, update (organization_id, known) on policy_segments to operator;
grant select (policy_segment_id, organization_id, policy_id, policy_transaction_id, valid_from, valid_until, known_from, known_until, quote_id, rater_version_id, status) on policy_segments to "global:actuary", global_staff, tenant_staff;

create table policy_standings (
  policy_id uuid not null,
  organization_id uuid not null,
  known_from timestamp with time zone not null,
  policy_status text not null,
  cancelled_as_of date,
  constraint policy_standings_pkey PRIMARY KEY (policy_id, known_from),
  constraint policy_standing_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_standings_policy_status_check CHECK (is_line(policy_status, 64))
);
alter table policy_standings enable row level security;
create policy operates on policy_standings for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
grant select on policy_standings to operator;

create table policy_transactions (
  policy_transaction_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  kind text not null,
  effective_date date not null,
  booked timestamp with time zone not null default app_now(),
  actor_kind text not null,
  actor_user_id uuid,
  actor_role text not null,
  reason text,
  delta jsonb not null default '{}'::jsonb,
  resulting_quote_id uuid not null,
  reversed_by uuid,
  replayed_from uuid,
  constraint policy_transactions_pkey PRIMARY KEY (policy_transaction_id),
  constraint policy_transactions_organization_id_policy_transaction_id_key UNIQUE (organization_id, policy_transaction_id),
  constraint policy_transaction_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_transaction_quote FOREIGN KEY (organization_id, resulting_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_transaction_replayed FOREIGN KEY (organization_id, replayed_from) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_transaction_reversed FOREIGN KEY (organization_id, reversed_by) REFERENCES policy_transactions(organization_id, policy_transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint policy_transactions_actor_kind_check CHECK (is_line(actor_kind, 64)),
  constraint policy_transactions_actor_role_check CHECK (is_line(actor_role, 64)),
  constraint policy_transactions_delta_check CHECK (is_small(delta, 100000)),
  constraint policy_transactions_kind_check CHECK ((kind = ANY (ARRAY['new_business'::text, 'endorsement'::text, 'effective_date_change'::text, 'cancellation'::text, 'cancellation_reversal'::text, 'reinstatement'::text, 'renewal'::text, 'rewrite'::text, 'adjustment'::text]))),
  constraint policy_transactions_reason_check CHECK (is_prose(reason, 2000))
);
alter table policy_transactions enable row level security;
CREATE INDEX policy_transactions_of_policy ON public.policy_transactions USING btree (policy_id, booked);
create policy operates on policy_transactions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on policy_transactions for select to "global:actuary", global_staff using (true);
create policy tenant_reads on policy_transactions for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint policy_transaction_quote on policy_transactions is 'resulting_quote|resulted_from';
comment on constraint policy_transaction_replayed on policy_transactions is 'replayed_transaction|replays';
comment on constraint policy_transaction_reversed on policy_transactions is 'reversing_transaction|reversed_transactions';
grant insert, select, update (organization_id, reversed_by) on policy_transactions to operator;
grant select on policy_transactions to global_staff, tenant_staff;
grant select (policy_transaction_id, organization_id, policy_id, kind, effective_date, booked, actor_kind, actor_role, resulting_quote_id, reversed_by, replayed_from) on policy_transactions to "global:actuary";

create table postal_areas (
  prefix text not null,
  country text not null,
  administrative_area text not null,
  time_zone text not null,
  lat double precision,
  lng double precision,
  constraint postal_areas_pkey PRIMARY KEY (country, prefix),
  constraint postal_area_position CHECK ((num_nonnulls(lat, lng) = ANY (ARRAY[0, 2]))),
  constraint postal_areas_administrative_area_bound CHECK (is_line(administrative_area, 64)),
  constraint postal_areas_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint postal_areas_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint postal_areas_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint postal_areas_prefix_bound CHECK (is_line(prefix, 12)),
  constraint postal_areas_time_zone_bound CHECK (is_line(time_zone, 64))
);
alter table postal_areas enable row level security;
CREATE INDEX postal_areas_near ON public.postal_areas USING gist (point(lng, lat)) WHERE (lat IS NOT NULL);
create policy public_reads on postal_areas for select to operator, readers using (true);
grant select on postal_areas to operator, readers;

create table posted_letters (
  posted_letter_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid,
  notice_id uuid,
  document_id uuid,
  addressee text not null,
  recipient text not null,
  address jsonb not null,
  service text not null,
  status text not null default 'queued'::text,
  reference text,
  tracking_number text,
  mailed_on date,
  returned_on date,
  why_refused text,
  reason text,
  followed timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  claim_id uuid,
  claim_letter_id uuid,
  constraint posted_letters_pkey PRIMARY KEY (posted_letter_id),
  constraint posted_letters_organization_id_posted_letter_id_key UNIQUE (organization_id, posted_letter_id),
  constraint posted_letter_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint posted_letter_claim_letter FOREIGN KEY (organization_id, claim_letter_id) REFERENCES claim_letters(organization_id, claim_letter_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint posted_letter_document FOREIGN KEY (organization_id, document_id) REFERENCES documents(organization_id, document_id) ON UPDATE CASCADE ON DELETE SET NULL (document_id) DEFERRABLE INITIALLY DEFERRED,
  constraint posted_letter_notice FOREIGN KEY (organization_id, notice_id) REFERENCES notices(organization_id, notice_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint posted_letter_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint posted_letter_about CHECK (((num_nonnulls(notice_id, claim_letter_id) = 1) AND ((policy_id IS NULL) = (notice_id IS NULL)) AND ((claim_id IS NULL) = (claim_letter_id IS NULL)))),
  constraint posted_letter_mailed CHECK (((status = ANY (ARRAY['mailed'::text, 'delivered'::text])) <= (mailed_on IS NOT NULL))),
  constraint posted_letter_refused CHECK (((status = 'refused'::text) = (why_refused IS NOT NULL))),
  constraint posted_letter_taken CHECK (((status = ANY (ARRAY['accepted'::text, 'mailed'::text, 'delivered'::text, 'returned'::text])) <= (reference IS NOT NULL))),
  constraint posted_letters_address_check CHECK (((jsonb_typeof(address) = 'object'::text) AND is_small(address, 2000))),
  constraint posted_letters_addressee_check CHECK ((addressee = ANY (ARRAY['insured'::text, 'lienholder'::text, 'claimant'::text]))),
  constraint posted_letters_reason_check CHECK (is_prose(reason, 1000)),
  constraint posted_letters_recipient_check CHECK (is_line(recipient, 255)),
  constraint posted_letters_reference_check CHECK (is_line(reference, 255)),
  constraint posted_letters_service_check CHECK ((service = ANY (ARRAY['first_class'::text, 'certificate_of_mailing'::text, 'tracked'::text, 'certified'::text, 'registered'::text]))),
  constraint posted_letters_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'accepted'::text, 'mailed'::text, 'delivered'::text, 'returned'::text, 'refused'::text]))),
  constraint posted_letters_tracking_number_check CHECK (is_line(tracking_number, 64)),
  constraint posted_letters_why_refused_check CHECK ((why_refused = ANY (ARRAY['vendor'::text, 'end_changed'::text, 'no_address'::text])))
);
alter table posted_letters enable row level security;
CREATE UNIQUE INDEX posted_letter_of_claim_letter ON public.posted_letters USING btree (claim_letter_id) WHERE (claim_letter_id IS NOT NULL);
CREATE INDEX posted_letters_newest ON public.posted_letters USING btree (organization_id, created DESC);
CREATE INDEX posted_letters_of_claim ON public.posted_letters USING btree (claim_id, created DESC) WHERE (claim_id IS NOT NULL);
CREATE INDEX posted_letters_of_document ON public.posted_letters USING btree (document_id);
CREATE INDEX posted_letters_of_notice ON public.posted_letters USING btree (notice_id);
CREATE INDEX posted_letters_of_policy ON public.posted_letters USING btree (policy_id, created DESC);
CREATE INDEX posted_letters_on_their_way ON public.posted_letters USING btree (followed NULLS FIRST) WHERE (status = ANY (ARRAY['queued'::text, 'accepted'::text, 'mailed'::text]));
CREATE TRIGGER hint_insert AFTER INSERT ON public.posted_letters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_posted_letters();
CREATE TRIGGER hint_update AFTER UPDATE ON public.posted_letters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_posted_letters();
CREATE TRIGGER touch BEFORE UPDATE ON public.posted_letters FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on posted_letters for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on posted_letters for select to global_staff using (true);
create policy sweeps on posted_letters for select to worker using (true);
create policy tenant_reads on posted_letters for select to tenant_staff using ((organization_id = claim_organization()));
comment on column posted_letters.reference is 'Under which the vendor knows it.';
comment on constraint posted_letter_claim on posted_letters is 'claim|posted_letters';
comment on constraint posted_letter_claim_letter on posted_letters is 'claim_letter|posted';
comment on constraint posted_letter_document on posted_letters is 'document|posted_letters';
comment on constraint posted_letter_notice on posted_letters is 'notice|posted_letters';
comment on constraint posted_letter_policy on posted_letters is 'policy|posted_letters';
grant insert, select, update on posted_letters to operator;
grant select on posted_letters to global_staff, tenant_staff;
grant select (posted_letter_id, organization_id, status, followed, created) on posted_letters to worker;

create view premium_and_losses with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, m.organization_id, m.accounting_month, m.policy_id, m.currency)))::uuid AS premium_and_losses_id,
    m.organization_id,
    o.name AS organization_name,
    m.accounting_month,
    m.policy_id,
    p.policy_number,
    p.provider,
    m.currency,
    m.earned,
    m.incurred
   FROM ((( SELECT b.organization_id,
            b.accounting_month,
            b.policy_id,
            b.currency,
            (sum(b.earned))::bigint AS earned,
            (sum(b.incurred))::bigint AS incurred
           FROM ( SELECT t.booked_organization_id AS organization_id,
                    t.accounting_month,
                    t.policy_id,
                    e.currency,
                    (- e.amount) AS earned,
                    0 AS incurred
                   FROM (ledger_transactions t
                     JOIN ledger_entries e USING (ledger_transaction_id))
                  WHERE (((claim_organization() IS NULL) OR (t.booked_organization_id = claim_organization())) AND (e.account = 'earned_premium'::text))
                UNION ALL
                 SELECT c.organization_id,
                    (date_trunc('month'::text, ((x.booked AT TIME ZONE 'UTC'::text) - '12:00:00'::interval)))::date AS date_trunc,
                    c.policy_id,
                    x.currency,
                    0,
                    x.amount
                   FROM (claim_entries x
                     JOIN claims c USING (claim_id))
                  WHERE (x.account = 'incurred'::text)) b
          GROUP BY b.organization_id, b.accounting_month, b.policy_id, b.currency) m
     JOIN organizations o ON ((o.organization_id = m.organization_id)))
     LEFT JOIN policies p ON ((p.policy_id = m.policy_id)));
comment on view premium_and_losses is 'What each policy earned in each month, and what was incurred in it: payments, changes of reserves and expenses of its claims, less what was recovered, in cents.';
grant select on premium_and_losses to global_staff, tenant_staff;

create view premium_bordereau with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, m.booked_organization_id, m.accounting_month, m.policy_id)))::uuid AS premium_bordereau_id,
    m.booked_organization_id AS organization_id,
    o.name AS organization_name,
    m.accounting_month,
    m.policy_id,
    m.currency,
    COALESCE(p.policy_number, a.policy_number) AS policy_number,
    COALESCE(p.provider, a.provider) AS provider,
    COALESCE(p.effective_date, a.effective_date) AS effective_date,
    COALESCE(p.expiration_date, a.expiration_date) AS expiration_date,
    m.written,
    m.earned,
    m.taxes,
    m.fees,
    m.commission,
    ( SELECT (COALESCE((- sum(e.amount)), (0)::numeric))::bigint AS "coalesce"
           FROM (ledger_transactions t
             JOIN ledger_entries e USING (ledger_transaction_id))
          WHERE ((t.policy_id = m.policy_id) AND (t.booked_organization_id = m.booked_organization_id) AND (t.accounting_month <= m.accounting_month) AND (e.account = 'unearned_premium'::text))) AS unearned
   FROM (((( SELECT t.booked_organization_id,
            t.accounting_month,
            t.policy_id,
            e.currency,
            (COALESCE((- sum(e.amount) FILTER (WHERE (e.account = ANY (ARRAY['unearned_premium'::text, 'earned_premium'::text])))), (0)::numeric))::bigint AS written,
            (COALESCE((- sum(e.amount) FILTER (WHERE (e.account = 'earned_premium'::text))), (0)::numeric))::bigint AS earned,
            (COALESCE((- sum(e.amount) FILTER (WHERE (e.account = 'taxes_payable'::text))), (0)::numeric))::bigint AS taxes,
            (COALESCE((- sum(e.amount) FILTER (WHERE (e.account = ANY (ARRAY['policy_fees'::text, 'instalment_fees'::text, 'other_fees'::text])))), (0)::numeric))::bigint AS fees,
            (COALESCE(sum(e.amount) FILTER (WHERE (e.account = 'commission_expense'::text)), (0)::numeric))::bigint AS commission
           FROM (ledger_transactions t
             JOIN ledger_entries e USING (ledger_transaction_id))
          WHERE (((claim_organization() IS NULL) OR (t.booked_organization_id = claim_organization())) AND (e.account = ANY (ARRAY['unearned_premium'::text, 'earned_premium'::text, 'taxes_payable'::text, 'policy_fees'::text, 'instalment_fees'::text, 'other_fees'::text, 'commission_expense'::text])))
          GROUP BY t.booked_organization_id, t.accounting_month, t.policy_id, e.currency) m
     LEFT JOIN policies p USING (policy_id))
     LEFT JOIN LATERAL ( SELECT b.policy_number,
            b.provider,
            b.effective_date,
            b.expiration_date
           FROM policy_activities b
          WHERE ((p.policy_id IS NULL) AND (b.policy_id = m.policy_id) AND (b.booked_organization_id = m.booked_organization_id))
          ORDER BY b."timestamp"
         LIMIT 1) a ON (true))
     LEFT JOIN organizations o ON ((o.organization_id = m.booked_organization_id)));
comment on view premium_bordereau is 'What was written, earned, taxed, charged as fees and paid as commission of each policy in each month, in cents, and what was unearned after it.';
grant select on premium_bordereau to "global:actuary", global_staff, tenant_staff;

create table price_moves (
  price_move_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  at timestamp with time zone not null default app_now(),
  sequence integer not null,
  place integer not null generated always as ((sequence % 40)) stored,
  version integer not null,
  answer text not null,
  low_before bigint,
  high_before bigint,
  low_after bigint,
  high_after bigint,
  changed_rows jsonb not null default '[]'::jsonb,
  voided_total bigint,
  constraint price_moves_pkey PRIMARY KEY (price_move_id),
  constraint price_moves_organization_id_price_move_id_key UNIQUE (organization_id, price_move_id),
  constraint price_moves_quote_id_place_key UNIQUE (quote_id, place),
  constraint price_move_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint price_move_after CHECK (((low_after IS NULL) = (high_after IS NULL))),
  constraint price_move_before CHECK (((low_before IS NULL) = (high_before IS NULL))),
  constraint price_move_rows_bound CHECK (is_small(changed_rows, 8000)),
  constraint price_moves_answer_check CHECK (is_line(answer, 40)),
  constraint price_moves_changed_rows_check CHECK ((jsonb_typeof(changed_rows) = 'array'::text))
);
alter table price_moves enable row level security;
create policy operates on price_moves for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on price_moves for select to global_staff using (true);
create policy tenant_reads on price_moves for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on price_moves to operator;
grant select on price_moves to global_staff, tenant_staff;

create table process_intents (
  process_intent_id uuid not null default uuidv7(),
  organization_id uuid not null,
  process text not null,
  root_table text not null,
  root_id uuid not null,
  state text not null default 'begun'::text,
  request jsonb not null,
  result jsonb,
  actor jsonb not null,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint process_intents_pkey PRIMARY KEY (process_intent_id),
  constraint process_intents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint process_intents_process_bound CHECK (is_line(process, 64)),
  constraint process_intents_root_table_bound CHECK (is_line(root_table, 64)),
  constraint process_intents_state_check CHECK ((state = ANY (ARRAY['begun'::text, 'finished'::text])))
);
alter table process_intents enable row level security;
CREATE UNIQUE INDEX process_intent_live ON public.process_intents USING btree (process, root_id) WHERE (state = 'begun'::text);
CREATE INDEX process_intents_of_root ON public.process_intents USING btree (root_id);
CREATE INDEX process_intents_unfinished ON public.process_intents USING btree (created) WHERE (state = 'begun'::text);
CREATE TRIGGER touch BEFORE UPDATE ON public.process_intents FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on process_intents for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy sweeps on process_intents for select to worker using (true);
grant insert, select, update on process_intents to operator;
grant select (process_intent_id, organization_id, process, state, leased_until, created) on process_intents to worker;

create table product_cancellation_terms (
  product_cancellation_terms_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  state text,
  effective_date date not null,
  basis text not null,
  minimum_earned bigint not null default 0,
  created timestamp with time zone not null default app_now(),
  constraint product_cancellation_terms_pkey PRIMARY KEY (product_cancellation_terms_id),
  constraint cancellation_terms_once UNIQUE NULLS NOT DISTINCT (organization_id, product_id, state, effective_date),
  constraint cancellation_terms_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint product_cancellation_terms_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint product_cancellation_terms_basis_check CHECK ((basis = ANY (ARRAY['pro_rata'::text, 'short_rate_90'::text, 'short_rate_table'::text]))),
  constraint product_cancellation_terms_minimum_earned_check CHECK (((minimum_earned >= 0) AND (minimum_earned <= 1000000))),
  constraint product_cancellation_terms_state_check CHECK (is_line(state, 64))
);
alter table product_cancellation_terms enable row level security;
CREATE INDEX product_cancellation_terms_of_product ON public.product_cancellation_terms USING btree (product_id);
create policy adds_ahead on product_cancellation_terms for insert to operator with check (((organization_id = claim_organization()) AND (effective_date > ((app_now() AT TIME ZONE 'America/St_Johns'::text))::date)));
create policy changes_ahead on product_cancellation_terms for update to operator using (((organization_id = claim_organization()) AND (effective_date > ((app_now() AT TIME ZONE 'America/St_Johns'::text))::date))) with check ((organization_id = claim_organization()));
create policy operates on product_cancellation_terms for select to operator using ((organization_id = claim_organization()));
create policy staff_reads on product_cancellation_terms for select to "global:actuary", "global:organization_admin", global_staff using (true);
create policy tenant_reads on product_cancellation_terms for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update (basis, minimum_earned) on product_cancellation_terms to operator;
grant select on product_cancellation_terms to "global:actuary", "global:organization_admin", global_staff, tenant_staff;

create table product_parameters (
  product_parameters_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  effective_date date not null,
  installment_fee bigint not null,
  created timestamp with time zone not null default app_now(),
  deposit_share integer not null default 0,
  referral_days integer not null default 14,
  announce_days integer not null default 7,
  retry_days integer[] not null default '{3,6}'::integer[],
  grace_days integer not null default 1,
  notice_days integer not null default 8,
  reinstatement_days integer not null default 30,
  reinstatements integer not null default 2,
  reinstatement_fee bigint not null default 1500,
  refund_limit bigint not null default 25000,
  commission_new integer not null default 12,
  commission_renewal integer not null default 10,
  write_off_days integer not null default 45,
  write_off_limit bigint not null default 1000,
  inspection_days integer not null default 0,
  inspection_from_age integer not null default 10,
  inspection_from_value bigint not null default 15000000,
  reminder_days integer[] not null default '{10,25}'::integer[],
  collections_from bigint not null default 0,
  small_amounts bigint not null default 0,
  renewal_cap integer not null default 0,
  loyalty_years integer not null default 0,
  constraint product_parameters_pkey PRIMARY KEY (product_parameters_id),
  constraint product_parameters_organization_id_product_id_effective_dat_key UNIQUE (organization_id, product_id, effective_date),
  constraint product_parameters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint product_parameters_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint product_parameters_announce_days_check CHECK (((announce_days >= 0) AND (announce_days <= 30))),
  constraint product_parameters_collections_from_check CHECK (((collections_from >= 0) AND (collections_from <= 10000000))),
  constraint product_parameters_commission_new_check CHECK (((commission_new >= 0) AND (commission_new <= 50))),
  constraint product_parameters_commission_renewal_check CHECK (((commission_renewal >= 0) AND (commission_renewal <= 50))),
  constraint product_parameters_deposit_share CHECK (((deposit_share >= 0) AND (deposit_share <= 50))),
  constraint product_parameters_grace_days_check CHECK (((grace_days >= 1) AND (grace_days <= 30))),
  constraint product_parameters_inspection_days_check CHECK (((inspection_days >= 0) AND (inspection_days <= 90))),
  constraint product_parameters_inspection_from_age_check CHECK (((inspection_from_age >= 0) AND (inspection_from_age <= 100))),
  constraint product_parameters_inspection_from_value_check CHECK (((inspection_from_value >= 0) AND (inspection_from_value <= 1000000000))),
  constraint product_parameters_installment_fee_check CHECK (((installment_fee >= 0) AND (installment_fee <= 100000))),
  constraint product_parameters_loyalty_years_check CHECK (((loyalty_years >= 0) AND (loyalty_years <= 50))),
  constraint product_parameters_notice_days_check CHECK (((notice_days >= 1) AND (notice_days <= 60))),
  constraint product_parameters_referral_days CHECK (((referral_days >= 1) AND (referral_days <= 60))),
  constraint product_parameters_refund_limit_check CHECK (((refund_limit >= 0) AND (refund_limit <= 10000000))),
  constraint product_parameters_reinstatement_days_check CHECK (((reinstatement_days >= 0) AND (reinstatement_days <= 90))),
  constraint product_parameters_reinstatement_fee_check CHECK (((reinstatement_fee >= 0) AND (reinstatement_fee <= 100000))),
  constraint product_parameters_reinstatements_check CHECK (((reinstatements >= 0) AND (reinstatements <= 10))),
  constraint product_parameters_reminder_days_check CHECK ((cardinality(reminder_days) <= 4)),
  constraint product_parameters_renewal_cap_check CHECK (((renewal_cap >= 0) AND (renewal_cap <= 100))),
  constraint product_parameters_retry_days_check CHECK ((cardinality(retry_days) <= 4)),
  constraint product_parameters_small_amounts_check CHECK (((small_amounts >= 0) AND (small_amounts <= 500))),
  constraint product_parameters_write_off_days_check CHECK (((write_off_days >= 1) AND (write_off_days <= 365))),
  constraint product_parameters_write_off_limit_check CHECK (((write_off_limit >= 0) AND (write_off_limit <= 100000)))
);
alter table product_parameters enable row level security;
CREATE INDEX product_parameters_of_product ON public.product_parameters USING btree (product_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.product_parameters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_product_parameters();
CREATE TRIGGER hint_update AFTER UPDATE ON public.product_parameters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_product_parameters();
create policy adds_ahead on product_parameters for insert to operator with check (((organization_id = claim_organization()) AND (effective_date > ((app_now() AT TIME ZONE 'America/St_Johns'::text))::date)));
create policy changes_ahead on product_parameters for update to operator using (((organization_id = claim_organization()) AND (effective_date > ((app_now() AT TIME ZONE 'America/St_Johns'::text))::date))) with check ((organization_id = claim_organization()));
create policy operates on product_parameters for select to operator using ((organization_id = claim_organization()));
create policy staff_reads on product_parameters for select to "global:actuary", "global:organization_admin", global_staff using (true);
create policy tenant_reads on product_parameters for select to tenant_staff using ((organization_id = claim_organization()));
comment on column product_parameters.commission_new is 'Commission on collected premium of new business, in per cent.';
comment on column product_parameters.commission_renewal is 'Commission on collected premium of renewals, in per cent.';
comment on column product_parameters.deposit_share is 'Per cent of the premium due at once where a first instalment would not reach; 0 asks for no more than that.';
comment on column product_parameters.inspection_days is 'Days after cover begins in which photographs of a vehicle have to be there; 0 asks for none.';
comment on column product_parameters.inspection_from_age is 'Photographs are asked for of vehicles that are so many model years old or older.';
comment on column product_parameters.inspection_from_value is 'Photographs are asked for of vehicles that are worth so much or more, in cents.';
comment on column product_parameters.loyalty_years is 'Whole years of a contract from which on its next terms have the discount for loyalty; 0 grants it to none.';
comment on column product_parameters.referral_days is 'Days within which an underwriter answers what is asked from the effective date on; the question ends with the last of them.';
comment on column product_parameters.refund_limit is 'What an owner of the organization may give back of one term by hand, in cents.';
comment on column product_parameters.renewal_cap is 'Per cent by which a next term costs at most more than the one before it; 0 holds nothing back.';
comment on column product_parameters.small_amounts is 'Up to this, in cents, what a change costs more is not asked for, and what comes back is paid to who asks for it alone.';
comment on column product_parameters.write_off_days is 'Days after cover ended unpaid on which what is owed is written off.';
comment on column product_parameters.write_off_limit is 'Up to this, in cents, one bill is all that is asked for.';
grant insert, select, update (installment_fee, deposit_share, referral_days, announce_days, retry_days, grace_days, notice_days, reinstatement_days, reinstatements, reinstatement_fee, refund_limit, commission_new, commission_renewal, write_off_days, write_off_limit, inspection_days, inspection_from_age, inspection_from_value, reminder_days, collections_from, small_amounts, renewal_cap, loyalty_years) on product_parameters to operator;
grant select on product_parameters to "global:actuary", "global:organization_admin", global_staff, tenant_staff;

create table products (
  product_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_name text not null,
  description text,
  provider text not null,
  support_policy_proposal boolean not null default false,
  support_renewal boolean not null default false,
  renewal_days integer not null default 60,
  underwriter_cutoff_days integer not null default 45,
  live_in text[] not null default '{}'::text[],
  not_live_in text[] not null default '{}'::text[],
  required_verifications text[] not null default '{}'::text[],
  available_payment_terms text[] not null default '{monthly,pay_in_full}'::text[],
  available_policy_duration_months integer[] not null default '{12}'::integer[],
  default_policy_duration_months integer not null default 12,
  new_policy_number text not null,
  rater_inputs jsonb not null default '{}'::jsonb,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  spans_states boolean not null default true,
  underwriting_company text,
  naic_number text,
  version integer not null default 1,
  external_url text,
  constraint products_pkey PRIMARY KEY (product_id),
  constraint products_organization_id_product_id_key UNIQUE (organization_id, product_id),
  constraint products_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint product_area_once CHECK ((NOT (live_in && not_live_in))),
  constraint product_cutoff_within_renewal CHECK ((underwriter_cutoff_days <= renewal_days)),
  constraint product_default_duration_offered CHECK ((default_policy_duration_months = ANY (available_policy_duration_months))),
  constraint product_external_url CHECK ((is_line(external_url, 500) AND (external_url ~ '^https://[A-Za-z0-9.-]+([/?#]|$)'::text))),
  constraint product_linked_elsewhere CHECK (((external_url IS NULL) OR (provider = ANY (ARRAY['external'::text, 'aviva'::text, 'safeco'::text, 'ambercare'::text, 'electrified_care'::text])))),
  constraint product_version CHECK ((version > 0)),
  constraint products_available_payment_terms_bound CHECK (is_line(array_to_string(available_payment_terms, ' '::text), 1000)),
  constraint products_description_bound CHECK (is_prose(description, 1000)),
  constraint products_live_in_bound CHECK (is_line(array_to_string(live_in, ' '::text), 1000)),
  constraint products_naic_number_check CHECK (is_line(naic_number, 5)),
  constraint products_naic_number_check1 CHECK ((naic_number ~ '^\d{5}$'::text)),
  constraint products_new_policy_number_bound CHECK (is_line(new_policy_number, 64)),
  constraint products_new_policy_number_check CHECK ((new_policy_number ~ '^[A-Z]{2,6}$'::text)),
  constraint products_not_live_in_bound CHECK (is_line(array_to_string(not_live_in, ' '::text), 1000)),
  constraint products_product_name_bound CHECK (is_line(product_name, 100)),
  constraint products_provider_check CHECK ((provider = ANY (ARRAY['personal'::text, 'pro'::text, 'boat'::text, 'motorcycle'::text, 'car_share'::text, 'warranty'::text, 'roadside'::text, 'tire_wheel'::text, 'windshield'::text, 'external'::text, 'aviva'::text, 'safeco'::text, 'ambercare'::text, 'electrified_care'::text]))),
  constraint products_rater_inputs_bound CHECK (is_small(rater_inputs, 20000)),
  constraint products_renewal_days_check CHECK (((renewal_days >= 1) AND (renewal_days <= 180))),
  constraint products_required_verifications_bound CHECK (is_line(array_to_string(required_verifications, ' '::text), 1000)),
  constraint products_underwriter_cutoff_days_check CHECK (((underwriter_cutoff_days >= 1) AND (underwriter_cutoff_days <= 180))),
  constraint products_underwriting_company_check CHECK (is_line(underwriting_company, 100))
);
alter table products enable row level security;
CREATE UNIQUE INDEX product_of_provider ON public.products USING btree (organization_id, provider) WHERE (archived IS NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_products();
CREATE TRIGGER hint_update AFTER UPDATE ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_products();
CREATE TRIGGER touch BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on products for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy public_reads on products for select to anonymous, customers, "token:quote" using ((archived IS NULL));
create policy staff_reads on products for select to "global:actuary", "global:organization_admin", global_staff using (true);
create policy tenant_reads on products for select to tenant_staff using ((organization_id = claim_organization()));
comment on column products.external_url is 'Where a carrier sells, with {reference} and {postal_code} in the places of what is known.';
comment on column products.naic_number is 'The number of that company at the National Association of Insurance Commissioners.';
comment on column products.underwriting_company is 'The company that carries the risk of its policies.';
comment on column products.version is 'How many times it was changed, beginning with 1: an older one is refused.';
grant select on products to "global:actuary", "global:organization_admin", global_staff, tenant_staff;
grant select, update (product_name, description, support_policy_proposal, support_renewal, renewal_days, underwriter_cutoff_days, live_in, not_live_in, required_verifications, available_payment_terms, available_policy_duration_months, default_policy_duration_months, new_policy_number, rater_inputs, version, external_url) on products to operator;
grant select (product_id, organization_id, product_name, description, provider, live_in, not_live_in, available_payment_terms, available_policy_duration_months, default_policy_duration_months, underwriting_company, naic_number) on products to "token:quote", anonymous, customers;

create table quote_attachments (
  quote_attachment_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  name text not null,
  url text not null,
  user_id uuid,
  visible boolean not null default false,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  file_id uuid,
  archived timestamp with time zone,
  sender_name text,
  constraint quote_attachments_pkey PRIMARY KEY (quote_attachment_id),
  constraint quote_attachment_file FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_attachment_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_attachments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint quote_attachments_name_bound CHECK (is_line(name, 100)),
  constraint quote_attachments_name_check CHECK ((name ~ '\S'::text)),
  constraint quote_attachments_sender_name_check CHECK (is_line(sender_name, 201)),
  constraint quote_attachments_url_bound CHECK (is_line(url, 2000)),
  constraint quote_attachments_url_check CHECK ((url ~ '^(https://|/)'::text))
);
alter table quote_attachments enable row level security;
CREATE UNIQUE INDEX quote_attachments_of_file ON public.quote_attachments USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX quote_attachments_of_quote ON public.quote_attachments USING btree (quote_id, created);
CREATE TRIGGER hint_insert AFTER INSERT ON public.quote_attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_attachments();
CREATE TRIGGER hint_update AFTER UPDATE ON public.quote_attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_attachments();
CREATE TRIGGER touch BEFORE UPDATE ON public.quote_attachments FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on quote_attachments for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on quote_attachments for select to customers using ((visible AND (archived IS NULL) AND (EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = quote_attachments.quote_id)))));
create policy staff_reads on quote_attachments for select to global_staff using (true);
create policy tenant_reads on quote_attachments for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on quote_attachments for select to "token:quote" using ((visible AND (archived IS NULL) AND (quote_id = claim_quote())));
grant insert, select, update on quote_attachments to operator;
grant select (quote_attachment_id, organization_id, quote_id, name, url, user_id, created, updated, file_id, sender_name) on quote_attachments to "token:quote", customers;
grant select (quote_attachment_id, organization_id, quote_id, name, url, user_id, visible, created, updated, file_id, archived, sender_name) on quote_attachments to global_staff, tenant_staff;

create view quote_conversion with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, g.organization_id, g.month, g.agent_id, g.marketing_source, g.partner_id)))::uuid AS quote_conversion_id,
    g.organization_id,
    o.name AS organization_name,
    g.month,
    g.agent_id,
    NULLIF(concat_ws(' '::text, u.first_name, u.last_name), ''::text) AS agent_name,
    g.marketing_source,
    g.partner_id,
    r.partner_name,
    g.started,
    g.bound,
    (round(((100.0 * (g.bound)::numeric) / (g.started)::numeric), 1))::double precision AS bound_percent
   FROM (((( SELECT q.organization_id,
            (date_trunc('month'::text, (q.created AT TIME ZONE z.time_zone)))::date AS month,
            q.assigned_agent_id AS agent_id,
            q.marketing_source,
            q.partner_id,
            (count(*))::integer AS started,
            (count(*) FILTER (WHERE (q.bound IS NOT NULL)))::integer AS bound
           FROM (quotes q
             JOIN organizations z ON ((z.organization_id = q.organization_id)))
          WHERE ((q.business_type = 'new_business'::text) AND (q.status <> 'replaced'::text))
          GROUP BY q.organization_id, ((date_trunc('month'::text, (q.created AT TIME ZONE z.time_zone)))::date), q.assigned_agent_id, q.marketing_source, q.partner_id) g
     JOIN organizations o ON ((o.organization_id = g.organization_id)))
     LEFT JOIN agent_profiles u ON (((u.organization_id = g.organization_id) AND (u.user_id = g.agent_id))))
     LEFT JOIN partners r ON ((r.partner_id = g.partner_id)));
comment on view quote_conversion is 'Of the quotes that were begun in a month of the organization’s zone, by agent, source and partner: how many became policies.';
grant select on quote_conversion to global_staff, tenant_staff;

create table quote_notes (
  quote_note_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  note text not null,
  user_id uuid not null,
  author_name text not null,
  visible boolean not null default false,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint quote_notes_pkey PRIMARY KEY (quote_note_id),
  constraint quote_note_of_organization UNIQUE (organization_id, quote_note_id),
  constraint quote_note_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint quote_notes_author_name_bound CHECK (is_line(author_name, 201)),
  constraint quote_notes_note_bound CHECK (is_prose(note, 10000)),
  constraint quote_notes_note_check CHECK ((note ~ '\S'::text))
);
alter table quote_notes enable row level security;
CREATE INDEX quote_notes_of_quote ON public.quote_notes USING btree (quote_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.quote_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_notes();
CREATE TRIGGER hint_update AFTER UPDATE ON public.quote_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_notes();
CREATE TRIGGER touch BEFORE UPDATE ON public.quote_notes FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on quote_notes for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on quote_notes for select to customers using ((visible AND (archived IS NULL) AND (EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = quote_notes.quote_id)))));
create policy staff_reads on quote_notes for select to global_staff using (true);
create policy tenant_reads on quote_notes for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on quote_notes for select to "token:quote" using ((visible AND (archived IS NULL) AND (quote_id = claim_quote())));
grant insert, select, update on quote_notes to operator;
grant select (quote_note_id, organization_id, quote_id, note, user_id, author_name, archived, created, updated) on quote_notes to "token:quote", customers;
grant select (quote_note_id, organization_id, quote_id, note, user_id, author_name, visible, archived, created, updated) on quote_notes to global_staff, tenant_staff;

create table quote_referral_messages (
  quote_referral_message_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_referral_id uuid not null,
  message text not null,
  user_id uuid not null,
  author_name text not null,
  created timestamp with time zone not null default app_now(),
  constraint quote_referral_messages_pkey PRIMARY KEY (quote_referral_message_id),
  constraint quote_referral_messages_organization_id_quote_referral_mess_key UNIQUE (organization_id, quote_referral_message_id),
  constraint quote_referral_message_referral FOREIGN KEY (organization_id, quote_referral_id) REFERENCES quote_referrals(organization_id, quote_referral_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_referral_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint quote_referral_messages_author_name_bound CHECK (is_line(author_name, 201)),
  constraint quote_referral_messages_message_bound CHECK (is_prose(message, 10000)),
  constraint quote_referral_messages_message_check CHECK ((message ~ '\S'::text))
);
alter table quote_referral_messages enable row level security;
CREATE INDEX quote_referral_messages_of_referral ON public.quote_referral_messages USING btree (quote_referral_id, created);
CREATE TRIGGER hint_insert AFTER INSERT ON public.quote_referral_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_referral_messages();
CREATE TRIGGER hint_update AFTER UPDATE ON public.quote_referral_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_referral_messages();
create policy operates on quote_referral_messages for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on quote_referral_messages for select to global_staff using (true);
create policy tenant_reads on quote_referral_messages for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint quote_referral_message_referral on quote_referral_messages is 'referral|messages';
grant insert, select on quote_referral_messages to operator;
grant select on quote_referral_messages to global_staff, tenant_staff;

create table quote_referrals (
  quote_referral_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  status text not null default 'pending'::text,
  review_type text not null,
  request_reasons text[] not null,
  requested_by_user_id uuid,
  action_reason text,
  underwriter_user_id uuid,
  decided timestamp with time zone,
  content_hash text,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  findings jsonb not null default '[]'::jsonb,
  finding_codes text[] not null generated always as (finding_codes(findings)) stored,
  decision text,
  requested_by_name text,
  underwriter_name text,
  assignee_user_id uuid,
  assignee_name text,
  last_day date not null default ((app_now() + '14 days'::interval))::date,
  request_reasons_fr text[],
  constraint quote_referrals_pkey PRIMARY KEY (quote_referral_id),
  constraint quote_referrals_organization_id_quote_referral_id_key UNIQUE (organization_id, quote_referral_id),
  constraint quote_referral_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_referrals_assignee_user_id_fkey FOREIGN KEY (assignee_user_id) REFERENCES users(user_id),
  constraint quote_referrals_requested_by_user_id_fkey FOREIGN KEY (requested_by_user_id) REFERENCES users(user_id),
  constraint quote_referrals_underwriter_user_id_fkey FOREIGN KEY (underwriter_user_id) REFERENCES users(user_id),
  constraint quote_referral_assignee CHECK (((assignee_name IS NULL) OR (assignee_user_id IS NOT NULL))),
  constraint quote_referral_decision CHECK (((status <> ALL (ARRAY['accepted'::text, 'rejected'::text, 'completed'::text])) OR (COALESCE((action_reason ~ '\S'::text), false) AND (underwriter_user_id IS NOT NULL) AND (decided IS NOT NULL)))),
  constraint quote_referral_decision_known CHECK ((decision = ANY (ARRAY['accepted'::text, 'rejected'::text]))),
  constraint quote_referral_decision_made CHECK (((decision IS NULL) = (decided IS NULL))),
  constraint quote_referral_findings CHECK ((jsonb_typeof(findings) = 'array'::text)),
  constraint quote_referral_findings_bound CHECK (is_small(findings, 4000)),
  constraint quote_referral_undecided CHECK (((status <> 'pending'::text) OR (decided IS NULL))),
  constraint quote_referral_waiver CHECK (((status <> 'accepted'::text) OR (review_type <> 'pre_bind'::text) OR (content_hash IS NOT NULL))),
  constraint quote_referrals_action_reason_bound CHECK (is_prose(action_reason, 1000)),
  constraint quote_referrals_assignee_name_bound CHECK (is_line(assignee_name, 201)),
  constraint quote_referrals_content_hash_bound CHECK (is_line(content_hash, 255)),
  constraint quote_referrals_request_reasons_bound CHECK (is_line(array_to_string(request_reasons, ' '::text), 10000)),
  constraint quote_referrals_request_reasons_check CHECK (((cardinality(request_reasons) > 0) AND (array_position(request_reasons, NULL::text) IS NULL))),
  constraint quote_referrals_request_reasons_fr_bound CHECK (is_line(array_to_string(request_reasons_fr, ' '::text), 12000)),
  constraint quote_referrals_requested_by_name_bound CHECK (is_line(requested_by_name, 201)),
  constraint quote_referrals_review_type_check CHECK ((review_type = ANY (ARRAY['pre_bind'::text, 'post_bind'::text]))),
  constraint quote_referrals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'expired'::text, 'completed'::text]))),
  constraint quote_referrals_underwriter_name_bound CHECK (is_line(underwriter_name, 201))
);
alter table quote_referrals enable row level security;
CREATE UNIQUE INDEX quote_referral_pending ON public.quote_referrals USING btree (quote_id, review_type) WHERE (status = 'pending'::text);
CREATE INDEX quote_referrals_all_recent ON public.quote_referrals USING btree (created DESC, quote_referral_id);
CREATE INDEX quote_referrals_by_status ON public.quote_referrals USING btree (organization_id, status, created DESC);
CREATE INDEX quote_referrals_decided ON public.quote_referrals USING gin (finding_codes) WHERE (decided IS NOT NULL);
CREATE INDEX quote_referrals_of_assignee ON public.quote_referrals USING btree (assignee_user_id, created DESC) WHERE (status = 'pending'::text);
CREATE INDEX quote_referrals_of_quote ON public.quote_referrals USING btree (quote_id, created DESC);
CREATE INDEX quote_referrals_overdue ON public.quote_referrals USING btree (last_day) WHERE (status = 'pending'::text);
CREATE INDEX quote_referrals_recent ON public.quote_referrals USING btree (organization_id, created DESC, quote_referral_id);
CREATE INDEX quote_referrals_waiting ON public.quote_referrals USING btree (created) WHERE (status = 'pending'::text);
CREATE TRIGGER hint_insert AFTER INSERT ON public.quote_referrals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_referrals();
CREATE TRIGGER hint_update AFTER UPDATE ON public.quote_referrals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_referrals();
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.quote_referrals FOR EACH ROW EXECUTE FUNCTION letters_follow('quote_referral', 'quote_referral_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.quote_referrals FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on quote_referrals for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on quote_referrals for select to customers using ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = quote_referrals.quote_id))));
create policy staff_reads on quote_referrals for select to global_staff using (true);
create policy sweeps on quote_referrals for select to worker using (true);
create policy tenant_reads on quote_referrals for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on quote_referrals for select to "token:quote" using ((quote_id = claim_quote()));
comment on column quote_referrals.findings is 'What is asked about: the code and value of each finding, and where its rule begins. Once it is accepted before the bind, these are waived.';
comment on column quote_referrals.last_day is 'The last day on which it may be answered, where the risk is.';
comment on column quote_referrals.request_reasons_fr is 'The same reasons in French, what a person wrote as they wrote it; null where it was asked before they were kept so.';
comment on constraint quote_referrals_assignee_user_id_fkey on quote_referrals is 'assignee|assigned_quote_referrals';
comment on constraint quote_referrals_requested_by_user_id_fkey on quote_referrals is 'requested_by|requested_quote_referrals';
comment on constraint quote_referrals_underwriter_user_id_fkey on quote_referrals is 'underwriter|decided_quote_referrals';
grant insert, select, update on quote_referrals to operator;
grant select on quote_referrals to global_staff, tenant_staff;
grant select (quote_referral_id, organization_id, quote_id, status, last_day) on quote_referrals to worker;
grant select (quote_referral_id, organization_id, quote_id, status, review_type, created, updated) on quote_referrals to "token:quote", customers;

create table quote_verifications (
  quote_verification_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  entity_id uuid not null,
  call_type text not null,
  provider text not null,
  request_key text not null,
  status text not null default 'pending'::text,
  errored boolean generated always as ((status = ANY (ARRAY['error'::text, 'timeout'::text]))) stored,
  error text,
  result sealed,
  raw sealed,
  fetched timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_entity_id uuid not null,
  asked_index text,
  constraint quote_verifications_pkey PRIMARY KEY (quote_verification_id),
  constraint quote_verifications_organization_id_quote_verification_id_key UNIQUE (organization_id, quote_verification_id),
  constraint quote_verifications_request_key_key UNIQUE (request_key),
  constraint quote_verification_entity FOREIGN KEY (organization_id, entity_id) REFERENCES entities(organization_id, entity_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_verification_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_verification_answer CHECK ((((status <> 'ok'::text) OR (result IS NOT NULL)) AND ((status <> ALL (ARRAY['ok'::text, 'no_hit'::text])) OR (fetched IS NOT NULL)))),
  constraint quote_verification_error CHECK (((status <> ALL (ARRAY['error'::text, 'timeout'::text])) OR (error IS NOT NULL))),
  constraint quote_verifications_asked_index_bound CHECK (is_line(asked_index, 64)),
  constraint quote_verifications_call_type_check CHECK ((call_type = ANY (ARRAY['mvr'::text, 'frs'::text, 'tas'::text]))),
  constraint quote_verifications_error_bound CHECK (is_prose(error, 1000)),
  constraint quote_verifications_provider_bound CHECK (is_line(provider, 64)),
  constraint quote_verifications_raw_bound CHECK (is_line((raw)::text, 400000)),
  constraint quote_verifications_request_key_bound CHECK (is_line(request_key, 255)),
  constraint quote_verifications_result_bound CHECK (is_line((result)::text, 20000)),
  constraint quote_verifications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'ok'::text, 'no_hit'::text, 'error'::text, 'timeout'::text])))
);
alter table quote_verifications enable row level security;
CREATE UNIQUE INDEX quote_verification_pending ON public.quote_verifications USING btree (root_entity_id, call_type) WHERE (status = 'pending'::text);
CREATE INDEX quote_verifications_of_entity ON public.quote_verifications USING btree (entity_id, call_type, created DESC);
CREATE INDEX quote_verifications_of_question ON public.quote_verifications USING btree (organization_id, asked_index, fetched DESC) WHERE (asked_index IS NOT NULL);
CREATE INDEX quote_verifications_of_quote ON public.quote_verifications USING btree (quote_id, created DESC);
CREATE INDEX quote_verifications_of_root ON public.quote_verifications USING btree (root_entity_id, call_type, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.quote_verifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_verifications();
CREATE TRIGGER hint_update AFTER UPDATE ON public.quote_verifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quote_verifications();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF entity_id, root_entity_id ON public.quote_verifications FOR EACH ROW EXECUTE FUNCTION set_root_of_quote_verifications();
CREATE TRIGGER touch BEFORE UPDATE ON public.quote_verifications FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on quote_verifications for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on quote_verifications for select to global_staff using (true);
create policy tenant_reads on quote_verifications for select to tenant_staff using ((organization_id = claim_organization()));
comment on column quote_verifications.asked_index is 'Which question it answers, without saying it.';
comment on column quote_verifications.root_entity_id is 'The root of what the row names, whichever description of it. @set_by_trigger';
grant insert, select, update on quote_verifications to operator;
grant select (quote_verification_id, organization_id, quote_id, entity_id, call_type, provider, status, errored, error, fetched, created, updated, root_entity_id) on quote_verifications to global_staff, tenant_staff;
grant select (result) on quote_verifications to "global:admin", "global:underwriter", "organization:underwriter";

create table quotes (
  quote_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  kind text not null default 'quote'::text,
  status text not null default 'open'::text,
  resume_status text,
  provider text not null,
  business_type text not null default 'new_business'::text,
  effective_date date not null,
  expiration_date date not null,
  policy_duration_months integer not null default 12,
  payment_term text not null default 'monthly'::text,
  country text not null,
  administrative_area text not null,
  postal_code text not null,
  time_zone text not null,
  coverages jsonb not null default '{}'::jsonb,
  plan text,
  discounts jsonb not null default '[]'::jsonb,
  declarations jsonb not null default '{}'::jsonb,
  meta jsonb not null default '{}'::jsonb,
  custom_fields jsonb not null default '{}'::jsonb,
  rating_response jsonb,
  changes jsonb,
  premium bigint,
  content_hash text,
  rated_content_hash text,
  rater_version_id uuid,
  rated timestamp with time zone,
  approved_content_hash text,
  force_bind boolean not null default false,
  assigned_agent_id uuid,
  user_id uuid,
  partner_id uuid,
  policy_id uuid,
  mailing_location_id uuid,
  replaced_by_quote_id uuid,
  external_id text,
  external_url text,
  external_provider text,
  marketing_source text not null default 'homepage_hero'::text,
  campaign text,
  token_version integer not null default 1,
  bound timestamp with time zone,
  signed_at timestamp with time zone,
  signed_content_hash text,
  signer_info jsonb,
  steps text[] not null default '{}'::text[],
  version integer not null default 1,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  language text not null default 'en-us'::text,
  total bigint,
  signed_total bigint,
  signed_payment_term text,
  opened timestamp with time zone,
  ended_by_customer timestamp with time zone,
  contact_email email_address,
  restriction_keys text[],
  forced_content_hash text,
  forced_waives text[] not null default '{}'::text[],
  hidden_by_customer timestamp with time zone,
  refused_for jsonb,
  typed_content_hash text,
  typed_rating jsonb,
  rewrites_policy_id uuid,
  rewrites_balance bigint,
  attribution jsonb not null default '{}'::jsonb,
  kept_until date,
  erased timestamp with time zone,
  restriction_keys_version smallint not null default 1,
  price_cap_from bigint,
  price_cap_to bigint,
  constraint quotes_pkey PRIMARY KEY (quote_id),
  constraint quotes_organization_id_quote_id_key UNIQUE (organization_id, quote_id),
  constraint quote_assigned_agent FOREIGN KEY (organization_id, assigned_agent_id) REFERENCES agent_profiles(organization_id, user_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_mailing_location FOREIGN KEY (organization_id, mailing_location_id) REFERENCES locations(organization_id, location_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_partner FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, partner_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_rater_version FOREIGN KEY (organization_id, rater_version_id) REFERENCES rater_versions(organization_id, rater_version_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_replaced_by FOREIGN KEY (organization_id, replaced_by_quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_rewrites FOREIGN KEY (organization_id, rewrites_policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quotes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint quotes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint quote_price_cap CHECK ((((price_cap_from IS NULL) = (price_cap_to IS NULL)) AND ((price_cap_to IS NULL) OR ((price_cap_to > 0) AND (price_cap_to < price_cap_from))))),
  constraint quote_rewrites_balance CHECK (((rewrites_policy_id IS NULL) = (rewrites_balance IS NULL))),
  constraint quote_total CHECK ((((total IS NULL) = (premium IS NULL)) AND COALESCE((total >= premium), true))),
  constraint quotes_administrative_area_bound CHECK (is_line(administrative_area, 64)),
  constraint quotes_approved_content_hash_bound CHECK (is_line(approved_content_hash, 255)),
  constraint quotes_attribution_check CHECK (((jsonb_typeof(attribution) = 'object'::text) AND is_small(attribution, 20000))),
  constraint quotes_business_type_check CHECK ((business_type = ANY (ARRAY['new_business'::text, 'renewal'::text]))),
  constraint quotes_campaign_bound CHECK (is_line(campaign, 64)),
  constraint quotes_changes_bound CHECK (is_small(changes, 20000)),
  constraint quotes_contact_email_bound CHECK (is_line((contact_email)::text, 254)),
  constraint quotes_content_hash_bound CHECK (is_line(content_hash, 255)),
  constraint quotes_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint quotes_coverages_bound CHECK (is_small(coverages, 4000)),
  constraint quotes_coverages_check CHECK ((jsonb_typeof(coverages) = 'object'::text)),
  constraint quotes_custom_fields_bound CHECK (is_small(custom_fields, 20000)),
  constraint quotes_declarations_bound CHECK (is_small(declarations, 250000)),
  constraint quotes_declarations_check CHECK ((jsonb_typeof(declarations) = 'object'::text)),
  constraint quotes_discounts_bound CHECK (is_small(discounts, 4000)),
  constraint quotes_discounts_check CHECK ((jsonb_typeof(discounts) = 'array'::text)),
  constraint quotes_external_id_bound CHECK (is_line(external_id, 255)),
  constraint quotes_external_provider_bound CHECK (is_line(external_provider, 64)),
  constraint quotes_external_url_bound CHECK (is_line(external_url, 2000)),
  constraint quotes_forced_content_hash_bound CHECK (is_line(forced_content_hash, 255)),
  constraint quotes_forced_waives_bound CHECK (is_line(array_to_string(forced_waives, ' '::text), 1000)),
  constraint quotes_kind_check CHECK ((kind = ANY (ARRAY['quote'::text, 'brown_brown_application'::text]))),
  constraint quotes_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint quotes_marketing_source_bound CHECK (is_line(marketing_source, 64)),
  constraint quotes_meta_bound CHECK (is_small(meta, 20000)),
  constraint quotes_meta_check CHECK ((jsonb_typeof(meta) = 'object'::text)),
  constraint quotes_payment_term_check CHECK ((payment_term = ANY (ARRAY['monthly'::text, 'pay_in_full'::text]))),
  constraint quotes_plan_check CHECK (is_line(plan, 40)),
  constraint quotes_policy_duration_months_check CHECK (((policy_duration_months >= 1) AND (policy_duration_months <= 120))),
  constraint quotes_postal_code_bound CHECK (is_line(postal_code, 12)),
  constraint quotes_premium_check CHECK ((premium >= 0)),
  constraint quotes_provider_bound CHECK (is_line(provider, 64)),
  constraint quotes_rated_content_hash_bound CHECK (is_line(rated_content_hash, 255)),
  constraint quotes_refused_for CHECK (((refused_for IS NULL) OR ((jsonb_typeof(refused_for) = 'array'::text) AND (status = 'ineligible'::text)))),
  constraint quotes_refused_for_bound CHECK (is_small(refused_for, 20000)),
  constraint quotes_restriction_keys_bound CHECK (is_line(array_to_string(restriction_keys, ' '::text), 250000)),
  constraint quotes_resume_status_bound CHECK (is_line(resume_status, 64)),
  constraint quotes_rewrites_balance_check CHECK ((rewrites_balance >= 0)),
  constraint quotes_signed_content_hash_bound CHECK (is_line(signed_content_hash, 255)),
  constraint quotes_signed_payment_term_check CHECK ((signed_payment_term = ANY (ARRAY['monthly'::text, 'pay_in_full'::text]))),
  constraint quotes_signer_info_bound CHECK (is_small(signer_info, 4000)),
  constraint quotes_status_check CHECK ((status = ANY (ARRAY['open'::text, 'agent_required'::text, 'agent_approved'::text, 'referred'::text, 'ineligible'::text, 'expired'::text, 'pending_bind'::text, 'bound'::text, 'proposal'::text, 'pending_renewal'::text, 'locked_pending_renewal'::text, 'replaced'::text]))),
  constraint quotes_steps_bound CHECK (is_line(array_to_string(steps, ' '::text), 1000)),
  constraint quotes_time_zone_bound CHECK (is_line(time_zone, 64)),
  constraint quotes_typed_content_hash_bound CHECK (is_line(typed_content_hash, 255)),
  constraint quotes_typed_price_of_application CHECK (((typed_rating IS NULL) OR (kind = 'brown_brown_application'::text))),
  constraint quotes_typed_price_whole CHECK (((typed_content_hash IS NULL) = (typed_rating IS NULL))),
  constraint quotes_typed_rating_bound CHECK (((jsonb_typeof(typed_rating) = 'object'::text) AND is_small(typed_rating, 100000)))
);
alter table quotes enable row level security;
CREATE INDEX quotes_applications ON public.quotes USING btree (quote_id) WHERE (kind = 'brown_brown_application'::text);
CREATE INDEX quotes_binding ON public.quotes USING btree (updated) WHERE (status = 'pending_bind'::text);
CREATE INDEX quotes_by_restriction_key ON public.quotes USING gin (restriction_keys);
CREATE INDEX quotes_by_status ON public.quotes USING btree (organization_id, status, updated DESC);
CREATE INDEX quotes_contact_email ON public.quotes USING btree (contact_email) WHERE (contact_email IS NOT NULL);
CREATE INDEX quotes_erased ON public.quotes USING btree (organization_id) WHERE (erased IS NOT NULL);
CREATE INDEX quotes_expiring ON public.quotes USING btree (expiration_date) WHERE (status = ANY (ARRAY['open'::text, 'agent_required'::text, 'agent_approved'::text, 'referred'::text]));
CREATE INDEX quotes_kept ON public.quotes USING btree (kept_until) WHERE ((kept_until IS NOT NULL) AND (erased IS NULL));
CREATE INDEX quotes_of_agent ON public.quotes USING btree (organization_id, assigned_agent_id) WHERE (assigned_agent_id IS NOT NULL);
CREATE INDEX quotes_of_user ON public.quotes USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX quotes_recent ON public.quotes USING btree (organization_id, updated DESC, quote_id);
CREATE INDEX quotes_that_rewrite ON public.quotes USING btree (rewrites_policy_id) WHERE (rewrites_policy_id IS NOT NULL);
CREATE INDEX quotes_with_old_restriction_keys ON public.quotes USING btree (quote_id) WHERE ((restriction_keys IS NULL) OR (restriction_keys_version < 3));
CREATE TRIGGER hint_insert AFTER INSERT ON public.quotes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quotes();
CREATE TRIGGER hint_move AFTER UPDATE OF organization_id ON public.quotes FOR EACH ROW WHEN ((old.organization_id <> new.organization_id)) EXECUTE FUNCTION hint_former_organization('quote_id');
CREATE TRIGGER hint_update AFTER UPDATE ON public.quotes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_quotes();
CREATE TRIGGER touch BEFORE UPDATE ON public.quotes FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy leaves on quotes for update to operator using ((organization_id = claim_organization())) with check ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy left_for on quotes for select to operator using ((organization_id = (NULLIF(current_setting('app.destination'::text, true), ''::text))::uuid));
create policy operates on quotes for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on quotes for select to customers using ((user_id = claim_user()));
create policy staff_reads on quotes for select to "global:actuary", "global:organization_admin", global_staff using (true);
create policy sweeps on quotes for select to worker using (true);
create policy tenant_reads on quotes for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on quotes for select to "token:quote" using ((quote_id = claim_quote()));
comment on column quotes.attribution is 'The tracking parameters (tid, cam, utm_…) of the address by which the buyer came.';
comment on column quotes.forced_content_hash is 'What the quote said when an underwriter had it bound; null where none does.';
comment on column quotes.premium is 'Premium of the term that the last rating gave, without fees, in cents.';
comment on column quotes.price_cap_from is 'What the rates ask of a term as it renews, in cents without fees, where some of it is held back.';
comment on column quotes.price_cap_to is 'What of that is charged, in cents without fees.';
comment on column quotes.refused_for is 'The code and the sentence of each thing that refused it, for staff; null where nothing did, or an underwriter declined it.';
comment on column quotes.restriction_keys_version is 'By which rules restriction_keys were made.';
comment on column quotes.rewrites_balance is 'What that policy leaves unpaid, in cents: a fee of the term.';
comment on column quotes.rewrites_policy_id is 'The policy that it takes the place of under its contract, once it is bought.';
comment on column quotes.signed_payment_term is 'How the signer agreed to pay the term.';
comment on column quotes.signed_total is 'What the signer agreed to pay for the term with fees and taxes, in cents.';
comment on column quotes.total is 'What the term costs with fees and taxes, in cents.';
comment on column quotes.typed_content_hash is 'What the application said when an underwriter priced it; null where none has.';
comment on constraint quote_assigned_agent on quotes is 'assigned_agent|quotes';
comment on constraint quote_replaced_by on quotes is 'replaced_by|replaces';
comment on constraint quote_rewrites on quotes is 'rewritten_policy|rewriting_quotes';
grant insert, select, update on quotes to operator;
grant select (quote_id, organization_id, product_id, kind, status, provider, business_type, effective_date, expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code, time_zone, coverages, plan, discounts, declarations, premium, rated, assigned_agent_id, user_id, partner_id, policy_id, mailing_location_id, replaced_by_quote_id, bound, signed_at, steps, version, created, updated, language, total, ended_by_customer, contact_email, hidden_by_customer, kept_until, erased) on quotes to "token:quote", customers;
grant select (quote_id, organization_id, product_id, kind, status, provider, business_type, effective_date, expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code, time_zone, coverages, plan, discounts, rating_response, premium, rater_version_id, rated, force_bind, policy_id, bound, created, updated, language, total) on quotes to "global:actuary";
grant select (quote_id, organization_id, product_id, kind, status, resume_status, provider, business_type, effective_date, expiration_date, policy_duration_months, payment_term, country, administrative_area, postal_code, time_zone, coverages, plan, discounts, declarations, meta, custom_fields, rating_response, changes, premium, content_hash, rated_content_hash, rater_version_id, rated, approved_content_hash, force_bind, assigned_agent_id, user_id, partner_id, policy_id, mailing_location_id, replaced_by_quote_id, external_id, external_url, external_provider, marketing_source, campaign, token_version, bound, signed_at, signer_info, steps, version, created, updated, language, total, opened, ended_by_customer, contact_email, hidden_by_customer, refused_for, rewrites_policy_id, rewrites_balance, attribution, kept_until, erased, price_cap_from, price_cap_to) on quotes to "global:organization_admin", global_staff, tenant_staff;
grant select (quote_id, organization_id, status, expiration_date, time_zone, updated, restriction_keys, kept_until, erased, restriction_keys_version) on quotes to worker;

create table rate_rows (
  rate_row_id uuid not null default uuidv7(),
  organization_id uuid not null,
  rater_version_id uuid not null,
  factor text not null,
  key text not null,
  amount bigint,
  refer boolean not null default false,
  factors jsonb not null default '{}'::jsonb,
  constraint rate_rows_pkey PRIMARY KEY (rate_row_id),
  constraint rate_rows_rater_version_id_factor_key_key UNIQUE (rater_version_id, factor, key),
  constraint rate_row_version FOREIGN KEY (organization_id, rater_version_id) REFERENCES rater_versions(organization_id, rater_version_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint rate_row_factors_bound CHECK (is_small(factors, 4096)),
  constraint rate_rows_factor_bound CHECK (is_line(factor, 64)),
  constraint rate_rows_key_bound CHECK (is_line(key, 255))
);
alter table rate_rows enable row level security;
CREATE TRIGGER keep_promoted BEFORE INSERT OR DELETE OR UPDATE OF rater_version_id, factor, key, factors, amount, refer ON public.rate_rows FOR EACH ROW EXECUTE FUNCTION keep_promoted_rates();
create policy operates on rate_rows for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on rate_rows for select to "global:actuary", "global:admin", "global:underwriter" using (true);
create policy tenant_reads on rate_rows for select to "organization:underwriter" using ((organization_id = claim_organization()));
grant delete, insert, select on rate_rows to operator;
grant select on rate_rows to raters;

create table rated_subjects (
  quote_id uuid not null,
  organization_id uuid not null,
  format smallint not null,
  effective_date date not null,
  rater_version_id uuid,
  subject json not null,
  created timestamp with time zone not null default app_now(),
  constraint rated_subjects_pkey PRIMARY KEY (quote_id),
  constraint rated_subject_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint rated_subject_bound CHECK (is_small((subject)::jsonb, 200000)),
  constraint rated_subjects_format_check CHECK ((format > 0))
);
alter table rated_subjects enable row level security;
create policy operates on rated_subjects for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
grant insert, select, update on rated_subjects to operator;

create table rater_fixtures (
  rater_fixture_id uuid not null default uuidv7(),
  organization_id uuid not null,
  rater_version_id uuid not null,
  name text not null,
  subject jsonb not null,
  total bigint,
  constraint rater_fixtures_pkey PRIMARY KEY (rater_fixture_id),
  constraint rater_fixtures_organization_id_rater_fixture_id_key UNIQUE (organization_id, rater_fixture_id),
  constraint rater_fixtures_rater_version_id_name_key UNIQUE (rater_version_id, name),
  constraint rater_fixture_version FOREIGN KEY (organization_id, rater_version_id) REFERENCES rater_versions(organization_id, rater_version_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint rater_fixtures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint rater_fixtures_name_check CHECK (is_line(name, 100)),
  constraint rater_fixtures_subject_check CHECK (((jsonb_typeof(subject) = 'object'::text) AND is_small(subject, 100000))),
  constraint rater_fixtures_total_check CHECK ((total >= 0))
);
alter table rater_fixtures enable row level security;
CREATE TRIGGER keep_promoted BEFORE INSERT OR DELETE OR UPDATE ON public.rater_fixtures FOR EACH ROW EXECUTE FUNCTION keep_promoted_rates();
create policy operates on rater_fixtures for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on rater_fixtures for select to "global:actuary", "global:admin", "global:underwriter" using (true);
create policy tenant_reads on rater_fixtures for select to "organization:underwriter" using ((organization_id = claim_organization()));
comment on constraint rater_fixture_version on rater_fixtures is 'version|fixtures';
grant delete, insert, select on rater_fixtures to operator;
grant select on rater_fixtures to raters;

create table rater_releases (
  rater_release_id uuid not null default uuidv7(),
  organization_id uuid not null,
  rater_version_id uuid not null,
  provider text not null,
  administrative_area text,
  business_type text,
  effective_date date not null,
  created timestamp with time zone not null default app_now(),
  released_by uuid,
  released_by_name text,
  reason text,
  difference_reason text,
  constraint rater_releases_pkey PRIMARY KEY (rater_release_id),
  constraint rater_release_once UNIQUE NULLS NOT DISTINCT (organization_id, provider, administrative_area, business_type, effective_date),
  constraint rater_releases_organization_id_rater_release_id_key UNIQUE (organization_id, rater_release_id),
  constraint rater_release_version FOREIGN KEY (organization_id, rater_version_id) REFERENCES rater_versions(organization_id, rater_version_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint rater_releases_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint rater_release_area_bound CHECK (is_line(administrative_area, 2)),
  constraint rater_releases_administrative_area_check CHECK ((administrative_area ~ '^[A-Z]{2}$'::text)),
  constraint rater_releases_business_type_check CHECK ((business_type = ANY (ARRAY['new_business'::text, 'renewal'::text]))),
  constraint rater_releases_difference_reason_check CHECK (is_prose(difference_reason, 1000)),
  constraint rater_releases_provider_check CHECK (is_line(provider, 64)),
  constraint rater_releases_reason_check CHECK (is_prose(reason, 1000)),
  constraint rater_releases_released_by_name_check CHECK (is_line(released_by_name, 201))
);
alter table rater_releases enable row level security;
CREATE INDEX rater_release_of_version ON public.rater_releases USING btree (rater_version_id);
create policy operates on rater_releases for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on rater_releases for select to "global:actuary", "global:admin", "global:underwriter" using (true);
create policy tenant_reads on rater_releases for select to "organization:underwriter" using ((organization_id = claim_organization()));
comment on constraint rater_release_version on rater_releases is 'version|releases';
grant insert, select on rater_releases to operator;
grant select on rater_releases to raters;

create table rater_versions (
  rater_version_id uuid not null default uuidv7(),
  organization_id uuid not null,
  provider text not null,
  provider_version text not null,
  label text not null,
  status text not null,
  promoted timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  structure jsonb not null,
  promoted_by uuid,
  promotion_reason text,
  promoted_by_name text,
  constraint rater_versions_pkey PRIMARY KEY (rater_version_id),
  constraint rater_versions_organization_id_provider_provider_version_key UNIQUE (organization_id, provider, provider_version),
  constraint rater_versions_organization_id_rater_version_id_key UNIQUE (organization_id, rater_version_id),
  constraint rater_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint rater_version_structure_bound CHECK (is_small(structure, 262144)),
  constraint rater_versions_label_bound CHECK (is_line(label, 100)),
  constraint rater_versions_promoted_by_name_check CHECK (is_line(promoted_by_name, 201)),
  constraint rater_versions_promotion_reason_check CHECK (((promotion_reason IS NULL) OR is_prose(promotion_reason, 2000))),
  constraint rater_versions_provider_bound CHECK (is_line(provider, 64)),
  constraint rater_versions_provider_version_bound CHECK (is_line(provider_version, 64)),
  constraint rater_versions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'promoted'::text])))
);
alter table rater_versions enable row level security;
CREATE TRIGGER keep_promoted BEFORE DELETE OR UPDATE ON public.rater_versions FOR EACH ROW EXECUTE FUNCTION keep_promoted_version();
create policy operates on rater_versions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on rater_versions for select to "global:actuary", "global:admin", "global:underwriter" using (true);
create policy tenant_reads on rater_versions for select to "organization:underwriter" using ((organization_id = claim_organization()));
grant insert, select, update (label, status, promoted, structure, promoted_by, promotion_reason, promoted_by_name) on rater_versions to operator;
grant select on rater_versions to raters;

create view receivables_ageing with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, d.as_of, a.policy_id)))::uuid AS receivables_ageing_id,
    d.as_of,
    o.name AS organization_name,
    a.policy_id,
    a.organization_id,
    a.policy_number,
    a.provider,
    a.policy_status,
    a.currency,
    a.total,
    a.not_due,
    a.days_1_30,
    a.days_31_60,
    a.days_61_90,
    a.days_over_90,
    a.days_late
   FROM ((( SELECT (day.day)::date AS as_of
           FROM generate_series((((app_now())::date - 800))::timestamp with time zone, ((app_now())::date)::timestamp with time zone, '1 day'::interval) day(day)) d
     CROSS JOIN LATERAL ( SELECT p.policy_id,
            p.organization_id,
            p.policy_number,
            p.provider,
            p.policy_status,
            p.currency,
            (sum(o_1.amount))::bigint AS total,
            (COALESCE(sum(o_1.amount) FILTER (WHERE (o_1.late <= 0)), (0)::numeric))::bigint AS not_due,
            (COALESCE(sum(o_1.amount) FILTER (WHERE ((o_1.late >= 1) AND (o_1.late <= 30))), (0)::numeric))::bigint AS days_1_30,
            (COALESCE(sum(o_1.amount) FILTER (WHERE ((o_1.late >= 31) AND (o_1.late <= 60))), (0)::numeric))::bigint AS days_31_60,
            (COALESCE(sum(o_1.amount) FILTER (WHERE ((o_1.late >= 61) AND (o_1.late <= 90))), (0)::numeric))::bigint AS days_61_90,
            (COALESCE(sum(o_1.amount) FILTER (WHERE (o_1.late > 90)), (0)::numeric))::bigint AS days_over_90,
            max(GREATEST(o_1.late, 0)) AS days_late
           FROM (policies p
             CROSS JOIN LATERAL ( SELECT (d.as_of - COALESCE(i.collect_from, i.due_date)) AS late,
                    ((
                        CASE
                            WHEN ((i.kind <> 'deposit'::text) AND (COALESCE(i.collect_from, i.due_date) > d.as_of)) THEN i.premium
                            ELSE i.amount
                        END)::numeric - COALESCE(( SELECT sum(l.amount) AS sum
                           FROM payment_allocations l
                          WHERE ((l.invoice_id = i.invoice_id) AND (l.created < (((d.as_of + 1) + '12:00:00'::time without time zone) AT TIME ZONE 'UTC'::text)))), (0)::numeric)) AS amount
                   FROM (invoices i
                     LEFT JOIN policy_transactions v ON ((v.policy_transaction_id = i.voided_by)))
                  WHERE ((i.policy_id = p.policy_id) AND (i.created < (((d.as_of + 1) + '12:00:00'::time without time zone) AT TIME ZONE 'UTC'::text)) AND ((i.status <> ALL (ARRAY['void'::text, 'written_off'::text])) OR (v.booked >= (((d.as_of + 1) + '12:00:00'::time without time zone) AT TIME ZONE 'UTC'::text))))) o_1)
          WHERE (o_1.amount <> (0)::numeric)
          GROUP BY p.policy_id, p.organization_id, p.policy_number, p.provider, p.policy_status, p.currency) a)
     LEFT JOIN organizations o USING (organization_id));
comment on view receivables_ageing is 'What each policy owes as of a day, in cents, by how many days ago it was due. Ask for one day.';
grant select on receivables_ageing to global_staff, tenant_staff;

create table recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE,
  constraint recovery_codes_code_hash_check CHECK (is_line(code_hash, 43))
);
alter table recovery_codes enable row level security;
create policy signs_in on recovery_codes for all to identity using (true) with check (true);
grant delete, insert, select, update on recovery_codes to identity;

create table refund_states (
  policy_refund_id uuid not null,
  organization_id uuid not null,
  policy_id uuid not null,
  known_from timestamp with time zone not null,
  amount bigint not null,
  interest bigint not null,
  status text not null,
  hold_reason text,
  due_date date not null,
  paid timestamp with time zone,
  constraint refund_states_pkey PRIMARY KEY (policy_refund_id, known_from),
  constraint refund_state_refund FOREIGN KEY (organization_id, policy_refund_id) REFERENCES policy_refunds(organization_id, policy_refund_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint refund_states_hold_reason_check CHECK (is_prose(hold_reason, 1000)),
  constraint refund_states_status_check CHECK (is_line(status, 64))
);
alter table refund_states enable row level security;
CREATE INDEX refund_states_of_policy ON public.refund_states USING btree (policy_id, known_from);
create policy operates on refund_states for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
grant select on refund_states to operator;

create view renewal_retention with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, g.organization_id, g.renewal_month, g.agent_id)))::uuid AS renewal_retention_id,
    g.organization_id,
    o.name AS organization_name,
    g.renewal_month,
    g.agent_id,
    NULLIF(concat_ws(' '::text, u.first_name, u.last_name), ''::text) AS agent_name,
    g.terms,
    g.renewed,
    g.undecided,
    g.not_paid,
    g.rejected,
    g.declined,
    g.policy_ended,
    g.not_priced,
    (round(((100.0 * (g.renewed)::numeric) / (NULLIF((g.terms - g.undecided), 0))::numeric), 1))::double precision AS retained_percent,
    g.declined_price,
    g.declined_insured_elsewhere,
    g.declined_vehicle_gone,
    g.declined_not_used,
    g.declined_moved,
    g.declined_service,
    g.declined_other
   FROM ((( SELECT r.organization_id,
            (date_trunc('month'::text, (r.renewal_date)::timestamp with time zone))::date AS renewal_month,
            q.assigned_agent_id AS agent_id,
            (count(*))::integer AS terms,
            (count(*) FILTER (WHERE (r.status = 'completed'::text)))::integer AS renewed,
            (count(*) FILTER (WHERE (r.status <> ALL (ARRAY['completed'::text, 'expired'::text]))))::integer AS undecided,
            (count(*) FILTER (WHERE (r.ended_because = 'not_paid'::text)))::integer AS not_paid,
            (count(*) FILTER (WHERE (r.ended_because = 'rejected'::text)))::integer AS rejected,
            (count(*) FILTER (WHERE (r.ended_because = 'declined'::text)))::integer AS declined,
            (count(*) FILTER (WHERE (r.ended_because = 'policy_ended'::text)))::integer AS policy_ended,
            (count(*) FILTER (WHERE (r.ended_because = 'not_priced'::text)))::integer AS not_priced,
            (count(*) FILTER (WHERE ((r.ended_because = 'declined'::text) AND (r.decline_reason = 'price'::text))))::integer AS declined_price,
            (count(*) FILTER (WHERE ((r.ended_because = 'declined'::text) AND (r.decline_reason = 'insured_elsewhere'::text))))::integer AS declined_insured_elsewhere,
            (count(*) FILTER (WHERE ((r.ended_because = 'declined'::text) AND (r.decline_reason = 'vehicle_gone'::text))))::integer AS declined_vehicle_gone,
            (count(*) FILTER (WHERE ((r.ended_because = 'declined'::text) AND (r.decline_reason = 'not_used'::text))))::integer AS declined_not_used,
            (count(*) FILTER (WHERE ((r.ended_because = 'declined'::text) AND (r.decline_reason = 'moved'::text))))::integer AS declined_moved,
            (count(*) FILTER (WHERE ((r.ended_because = 'declined'::text) AND (r.decline_reason = 'service'::text))))::integer AS declined_service,
            (count(*) FILTER (WHERE ((r.ended_because = 'declined'::text) AND (r.decline_reason = 'other'::text))))::integer AS declined_other
           FROM ((policy_renewals r
             JOIN policies p ON ((p.policy_id = r.source_policy_id)))
             JOIN quotes q ON ((q.quote_id = p.current_quote_id)))
          GROUP BY r.organization_id, ((date_trunc('month'::text, (r.renewal_date)::timestamp with time zone))::date), q.assigned_agent_id) g
     LEFT JOIN organizations o ON ((o.organization_id = g.organization_id)))
     LEFT JOIN agent_profiles u ON (((u.organization_id = g.organization_id) AND (u.user_id = g.agent_id))));
comment on view renewal_retention is 'Of the terms that end in a month, by whose they are: how many went on, how many may yet, and why the others did not.';
grant select on renewal_retention to global_staff, tenant_staff;

create table report_deliveries (
  report_delivery_id uuid not null default uuidv7(),
  organization_id uuid not null,
  report_schedule_id uuid not null,
  report text not null,
  period_from date not null,
  period_to date not null,
  on_request boolean not null default false,
  recipients integer not null,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint report_deliveries_pkey PRIMARY KEY (report_delivery_id),
  constraint report_delivery_key UNIQUE (organization_id, report_delivery_id),
  constraint report_delivery_schedule FOREIGN KEY (organization_id, report_schedule_id) REFERENCES report_schedules(organization_id, report_schedule_id),
  constraint report_deliveries_recipients_check CHECK (((recipients >= 0) AND (recipients <= 50))),
  constraint report_deliveries_report_check CHECK ((report = ANY (ARRAY['leaderboard'::text, 'activity'::text, 'production'::text, 'conversion'::text, 'commission'::text, 'losses'::text, 'bordereau'::text, 'receivables'::text, 'trial_balance'::text, 'retention'::text, 'loss_runs'::text]))),
  constraint report_delivery_period CHECK ((period_from <= period_to))
);
alter table report_deliveries enable row level security;
CREATE INDEX report_deliveries_of ON public.report_deliveries USING btree (report_schedule_id, created DESC);
CREATE UNIQUE INDEX report_delivery_once ON public.report_deliveries USING btree (report_schedule_id, period_from) WHERE (NOT on_request);
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.report_deliveries FOR EACH ROW EXECUTE FUNCTION letters_follow('report_delivery', 'report_delivery_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.report_deliveries FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on report_deliveries for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on report_deliveries for select to global_staff using (true);
create policy tenant_reads on report_deliveries for select to tenant_staff using ((organization_id = claim_organization()));
comment on column report_deliveries.recipients is 'To how many people letters were owed.';
grant insert, select on report_deliveries to operator;
grant select on report_deliveries to global_staff, tenant_staff;

create table report_schedules (
  report_schedule_id uuid not null default uuidv7(),
  organization_id uuid not null,
  report text not null,
  cadence text not null,
  day integer not null,
  hour integer not null,
  next_day date not null,
  recipients uuid[] not null,
  owner_id uuid not null,
  owner_name text not null,
  ended timestamp with time zone,
  version integer not null default 1,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint report_schedules_pkey PRIMARY KEY (report_schedule_id),
  constraint report_schedule_key UNIQUE (organization_id, report_schedule_id),
  constraint report_schedules_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint report_schedules_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(user_id),
  constraint report_schedules_cadence_check CHECK ((cadence = ANY (ARRAY['weekly'::text, 'monthly'::text]))),
  constraint report_schedules_day_check CHECK (((day >= 1) AND (day <=
CASE cadence
    WHEN 'weekly'::text THEN 7
    ELSE 31
END))),
  constraint report_schedules_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  constraint report_schedules_owner_name_bound CHECK (is_line(owner_name, 201)),
  constraint report_schedules_recipients_check CHECK ((cardinality(recipients) <= 50)),
  constraint report_schedules_report_check CHECK ((report = ANY (ARRAY['leaderboard'::text, 'activity'::text, 'production'::text, 'conversion'::text, 'commission'::text, 'losses'::text, 'bordereau'::text, 'receivables'::text, 'trial_balance'::text, 'retention'::text, 'loss_runs'::text]))),
  constraint report_schedules_version_check CHECK (((version >= 1) AND (version <= 1000000)))
);
alter table report_schedules enable row level security;
CREATE INDEX report_schedules_due ON public.report_schedules USING btree (next_day) WHERE (ended IS NULL);
CREATE INDEX report_schedules_owned ON public.report_schedules USING btree (organization_id, owner_id) WHERE (ended IS NULL);
CREATE TRIGGER touch BEFORE UPDATE ON public.report_schedules FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on report_schedules for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on report_schedules for select to global_staff using (true);
create policy sweeps on report_schedules for select to worker using (true);
create policy tenant_reads on report_schedules for select to tenant_staff using ((organization_id = claim_organization()));
comment on column report_schedules.day is 'Of the week, Monday first; or of the month, its last one where that is shorter.';
comment on column report_schedules.next_day is 'On which the next letter goes out, by the clock of the organization.';
comment on column report_schedules.recipients is 'Who was chosen; who does not read it any more gets none.';
comment on constraint report_schedules_owner_id_fkey on report_schedules is 'owner|report_schedules';
grant insert, select, update (cadence, day, hour, next_day, recipients, owner_id, owner_name, ended, version) on report_schedules to operator;
grant select on report_schedules to global_staff, tenant_staff;
grant select (report_schedule_id, organization_id, hour, next_day, ended) on report_schedules to worker;

create table round_robin_assignments (
  round_robin_assignment_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid,
  user_id uuid not null,
  agent_name text not null,
  reason text not null,
  assigned_by_user_id uuid,
  created timestamp with time zone not null default app_now(),
  passed_over jsonb not null default '[]'::jsonb,
  enquiry_id uuid,
  constraint round_robin_assignments_pkey PRIMARY KEY (round_robin_assignment_id),
  constraint round_robin_assignment_enquiry FOREIGN KEY (organization_id, enquiry_id) REFERENCES enquiries(organization_id, enquiry_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint round_robin_assignment_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint round_robin_assignments_assigned_by_user_id_fkey FOREIGN KEY (assigned_by_user_id) REFERENCES users(user_id),
  constraint round_robin_assignments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint round_robin_assignment_work CHECK ((num_nonnulls(quote_id, enquiry_id) = 1)),
  constraint round_robin_assignments_agent_name_bound CHECK (is_line(agent_name, 201)),
  constraint round_robin_assignments_passed_over_bound CHECK (((jsonb_typeof(passed_over) = 'array'::text) AND is_small(passed_over, 40000))),
  constraint round_robin_assignments_reason_bound CHECK (is_prose(reason, 1000)),
  constraint round_robin_assignments_reason_check CHECK ((reason ~ '\S'::text))
);
alter table round_robin_assignments enable row level security;
CREATE INDEX round_robin_assignments_all_recent ON public.round_robin_assignments USING btree (created DESC);
CREATE INDEX round_robin_assignments_of_enquiry ON public.round_robin_assignments USING btree (enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX round_robin_assignments_of_quote ON public.round_robin_assignments USING btree (quote_id);
CREATE INDEX round_robin_assignments_of_user ON public.round_robin_assignments USING btree (user_id, created DESC);
CREATE INDEX round_robin_assignments_recent ON public.round_robin_assignments USING btree (organization_id, created DESC);
CREATE TRIGGER hint_insert AFTER INSERT ON public.round_robin_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_round_robin_assignments();
CREATE TRIGGER hint_update AFTER UPDATE ON public.round_robin_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_round_robin_assignments();
create policy operates on round_robin_assignments for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on round_robin_assignments for select to "global:organization_admin", global_staff using (true);
create policy tenant_reads on round_robin_assignments for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint round_robin_assignments_assigned_by_user_id_fkey on round_robin_assignments is 'assigned_by|assigned_round_robin_assignments';
comment on constraint round_robin_assignments_user_id_fkey on round_robin_assignments is 'user|round_robin_assignments';
grant insert, select on round_robin_assignments to operator;
grant select on round_robin_assignments to "global:organization_admin", global_staff, tenant_staff;

create table round_robin_members (
  round_robin_member_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  weight integer not null default 1,
  paused boolean not null default false,
  licensed_in text[] not null default '{}'::text[],
  working_days integer[] not null default '{1,2,3,4,5}'::integer[],
  works_from time without time zone not null default '08:00:00'::time without time zone,
  works_until time without time zone not null default '18:00:00'::time without time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  credit integer not null default 0,
  lines text[] not null default '{}'::text[],
  languages text[] not null default '{}'::text[],
  cap integer,
  licensed_until date,
  constraint round_robin_members_pkey PRIMARY KEY (round_robin_member_id),
  constraint round_robin_members_organization_id_user_id_key UNIQUE (organization_id, user_id),
  constraint round_robin_member_agent FOREIGN KEY (organization_id, user_id) REFERENCES agent_profiles(organization_id, user_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint round_robin_members_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint round_robin_member_hours CHECK ((works_from < works_until)),
  constraint round_robin_members_cap_check CHECK (((cap >= 1) AND (cap <= 1000))),
  constraint round_robin_members_languages_bound CHECK (is_line(array_to_string(languages, ' '::text), 20)),
  constraint round_robin_members_languages_check CHECK ((languages <@ '{en,fr}'::text[])),
  constraint round_robin_members_licensed_in_bound CHECK (is_line(array_to_string(licensed_in, ' '::text), 1000)),
  constraint round_robin_members_lines_bound CHECK (is_line(array_to_string(lines, ' '::text), 1000)),
  constraint round_robin_members_weight_check CHECK (((weight >= 1) AND (weight <= 100))),
  constraint round_robin_members_working_days_check CHECK ((working_days <@ '{1,2,3,4,5,6,7}'::integer[]))
);
alter table round_robin_members enable row level security;
CREATE TRIGGER touch BEFORE UPDATE ON public.round_robin_members FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on round_robin_members for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on round_robin_members for select to "global:organization_admin", global_staff using (true);
create policy sweeps on round_robin_members for select to worker using (true);
create policy tenant_reads on round_robin_members for select to tenant_staff using ((organization_id = claim_organization()));
comment on column round_robin_members.credit is 'How far their turn is; it stands still while they cannot be taken.';
comment on column round_robin_members.licensed_until is 'The last day of their licence; null: it is not known to end.';
comment on constraint round_robin_member_agent on round_robin_members is 'agent_profile|round_robin_member';
grant insert, select, update on round_robin_members to operator;
grant select on round_robin_members to "global:organization_admin", global_staff, tenant_staff;
grant select (organization_id, user_id, licensed_until) on round_robin_members to worker;

create table rule_impact_rows (
  rule_impact_run_id uuid not null,
  organization_id uuid not null,
  quote_id uuid not null,
  policy_id uuid,
  policy_number text,
  status text not null,
  administrative_area text not null,
  premium bigint,
  is_hit boolean not null,
  is_hit_now boolean not null,
  seen text not null,
  constraint rule_impact_rows_pkey PRIMARY KEY (rule_impact_run_id, quote_id),
  constraint rule_impact_row_run FOREIGN KEY (organization_id, rule_impact_run_id) REFERENCES rule_impact_runs(organization_id, rule_impact_run_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint rule_impact_row_told CHECK ((is_hit OR is_hit_now)),
  constraint rule_impact_rows_administrative_area_check CHECK (is_line(administrative_area, 2)),
  constraint rule_impact_rows_policy_number_check CHECK (is_line(policy_number, 64)),
  constraint rule_impact_rows_premium_check CHECK ((premium >= 0)),
  constraint rule_impact_rows_seen_check CHECK (is_prose(seen, 2000)),
  constraint rule_impact_rows_status_check CHECK (is_line(status, 64))
);
alter table rule_impact_rows enable row level security;
create policy operates on rule_impact_rows for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on rule_impact_rows for select to "global:admin", "global:underwriter" using (true);
create policy tenant_reads on rule_impact_rows for select to "organization:underwriter" using ((organization_id = claim_organization()));
comment on constraint rule_impact_row_run on rule_impact_rows is 'rule_impact_run|rows';
grant insert, select on rule_impact_rows to operator;
grant select on rule_impact_rows to "global:admin", "global:underwriter", "organization:underwriter";

create table rule_impact_runs (
  rule_impact_run_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  asked_by uuid,
  rule_name text not null,
  rule jsonb not null,
  in_use jsonb,
  since timestamp with time zone not null,
  status text not null default 'queued'::text,
  total integer,
  done integer not null default 0,
  after_quote_id uuid,
  impact jsonb not null default '{}'::jsonb,
  failure text,
  started timestamp with time zone,
  finished timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint rule_impact_runs_pkey PRIMARY KEY (rule_impact_run_id),
  constraint rule_impact_runs_organization_id_rule_impact_run_id_key UNIQUE (organization_id, rule_impact_run_id),
  constraint rule_impact_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint rule_impact_runs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(user_id),
  constraint rule_impact_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint rule_impact_bound CHECK (is_small(impact, 100000)),
  constraint rule_impact_ended CHECK (((status = ANY (ARRAY['done'::text, 'cancelled'::text, 'failed'::text])) = (finished IS NOT NULL))),
  constraint rule_impact_failed CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
  constraint rule_impact_in_use_bound CHECK (is_small(in_use, 40000)),
  constraint rule_impact_rule_bound CHECK (is_small(rule, 40000)),
  constraint rule_impact_runs_done_check CHECK ((done >= 0)),
  constraint rule_impact_runs_failure_check CHECK (is_line(failure, 64)),
  constraint rule_impact_runs_impact_check CHECK ((jsonb_typeof(impact) = 'object'::text)),
  constraint rule_impact_runs_in_use_check CHECK ((jsonb_typeof(in_use) = 'object'::text)),
  constraint rule_impact_runs_rule_check CHECK ((jsonb_typeof(rule) = 'object'::text)),
  constraint rule_impact_runs_rule_name_check CHECK (is_line(rule_name, 100)),
  constraint rule_impact_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelled'::text, 'done'::text, 'failed'::text]))),
  constraint rule_impact_runs_total_check CHECK ((total >= 0))
);
alter table rule_impact_runs enable row level security;
CREATE INDEX rule_impact_runs_recent ON public.rule_impact_runs USING btree (product_id, created DESC);
CREATE UNIQUE INDEX rule_impact_under_way ON public.rule_impact_runs USING btree (organization_id, product_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE TRIGGER hint_insert AFTER INSERT ON public.rule_impact_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_rule_impact_runs();
CREATE TRIGGER hint_update AFTER UPDATE ON public.rule_impact_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_rule_impact_runs();
CREATE TRIGGER touch BEFORE UPDATE ON public.rule_impact_runs FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on rule_impact_runs for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on rule_impact_runs for select to "global:admin", "global:underwriter" using (true);
create policy tenant_reads on rule_impact_runs for select to "organization:underwriter" using ((organization_id = claim_organization()));
comment on constraint rule_impact_product on rule_impact_runs is 'product|rule_impact_runs';
grant insert, select, update on rule_impact_runs to operator;
grant select (rule_impact_run_id, organization_id, product_id, asked_by, rule_name, since, status, total, done, impact, failure, started, finished, created, updated) on rule_impact_runs to "global:admin", "global:underwriter", "organization:underwriter";

create table saved_views (
  saved_view_id uuid not null default uuidv7(),
  organization_id uuid not null,
  user_id uuid not null,
  author_name text not null,
  list_name text not null,
  name text not null,
  query jsonb not null,
  columns text[],
  shared timestamp with time zone,
  by_platform boolean not null default false,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint saved_views_pkey PRIMARY KEY (saved_view_id),
  constraint saved_views_organization_id_saved_view_id_key UNIQUE (organization_id, saved_view_id),
  constraint saved_views_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint saved_views_author_name_check CHECK (is_line(author_name, 201)),
  constraint saved_views_columns_check CHECK (is_line(array_to_string(columns, ' '::text), 1000)),
  constraint saved_views_list_name_check CHECK (((list_name ~ '^[a-z][a-z_]*$'::text) AND is_line(list_name, 64))),
  constraint saved_views_name_check CHECK (((name ~ '\S'::text) AND is_line(name, 100))),
  constraint saved_views_query_check CHECK (((jsonb_typeof(query) = 'object'::text) AND is_small(query, 4000)))
);
alter table saved_views enable row level security;
CREATE INDEX saved_views_own ON public.saved_views USING btree (user_id, list_name) WHERE (archived IS NULL);
CREATE INDEX saved_views_shared ON public.saved_views USING btree (organization_id, list_name) WHERE ((shared IS NOT NULL) AND (archived IS NULL));
CREATE TRIGGER platform_alone BEFORE INSERT OR UPDATE OF organization_id, by_platform ON public.saved_views FOR EACH ROW WHEN (new.by_platform) EXECUTE FUNCTION only_the_platform_addresses_everybody();
CREATE TRIGGER touch BEFORE UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on saved_views for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on saved_views for select to "global:actuary", "global:organization_admin", global_staff using ((user_id = claim_user()));
create policy own_where_one_works on saved_views for select to tenant_staff using (((user_id = claim_user()) AND (organization_id = claim_organization())));
create policy shared_by_the_platform on saved_views for select to "global:organization_admin", global_staff using (((shared IS NOT NULL) AND (archived IS NULL) AND by_platform));
create policy shared_where_one_works on saved_views for select to tenant_staff using (((shared IS NOT NULL) AND (archived IS NULL) AND (organization_id = claim_organization())));
comment on constraint saved_views_user_id_fkey on saved_views is 'author|saved_views';
grant insert, select, update on saved_views to operator;
grant select on saved_views to "global:actuary", "global:organization_admin", global_staff, tenant_staff;

create table second_factors (
  user_id uuid not null,
  secret sealed not null,
  last_step bigint not null default 0,
  confirmed timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint second_factors_last_step_check CHECK ((last_step >= 0)),
  constraint second_factors_secret_check CHECK (is_line((secret)::text, 255))
);
alter table second_factors enable row level security;
CREATE TRIGGER tells_factor AFTER INSERT OR DELETE OR UPDATE ON public.second_factors FOR EACH ROW EXECUTE FUNCTION tell_person_changed();
create policy looks on second_factors for select to operator using (true);
create policy signs_in on second_factors for all to identity using (true) with check (true);
grant delete, insert, select, update on second_factors to identity;
grant select (user_id, confirmed) on second_factors to operator;

create table sign_in_steps (
  token_hash text not null,
  user_id uuid not null,
  remembered boolean not null,
  expires timestamp with time zone not null,
  constraint sign_in_steps_pkey PRIMARY KEY (token_hash),
  constraint sign_in_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint sign_in_steps_token_hash_check CHECK (is_line(token_hash, 43))
);
alter table sign_in_steps enable row level security;
CREATE INDEX sign_in_steps_age ON public.sign_in_steps USING btree (expires);
create policy signs_in on sign_in_steps for all to identity using (true) with check (true);
grant delete, insert, select, update on sign_in_steps to identity;

create table signing_requests (
  signing_request_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  entity_id uuid not null,
  number integer not null,
  recipient email_address not null,
  content_hash text not null,
  total bigint not null,
  payment_term text not null,
  expires timestamp with time zone not null,
  voided timestamp with time zone,
  signed_at timestamp with time zone,
  signer_info jsonb,
  created timestamp with time zone not null default app_now(),
  declined timestamp with time zone,
  decline_reason text,
  constraint signing_requests_pkey PRIMARY KEY (signing_request_id),
  constraint signing_requests_organization_id_signing_request_id_key UNIQUE (organization_id, signing_request_id),
  constraint signing_requests_quote_id_number_key UNIQUE (quote_id, number),
  constraint signing_request_entity FOREIGN KEY (organization_id, entity_id) REFERENCES entities(organization_id, entity_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint signing_request_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint signing_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint signing_request_answer CHECK ((((signed_at IS NULL) OR (declined IS NULL)) AND ((decline_reason IS NULL) OR (declined IS NOT NULL)))),
  constraint signing_request_signature CHECK (((signed_at IS NULL) = (signer_info IS NULL))),
  constraint signing_requests_content_hash_check CHECK (is_line(content_hash, 64)),
  constraint signing_requests_decline_reason_check CHECK (is_prose(decline_reason, 1000)),
  constraint signing_requests_number_check CHECK ((number > 0)),
  constraint signing_requests_payment_term_check CHECK ((payment_term = ANY (ARRAY['monthly'::text, 'pay_in_full'::text]))),
  constraint signing_requests_recipient_check CHECK (is_line((recipient)::text, 254)),
  constraint signing_requests_signer_info_check CHECK (is_small(signer_info, 8000)),
  constraint signing_requests_total_check CHECK ((total >= 0))
);
alter table signing_requests enable row level security;
CREATE UNIQUE INDEX signing_request_in_force ON public.signing_requests USING btree (quote_id) WHERE (voided IS NULL);
CREATE INDEX signing_requests_of_entity ON public.signing_requests USING btree (entity_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.signing_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_signing_requests();
CREATE TRIGGER hint_update AFTER UPDATE ON public.signing_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_signing_requests();
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.signing_requests FOR EACH ROW EXECUTE FUNCTION letters_follow('signing_request', 'signing_request_id');
create policy operates on signing_requests for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on signing_requests for select to customers using ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = signing_requests.quote_id))));
create policy staff_reads on signing_requests for select to global_staff using (true);
create policy tenant_reads on signing_requests for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on signing_requests for select to "token:quote" using ((quote_id = claim_quote()));
grant insert, select, update on signing_requests to operator;
grant select (signing_request_id, organization_id, quote_id, entity_id, number, recipient, content_hash, total, payment_term, expires, voided, signed_at, signer_info, created, declined, decline_reason) on signing_requests to global_staff, tenant_staff;
grant select (signing_request_id, organization_id, quote_id, entity_id, recipient, expires, voided, signed_at, created, declined, decline_reason) on signing_requests to "token:quote", customers;

create table tasks (
  task_id uuid not null default uuidv7(),
  organization_id uuid not null,
  title text,
  rule text,
  rule_day date,
  due_date date not null,
  assigned_to uuid,
  assigned_name text,
  quote_id uuid,
  policy_id uuid,
  policy_renewal_id uuid,
  claim_id uuid,
  entity_id uuid,
  status text not null default 'open'::text,
  ended timestamp with time zone,
  ended_by_name text,
  created_by uuid,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint tasks_pkey PRIMARY KEY (task_id),
  constraint task_key UNIQUE (organization_id, task_id),
  constraint task_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint task_entity FOREIGN KEY (organization_id, entity_id) REFERENCES entities(organization_id, entity_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint task_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint task_policy_renewal FOREIGN KEY (organization_id, policy_renewal_id) REFERENCES policy_renewals(organization_id, policy_renewal_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint task_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint tasks_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(user_id),
  constraint tasks_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint tasks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint task_assignee CHECK (((assigned_to IS NULL) = (assigned_name IS NULL))),
  constraint task_author CHECK (((rule IS NULL) = (title IS NOT NULL))),
  constraint task_ended CHECK (((status = 'open'::text) = (ended IS NULL))),
  constraint task_record CHECK ((num_nonnulls(quote_id, policy_id, policy_renewal_id, claim_id, entity_id) <= 1)),
  constraint tasks_assigned_name_bound CHECK (is_line(assigned_name, 201)),
  constraint tasks_ended_by_name_bound CHECK (is_line(ended_by_name, 201)),
  constraint tasks_rule_check CHECK ((rule = ANY (ARRAY['call_after_sent'::text, 'licence_expires'::text, 'find_address'::text]))),
  constraint tasks_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'lapsed'::text]))),
  constraint tasks_title_bound CHECK (is_line(title, 100))
);
alter table tasks enable row level security;
CREATE UNIQUE INDEX task_address_once ON public.tasks USING btree (claim_id) WHERE ((rule = 'find_address'::text) AND (status = 'open'::text));
CREATE UNIQUE INDEX task_call_once ON public.tasks USING btree (organization_id, quote_id) WHERE ((rule = 'call_after_sent'::text) AND (status = 'open'::text));
CREATE UNIQUE INDEX task_licence_once ON public.tasks USING btree (organization_id, assigned_to, rule_day) WHERE (rule = 'licence_expires'::text);
CREATE INDEX tasks_assigned ON public.tasks USING btree (assigned_to, due_date) WHERE (status = 'open'::text);
CREATE INDEX tasks_of_claim ON public.tasks USING btree (claim_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX tasks_of_entity ON public.tasks USING btree (entity_id) WHERE (entity_id IS NOT NULL);
CREATE INDEX tasks_of_policy ON public.tasks USING btree (policy_id) WHERE (policy_id IS NOT NULL);
CREATE INDEX tasks_of_quote ON public.tasks USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX tasks_of_renewal ON public.tasks USING btree (policy_renewal_id) WHERE (policy_renewal_id IS NOT NULL);
CREATE INDEX tasks_open ON public.tasks USING btree (organization_id, assigned_to, due_date) WHERE (status = 'open'::text);
CREATE TRIGGER free_moved BEFORE UPDATE OF organization_id ON public.tasks FOR EACH ROW WHEN ((old.organization_id <> new.organization_id)) EXECUTE FUNCTION free_moved_task();
CREATE TRIGGER hint_insert AFTER INSERT ON public.tasks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_tasks();
CREATE TRIGGER hint_update AFTER UPDATE ON public.tasks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_tasks();
CREATE TRIGGER touch BEFORE UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on tasks for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on tasks for select to global_staff using (true);
create policy sweeps on tasks for select to worker using (true);
create policy tenant_reads on tasks for select to tenant_staff using ((organization_id = claim_organization()));
comment on column tasks.rule_day is 'The day that a rule is about.';
comment on column tasks.title is 'What is to be done, in the words of who wrote it; a rule has its own.';
comment on constraint tasks_assigned_to_fkey on tasks is 'assignee|assigned_tasks';
comment on constraint tasks_created_by_fkey on tasks is 'author|authored_tasks';
grant insert, select, update (title, due_date, assigned_to, assigned_name, status, ended, ended_by_name) on tasks to operator;
grant select on tasks to global_staff, tenant_staff;
grant select (task_id, organization_id, rule, rule_day, assigned_to, quote_id, status, created) on tasks to worker;

create table telematics_payloads (
  telematics_payload_id uuid not null default uuidv7(),
  provider text not null,
  reason text not null,
  provider_device_id text,
  raw_hash text not null,
  raw sealed,
  times integer not null default 1,
  received timestamp with time zone not null default app_now(),
  last_received timestamp with time zone not null default app_now(),
  constraint telematics_payloads_pkey PRIMARY KEY (telematics_payload_id),
  constraint telematics_payload_once UNIQUE (provider, raw_hash, reason),
  constraint telematics_payloads_provider_check CHECK ((provider = ANY (ARRAY['bouncie'::text, 'garaging'::text, 'mojio'::text, 'passtime'::text, 'samasara'::text, 'smartcar'::text, 'tesla'::text, 'zubie'::text]))),
  constraint telematics_payloads_provider_device_id_check CHECK (is_line(provider_device_id, 255)),
  constraint telematics_payloads_raw_check CHECK (is_line((raw)::text, 40000)),
  constraint telematics_payloads_raw_hash_check CHECK (is_line(raw_hash, 64)),
  constraint telematics_payloads_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'unknown_event'::text, 'unknown_device'::text, 'from_future'::text, 'too_old'::text]))),
  constraint telematics_payloads_times_check CHECK ((times > 0))
);
alter table telematics_payloads enable row level security;
CREATE INDEX telematics_payloads_recent ON public.telematics_payloads USING btree (last_received DESC);
create policy collects on telematics_payloads for all to worker using (true) with check (true);
create policy staff_reads on telematics_payloads for select to global_staff using (true);
comment on table telematics_payloads is 'Messages of providers that nobody here could read, or whose device nobody here has connected.';
grant delete, insert, select, update on telematics_payloads to worker;
grant select on telematics_payloads to global_staff;

create table telematics_polls (
  telematics_poll_id uuid not null default uuidv7(),
  provider text not null,
  provider_device_id text,
  next timestamp with time zone not null,
  failures integer not null default 0,
  refusals integer not null default 0,
  constraint telematics_polls_pkey PRIMARY KEY (telematics_poll_id),
  constraint telematics_poll_once UNIQUE NULLS NOT DISTINCT (provider, provider_device_id),
  constraint telematics_polls_failures_check CHECK ((failures >= 0)),
  constraint telematics_polls_provider_check CHECK ((provider = ANY (ARRAY['bouncie'::text, 'garaging'::text, 'mojio'::text, 'passtime'::text, 'samasara'::text, 'smartcar'::text, 'tesla'::text, 'zubie'::text]))),
  constraint telematics_polls_provider_device_id_check CHECK (is_line(provider_device_id, 255)),
  constraint telematics_polls_refusals_check CHECK ((refusals >= 0))
);
alter table telematics_polls enable row level security;
create policy polls on telematics_polls for all to worker using (true) with check (true);
create policy staff_reads on telematics_polls for select to global_staff using (true);
comment on column telematics_polls.failures is 'How often in a row there was no answer.';
comment on column telematics_polls.refusals is 'How often in a row it said that it may not tell of the device.';
comment on table telematics_polls is 'When a provider of devices is asked again, as a whole (without a device) or after one of its devices.';
grant delete, insert, select, update on telematics_polls to worker;
grant select on telematics_polls to global_staff;

create table timeline_entries (
  timeline_entry_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid,
  policy_id uuid,
  at timestamp with time zone not null default app_now(),
  kind text not null,
  actor_user_id uuid,
  actor_name text,
  actor_role text,
  facts jsonb not null default '{}'::jsonb,
  premium_before bigint,
  premium_after bigint,
  visible boolean not null default false,
  product_id uuid,
  claim_id uuid,
  constraint timeline_entries_pkey PRIMARY KEY (timeline_entry_id),
  constraint timeline_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint timeline_entry_claim FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, claim_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint timeline_entry_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint timeline_entry_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint timeline_entry_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint timeline_entries_actor_name_check CHECK (is_line(actor_name, 201)),
  constraint timeline_entries_actor_role_check CHECK (is_line(actor_role, 64)),
  constraint timeline_entries_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  constraint timeline_entries_kind_check CHECK (is_line(kind, 64)),
  constraint timeline_entry_facts_bound CHECK (is_small(facts, 4000)),
  constraint timeline_entry_record CHECK ((num_nonnulls(quote_id, policy_id, product_id, claim_id) > 0))
);
alter table timeline_entries enable row level security;
CREATE INDEX timeline_entries_of_claim ON public.timeline_entries USING btree (claim_id, at DESC, timeline_entry_id DESC) WHERE (claim_id IS NOT NULL);
CREATE INDEX timeline_entries_of_policy ON public.timeline_entries USING btree (policy_id, at DESC, timeline_entry_id DESC) WHERE (policy_id IS NOT NULL);
CREATE INDEX timeline_entries_of_product ON public.timeline_entries USING btree (product_id, at DESC, timeline_entry_id DESC) WHERE (product_id IS NOT NULL);
CREATE INDEX timeline_entries_of_quote ON public.timeline_entries USING btree (quote_id, at DESC, timeline_entry_id DESC) WHERE (quote_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.timeline_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_timeline_entries();
CREATE TRIGGER hint_update AFTER UPDATE ON public.timeline_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_timeline_entries();
create policy claim_token_reads on timeline_entries for select to "token:claim" using ((visible AND (claim_id = claim_claim())));
create policy operates on timeline_entries for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on timeline_entries for select to customers using ((visible AND ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = timeline_entries.quote_id))) OR (EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = timeline_entries.policy_id))) OR (EXISTS ( SELECT
   FROM claims
  WHERE (claims.claim_id = timeline_entries.claim_id))))));
create policy products_history on timeline_entries for select to "global:organization_admin" using ((product_id IS NOT NULL));
create policy staff_reads on timeline_entries for select to global_staff using (true);
create policy tenant_reads on timeline_entries for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on timeline_entries for select to "token:quote" using ((visible AND (quote_id = claim_quote())));
grant insert, select, update (policy_id) on timeline_entries to operator;
grant select (timeline_entry_id, organization_id, at, kind, actor_name, actor_role, facts, claim_id) on timeline_entries to "token:claim";
grant select (timeline_entry_id, organization_id, at, kind, actor_name, actor_role, facts, product_id) on timeline_entries to "global:organization_admin";
grant select (timeline_entry_id, organization_id, quote_id, policy_id, at, kind, actor_name, actor_role, facts, premium_before, premium_after, claim_id) on timeline_entries to "token:quote", customers;
grant select (timeline_entry_id, organization_id, quote_id, policy_id, at, kind, actor_user_id, actor_name, actor_role, facts, premium_before, premium_after, visible, product_id, claim_id) on timeline_entries to global_staff, tenant_staff;

create table transaction_states (
  transaction_id uuid not null,
  organization_id uuid not null,
  policy_id uuid not null,
  known_from timestamp with time zone not null,
  date date not null,
  amount bigint not null,
  status text not null,
  attempt_count integer not null,
  next_attempt date,
  decline_code text,
  cc_last_four text,
  bank text,
  constraint transaction_states_pkey PRIMARY KEY (transaction_id, known_from),
  constraint transaction_state_transaction FOREIGN KEY (organization_id, transaction_id) REFERENCES transactions(organization_id, transaction_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint transaction_states_bank_check CHECK (is_line(bank, 100)),
  constraint transaction_states_cc_last_four_check CHECK (is_line(cc_last_four, 4)),
  constraint transaction_states_decline_code_check CHECK (is_line(decline_code, 64)),
  constraint transaction_states_status_check CHECK (is_line(status, 64))
);
alter table transaction_states enable row level security;
CREATE INDEX transaction_states_of_policy ON public.transaction_states USING btree (policy_id, known_from);
create policy operates on transaction_states for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
grant select on transaction_states to operator;

create table transactions (
  transaction_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  invoice_id uuid,
  payment_id uuid,
  amount bigint not null,
  date date not null,
  cc_last_four text,
  bank text,
  type text not null,
  status text not null,
  attempt_count integer not null default 1,
  meta jsonb not null default '{}'::jsonb,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  next_attempt date,
  decline_code text,
  disputed bigint not null default 0,
  constraint transactions_pkey PRIMARY KEY (transaction_id),
  constraint transactions_organization_id_transaction_id_key UNIQUE (organization_id, transaction_id),
  constraint transaction_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, invoice_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint transaction_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint transactions_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id),
  constraint transaction_attempts CHECK ((attempt_count >= 1)),
  constraint transaction_next_attempt CHECK (((next_attempt IS NULL) OR (status = 'failed'::text))),
  constraint transactions_bank_bound CHECK (is_line(bank, 100)),
  constraint transactions_cc_last_four_bound CHECK (is_line(cc_last_four, 64)),
  constraint transactions_decline_code_check CHECK (is_line(decline_code, 64)),
  constraint transactions_disputed_check CHECK ((disputed >= 0)),
  constraint transactions_meta_bound CHECK (is_small(meta, 20000)),
  constraint transactions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'authorized'::text, 'settled'::text, 'failed'::text, 'returned'::text, 'voided'::text, 'refunded'::text, 'unknown'::text]))),
  constraint transactions_type_check CHECK ((type = ANY (ARRAY['charge'::text, 'refund'::text, 'fee'::text, 'adjustment'::text])))
);
alter table transactions enable row level security;
CREATE UNIQUE INDEX transaction_of_payment ON public.transactions USING btree (payment_id) WHERE (type = 'charge'::text);
CREATE INDEX transactions_of_policy ON public.transactions USING btree (policy_id, date);
CREATE INDEX transactions_to_try ON public.transactions USING btree (next_attempt) WHERE (next_attempt IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.transactions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_transactions();
CREATE TRIGGER hint_update AFTER UPDATE ON public.transactions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_transactions();
CREATE TRIGGER keeps_state AFTER UPDATE OF date, amount, status, attempt_count, next_attempt, decline_code, cc_last_four, bank ON public.transactions FOR EACH ROW WHEN (((new.date IS DISTINCT FROM old.date) OR (new.amount IS DISTINCT FROM old.amount) OR (new.status IS DISTINCT FROM old.status) OR (new.attempt_count IS DISTINCT FROM old.attempt_count) OR (new.next_attempt IS DISTINCT FROM old.next_attempt) OR (new.decline_code IS DISTINCT FROM old.decline_code) OR (new.cc_last_four IS DISTINCT FROM old.cc_last_four) OR (new.bank IS DISTINCT FROM old.bank))) EXECUTE FUNCTION keep_transaction_state();
CREATE TRIGGER keeps_state_first AFTER INSERT ON public.transactions FOR EACH ROW EXECUTE FUNCTION keep_transaction_state();
CREATE TRIGGER touch BEFORE UPDATE ON public.transactions FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on transactions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on transactions for select to customers using ((EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = transactions.policy_id))));
create policy staff_reads on transactions for select to global_staff using (true);
create policy tenant_reads on transactions for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on transactions to operator;
grant select (transaction_id, organization_id, policy_id, invoice_id, amount, date, cc_last_four, bank, type, status, attempt_count, created, updated, next_attempt, decline_code, disputed) on transactions to customers;
grant select (transaction_id, organization_id, policy_id, invoice_id, amount, date, cc_last_four, bank, type, status, attempt_count, meta, created, updated, next_attempt, decline_code, disputed) on transactions to global_staff, tenant_staff;

create view trial_balance with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, m.booked_organization_id, m.accounting_month, m.account, m.currency)))::uuid AS trial_balance_id,
    m.booked_organization_id AS organization_id,
    o.name AS organization_name,
    m.accounting_month,
    m.account,
    m.currency,
    ((c.closing - m.debits) + m.credits) AS opening,
    m.debits,
    m.credits,
    c.closing
   FROM ((( SELECT ledger_entries.booked_organization_id,
            ledger_entries.accounting_month,
            ledger_entries.account,
            ledger_entries.currency,
            (COALESCE(sum(ledger_entries.amount) FILTER (WHERE (ledger_entries.amount > 0)), (0)::numeric))::bigint AS debits,
            (COALESCE((- sum(ledger_entries.amount) FILTER (WHERE (ledger_entries.amount < 0))), (0)::numeric))::bigint AS credits
           FROM ledger_entries
          WHERE ((claim_organization() IS NULL) OR (ledger_entries.booked_organization_id = claim_organization()))
          GROUP BY ledger_entries.booked_organization_id, ledger_entries.accounting_month, ledger_entries.account, ledger_entries.currency) m
     CROSS JOIN LATERAL ( SELECT (sum(e.amount))::bigint AS closing
           FROM ledger_entries e
          WHERE ((e.booked_organization_id = m.booked_organization_id) AND (e.account = m.account) AND (e.currency = m.currency) AND (e.accounting_month <= m.accounting_month))) c)
     LEFT JOIN organizations o ON ((o.organization_id = m.booked_organization_id)));
comment on view trial_balance is 'What each account of an organization held before a month, what was booked in it, and what it held after, in cents: a debit is positive.';
grant select on trial_balance to "global:actuary", global_staff, tenant_staff;

create table trusted_devices (
  token_hash text not null,
  user_id uuid not null,
  expires timestamp with time zone not null,
  constraint trusted_devices_pkey PRIMARY KEY (token_hash),
  constraint trusted_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE,
  constraint trusted_devices_token_hash_check CHECK (is_line(token_hash, 43))
);
alter table trusted_devices enable row level security;
CREATE INDEX trusted_devices_of_user ON public.trusted_devices USING btree (user_id);
create policy signs_in on trusted_devices for all to identity using (true) with check (true);
grant delete, insert, select, update on trusted_devices to identity;

create table underwriting_question_versions (
  underwriting_question_version_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  underwriting_question_id uuid not null,
  version integer not null,
  question jsonb not null,
  user_id uuid,
  created timestamp with time zone not null default app_now(),
  constraint underwriting_question_versions_pkey PRIMARY KEY (underwriting_question_version_id),
  constraint underwriting_question_version_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint underwriting_question_version_question FOREIGN KEY (organization_id, underwriting_question_id) REFERENCES underwriting_questions(organization_id, underwriting_question_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint underwriting_question_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint underwriting_question_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint underwriting_question_versions_question_bound CHECK (is_small(question, 60000)),
  constraint underwriting_question_versions_version_check CHECK ((version > 0))
);
alter table underwriting_question_versions enable row level security;
CREATE INDEX underwriting_question_versions_newest ON public.underwriting_question_versions USING btree (organization_id, product_id, underwriting_question_version_id DESC);
CREATE INDEX underwriting_question_versions_of_question ON public.underwriting_question_versions USING btree (underwriting_question_id, version DESC);
create policy operates on underwriting_question_versions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on underwriting_question_versions for select to global_staff using (true);
create policy tenant_reads on underwriting_question_versions for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint underwriting_question_version_question on underwriting_question_versions is 'underwriting_question|versions';
comment on constraint underwriting_question_versions_user_id_fkey on underwriting_question_versions is 'user|underwriting_question_versions';
grant select on underwriting_question_versions to global_staff, operator, tenant_staff;

create table underwriting_questions (
  underwriting_question_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  parent_id uuid,
  question text not null,
  answer_type text not null default 'yes_no'::text,
  sort_order integer not null default 0,
  effective_date date not null,
  expiration_date date,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  version integer not null default 1,
  wording integer not null default 1,
  question_fr text,
  choices jsonb not null default '[]'::jsonb,
  "least" bigint,
  most bigint,
  first_day date,
  last_day date,
  decisions jsonb not null default '[]'::jsonb,
  parent_answer text,
  decision text not null generated always as (question_decision(decisions)) stored,
  about text not null default 'object'::text,
  constraint underwriting_questions_pkey PRIMARY KEY (underwriting_question_id),
  constraint underwriting_questions_organization_id_product_id_underwrit_key UNIQUE (organization_id, product_id, underwriting_question_id),
  constraint underwriting_questions_organization_id_underwriting_questio_key UNIQUE (organization_id, underwriting_question_id),
  constraint underwriting_question_parent FOREIGN KEY (organization_id, product_id, parent_id) REFERENCES underwriting_questions(organization_id, product_id, underwriting_question_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint underwriting_question_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint underwriting_questions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint underwriting_question_choices CHECK (((answer_type = 'choice'::text) = (choices <> '[]'::jsonb))),
  constraint underwriting_question_days CHECK ((expiration_date > effective_date)),
  constraint underwriting_question_numbers CHECK ((((answer_type = 'number'::text) AND (("least" <= most) IS NOT FALSE)) OR (("least" IS NULL) AND (most IS NULL)))),
  constraint underwriting_question_opens CHECK (((parent_id IS NULL) = (parent_answer IS NULL))),
  constraint underwriting_question_span CHECK ((((answer_type = 'date'::text) AND ((first_day <= last_day) IS NOT FALSE)) OR ((first_day IS NULL) AND (last_day IS NULL)))),
  constraint underwriting_questions_about_check CHECK ((about = ANY (ARRAY['object'::text, 'person'::text]))),
  constraint underwriting_questions_answer_type_check CHECK ((answer_type = ANY (ARRAY['yes_no'::text, 'number'::text, 'choice'::text, 'date'::text, 'text'::text]))),
  constraint underwriting_questions_check CHECK ((parent_id <> underwriting_question_id)),
  constraint underwriting_questions_choices_bound CHECK (((jsonb_typeof(choices) = 'array'::text) AND is_small(choices, 20000))),
  constraint underwriting_questions_decision_check CHECK ((decision = ANY (ARRAY['none'::text, 'referral'::text, 'rejection'::text, 'agent_required'::text]))),
  constraint underwriting_questions_decisions_bound CHECK (((jsonb_typeof(decisions) = 'array'::text) AND is_small(decisions, 10000))),
  constraint underwriting_questions_parent_answer_bound CHECK (is_line(parent_answer, 64)),
  constraint underwriting_questions_question_bound CHECK (is_prose(question, 1000)),
  constraint underwriting_questions_question_check CHECK ((question ~ '\S'::text)),
  constraint underwriting_questions_question_fr_bound CHECK (is_line(question_fr, 300)),
  constraint underwriting_questions_version_check CHECK ((version > 0)),
  constraint underwriting_questions_wording_check CHECK ((wording > 0))
);
alter table underwriting_questions enable row level security;
CREATE INDEX underwriting_questions_of_parent ON public.underwriting_questions USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX underwriting_questions_of_product ON public.underwriting_questions USING btree (organization_id, product_id, sort_order) WHERE (archived IS NULL);
CREATE TRIGGER count_version BEFORE UPDATE ON public.underwriting_questions FOR EACH ROW EXECUTE FUNCTION count_question_version();
CREATE TRIGGER hint_insert AFTER INSERT ON public.underwriting_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_underwriting_questions();
CREATE TRIGGER hint_update AFTER UPDATE ON public.underwriting_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_underwriting_questions();
CREATE TRIGGER keep_first_version AFTER INSERT ON public.underwriting_questions FOR EACH ROW EXECUTE FUNCTION keep_question_version();
CREATE TRIGGER keep_version AFTER UPDATE ON public.underwriting_questions FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION keep_question_version();
CREATE TRIGGER touch BEFORE UPDATE ON public.underwriting_questions FOR EACH ROW EXECUTE FUNCTION touch_updated();
CREATE CONSTRAINT TRIGGER underwriting_question_tree AFTER INSERT OR UPDATE OF parent_id ON public.underwriting_questions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.parent_id IS NOT NULL)) EXECUTE FUNCTION check_question_tree();
create policy operates on underwriting_questions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on underwriting_questions for select to customers, "token:quote" using ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.product_id = underwriting_questions.product_id))));
create policy staff_reads on underwriting_questions for select to global_staff using (true);
create policy tenant_reads on underwriting_questions for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint underwriting_question_parent on underwriting_questions is 'parent|children';
grant insert, select, update on underwriting_questions to operator;
grant select on underwriting_questions to global_staff, tenant_staff;
grant select (underwriting_question_id, organization_id, product_id, parent_id, question, answer_type, sort_order, effective_date, expiration_date, archived, wording, question_fr, choices, "least", most, first_day, last_day, parent_answer) on underwriting_questions to "token:quote", customers;

create table underwriting_rule_versions (
  underwriting_rule_version_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  underwriting_rule_id uuid not null,
  version integer not null,
  rule jsonb not null,
  user_id uuid,
  created timestamp with time zone not null default app_now(),
  constraint underwriting_rule_versions_pkey PRIMARY KEY (underwriting_rule_version_id),
  constraint underwriting_rule_versions_underwriting_rule_id_version_key UNIQUE (underwriting_rule_id, version),
  constraint underwriting_rule_version_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint underwriting_rule_version_rule FOREIGN KEY (organization_id, underwriting_rule_id) REFERENCES underwriting_rules(organization_id, underwriting_rule_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint underwriting_rule_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint underwriting_rule_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint underwriting_rule_versions_rule_bound CHECK (is_small(rule, 60000)),
  constraint underwriting_rule_versions_version_check CHECK ((version > 0))
);
alter table underwriting_rule_versions enable row level security;
CREATE INDEX underwriting_rule_versions_newest ON public.underwriting_rule_versions USING btree (organization_id, product_id, underwriting_rule_version_id DESC);
create policy operates on underwriting_rule_versions for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on underwriting_rule_versions for select to global_staff using (true);
create policy tenant_reads on underwriting_rule_versions for select to tenant_staff using ((organization_id = claim_organization()));
comment on constraint underwriting_rule_version_rule on underwriting_rule_versions is 'underwriting_rule|versions';
comment on constraint underwriting_rule_versions_user_id_fkey on underwriting_rule_versions is 'user|underwriting_rule_versions';
grant select on underwriting_rule_versions to global_staff, operator, tenant_staff;

create table underwriting_rules (
  underwriting_rule_id uuid not null default uuidv7(),
  organization_id uuid not null,
  product_id uuid not null,
  rule_name text not null,
  rule_type text not null,
  object_type text not null,
  key text not null,
  operator text not null,
  value jsonb,
  reason text not null,
  effective_date date not null,
  expiration_date date,
  allow_new_business boolean not null default true,
  allow_renewal boolean not null default true,
  allow_proposal boolean not null default true,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  version integer not null default 1,
  conditions jsonb not null default '[]'::jsonb,
  constraint underwriting_rules_pkey PRIMARY KEY (underwriting_rule_id),
  constraint underwriting_rules_organization_id_underwriting_rule_id_key UNIQUE (organization_id, underwriting_rule_id),
  constraint underwriting_rule_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, product_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint underwriting_rules_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint underwriting_rule_days CHECK ((expiration_date > effective_date)),
  constraint underwriting_rule_value CHECK (COALESCE(
CASE operator
    WHEN 'missing'::text THEN (value IS NULL)
    WHEN 'in'::text THEN ((jsonb_typeof(value) = 'array'::text) AND (value <> '[]'::jsonb))
    WHEN 'nin'::text THEN ((jsonb_typeof(value) = 'array'::text) AND (value <> '[]'::jsonb))
    WHEN 'between'::text THEN ((jsonb_typeof(value) = 'array'::text) AND (jsonb_array_length(value) = 2))
    ELSE (jsonb_typeof(value) = ANY (ARRAY['string'::text, 'number'::text, 'boolean'::text]))
END, false)),
  constraint underwriting_rules_conditions_bound CHECK (((jsonb_typeof(conditions) = 'array'::text) AND is_small(conditions, 20000))),
  constraint underwriting_rules_key_bound CHECK (is_line(key, 64)),
  constraint underwriting_rules_key_check CHECK ((key ~ '^[a-z][A-Za-z0-9_.]*$'::text)),
  constraint underwriting_rules_object_type_check CHECK ((object_type = ANY (ARRAY['quote'::text, 'vehicle'::text, 'entity'::text, 'location'::text, 'policy'::text, 'history'::text]))),
  constraint underwriting_rules_operator_check CHECK ((operator = ANY (ARRAY['eq'::text, 'neq'::text, 'gt'::text, 'gte'::text, 'lt'::text, 'lte'::text, 'in'::text, 'nin'::text, 'between'::text, 'contains'::text, 'missing'::text, 'matches'::text]))),
  constraint underwriting_rules_reason_bound CHECK (is_prose(reason, 1000)),
  constraint underwriting_rules_reason_check CHECK ((reason ~ '\S'::text)),
  constraint underwriting_rules_rule_name_bound CHECK (is_line(rule_name, 100)),
  constraint underwriting_rules_rule_name_check CHECK ((rule_name ~ '\S'::text)),
  constraint underwriting_rules_rule_type_check CHECK ((rule_type = ANY (ARRAY['rejection'::text, 'referral'::text, 'agent_required'::text]))),
  constraint underwriting_rules_value_bound CHECK (is_small(value, 20000)),
  constraint underwriting_rules_version_check CHECK ((version > 0))
);
alter table underwriting_rules enable row level security;
CREATE INDEX underwriting_rules_of_product ON public.underwriting_rules USING btree (organization_id, product_id, created) WHERE (archived IS NULL);
CREATE TRIGGER count_version BEFORE UPDATE ON public.underwriting_rules FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION count_rule_version();
CREATE TRIGGER hint_insert AFTER INSERT ON public.underwriting_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_underwriting_rules();
CREATE TRIGGER hint_update AFTER UPDATE ON public.underwriting_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_underwriting_rules();
CREATE TRIGGER keep_first_version AFTER INSERT ON public.underwriting_rules FOR EACH ROW EXECUTE FUNCTION keep_rule_version();
CREATE TRIGGER keep_version AFTER UPDATE ON public.underwriting_rules FOR EACH ROW WHEN ((old.version <> new.version)) EXECUTE FUNCTION keep_rule_version();
CREATE TRIGGER touch BEFORE UPDATE ON public.underwriting_rules FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on underwriting_rules for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on underwriting_rules for select to global_staff using (true);
create policy tenant_reads on underwriting_rules for select to tenant_staff using ((organization_id = claim_organization()));
grant insert, select, update on underwriting_rules to operator;
grant select on underwriting_rules to global_staff, tenant_staff;

create table user_global_roles (
  user_id uuid not null,
  role text not null,
  created timestamp with time zone not null default app_now(),
  constraint user_global_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_global_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint user_global_roles_role_check CHECK ((role = ANY (ARRAY['global:user'::text, 'global:read_only'::text, 'global:service_agent'::text, 'global:service_member'::text, 'global:service_manager'::text, 'global:actuary'::text, 'global:underwriter'::text, 'global:organization_admin'::text, 'global:admin'::text])))
);
alter table user_global_roles enable row level security;
CREATE TRIGGER tells_global_role AFTER INSERT OR DELETE OR UPDATE ON public.user_global_roles FOR EACH ROW EXECUTE FUNCTION tell_person_changed();
create policy gives on user_global_roles for insert to operator with check (true);
create policy operates on user_global_roles for select to operator using (true);
create policy reads on user_global_roles for select to "global:admin", identity using (true);
grant insert, select on user_global_roles to operator;
grant select (user_id, role) on user_global_roles to "global:admin", identity;

create table users (
  user_id uuid not null default uuidv7(),
  email email_address not null,
  first_name text,
  last_name text,
  phone text,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  language text,
  preferences jsonb not null default '{}'::jsonb,
  preferred_name text,
  constraint users_pkey PRIMARY KEY (user_id),
  constraint users_email_key UNIQUE (email),
  constraint users_email_bound CHECK (is_line((email)::text, 254)),
  constraint users_first_name_bound CHECK (is_line(first_name, 100)),
  constraint users_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint users_last_name_bound CHECK (is_line(last_name, 100)),
  constraint users_phone_bound CHECK (is_line(phone, 32)),
  constraint users_preferences_bound CHECK (((jsonb_typeof(preferences) = 'object'::text) AND is_small(preferences, 20000))),
  constraint users_preferred_name_check CHECK (is_line(preferred_name, 100))
);
alter table users enable row level security;
CREATE TRIGGER tells_person AFTER UPDATE ON public.users FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_person_changed();
CREATE TRIGGER touch BEFORE UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy asked_for_deletion on users for select to "global:organization_admin" using ((EXISTS ( SELECT
   FROM deletion_requests
  WHERE (deletion_requests.user_id = users.user_id))));
create policy operates on users for all to identity, operator using (true) with check (true);
create policy own_row on users for select to customers, tenant_staff using ((user_id = claim_user()));
create policy staff_reads on users for select to global_staff using (true);
grant insert, select, update on users to identity, operator;
grant select (user_id, email, first_name, last_name) on users to "global:organization_admin";
grant select (user_id, email, first_name, last_name, phone, created) on users to global_staff, tenant_staff;
grant select (user_id, email, first_name, last_name, phone, created, preferred_name) on users to customers;

create table vehicle_assets (
  vehicle_asset_id uuid not null default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  vehicle_id uuid,
  vin text collate "C",
  name text not null,
  url text not null,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_vehicle_id uuid,
  policy_inspection_id uuid,
  file_id uuid,
  shot text,
  review text,
  review_reason text,
  archived timestamp with time zone,
  constraint vehicle_assets_pkey PRIMARY KEY (vehicle_asset_id),
  constraint vehicle_asset_file FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, file_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_asset_inspection FOREIGN KEY (organization_id, policy_inspection_id) REFERENCES policy_inspections(organization_id, policy_inspection_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_asset_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_asset_vehicle FOREIGN KEY (organization_id, vehicle_id) REFERENCES vehicles(organization_id, vehicle_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_asset_again CHECK (((review_reason IS NULL) OR (review = 'again'::text))),
  constraint vehicle_asset_of_inspection CHECK ((num_nulls(policy_inspection_id, file_id, shot, review) = ANY (ARRAY[0, 4]))),
  constraint vehicle_assets_name_bound CHECK (is_line(name, 100)),
  constraint vehicle_assets_name_check CHECK ((name ~ '\S'::text)),
  constraint vehicle_assets_review_check CHECK ((review = ANY (ARRAY['waiting'::text, 'accepted'::text, 'again'::text]))),
  constraint vehicle_assets_review_reason_check CHECK (is_prose(review_reason, 1000)),
  constraint vehicle_assets_shot_check CHECK ((shot = ANY (ARRAY['front'::text, 'rear'::text, 'left'::text, 'right'::text, 'interior'::text, 'vin_plate'::text, 'odometer'::text]))),
  constraint vehicle_assets_url_bound CHECK (is_line(url, 2000)),
  constraint vehicle_assets_url_check CHECK ((url ~ '^(https://|/)'::text)),
  constraint vehicle_assets_vin_bound CHECK (is_line(vin, 17))
);
alter table vehicle_assets enable row level security;
CREATE UNIQUE INDEX vehicle_assets_of_file ON public.vehicle_assets USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX vehicle_assets_of_policy ON public.vehicle_assets USING btree (policy_id, vin);
CREATE INDEX vehicle_assets_of_root ON public.vehicle_assets USING btree (root_vehicle_id) WHERE (root_vehicle_id IS NOT NULL);
CREATE UNIQUE INDEX vehicle_assets_of_shot ON public.vehicle_assets USING btree (policy_inspection_id, shot) WHERE (archived IS NULL);
CREATE INDEX vehicle_assets_of_vehicle ON public.vehicle_assets USING btree (vehicle_id) WHERE (vehicle_id IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.vehicle_assets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_vehicle_assets();
CREATE TRIGGER hint_update AFTER UPDATE ON public.vehicle_assets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_vehicle_assets();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF vehicle_id, root_vehicle_id ON public.vehicle_assets FOR EACH ROW EXECUTE FUNCTION set_root_of_vehicle_assets();
CREATE TRIGGER touch BEFORE UPDATE ON public.vehicle_assets FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on vehicle_assets for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on vehicle_assets for select to customers using (((archived IS NULL) AND (EXISTS ( SELECT
   FROM policies
  WHERE (policies.policy_id = vehicle_assets.policy_id)))));
create policy staff_reads on vehicle_assets for select to global_staff using (true);
create policy tenant_reads on vehicle_assets for select to tenant_staff using ((organization_id = claim_organization()));
comment on column vehicle_assets.root_vehicle_id is 'The root of what the row names, whichever description of it. @set_by_trigger';
comment on constraint vehicle_asset_inspection on vehicle_assets is 'policy_inspection|vehicle_assets';
grant insert, select, update on vehicle_assets to operator;
grant select on vehicle_assets to customers, global_staff, tenant_staff;

create table vehicle_devices (
  device_id uuid not null default uuidv7(),
  organization_id uuid not null,
  vehicle_id uuid not null,
  provider text not null,
  provider_device_id text not null,
  lat double precision,
  lng double precision,
  observed timestamp with time zone,
  attributes jsonb not null default '{}'::jsonb,
  meta jsonb not null default '{}'::jsonb,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_vehicle_id uuid not null,
  user_id uuid,
  consented timestamp with time zone,
  disconnect_reason text,
  reported timestamp with time zone,
  received timestamp with time zone,
  event text,
  accuracy_m real,
  speed_kph real,
  heading real,
  odometer_km double precision,
  administrative_area text,
  postal_code text,
  constraint vehicle_devices_pkey PRIMARY KEY (device_id),
  constraint vehicle_devices_organization_device_key UNIQUE (organization_id, device_id),
  constraint vehicle_device_vehicle FOREIGN KEY (organization_id, vehicle_id) REFERENCES vehicles(organization_id, vehicle_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint vehicle_device_consent CHECK ((num_nonnulls(user_id, consented) = ANY (ARRAY[0, 2]))),
  constraint vehicle_device_place CHECK ((num_nonnulls(administrative_area, postal_code) = ANY (ARRAY[0, 2]))),
  constraint vehicle_device_position CHECK (((num_nonnulls(lat, lng, observed) = ANY (ARRAY[0, 3])) AND ((lat <> (0)::double precision) OR (lng <> (0)::double precision)))),
  constraint vehicle_devices_accuracy_m_check CHECK ((accuracy_m >= (0)::double precision)),
  constraint vehicle_devices_administrative_area_bound CHECK (is_line(administrative_area, 64)),
  constraint vehicle_devices_attributes_bound CHECK (is_small(attributes, 20000)),
  constraint vehicle_devices_attributes_check CHECK ((jsonb_typeof(attributes) = 'object'::text)),
  constraint vehicle_devices_disconnect_reason_check CHECK ((disconnect_reason = ANY (ARRAY['customer'::text, 'staff'::text, 'sold'::text, 'forgotten'::text, 'revoked'::text]))),
  constraint vehicle_devices_event_check CHECK (is_line(event, 64)),
  constraint vehicle_devices_heading_check CHECK (((heading >= (0)::double precision) AND (heading < (360)::double precision))),
  constraint vehicle_devices_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint vehicle_devices_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint vehicle_devices_meta_bound CHECK (is_small(meta, 20000)),
  constraint vehicle_devices_meta_check CHECK ((jsonb_typeof(meta) = 'object'::text)),
  constraint vehicle_devices_odometer_km_check CHECK ((odometer_km >= (0)::double precision)),
  constraint vehicle_devices_postal_code_bound CHECK (is_line(postal_code, 12)),
  constraint vehicle_devices_provider_check CHECK ((provider = ANY (ARRAY['bouncie'::text, 'garaging'::text, 'mojio'::text, 'passtime'::text, 'samasara'::text, 'smartcar'::text, 'tesla'::text, 'zubie'::text]))),
  constraint vehicle_devices_provider_device_id_bound CHECK (is_line(provider_device_id, 255)),
  constraint vehicle_devices_provider_device_id_check CHECK ((provider_device_id ~ '\S'::text)),
  constraint vehicle_devices_speed_kph_check CHECK ((speed_kph >= (0)::double precision))
);
alter table vehicle_devices enable row level security;
CREATE UNIQUE INDEX vehicle_device_once ON public.vehicle_devices USING btree (provider, provider_device_id) WHERE (archived IS NULL);
CREATE INDEX vehicle_devices_all_by_position ON public.vehicle_devices USING btree (lat, lng) WHERE ((archived IS NULL) AND (lat IS NOT NULL));
CREATE INDEX vehicle_devices_by_position ON public.vehicle_devices USING btree (organization_id, lat, lng) WHERE ((archived IS NULL) AND (lat IS NOT NULL));
CREATE INDEX vehicle_devices_of_root ON public.vehicle_devices USING btree (root_vehicle_id) WHERE (root_vehicle_id IS NOT NULL);
CREATE INDEX vehicle_devices_of_user ON public.vehicle_devices USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX vehicle_devices_of_vehicle ON public.vehicle_devices USING btree (vehicle_id);
CREATE TRIGGER hint_insert AFTER INSERT ON public.vehicle_devices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_vehicle_devices();
CREATE TRIGGER hint_update AFTER UPDATE ON public.vehicle_devices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_vehicle_devices();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF vehicle_id, root_vehicle_id ON public.vehicle_devices FOR EACH ROW EXECUTE FUNCTION set_root_of_vehicle_devices();
CREATE TRIGGER touch BEFORE UPDATE ON public.vehicle_devices FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy finds on vehicle_devices for select to worker using ((archived IS NULL));
create policy operates on vehicle_devices for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on vehicle_devices for select to customers using ((user_id = claim_user()));
create policy staff_reads on vehicle_devices for select to global_staff using (true);
create policy tenant_reads on vehicle_devices for select to tenant_staff using ((organization_id = claim_organization()));
comment on column vehicle_devices.observed is 'When it was at its place.';
comment on column vehicle_devices.postal_code is 'The postal code whose middle is nearest to its place.';
comment on column vehicle_devices.reported is 'The newest instant that it told anything of, a place or not.';
comment on column vehicle_devices.root_vehicle_id is 'The root of what the row names, whichever description of it. @set_by_trigger';
comment on column vehicle_devices.user_id is 'Who connected it and agreed to what it tells.';
grant insert, select, update on vehicle_devices to operator;
grant select on vehicle_devices to global_staff, tenant_staff;
grant select (device_id, organization_id, provider, provider_device_id, observed, archived, reported) on vehicle_devices to worker;
grant select (device_id, organization_id, vehicle_id, provider, lat, lng, observed, archived, created, updated, root_vehicle_id, consented, disconnect_reason, reported, event, accuracy_m, speed_kph, heading, administrative_area, postal_code) on vehicle_devices to customers;

create table vehicles (
  vehicle_id uuid not null default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  year integer,
  make text,
  model text,
  type text not null,
  vin text collate "C",
  rating_value bigint,
  rating_value_type text,
  purchase_price bigint,
  initial_value bigint,
  usage_type text,
  storage_type text,
  floorplan text,
  length numeric,
  telematics boolean not null default false,
  salvage_title boolean,
  original_owner boolean,
  manual_entry boolean not null default true,
  years_owned integer,
  estimated_yearly_mileage integer,
  max_miles_from_address integer,
  rental_utilization_rate integer,
  nights_per_year integer,
  mileage integer,
  features jsonb not null default '[]'::jsonb,
  meta jsonb not null default '{}'::jsonb,
  custom_fields jsonb not null default '{}'::jsonb,
  coverage_date date,
  location_id uuid,
  registration_location_id uuid,
  lienholder_id uuid,
  archived timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  root_vehicle_id uuid not null,
  answers jsonb not null default '{}'::jsonb,
  financed boolean,
  vin_pending boolean,
  listed text[] not null default '{}'::text[],
  constraint vehicles_pkey PRIMARY KEY (vehicle_id),
  constraint vehicles_organization_id_vehicle_id_key UNIQUE (organization_id, vehicle_id),
  constraint vehicle_lienholder FOREIGN KEY (organization_id, lienholder_id) REFERENCES entities(organization_id, entity_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_location FOREIGN KEY (organization_id, location_id) REFERENCES locations(organization_id, location_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, quote_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_registration_location FOREIGN KEY (organization_id, registration_location_id) REFERENCES locations(organization_id, location_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_answers_bound CHECK (((jsonb_typeof(answers) = 'object'::text) AND is_small(answers, 4000))),
  constraint vehicles_custom_fields_bound CHECK (is_small(custom_fields, 20000)),
  constraint vehicles_estimated_yearly_mileage_check CHECK (((estimated_yearly_mileage >= 0) AND (estimated_yearly_mileage <= 200000))),
  constraint vehicles_features_bound CHECK (is_small(features, 20000)),
  constraint vehicles_floorplan_bound CHECK (is_line(floorplan, 100)),
  constraint vehicles_initial_value_check CHECK ((initial_value > 0)),
  constraint vehicles_length_check CHECK ((length > (0)::numeric)),
  constraint vehicles_listed_bound CHECK (is_line(array_to_string(listed, ' '::text), 200)),
  constraint vehicles_listed_check CHECK ((listed <@ '{year,make,model,floorplan,vin,rating_value,length,rental_utilization_rate}'::text[])),
  constraint vehicles_make_bound CHECK (is_line(make, 100)),
  constraint vehicles_meta_bound CHECK (is_small(meta, 20000)),
  constraint vehicles_model_bound CHECK (is_line(model, 100)),
  constraint vehicles_nights_per_year_check CHECK (((nights_per_year >= 0) AND (nights_per_year <= 366))),
  constraint vehicles_purchase_price_check CHECK ((purchase_price > 0)),
  constraint vehicles_rating_value_check CHECK ((rating_value > 0)),
  constraint vehicles_rating_value_type_check CHECK ((rating_value_type = ANY (ARRAY['agreed_value'::text, 'actual_cash_value'::text, 'total_loss_replacement'::text, 'purchase_price'::text]))),
  constraint vehicles_rental_utilization_rate_check CHECK (((rental_utilization_rate >= 0) AND (rental_utilization_rate <= 100))),
  constraint vehicles_storage_type_check CHECK ((storage_type = ANY (ARRAY['indoor'::text, 'secured'::text, 'covered'::text, 'driveway'::text, 'street'::text]))),
  constraint vehicles_type_check CHECK (is_line(type, 40)),
  constraint vehicles_usage_type_check CHECK ((usage_type = ANY (ARRAY['recreational'::text, 'frequent'::text, 'seasonal_parked'::text, 'full_timer'::text, 'business'::text]))),
  constraint vehicles_vin_bound CHECK (is_line(vin, 17)),
  constraint vehicles_vin_check CHECK ((vin ~ '^[A-HJ-NPR-Z0-9]{5,17}$'::text)),
  constraint vehicles_year_check CHECK (((year >= 1900) AND (year <= 2100)))
);
alter table vehicles enable row level security;
CREATE INDEX vehicles_by_root ON public.vehicles USING btree (organization_id, root_vehicle_id);
CREATE INDEX vehicles_by_vin ON public.vehicles USING btree (organization_id, vin) INCLUDE (quote_id) WHERE (vin IS NOT NULL);
CREATE INDEX vehicles_of_quote ON public.vehicles USING btree (quote_id);
CREATE INDEX vehicles_vin ON public.vehicles USING btree (vin) INCLUDE (quote_id) WHERE (vin IS NOT NULL);
CREATE TRIGGER hint_insert AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_vehicles();
CREATE TRIGGER hint_update AFTER UPDATE ON public.vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hint_vehicles();
CREATE TRIGGER root BEFORE INSERT OR UPDATE OF root_vehicle_id ON public.vehicles FOR EACH ROW EXECUTE FUNCTION set_root_vehicle_id();
CREATE TRIGGER touch BEFORE UPDATE ON public.vehicles FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on vehicles for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy own_rows on vehicles for select to customers using ((EXISTS ( SELECT
   FROM quotes
  WHERE (quotes.quote_id = vehicles.quote_id))));
create policy staff_reads on vehicles for select to "global:actuary", global_staff using (true);
create policy tenant_reads on vehicles for select to tenant_staff using ((organization_id = claim_organization()));
create policy token_reads on vehicles for select to "token:quote" using ((quote_id = claim_quote()));
comment on column vehicles.listed is 'The columns that a partner''s listing filled and nobody confirmed yet.';
comment on column vehicles.root_vehicle_id is 'The row’s own key when it is the first description; a copy keeps its source’s. @set_by_trigger';
comment on constraint vehicle_registration_location on vehicles is 'registration_location|registered_vehicles';
grant insert, select, update on vehicles to operator;
grant select on vehicles to "token:quote", customers, global_staff, tenant_staff;
grant select (vehicle_id, organization_id, quote_id, year, make, model, type, vin, rating_value, rating_value_type, purchase_price, initial_value, usage_type, storage_type, floorplan, length, telematics, salvage_title, original_owner, manual_entry, years_owned, estimated_yearly_mileage, max_miles_from_address, rental_utilization_rate, nights_per_year, mileage, features, coverage_date, location_id, registration_location_id, lienholder_id, archived, created, updated, root_vehicle_id, financed, vin_pending) on vehicles to "global:actuary";

create table visit_events (
  visit_event_id uuid not null default uuidv7(),
  organization_id uuid not null,
  message_id text not null,
  day date not null,
  visit text not null,
  kind text not null,
  name text,
  goal text,
  step text,
  device text,
  language text not null,
  campaign text,
  affiliate_id text,
  received timestamp with time zone not null default app_now(),
  constraint visit_events_pkey PRIMARY KEY (visit_event_id, day),
  constraint visit_events_organization_id_message_id_day_key UNIQUE (organization_id, message_id, day),
  constraint visit_events_organization_id_fkey1 FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint visit_events_affiliate_id_check1 CHECK (is_line(affiliate_id, 200)),
  constraint visit_events_campaign_check1 CHECK (is_line(campaign, 64)),
  constraint visit_events_check CHECK ((day = ((received AT TIME ZONE 'UTC'::text))::date)),
  constraint visit_events_device_check1 CHECK ((device = ANY (ARRAY['phone'::text, 'tablet'::text, 'desktop'::text]))),
  constraint visit_events_goal_check1 CHECK (is_line(goal, 64)),
  constraint visit_events_kind_check1 CHECK ((kind = ANY (ARRAY['page'::text, 'screen'::text, 'track'::text]))),
  constraint visit_events_language_check1 CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint visit_events_message_id_check1 CHECK (is_line(message_id, 100)),
  constraint visit_events_name_check1 CHECK (is_line(name, 64)),
  constraint visit_events_step_check1 CHECK (is_line(step, 64)),
  constraint visit_events_visit_check1 CHECK (is_line(visit, 32))
) partition by RANGE (day);
alter table visit_events enable row level security;
CREATE INDEX visit_events_received ON ONLY public.visit_events USING btree (received);
CREATE INDEX visit_events_visit ON ONLY public.visit_events USING btree (organization_id, day, visit);
create policy collects on visit_events for insert to worker with check (true);
create policy counts on visit_events for insert to operator with check ((organization_id = claim_organization()));
create policy staff_reads on visit_events for select to global_staff using (true);
create policy sums on visit_events for select to worker using (true);
create policy tenant_reads on visit_events for select to tenant_staff using ((organization_id = claim_organization()));
comment on table visit_events is 'What happened on the pages, by visits of a day that nobody can be told by.';
grant insert on visit_events to operator;
grant insert, select (organization_id, message_id, day, visit, goal, step, device, language, campaign, received) on visit_events to worker;
grant select (visit_event_id, organization_id, day, visit, kind, name, goal, step, device, language, campaign, affiliate_id, received) on visit_events to global_staff, tenant_staff;

create table visit_sums (
  organization_id uuid not null,
  hour timestamp with time zone not null,
  measure text not null,
  reached text not null,
  split text not null,
  part text not null,
  visits bigint not null,
  constraint visit_sums_pkey PRIMARY KEY (organization_id, hour, measure, reached, split, part),
  constraint visit_sums_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint visit_sums_hour_check CHECK ((date_trunc('hour'::text, hour, 'UTC'::text) = hour)),
  constraint visit_sums_measure_check CHECK ((measure = ANY (ARRAY['step'::text, 'goal'::text]))),
  constraint visit_sums_part_check CHECK (((part = ''::text) OR is_line(part, 64))),
  constraint visit_sums_reached_check CHECK (is_line(reached, 64)),
  constraint visit_sums_split_check CHECK ((split = ANY (ARRAY['none'::text, 'device'::text, 'language'::text, 'campaign'::text]))),
  constraint visit_sums_visits_check CHECK ((visits > 0))
);
alter table visit_sums enable row level security;
CREATE INDEX visit_sums_hour ON public.visit_sums USING btree (hour);
create policy reads_steps on visit_sums for select to "global:actuary" using ((split <> 'campaign'::text));
create policy staff_reads on visit_sums for select to global_staff using (true);
create policy sums on visit_sums for all to worker using (true) with check (true);
create policy tenant_reads on visit_sums for select to tenant_staff using ((organization_id = claim_organization()));
comment on table visit_sums is 'How many visits reached a step or a goal in an hour for the first time that day, divided in each way that reports ask for.';
grant delete, insert, select, update on visit_sums to worker;
grant select on visit_sums to "global:actuary", global_staff, tenant_staff;

create table waitlist (
  waitlist_id uuid not null default uuidv7(),
  organization_id uuid not null,
  email email_address not null,
  country text not null,
  administrative_area text not null,
  provider text not null,
  vehicle_class text not null,
  reason text not null,
  source text not null,
  language text not null,
  created timestamp with time zone not null default app_now(),
  told timestamp with time zone,
  postal_code text,
  policy_id uuid,
  actions text[] not null default '{}'::text[],
  withdrawn timestamp with time zone,
  constraint waitlist_pkey PRIMARY KEY (waitlist_id),
  constraint waitlist_of_organization UNIQUE (organization_id, waitlist_id),
  constraint waitlist_once UNIQUE NULLS NOT DISTINCT (organization_id, email, country, administrative_area, provider, postal_code, policy_id, actions),
  constraint waitlist_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint waitlist_policy FOREIGN KEY (organization_id, policy_id) REFERENCES policies(organization_id, policy_id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint waitlist_actions_check CHECK (is_line(array_to_string(actions, ' '::text), 200)),
  constraint waitlist_actions_known CHECK ((actions <@ ARRAY['bind'::text, 'increase_cover'::text, 'lower_deductible'::text, 'add_vehicle'::text, 'reinstate_with_lapse'::text])),
  constraint waitlist_administrative_area_check CHECK (((administrative_area ~ '^[A-Z]{2}$'::text) AND is_line(administrative_area, 2))),
  constraint waitlist_country_check CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint waitlist_email_check CHECK (is_line((email)::text, 254)),
  constraint waitlist_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint waitlist_of_policy CHECK ((((policy_id IS NULL) = (actions = '{}'::text[])) AND ((policy_id IS NULL) = (source = ANY (ARRAY['start'::text, 'checkout'::text]))) AND ((policy_id IS NULL) OR (reason = 'moratorium_active'::text)))),
  constraint waitlist_place CHECK (((postal_code IS NOT NULL) = (reason = 'moratorium_active'::text))),
  constraint waitlist_postal_code_check CHECK (is_line(postal_code, 12)),
  constraint waitlist_provider_check CHECK (is_line(provider, 64)),
  constraint waitlist_reason_check CHECK ((reason = ANY (ARRAY['product_not_live'::text, 'mandatory_line_not_offered'::text, 'charge_not_levied'::text, 'moratorium_active'::text]))),
  constraint waitlist_source_check CHECK ((source = ANY (ARRAY['start'::text, 'checkout'::text, 'coverage'::text, 'vehicle'::text, 'driver'::text, 'address'::text, 'lienholder'::text, 'mileage'::text, 'reinstatement'::text, 'renewal'::text, 'first_day'::text]))),
  constraint waitlist_vehicle_class_check CHECK (is_line(vehicle_class, 64))
);
alter table waitlist enable row level security;
CREATE INDEX waitlist_all_recent ON public.waitlist USING btree (created DESC);
CREATE INDEX waitlist_by_age ON public.waitlist USING btree (created);
CREATE INDEX waitlist_of_policies ON public.waitlist USING btree (policy_id) WHERE (policy_id IS NOT NULL);
CREATE INDEX waitlist_recent ON public.waitlist USING btree (organization_id, created DESC);
CREATE INDEX waitlist_untold ON public.waitlist USING btree (country, administrative_area, vehicle_class) WHERE (told IS NULL);
CREATE TRIGGER letters_follow AFTER DELETE OR UPDATE OF organization_id ON public.waitlist FOR EACH ROW EXECUTE FUNCTION letters_follow('waitlist', 'waitlist_id');
create policy operates on waitlist for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy purges on waitlist for delete to worker using (true);
create policy staff_reads on waitlist for select to "global:organization_admin", global_staff using (true);
create policy sweeps on waitlist for select to worker using (true);
create policy tenant_reads on waitlist for select to tenant_staff using ((organization_id = claim_organization()));
comment on column waitlist.told is 'When the letter became due that it is sold there.';
comment on column waitlist.withdrawn is 'When who asked took it back; the worker deletes it.';
comment on constraint waitlist_policy on waitlist is 'policy|waitlist';
grant delete, select (waitlist_id, organization_id, country, administrative_area, provider, vehicle_class, created, told, postal_code, policy_id, withdrawn) on waitlist to worker;
grant insert, select, update (source, language, told, withdrawn) on waitlist to operator;
grant select on waitlist to "global:organization_admin", global_staff, tenant_staff;

create table webhook_deliveries (
  webhook_delivery_id uuid not null default uuidv7(),
  organization_id uuid not null,
  webhook_id uuid not null,
  sequence bigint not null generated always as identity,
  event_type text not null,
  record_id uuid not null,
  about jsonb not null,
  occurred timestamp with time zone not null,
  status text not null default 'pending'::text,
  attempts integer not null default 0,
  begun timestamp with time zone not null,
  next_attempt timestamp with time zone not null,
  leased_until timestamp with time zone,
  answered integer,
  problem text,
  log jsonb not null default '[]'::jsonb,
  ended timestamp with time zone,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  constraint webhook_deliveries_pkey PRIMARY KEY (webhook_delivery_id),
  constraint webhook_delivery_webhook FOREIGN KEY (organization_id, webhook_id) REFERENCES webhooks(organization_id, webhook_id),
  constraint webhook_deliveries_about_bound CHECK (((jsonb_typeof(about) = 'object'::text) AND is_small(about, 1000))),
  constraint webhook_deliveries_answered_check CHECK (((answered >= 100) AND (answered <= 999))),
  constraint webhook_deliveries_attempts_check CHECK (((attempts >= 0) AND (attempts <= 1000))),
  constraint webhook_deliveries_event_type_bound CHECK (is_line(event_type, 64)),
  constraint webhook_deliveries_log_bound CHECK (((jsonb_typeof(log) = 'array'::text) AND is_small(log, 8000))),
  constraint webhook_deliveries_problem_check CHECK ((problem = ANY (ARRAY['address_private'::text, 'host_unknown'::text, 'timed_out'::text, 'not_connected'::text, 'certificate_invalid'::text, 'redirected'::text, 'refused'::text]))),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text]))),
  constraint webhook_delivery_ended CHECK (((status = 'pending'::text) = (ended IS NULL)))
);
alter table webhook_deliveries enable row level security;
CREATE INDEX webhook_deliveries_of ON public.webhook_deliveries USING btree (webhook_id, created DESC);
CREATE INDEX webhook_deliveries_pending ON public.webhook_deliveries USING btree (webhook_id, record_id, sequence) WHERE (status = 'pending'::text);
CREATE TRIGGER touch BEFORE UPDATE ON public.webhook_deliveries FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on webhook_deliveries for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on webhook_deliveries for select to "global:admin", "global:organization_admin" using (true);
create policy sweeps on webhook_deliveries for select to worker using (true);
create policy tenant_reads on webhook_deliveries for select to "organization:owner" using ((organization_id = claim_organization()));
comment on column webhook_deliveries.about is 'The keys of the records, and nothing of what they hold.';
comment on column webhook_deliveries.log is 'The last attempts: when, what came back, how long it took.';
comment on column webhook_deliveries.record_id is 'What it is told about: one thing after another.';
grant delete, insert, select, update on webhook_deliveries to operator;
grant select (webhook_delivery_id, organization_id, webhook_id, event_type, record_id, about, occurred, status, attempts, next_attempt, answered, problem, log, ended, created, updated) on webhook_deliveries to "global:admin", "global:organization_admin", "organization:owner";
grant select (webhook_delivery_id, organization_id, webhook_id, sequence, record_id, status, next_attempt, leased_until, created) on webhook_deliveries to worker;

create table webhooks (
  webhook_id uuid not null default uuidv7(),
  organization_id uuid not null,
  url text not null,
  events text[] not null,
  secret sealed not null,
  paused boolean not null default false,
  ended timestamp with time zone,
  version integer not null default 1,
  created_by uuid not null,
  created timestamp with time zone not null default app_now(),
  updated timestamp with time zone not null default app_now(),
  former_secret sealed,
  former_secret_until timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (webhook_id),
  constraint webhook_key UNIQUE (organization_id, webhook_id),
  constraint webhooks_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint webhooks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint webhook_former_secret CHECK (((former_secret IS NULL) = (former_secret_until IS NULL))),
  constraint webhooks_events_bound CHECK (is_line(array_to_string(events, ' '::text), 2000)),
  constraint webhooks_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 100))),
  constraint webhooks_former_secret_check CHECK ((((former_secret)::text ~ '^s1\.'::text) AND is_line((former_secret)::text, 500))),
  constraint webhooks_secret_check CHECK ((((secret)::text ~ '^s1\.'::text) AND is_line((secret)::text, 500))),
  constraint webhooks_url_bound CHECK (is_line(url, 2000)),
  constraint webhooks_url_check CHECK ((url ~ '^https://'::text)),
  constraint webhooks_version_check CHECK (((version >= 1) AND (version <= 1000000)))
);
alter table webhooks enable row level security;
CREATE INDEX webhooks_in_force ON public.webhooks USING btree (organization_id) WHERE (ended IS NULL);
CREATE TRIGGER touch BEFORE UPDATE ON public.webhooks FOR EACH ROW EXECUTE FUNCTION touch_updated();
create policy operates on webhooks for all to operator using ((organization_id = claim_organization())) with check ((organization_id = claim_organization()));
create policy staff_reads on webhooks for select to "global:admin", "global:organization_admin" using (true);
create policy sweeps on webhooks for select to worker using (true);
create policy tenant_reads on webhooks for select to "organization:owner" using ((organization_id = claim_organization()));
comment on column webhooks.former_secret is 'With which it was signed before, sealed.';
comment on column webhooks.secret is 'With which what is sent is signed, sealed.';
grant insert, select, update (url, events, secret, paused, ended, version, former_secret, former_secret_until) on webhooks to operator;
grant select (webhook_id, organization_id, url, events, paused, ended, version, created_by, created, updated, former_secret_until) on webhooks to "global:admin", "global:organization_admin", "organization:owner";
grant select (webhook_id, paused) on webhooks to worker;

create table auth."user" (
  id uuid not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  organization_id uuid,
  constraint user_pkey PRIMARY KEY (id),
  constraint user_email_key UNIQUE (email),
  constraint user_id_fkey FOREIGN KEY (id) REFERENCES users(user_id),
  constraint user_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint user_email_bound CHECK (is_line(email, 254)),
  constraint user_image_bound CHECK (is_line(image, 2000)),
  constraint user_name_bound CHECK (is_line(name, 254))
);
alter table auth."user" enable row level security;
create policy own_schema on auth."user" for all to roadworthy_auth using (true) with check (true);
grant delete, insert, select, update on auth."user" to roadworthy_auth;

create table auth.account (
  id uuid not null default uuidv7(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint account_pkey PRIMARY KEY (id),
  constraint "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE,
  constraint account_access_bound CHECK (is_line("accessToken", 4000)),
  constraint account_id_bound CHECK (is_line("accountId", 255)),
  constraint account_id_token_bound CHECK (is_line("idToken", 8000)),
  constraint account_password_bound CHECK (is_line(password, 255)),
  constraint account_provider_bound CHECK (is_line("providerId", 64)),
  constraint account_refresh_bound CHECK (is_line("refreshToken", 4000)),
  constraint account_scope_bound CHECK (is_line(scope, 1000))
);
alter table auth.account enable row level security;
CREATE INDEX accounts_of_user ON auth.account USING btree ("userId");
create policy own_schema on auth.account for all to roadworthy_auth using (true) with check (true);
grant delete, insert, select, update on auth.account to roadworthy_auth;

create table auth.installation_key (
  singleton boolean not null default true,
  index_key_id text not null,
  noted timestamp with time zone not null default now(),
  constraint installation_key_pkey PRIMARY KEY (singleton),
  constraint installation_key_index_key_id_check CHECK (is_line(index_key_id, 20)),
  constraint installation_key_singleton_check CHECK (singleton)
);
alter table auth.installation_key enable row level security;
create policy own_schema on auth.installation_key for all to roadworthy_auth using (true) with check (true);
comment on table auth.installation_key is 'Under which key what is looked up without being read is indexed; one row.';
grant delete, insert, select, update on auth.installation_key to roadworthy_auth;

create table auth.letter (
  letter_id uuid not null default uuidv7(),
  email text not null,
  link_hash text,
  code_hash text not null,
  expires timestamp with time zone not null,
  constraint letter_pkey PRIMARY KEY (letter_id),
  constraint letter_link_hash_key UNIQUE (link_hash),
  constraint letter_code_hash_check CHECK (is_line(code_hash, 43)),
  constraint letter_email_check CHECK (is_line(email, 254)),
  constraint letter_link_hash_check CHECK (is_line(link_hash, 43))
);
alter table auth.letter enable row level security;
CREATE INDEX letters_of_address ON auth.letter USING btree (email);
create policy own_schema on auth.letter for all to roadworthy_auth using (true) with check (true);
grant delete, insert, select, update on auth.letter to roadworthy_auth;

create table auth.session (
  id uuid not null default uuidv7(),
  token text not null,
  "userId" uuid not null,
  "expiresAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  remembered boolean not null default false,
  organization_id uuid,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token),
  constraint session_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE,
  constraint session_address_bound CHECK (is_line("ipAddress", 64)),
  constraint session_agent_bound CHECK (is_line("userAgent", 400)),
  constraint session_token_bound CHECK (is_line(token, 255))
);
alter table auth.session enable row level security;
CREATE INDEX sessions_of_user ON auth.session USING btree ("userId");
CREATE TRIGGER begins_where_worked_last BEFORE INSERT ON auth.session FOR EACH ROW EXECUTE FUNCTION begin_where_worked_last();
CREATE TRIGGER tells_session_ended AFTER DELETE ON auth.session FOR EACH ROW EXECUTE FUNCTION tell_person_changed();
CREATE TRIGGER tells_session_moved AFTER UPDATE OF organization_id ON auth.session FOR EACH ROW WHEN ((old.organization_id IS DISTINCT FROM new.organization_id)) EXECUTE FUNCTION tell_person_changed();
create policy own_schema on auth.session for all to roadworthy_auth using (true) with check (true);
grant delete, insert, select, update on auth.session to roadworthy_auth;

create table auth.verification (
  id uuid not null default uuidv7(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint verification_pkey PRIMARY KEY (id),
  constraint verification_identifier_bound CHECK (is_line(identifier, 500)),
  constraint verification_value_bound CHECK (is_line(value, 2000))
);
alter table auth.verification enable row level security;
CREATE INDEX verification_identifier ON auth.verification USING btree (identifier);
create policy own_schema on auth.verification for all to roadworthy_auth using (true) with check (true);
grant delete, insert, select, update on auth.verification to roadworthy_auth;

create table partitions.device_reports_rest (
  device_id uuid not null,
  organization_id uuid not null,
  observed timestamp with time zone not null,
  event text not null,
  received timestamp with time zone not null default app_now(),
  lat double precision,
  lng double precision,
  accuracy_m real,
  speed_kph real,
  heading real,
  odometer_km double precision,
  refused text,
  raw_hash text not null,
  constraint device_reports_rest_pkey PRIMARY KEY (device_id, observed, event),
  constraint device_report_device FOREIGN KEY (organization_id, device_id) REFERENCES vehicle_devices(organization_id, device_id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint device_report_place CHECK ((num_nonnulls(lat, lng) = ANY (ARRAY[0, 2]))),
  constraint device_reports_accuracy_m_check CHECK ((accuracy_m >= (0)::double precision)),
  constraint device_reports_event_check CHECK (is_line(event, 64)),
  constraint device_reports_heading_check CHECK (((heading >= (0)::double precision) AND (heading < (360)::double precision))),
  constraint device_reports_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint device_reports_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint device_reports_odometer_km_check CHECK ((odometer_km >= (0)::double precision)),
  constraint device_reports_raw_hash_check CHECK (is_line(raw_hash, 64)),
  constraint device_reports_refused_check CHECK ((refused = ANY (ARRAY['no_place'::text, 'null_island'::text, 'out_of_range'::text, 'invalid_fix'::text, 'impossible_jump'::text, 'other_vehicle'::text]))),
  constraint device_reports_speed_kph_check CHECK ((speed_kph >= (0)::double precision))
);
alter table partitions.device_reports_rest enable row level security;

create table partitions.visit_events_rest (
  visit_event_id uuid not null default uuidv7(),
  organization_id uuid not null,
  message_id text not null,
  day date not null,
  visit text not null,
  kind text not null,
  name text,
  goal text,
  step text,
  device text,
  language text not null,
  campaign text,
  affiliate_id text,
  received timestamp with time zone not null default app_now(),
  constraint visit_events_rest_pkey PRIMARY KEY (visit_event_id, day),
  constraint visit_events_rest_organization_id_message_id_day_key UNIQUE (organization_id, message_id, day),
  constraint visit_events_organization_id_fkey1 FOREIGN KEY (organization_id) REFERENCES organizations(organization_id),
  constraint visit_events_affiliate_id_check1 CHECK (is_line(affiliate_id, 200)),
  constraint visit_events_campaign_check1 CHECK (is_line(campaign, 64)),
  constraint visit_events_check CHECK ((day = ((received AT TIME ZONE 'UTC'::text))::date)),
  constraint visit_events_device_check1 CHECK ((device = ANY (ARRAY['phone'::text, 'tablet'::text, 'desktop'::text]))),
  constraint visit_events_goal_check1 CHECK (is_line(goal, 64)),
  constraint visit_events_kind_check1 CHECK ((kind = ANY (ARRAY['page'::text, 'screen'::text, 'track'::text]))),
  constraint visit_events_language_check1 CHECK ((language = ANY (ARRAY['en-us'::text, 'en-ca'::text, 'fr-ca'::text]))),
  constraint visit_events_message_id_check1 CHECK (is_line(message_id, 100)),
  constraint visit_events_name_check1 CHECK (is_line(name, 64)),
  constraint visit_events_step_check1 CHECK (is_line(step, 64)),
  constraint visit_events_visit_check1 CHECK (is_line(visit, 32))
);
alter table partitions.visit_events_rest enable row level security;
CREATE INDEX visit_events_rest_organization_id_day_visit_idx ON partitions.visit_events_rest USING btree (organization_id, day, visit);
CREATE INDEX visit_events_rest_received_idx ON partitions.visit_events_rest USING btree (received);

grant execute on routine addresses_of(uuid) to operator;
grant execute on routine checkout_funnel(date,date,text) to "global:actuary", global_staff, tenant_staff;
grant execute on routine claim_development(date,date) to "global:actuary", global_staff, tenant_staff;
grant execute on routine claim_lineage() to tenant_staff;
grant execute on routine claim_of_number(text,text) to identity;
grant execute on routine claim_token_state(uuid) to identity;
grant execute on routine claims_to_hand_over(text[]) to worker;
grant execute on routine close_account(uuid,text[]) to operator;
grant execute on routine copy_product(uuid) to operator;
grant execute on routine earned_premium_by_state(date) to global_staff, tenant_staff;
grant execute on routine end_global_role(uuid,text,uuid) to operator;
grant execute on routine end_sessions(uuid) to operator;
grant execute on routine end_ways_in(uuid) to operator;
grant execute on routine erase_claims(uuid[]) to operator;
grant execute on routine erase_person(uuid,text[]) to operator;
grant execute on routine erase_policies(uuid[]) to operator;
grant execute on routine erase_quotes(uuid[]) to operator;
grant execute on routine external_agent_fni(uuid,uuid) to global_staff, tenant_staff;
grant execute on routine find_duplicates(text,text,text,uuid) to global_staff, tenant_staff;
grant execute on routine follow_sign_in_address(uuid,text) to operator;
grant execute on routine forget_files(uuid[],uuid[]) to operator;
grant execute on routine forget_last_letters() to worker;
grant execute on routine has_password(uuid) to identity, operator;
grant execute on routine holds_global_role(uuid,text[]) to operator;
grant execute on routine is_customer(uuid) to identity;
grant execute on routine loss_experience(date,date) to "global:actuary", global_staff, tenant_staff;
grant execute on routine open_claims_of_handlers() to operator;
grant execute on routine operating_figures() to operator;
grant execute on routine organization_of_logo(uuid) to anonymous;
grant execute on routine partition_device_reports(date,integer) to worker;
grant execute on routine partition_visit_events(date,integer) to worker;
grant execute on routine policy_activity_days(text,integer,timestamp with time zone,timestamp with time zone,jsonb,jsonb,jsonb,text,text,bigint,bigint,text) to global_staff, tenant_staff;
grant execute on routine policy_of_report(text,text) to identity;
grant execute on routine product_to_copy(uuid) to operator;
grant execute on routine quote_token_state(uuid) to identity;
grant execute on routine search_beyond_one_word(text) to global_staff, tenant_staff;
grant execute on routine search_platform(text) to global_staff, tenant_staff;
grant execute on routine sign_in_of(uuid) to operator;
grant execute on routine vehicle_devices_by_policy(uuid) to global_staff, tenant_staff;
grant execute on routine vehicle_devices_by_vehicle(uuid) to global_staff, tenant_staff;
grant execute on routine what_is_held(uuid,text[]) to operator;
grant usage on schema auth to roadworthy_auth;
grant usage on schema public to everyone, raters;
