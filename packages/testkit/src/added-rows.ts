import type { Backend } from './backend.ts';
import { selectOne, selectRows } from './select-rows.ts';

/** A lienholder that is on a quote, whatever its status: one that is there, or one that is added beneath it. */
export async function lienholderOf(backend: Pick<Backend, 'owner'>, quoteId: string): Promise<string> {
  const text = `select entity_id from entities
    where quote_id = $1 and entity_relationship = 'lienholder' and archived is null order by created, entity_id`;
  const added = `with place as (
      insert into locations (organization_id, quote_id, location_type, line_1, locality, administrative_area, postal_code,
        country)
      select organization_id, quote_id, 'mailing', '1 Bank Street', 'Columbus', 'OH', '43215', 'US'
      from quotes where quote_id = $1 returning organization_id, quote_id, location_id)
    insert into entities (organization_id, quote_id, location_id, entity_type, entity_relationship, business_name)
    select organization_id, quote_id, location_id, 'business', 'lienholder', 'Lake Bank' from place returning entity_id`;
  const [known] = await selectRows<{ entity_id: string }>(backend, text, [quoteId]);
  const [row = known] = known ? [known] : await selectRows<{ entity_id: string }>(backend, added, [quoteId]);
  return row?.entity_id ?? '';
}

/** A vehicle beside the one that a quote was started for, whatever its status: one that is there, or one that is added. */
export async function trailerOf(backend: Pick<Backend, 'owner'>, quoteId: string): Promise<string> {
  const text = `select vehicle_id from vehicles where quote_id = $1 and archived is null
    order by created, vehicle_id offset 1`;
  const added = `insert into vehicles (organization_id, quote_id, type)
    select organization_id, quote_id, 'pop_up' from quotes where quote_id = $1 returning vehicle_id`;
  const [known] = await selectRows<{ vehicle_id: string }>(backend, text, [quoteId]);
  const [row = known] = known ? [known] : await selectRows<{ vehicle_id: string }>(backend, added, [quoteId]);
  return row?.vehicle_id ?? '';
}

/** What the platform asks an underwriter about a quote, whatever its status: a question that waits, or one that is added. */
export async function referralOf(backend: Pick<Backend, 'owner'>, quoteId: string): Promise<string> {
  const text = `select quote_referral_id from quote_referrals
    where quote_id = $1 and status = 'pending' and review_type = 'pre_bind'`;
  const added = `insert into quote_referrals (organization_id, quote_id, review_type, request_reasons)
    select organization_id, quote_id, 'pre_bind', '{Look at the roof}' from quotes where quote_id = $1
    returning quote_referral_id`;
  const [known] = await selectRows<{ quote_referral_id: string }>(backend, text, [quoteId]);
  const [row = known] = known ? [known] : await selectRows<{ quote_referral_id: string }>(backend, added, [quoteId]);
  return row?.quote_referral_id ?? '';
}

/** A change of a policy that waits to be accepted: one that is there, or one that is added and changes nothing. */
export async function proposalOf(backend: Pick<Backend, 'owner'>, policyId: string): Promise<string> {
  const text = `select policy_proposal_id from policy_proposals where policy_id = $1 and status = 'pending'`;
  const added = `with draft as (
      insert into quotes (organization_id, product_id, status, provider, effective_date, expiration_date, country,
        administrative_area, postal_code, time_zone, coverages, policy_id)
      select q.organization_id, q.product_id, 'proposal', q.provider, q.effective_date, q.expiration_date, q.country,
        q.administrative_area, q.postal_code, q.time_zone, q.coverages, p.policy_id
      from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1 returning quote_id)
    insert into policy_proposals (organization_id, policy_id, base_quote_id, proposed_quote_id, effective)
    select organization_id, policy_id, current_quote_id, (select quote_id from draft), effective_date
    from policies where policy_id = $1 returning policy_proposal_id`;
  const [known] = await selectRows<{ policy_proposal_id: string }>(backend, text, [policyId]);
  const [row = known] = known ? [known] : await selectRows<{ policy_proposal_id: string }>(backend, added, [policyId]);
  return row?.policy_proposal_id ?? '';
}

