-- The rows that binding a quote writes, in two statements: before the gateway is asked, and after.
with moved as (
  update quotes set status = 'pending_bind', resume_status = 'open' where quote_id = $1 and status = 'open'
  returning organization_id, quote_id
), intent as (
  insert into process_intents (process_intent_id, organization_id, process, root_table, root_id, request, actor)
  select $2, organization_id, 'bind_quote', 'quotes', quote_id, '{}', '{}' from moved
), begun as (
  insert into audit_log (request_id, operation, actor_kind, actor_role, organization_id, root_table, root_id, outcome)
  select $2, 'bind_quote', 'quote_token', 'token:quote', organization_id, 'quotes', quote_id, 'begun' from moved
), key as (
  insert into idempotency_keys (principal, key, operation, request_hash) values ($1, $2, 'bind_quote', $2)
), method as (
  insert into payment_methods (payment_method_id, organization_id, quote_id, kind, gateway, token)
  select $2, organization_id, quote_id, 'card', 'sandbox', 's1.bench.bench.bench' from moved
), job as (
  insert into pgboss.job_common (name, data) select 'resume-intent', jsonb_build_object('intentId', $2::text) from moved
)
insert into payments (payment_id, organization_id, quote_id, gateway_key, gateway, amount, currency, method_kind, direction,
  begun_by, status, payment_method_id)
