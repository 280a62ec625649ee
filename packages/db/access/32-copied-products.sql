-- What is sold elsewhere and may be given to an organization: of which line it is, and no more.
create or replace function product_to_copy(source uuid) returns table (provider text, is_archived boolean)
language sql stable security definer set search_path = public
begin atomic
  select p.provider, p.archived is not null from products p where p.product_id = source;
end;
revoke all on function product_to_copy from public;
grant execute on function product_to_copy to operator;

-- Gives the organization of the transaction a product of another one: its terms from the past on, its rules and questions
-- as they read now, and the rates that are in force or will be. Rates that it has of the line already stay its own.
create or replace function copy_product(source uuid) returns uuid
language plpgsql volatile security definer set search_path = public as $$
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
end $$;
revoke all on function copy_product from public;
grant execute on function copy_product to operator;