/** The offer of a policy's next term: one that is there, or one that is added, of what is covered now. */
export async function renewalOf(backend: Pick<Backend, 'owner'>, policyId: string): Promise<string> {
  const text = 'select policy_renewal_id from policy_renewals where source_policy_id = $1';
  const added = `with draft as (
      insert into quotes (organization_id, product_id, status, business_type, provider, effective_date, expiration_date,
        country, administrative_area, postal_code, time_zone, coverages, user_id)
      select q.organization_id, q.product_id, 'pending_renewal', 'renewal', q.provider, p.expiration_date,
        p.expiration_date + 10, q.country, q.administrative_area, q.postal_code, q.time_zone, q.coverages, p.user_id
      from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1 returning quote_id)
    insert into policy_renewals (organization_id, source_policy_id, policy_term, renewal_quote_id, status, renewal_date,
      underwriter_cutoff_date, customer_visible, price_change, next_look)
    select organization_id, policy_id, policy_term + 1, (select quote_id from draft), 'offered', expiration_date,
      expiration_date - 45, true, 0, null
    from policies where policy_id = $1 returning policy_renewal_id`;
  const [known] = await selectRows<{ policy_renewal_id: string }>(backend, text, [policyId]);
  const [row = known] = known ? [known] : await selectRows<{ policy_renewal_id: string }>(backend, added, [policyId]);
  return row?.policy_renewal_id ?? '';
}

/** The report of a loss that its insured is still writing: one that is there, or one that is added. */
export async function claimOf(backend: Pick<Backend, 'owner'>, policyId: string): Promise<string> {
  const text = `select claim_id from claims where policy_id = $1 and status = 'draft'`;
  const added = `insert into claims (organization_id, policy_id, quote_id, user_id)
    select organization_id, policy_id, current_quote_id, user_id from policies where policy_id = $1 returning claim_id`;
  const [known] = await selectRows<{ claim_id: string }>(backend, text, [policyId]);
  const [row = known] = known ? [known] : await selectRows<{ claim_id: string }>(backend, added, [policyId]);
  return row?.claim_id ?? '';
}

/** A rule of a product that refers what is worth more than $500,000: one that is there, or one that is added. */
export async function ruleOf(backend: Pick<Backend, 'owner'>, productId: string): Promise<string> {
  const text = `select underwriting_rule_id from underwriting_rules
    where product_id = $1 and object_type = 'vehicle' and key = 'rating_value' and archived is null limit 1`;
  const added = `insert into underwriting_rules (organization_id, product_id, rule_name, rule_type, object_type, key,
      operator, value, reason, effective_date)
    select organization_id, product_id, 'High value', 'referral', 'vehicle', 'rating_value', 'gt', '50000000',
      'It is worth more than we insure unseen.', '2026-01-01'
    from products where product_id = $1 returning underwriting_rule_id`;
  const [known] = await selectRows<{ underwriting_rule_id: string }>(backend, text, [productId]);
  const [row = known] = known
    ? [known]
    : await selectRows<{ underwriting_rule_id: string }>(backend, added, [productId]);
  return row?.underwriting_rule_id ?? '';
}