select $2, organization_id, quote_id, $2, 'sandbox', $3, 'USD', 'card', 'in', 'checkout', 'pending', $2 from moved
-- next
with quote as (
  select * from quotes where quote_id = $1 for update
), insured as (
  select e.* from entities e join quote using (quote_id) where e.entity_relationship = 'named_insured'
), account as (
  insert into users (email, first_name, last_name) select email, first_name, last_name from insured
  on conflict (email) do update set email = excluded.email returning user_id
), policy as (
  insert into policies (organization_id, product_id, provider, policy_number, policy_status, current_quote_id, user_id,
    effective_date, expiration_date, time_zone, currency, payment_term, premium, fees,
    installment_fee, cover_from)
  select q.organization_id, q.product_id, q.provider, 'BEN-' || nextval('policy_number_series'), 'pending', q.quote_id,
    account.user_id, q.effective_date, (q.effective_date + interval '1 year')::date, q.time_zone, 'USD', q.payment_term,
    q.premium, 2500, 500, greatest(app_now(), (q.effective_date + time '00:01') at time zone q.time_zone)
  from quote q, account returning *
), event as (
  insert into policy_events (organization_id, policy_id, event_type, due_date)
  select organization_id, policy_id, 'policy_issued', effective_date from policy
), activity as (
  insert into policy_activities (organization_id, booked_organization_id, policy_id, policy_number, currency, action,
    organization_name, provider, policy_status, effective_date, expiration_date, policy_term_premium, premium_change, current_quote_id,
    policy_state, payment_term)
  select p.organization_id, p.organization_id, policy_id, p.policy_number, p.currency, 'new_business', o.name,
    p.provider, p.policy_status, p.effective_date, p.expiration_date, p.premium, p.premium, p.current_quote_id, 'OH', p.payment_term
  from policy p join organizations o using (organization_id)
), invoice as (
  insert into invoices (organization_id, policy_id, sequence, due_date, premium, fees, status, kind, paid, paid_amount)
  select organization_id, policy_id, n, (effective_date + (n - 1) * interval '1 month')::date, policy.premium / 12,
    case n when 1 then 2500 else 500 end, case n when 1 then 'paid' else 'scheduled' end,
    case n when 1 then 'deposit' else 'instalment' end, case n when 1 then app_now() end,
    case n when 1 then policy.premium / 12 + 2500 else 0 end
  from policy, generate_series(1, 12) n returning *
), arrangement as (
  insert into billing_arrangements (organization_id, contract_id, policy_id, anchor_day, payment_term, currency)
  select organization_id, contract_id, policy_id, extract(day from effective_date), payment_term, currency from policy
), collection as (
  insert into policy_collections (policy_id, organization_id) select policy_id, organization_id from policy
), goal as (
  insert into visit_events (organization_id, message_id, day, visit, kind, name, goal, step, language)
  select organization_id, goal || policy_id, app_now()::date, md5(policy_id::text), 'track', 'goal_reached', goal, 'bound', 'en-us'
  from policy, unnest(array['payment_completed', 'policy_bound']) goal
), allocation as (
  insert into payment_allocations (organization_id, payment_id, invoice_id, amount)
  select organization_id, $2::uuid, invoice_id, amount from invoice where sequence = 1
), charge as (
  insert into transactions (organization_id, policy_id, invoice_id, payment_id, amount, date, type, status)
  select organization_id, policy_id, invoice_id, $2::uuid, amount, due_date, 'charge', 'settled'
  from invoice where sequence = 1
), decided as (
  insert into policy_transactions (organization_id, policy_id, kind, effective_date, actor_kind, actor_role,
    resulting_quote_id)
  select organization_id, policy_id, 'new_business', effective_date, 'quote_token', 'token:quote', current_quote_id
  from policy returning *
), segment as (
  insert into policy_segments (organization_id, policy_id, policy_transaction_id, valid, known, quote_id, status)
  select p.organization_id, p.policy_id, d.policy_transaction_id, daterange(p.effective_date, p.expiration_date),
    tstzrange(app_now(), null), p.current_quote_id, 'in_force' from policy p join decided d using (policy_id)
), charged as (
  insert into charge_lines (organization_id, policy_id, policy_transaction_id, coverage, kind, code, annual, days, amount,
    term_amount, earning)
  select p.organization_id, p.policy_id, d.policy_transaction_id, line.coverage, line.kind, line.code, line.amount,
    daterange(p.effective_date, p.expiration_date), line.amount, line.amount, case line.kind when 'fee' then 'at_once' else 'pro_rata' end
  from policy p join decided d using (policy_id), lateral (
    select 'collision' as coverage, 'premium' as kind, null as code, premium - 5 * (premium / 6) as amount
    union all select coverage, 'premium', null, premium / 6
      from unnest(array['liability', 'comprehensive', 'roadside', 'emergency_expense', 'vacation_liability']) coverage
    union all select null, 'fee', 'policy_fee', 2500) line
), earning as (
  insert into policy_earnings (organization_id, policy_id, earned_until)
  select organization_id, policy_id, effective_date from policy
), header as (
  insert into ledger_transactions (organization_id, booked_organization_id, policy_id, kind, effective_date)
  select organization_id, organization_id, policy_id, kind, effective_date
  from policy, unnest(array['new_business', 'payment']) kind returning *
), entries as (
  insert into ledger_entries (organization_id, booked_organization_id, ledger_transaction_id, accounting_month, currency,
    account, amount, coverage)
  select h.organization_id, h.organization_id, h.ledger_transaction_id, h.accounting_month, 'USD', line.account, line.amount, line.coverage
  from header h join policy using (policy_id), lateral (
    select 'premium_receivable' as account, premium + 2500 as amount, null as coverage where h.kind = 'new_business'
    union all select 'unearned_premium', -(premium - 5 * (premium / 6)), 'collision' where h.kind = 'new_business'
    union all select 'unearned_premium', -(premium / 6), coverage
      from unnest(array['liability', 'comprehensive', 'roadside', 'emergency_expense', 'vacation_liability']) coverage
      where h.kind = 'new_business'
    union all select 'policy_fees', -2500, null where h.kind = 'new_business'
    union all select 'cash', premium / 12, null where h.kind = 'payment'
    union all select 'premium_receivable', -(premium / 12), null where h.kind = 'payment') line
), paid as (
  update payments set status = 'settled', gateway_reference = $3, amount = (select amount from invoice where sequence = 1)
  where payment_id = $2::uuid
), document as (
  insert into documents (organization_id, quote_id, policy_id, document_type, name)
  select organization_id, current_quote_id, policy_id, made.kind, made.name
  from policy, (values ('declarations', 'Declarations'), ('id_card', 'ID card')) made (kind, name)
), method as (
  update payment_methods m set contract_id = policy.contract_id, user_id = policy.user_id, cc_last_four = '4242',
    brand = 'visa', expiry_month = 12, expiry_year = 2030 from policy where payment_method_id = $2::uuid
), subject as (
  insert into rated_subjects (quote_id, organization_id, format, effective_date, rater_version_id, subject)
  select quote_id, organization_id, 1, effective_date, rater_version_id, rating_response from quote
), job as (
  insert into pgboss.job_common (name, data)
  select name, jsonb_build_object('policyId', policy_id)
  from policy, unnest(array['render-document', 'render-document', 'send-notification']) name
), mail as (
  insert into notifications (organization_id, quote_id, policy_id, subject_kind, subject_id, template, recipient)
  select p.organization_id, current_quote_id, policy_id, 'policy', policy_id, 'policy_bound', email from policy p, insured
), bound as (
  update quotes set status = 'bound', policy_id = policy.policy_id, bound = app_now(), token_version = token_version + 1,
    user_id = policy.user_id from policy where quotes.quote_id = policy.current_quote_id
), joined as (
  update timeline_entries set policy_id = policy.policy_id from policy
  where timeline_entries.quote_id = policy.current_quote_id and timeline_entries.policy_id is null
), history as (
  insert into timeline_entries (organization_id, quote_id, policy_id, kind, visible)
  select organization_id, current_quote_id, policy_id, kind, true from policy, unnest(array['bound', 'letter_sent']) kind
), done as (
  update process_intents set state = 'finished', result = '{}' where process_intent_id = $2::uuid
), kept as (
  update idempotency_keys set result = '{}' where principal = $1::text and key = $2::text
)
insert into audit_log (request_id, operation, actor_kind, actor_role, organization_id, root_table, root_id, outcome)
select $2, 'bind_quote', 'quote_token', 'token:quote', organization_id, 'quotes', current_quote_id, 'done' from policy