/** A moratorium of an organization where nobody of the fixtures is, and its exception for a quote: there, or added. */
export async function moratoriumOf(
  backend: Pick<Backend, 'owner'>,
  organizationId: string,
  quoteId: string,
): Promise<{ moratorium_id: string; moratorium_exception_id: string }> {
  const text = `select m.moratorium_id, e.moratorium_exception_id from moratoriums m
    join moratorium_exceptions e using (moratorium_id)
    where m.organization_id = $1 and (m.ends is null or m.ends > app_now()) limit 1`;
  const added = `with added as (
      insert into moratoriums (organization_id, name, reason, notice, actions, postal_codes, starts, time_zone)
      values ($1, 'Hurricane Odette', 'The carrier has stopped.', 'A hurricane is near.', '{bind}', '{33001}',
        app_now(), 'America/New_York') returning organization_id, moratorium_id)
    insert into moratorium_exceptions (organization_id, moratorium_id, quote_id, reason)
    select organization_id, moratorium_id, $2, 'The storm has passed.' from added
    returning moratorium_id, moratorium_exception_id`;
  type Row = { moratorium_id: string; moratorium_exception_id: string };
  const [known] = await selectRows<Row>(backend, text, [organizationId]);
  const [row = known] = known ? [known] : await selectRows<Row>(backend, added, [organizationId, quoteId]);
  if (!row) throw new Error('No moratorium was added');
  return row;
}

/** A map of an organization that is in its list: added, so that it may be archived. */
export async function mapOf(backend: Pick<Backend, 'owner'>, organizationId: string, userId: string): Promise<string> {
  const { kml_file_id } = await selectOne<{ kml_file_id: string }>(
    backend,
    `insert into kml_files (organization_id, filename, checksum, byte_size, storage_key, user_id)
     values ($1, 'cone.kmz', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 100, 'kml/2', $2)
     returning kml_file_id`,
    [organizationId, userId],
  );
  return kml_file_id;
}

/** A question of a product about cover that nobody buys yet: one that is there, or one that is added. */
export async function questionOf(backend: Pick<Backend, 'owner'>, productId: string): Promise<string> {
  type Question = { readonly underwriting_question_id: string };
  const text = `select underwriting_question_id from underwriting_questions
    where product_id = $1 and parent_id is null and archived is null limit 1`;
  const added = `insert into underwriting_questions (organization_id, product_id, question, effective_date)
    select organization_id, product_id, 'Is it damaged?', '2099-01-01' from products where product_id = $1
    returning underwriting_question_id`;
  const [known] = await selectRows<Question>(backend, text, [productId]);
  const [row = known] = known ? [known] : await selectRows<Question>(backend, added, [productId]);
  return row?.underwriting_question_id ?? '';
}

let lenders = 0;

/** A business that no quote names yet, as a form sends it. */
export function aLender(): { readonly entity_type: 'business'; readonly business_name: string } {
  lenders += 1;
  return { entity_type: 'business', business_name: `Bank ${lenders}` };
}

/** An announcement of an organization: one that is there, or one that is added. */
export async function announcementOf(backend: Pick<Backend, 'owner'>, organizationId: string): Promise<string> {
  type Row = { readonly announcement_id: string };
  const text = 'select announcement_id from announcements where organization_id = $1 and archived is null limit 1';
  const added = `insert into announcements (organization_id, title, body, created_by)
    select $1, 'Hours', '<p>We open at eight.</p>', user_id from organization_members where organization_id = $1 limit 1
    returning announcement_id`;
  const [known] = await selectRows<Row>(backend, text, [organizationId]);
  const [row = known] = known ? [known] : await selectRows<Row>(backend, added, [organizationId]);
  return row?.announcement_id ?? '';
}

type WebhookRow = { readonly webhook_id: string; readonly webhook_delivery_id: string };

/** A webhook of an organization that works, and a message of it that arrived. */
export async function webhookOf(backend: Pick<Backend, 'owner'>, organizationId: string): Promise<WebhookRow> {
  const known = await selectRows<WebhookRow>(
    backend,
    `select w.webhook_id, d.webhook_delivery_id from webhooks w join webhook_deliveries d using (webhook_id)
     where w.organization_id = $1 and w.ended is null and d.status = 'delivered' limit 1`,
    [organizationId],
  );
  const added = `with made as (
      insert into webhooks (organization_id, url, events, secret, paused, created_by)
      select $1, 'https://hooks.agency.com/', array['policy_bound'], 's1.none.none.none', true, user_id
      from organization_members where organization_id = $1 limit 1
      returning organization_id, webhook_id)
    insert into webhook_deliveries (organization_id, webhook_id, event_type, record_id, about, occurred, begun,
      next_attempt, status, ended)
    select organization_id, webhook_id, 'policy_bound', webhook_id, '{}', now(), now(), now(), 'delivered', now() from made
    returning webhook_id, webhook_delivery_id`;
  const [row] = known.length > 0 ? known : await selectRows<WebhookRow>(backend, added, [organizationId]);
  if (!row) throw new Error('An organization has people');
  return row;
}

/** A device in a vehicle of a quote, of the person whose quote it is. */
export async function deviceOf(backend: Pick<Backend, 'owner'>, quoteId: string): Promise<string> {
  const text = `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id, user_id, consented)
    select v.organization_id, v.vehicle_id, 'bouncie', gen_random_uuid()::text, q.user_id,
      case when q.user_id is null then null else now() end
    from vehicles v join quotes q using (quote_id) where v.quote_id = $1 limit 1 returning device_id`;
  const [row] = await selectRows<{ readonly device_id: string }>(backend, text, [quoteId]);
  return row?.device_id ?? '';
}

/** A task of an organization, about nothing. */
export async function taskOf(backend: Pick<Backend, 'owner'>, organizationId: string): Promise<string> {
  const text = `insert into tasks (organization_id, title, due_date) values ($1, 'Call', '2026-07-01') returning task_id`;
  return (await selectOne<{ task_id: string }>(backend, text, [organizationId])).task_id;
}

/** A run of commission of an organization, which somebody of it made. */
export async function commissionRunOf(backend: Pick<Backend, 'owner'>, organizationId: string): Promise<string> {
  const text = `
    with made as (
      insert into commission_runs (organization_id, through_month, currency, earned, clawed_back, payable, made_by, made_by_name)
      select organization_id, '2026-05-01', 'CAD', 12000, 0, 12000, user_id, 'Olive' from organization_members
      where organization_id = $1 order by role desc, user_id limit 1
      on conflict do nothing returning commission_run_id)
    select commission_run_id from made union all
    select commission_run_id from commission_runs where organization_id = $1 and currency = 'CAD' limit 1`;
  return (await selectOne<{ commission_run_id: string }>(backend, text, [organizationId])).commission_run_id;
}

/** A role of the platform that is asked for by one person of an organization, for another. */
export async function globalRoleRequestOf(backend: Pick<Backend, 'owner'>, organizationId: string): Promise<string> {
  const text = `
    with people as (select distinct user_id from organization_members where organization_id = $1),
    made as (
      insert into global_role_requests (organization_id, user_id, user_name, role, reason, requested_by, requested_by_name, expires)
      select $1, max(user_id::text)::uuid, 'Olive', 'global:actuary', 'A test.', min(user_id::text)::uuid, 'Ada',
        app_now() + interval '14 days' from people
      on conflict do nothing returning global_role_request_id)
    select global_role_request_id from made union all
    select global_role_request_id from global_role_requests
      where organization_id = $1 and role = 'global:actuary' and status = 'open' limit 1`;
  return (await selectOne<{ global_role_request_id: string }>(backend, text, [organizationId])).global_role_request_id;
}

/** A report that is sent by letter: its owner is an agent of the organization, who gets it themselves. */
export async function reportScheduleOf(backend: Pick<Backend, 'owner'>, organizationId: string): Promise<string> {
  const text = `
    insert into report_schedules (organization_id, report, cadence, day, hour, next_day, recipients, owner_id, owner_name)
    select organization_id, 'commission', 'monthly', 31, 7, '2026-12-31', array[user_id], user_id, 'Agnes'
    from organization_members where organization_id = $1 and active order by role, user_id limit 1
    returning report_schedule_id`;
  return (await selectOne<{ report_schedule_id: string }>(backend, text, [organizationId])).report_schedule_id;
}
