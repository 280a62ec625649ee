import { createHash, randomUUID } from 'node:crypto';
import { blindIndex, seal } from '@roadworthy/server/kernel/settings/sealed.ts';
import { inOrganization, systemRequest } from '@roadworthy/server/kernel/jobs/scheduled-scan.ts';
import { lockQuote } from '@roadworthy/server/quoting/quote-store.ts';
import { writeCopiedContents } from '@roadworthy/server/quoting/copying/write-copied-contents.ts';
import { fillRuns } from './later-runs.ts';
import { selectRows, selectOne, namedInsuredOf, vehicleOf } from './select-rows.ts';
import type { BoundQuote, StartedQuote } from './quote-scenarios.ts';
import type { Tenant } from './tenants.ts';
import type { Backend } from './backend.ts';

type Book = { readonly side: Tenant; readonly open: StartedQuote; readonly bound: BoundQuote };
type Row = Readonly<Record<string, unknown>>;
type Known = {
  readonly backend: Backend;
  readonly add: (table: string, row: Row) => Promise<void>;
  readonly sealed: (table: string, column: string, key: string, plain: string) => string;
  readonly book: Book;
  readonly lastName: string;
  readonly productId: string;
  readonly quoteId: string;
  readonly policyId: string;
  readonly userId: string;
  readonly customerId: string;
  readonly entityId: string;
  readonly vehicleId: string;
};

async function know(backend: Backend, book: Book, lastName: string): Promise<Known> {
  const { organizationId } = book.side.organization;
  const { policyId, quoteId } = book.bound;
  const { user_id: customerId } = await selectOne<{ user_id: string }>(
    backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  return {
    backend,
    book,
    lastName,
    quoteId,
    policyId,
    customerId,
    productId: book.side.productId,
    userId: book.side.underwriter.principal.userId ?? '',
    entityId: await namedInsuredOf(backend, quoteId),
    vehicleId: await vehicleOf(backend, quoteId),
    sealed: (table, column, key, plain) =>
      seal(backend.platform.secrets, {
        table,
        column,
        key,
        plain,
      }),
    async add(table, row) {
      const whole: Row = {
        organization_id: organizationId,
        ...row,
      };
      const names = Object.keys(whole);
      await selectRows(
        backend,
        `insert into ${table} (${names.join(', ')}) values (${names.map((_name, place) => `$${place + 1}`).join(', ')})`,
        Object.values(whole),
      );
    },
  };
}

async function underwrite({ backend, add, sealed, ...known }: Known): Promise<void> {
  const { productId: product_id, quoteId: quote_id, entityId: entity_id, lastName } = known;
  const [question, rejection, verification, violation] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const requested = { product_id, effective_date: '2026-01-01' };
  await add('underwriting_questions', {
    ...requested,
    underwriting_question_id: question,
    question: `Losses? ${lastName}`,
  });
  await add('underwriting_questions', {
    ...requested,
    parent_id: question,
    parent_answer: 'yes',
    question: 'How many?',
    answer_type: 'number',
  });
  await add('underwriting_rules', {
    ...requested,
    rule_name: `High value ${lastName}`,
    rule_type: 'referral',
    object_type: 'vehicle',
    key: 'rating_value',
    operator: 'gt',
    value: '50000000',
    reason: 'High value',
  });
  await add('explicit_rejections', {
    explicit_rejection_id: rejection,
    key: 'email',
    reason: 'Fraud',
    provider: 'personal',
    value: sealed('explicit_rejections', 'value', rejection, `fraud@${lastName}.example`),
    value_index: blindIndex(backend.platform.secrets, `fraud@${lastName}.example`),
  });
  const moratorium = randomUUID();
  await add('moratoriums', {
    moratorium_id: moratorium,
    name: `Storm ${lastName}`,
    reason: 'The storm',
    notice: 'A storm is near.',
    provider: 'personal',
    actions: ['bind'],
    states: [],
    postal_codes: ['96799'],
    time_zone: 'Pacific/Honolulu',
    starts: '2026-06-15T14:00:00Z',
  });
  await add('moratorium_exceptions', { moratorium_id: moratorium, quote_id, reason: `Bound before ${lastName}` });
  const referral = randomUUID();
  await add('quote_referrals', {
    quote_referral_id: referral,
    quote_id,
    review_type: 'post_bind',
    request_reasons: [`Look again at ${lastName}`],
  });
  await add('quote_referral_messages', {
    quote_referral_id: referral,
    message: `The roof of ${lastName}`,
    author_name: 'Agnes Harbor',
    user_id: known.book.side.agent.principal.userId,
  });
  await add('quote_verifications', {
    quote_verification_id: verification,
    quote_id,
    entity_id,
    call_type: 'mvr',
    provider: 'simulated',
    request_key: verification,
    status: 'ok',
    fetched: '2026-06-15T14:00:00Z',
    result: sealed('quote_verifications', 'result', verification, JSON.stringify({ name: lastName })),
  });
  await add('mvr_violations', {
    mvr_violation_id: violation,
    quote_id,
    entity_id,
    quote_verification_id: verification,
    violation: sealed('mvr_violations', 'violation', violation, `Speeding ${lastName}`),
    date: '2025-02-03',
  });
}

/** The quote of a proposed change: a copy of what the policy covers. */
async function proposedQuote({ backend, book, quoteId, policyId }: Known): Promise<string> {
  const { quote_id } = await selectOne<{ quote_id: string }>(
    backend,
    `insert into quotes (organization_id, product_id, status, provider, effective_date, expiration_date, country,
       administrative_area, postal_code, time_zone, coverages, policy_id)
     select organization_id, product_id, 'proposal', provider, effective_date, expiration_date, country,
       administrative_area, postal_code, time_zone, coverages, $2
     from quotes where quote_id = $1 returning quote_id`,
    [quoteId, policyId],
  );
  const { organizationId } = book.side.organization;
  const kernel = { platform: backend.platform, handlers: [] };
  await inOrganization(kernel, organizationId, systemRequest(`proposal of ${policyId}`), async (work) => {
    const { quote } = await lockQuote(work, quoteId);
    await writeCopiedContents(work, quote, quote_id);
  });
  return quote_id;
}

async function change(known: Known): Promise<void> {
  const { add, policyId, quoteId, book } = known;
  await add('policy_proposals', {
    policy_id: policyId,
    base_quote_id: quoteId,
    proposed_quote_id: await proposedQuote(known),
    effective: '2026-08-01',
  });
  await add('policy_renewals', {
    source_policy_id: policyId,
    policy_term: 2,
    renewal_quote_id: book.open.quoteId,
    status: 'offered',
    renewal_date: '2027-06-16',
    underwriter_cutoff_date: '2027-05-01',
    customer_visible: true,
    price_change: 1200,
  });
}

async function claim({ add, lastName, ...known }: Known): Promise<void> {
  const { policyId: policy_id, quoteId: quote_id, vehicleId: vehicle_id, customerId, userId: user_id } = known;
  const claim_id = randomUUID();
  await add('claims', {
    claim_id,
    claim_number: `CL-${lastName}`,
    status: 'filed',
    filed: '2026-06-15T14:00:00Z',
    policy_id,
    quote_id,
    vehicle_id,
    user_id: customerId,
    policy_holder: `Ada ${lastName}`,
    incident_date: '2026-06-14',
    type_of_loss: 'weather',
  });
  const driver = { root_entity_id: known.entityId, entity_relationship: 'driver' };
  await add('claim_entities', { claim_id, ...driver, first_name: 'Ada', last_name: lastName });
  await add('claim_vehicles', { claim_id, root_vehicle_id: vehicle_id, make: 'Tiffin', license_plate: lastName });
  await add('claim_attachments', { claim_id, name: `${lastName}.jpg`, url: '/files/roof.jpg', user_id, visible: true });
  const [claim_exposure_id, claim_payee_id, claim_payment_id] = [randomUUID(), randomUUID(), randomUUID()];
  const held = { coverage: 'comprehensive', deductible: 50_000, reserve_indemnity: 200_000, paid_indemnity: 100_000 };
  await add('claim_exposures', { claim_exposure_id, claim_id, ...held });
  // One statement: a booking is balanced once it is written.
  await selectRows(
    known.backend,
    `insert into claim_entries (organization_id, claim_id, claim_exposure_id, booking_id, kind, account, amount, currency)
     select organization_id, claim_id, claim_exposure_id, $2::uuid, 'reserve', account, amount, 'USD' from claim_exposures,
       (values ('incurred', 300000), ('outstanding', -200000), ('cash', -100000)) as booked (account, amount)
     where claim_exposure_id = $1::uuid`,
    [claim_exposure_id, randomUUID()],
  );
  await add('claim_payees', { claim_payee_id, claim_id, kind: 'insured', name: `Ada ${lastName}` });
  await add('claim_payments', {
    claim_payment_id,
    claim_id,
    claim_exposure_id,
    kind: 'indemnity',
    method: 'cheque',
    status: 'sent',
    amount: 100_000,
    currency: 'USD',
    payees: `Ada ${lastName}`,
    requested_by_name: 'Sam Lee',
    decided: '2026-06-15T14:00:00Z',
    sent: '2026-06-15T14:00:00Z',
  });
  await add('claim_payment_payees', { claim_payment_id, claim_payee_id, position: 0 });
  await add('claim_recoveries', {
    claim_id,
    claim_exposure_id,
    kind: 'subrogation',
    from_whom: `${lastName} Mutual`,
    sought: 50_000,
    requested_by_name: 'Sam Lee',
  });
  const period = { days: 15, day_kind: 'calendar', grade: 'A', source: 'Ohio Admin. Code 3901-1-54' };
  const letter = {
    claim_id,
    recipient: `${lastName.toLowerCase()}@example.com`,
    subject: 'We received your claim',
    body: `Dear ${lastName}`,
    written_by: user_id,
    written_by_name: 'Sam Lee',
  };
  await add('claim_letters', {
    ...letter,
    kind: 'acknowledgement',
    status: 'sent',
    reviewed: '2026-06-16T11:00:00Z',
    sent: '2026-06-16T12:00:00Z',
  });
  await add('claim_letters', { ...letter, kind: 'status' });
  await add('claim_waits', {
    claim_id,
    what: `Photographs of ${lastName}`,
    asked: '2026-06-15',
    asked_by_name: 'Sam Lee',
  });
  const written = { claim_id, author_name: 'Sam Lee', user_id };
  await add('claim_notes', { ...written, note: `Called ${lastName}`, visible: true });
  await add('claim_notes', { ...written, note: 'Among ourselves', visible: false });
  await add('claim_deadlines', { claim_id, step: 'acknowledge', due: '2026-06-30', ...period });
  await add('timeline_entries', { claim_id, kind: 'claim_filed', visible: true, actor_name: `Ada ${lastName}` });
  await add('external_claims', { claim_id, provider: 'aviva', claim_number: `X-${lastName}`, status: 'as it came' });
}

async function watch({
  add,
  lastName,
  policyId: policy_id,
  vehicleId: vehicle_id,
  userId: user_id,
}: Known): Promise<void> {
  const [kml_file_id, incident_layer_id] = [randomUUID(), randomUUID()];
  const incident_alert_id = randomUUID();
  const device = { provider: 'bouncie', provider_device_id: `imei-${lastName}` };
  const checksum = createHash('sha256').update(lastName).digest('hex');
  await add('kml_files', {
    kml_file_id,
    filename: `${lastName}.kml`,
    checksum,
    byte_size: 100,
    storage_key: 'kml/1',
    user_id,
  });
  await add('incident_layers', {
    kml_file_id,
    incident_layer_id,
    incident_name: `Fire ${lastName}`,
    south: 39,
    north: 40,
    west: -83,
    east: -82,
    geometry: {
      type: 'MultiPolygon',
      coordinates: [],
    },
  });
  const piece = '((-83,39),(-82,39),(-82,40),(-83,40))';
  await add('incident_layer_pieces', { incident_layer_id, buffer_km: 0, piece_number: 1, piece });
  const incident = { kml_file_id, incident_layer_id, provider: 'personal', reason: 'Wind shifts', user_id };
  await add('incident_alerts', { ...incident, incident_alert_id });
  const device_id = randomUUID();
  const seen = { lat: 39.5, lng: -82.5, observed: '2026-06-15T14:00:00Z' };
  await add('vehicle_devices', { ...device, ...seen, device_id, vehicle_id });
  await add('device_reports', { ...seen, device_id, event: 'tripData', raw_hash: checksum });
  await add('incident_alert_messages', {
    incident_alert_id,
    policy_id,
    found_by: 'both',
    letter: 'sent',
    text_message: 'none',
    answer: 'safe',
    answered: '2026-06-15T15:00:00Z',
  });
  await add('incident_alert_devices', { ...device, incident_alert_id, incident_layer_id });
}

async function annotate({ add, lastName, ...known }: Known): Promise<void> {
  const { quoteId: quote_id, policyId: policy_id, vehicleId: vehicle_id, userId: user_id } = known;
  const note = { note: `Called Ada ${lastName}`, user_id, author_name: 'Ulla', visible: true };
  const sent = { name: `${lastName}.pdf`, byte_size: 100, user_id, status: 'stored', content_type: 'application/pdf' };
  const bytes = { sha256: createHash('sha256').update(lastName).digest('hex'), stored: '2026-06-15T14:00:00Z' };
  const [ofQuote, ofPolicy] = [randomUUID(), randomUUID()];
  for (const place of [
    { file_id: ofQuote, quote_id },
    { file_id: ofPolicy, policy_id },
  ]) {
    await add('files', { ...sent, ...bytes, ...place, attached: bytes.stored, storage_key: `files/${place.file_id}` });
    await add('file_parts', { file_id: place.file_id, part: 1, byte_size: 100, sha256: bytes.sha256, mark: 'x' });
  }
  const attached = (file_id: string) => ({
    file_id,
    name: `${lastName}.pdf`,
    url: `/api/v1/files/${file_id}`,
    visible: true,
  });
  const quote_note_id = randomUUID();
  await add('quote_notes', { quote_note_id, quote_id, ...note });
  await add('note_mentions', { quote_note_id, user_id: note.user_id });
  await add('tasks', { quote_id, title: `Call ${lastName}`, due_date: '2026-06-20' });
  await add('quote_notes', { quote_id, ...note, note: 'Among ourselves', visible: false });
  await add('policy_notes', { policy_id, ...note });
  await add('policy_notes', { policy_id, ...note, note: 'Among ourselves', visible: false });
  await add('quote_attachments', { quote_id, ...attached(ofQuote) });
  await add('policy_attachments', { policy_id, ...attached(ofPolicy) });
  await add('policy_inspections', { policy_id, vehicle_id, due_date: '2026-07-15' });
  await add('vehicle_assets', { policy_id, vehicle_id, name: `Tenant of ${lastName}`, url: '/files/side.jpg' });
}

async function organize({
  add,
  lastName,
  book,
  backend,
  quoteId: quote_id,
  userId: created_by,
  ...known
}: Known): Promise<void> {
  const agentId = book.side.agent.principal.userId;
  const announcement_id = randomUUID();
  await add('announcements', { announcement_id, title: 'Welcome', body: `Welcome to ${lastName}`, created_by });
  await add('announcement_receipts', {
    announcement_id,
    user_id: agentId,
    reader_name: `Agnes ${lastName}`,
    edition: 1,
  });
  await add('round_robin_members', { user_id: agentId });
  await add('round_robin_assignments', { quote_id, user_id: agentId, agent_name: 'Agnes', reason: 'Next in turn' });
  const key_hash = createHash('sha256').update(`key of ${lastName}`).digest('hex');
  const asked = { email: `new@${lastName.toLowerCase()}.example`, roles: ['organization:agent'], language: 'en-us' };
  await add('organization_invitations', { ...asked, invited_by: created_by, expires: '2026-06-22T14:00:00Z' });
  await add('api_keys', { name: lastName, key_hash, key_prefix: 'rw_test', role: 'organization:agent', created_by });
  const webhook_id = randomUUID();
  await add('webhooks', {
    webhook_id,
    url: `https://hooks.${lastName.toLowerCase()}.com/`,
    events: ['policy_bound'],
    secret: 's1.none.none.none',
    paused: true,
    created_by,
  });
  const report_schedule_id = randomUUID();
  await add('report_schedules', {
    report_schedule_id,
    report: 'production',
    cadence: 'weekly',
    day: 1,
    hour: 7,
    next_day: '2026-12-28',
    recipients: [],
    owner_id: created_by,
    owner_name: `Olive ${lastName}`,
  });
  await add('report_deliveries', {
    report_schedule_id,
    report: 'production',
    period_from: '2026-06-01',
    period_to: '2026-06-07',
    recipients: 0,
  });
  const commission_run_id = randomUUID();
  await add('commission_runs', {
    commission_run_id,
    through_month: '2026-05-01',
    currency: 'USD',
    earned: 12_000,
    clawed_back: 0,
    payable: 12_000,
    made_by: created_by,
    made_by_name: `Olive ${lastName}`,
  });
  await add('commission_payees', {
    currency: 'USD',
    account_token: `bank_${lastName}`,
    account_last_four: '6789',
    account_changed: '2026-06-15T14:00:00Z',
    account_changed_by: created_by,
    account_changed_by_name: `Olive ${lastName}`,
  });
  await add('commission_run_lines', {
    commission_run_id,
    accounting_month: '2026-05-01',
    policy_number: `RWP ${lastName}`,
    earned: 12_000,
    clawed_back: 0,
  });
  await add('global_role_requests', {
    user_id: agentId,
    user_name: `Agnes ${lastName}`,
    role: 'global:read_only',
    reason: 'Reads along.',
    requested_by: created_by,
    requested_by_name: `Ada ${lastName}`,
    expires: '2026-06-29T14:00:00Z',
  });
  const occurred = '2026-06-15T14:00:00Z';
  await add('webhook_deliveries', {
    webhook_id,
    event_type: 'policy_bound',
    record_id: quote_id,
    about: JSON.stringify({ quote_id }),
    occurred,
    begun: occurred,
    next_attempt: occurred,
    status: 'delivered',
    ended: occurred,
  });
  const view = { list_name: 'quotes', query: { view: 'mine' }, user_id: agentId, author_name: `Agnes ${lastName}` };
  await add('saved_views', { ...view, name: `Only mine ${lastName}` });
  await add('saved_views', { ...view, name: `Ours ${lastName}`, shared: '2026-06-15T14:00:00Z' });
  const waits = { country: 'US', administrative_area: 'HI', provider: 'personal', vehicle_class: 'class_a' };
  await add('waitlist', {
    ...waits,
    email: `waits@${lastName.toLowerCase()}.example`,
    reason: 'product_not_live',
    source: 'start',
    language: 'en-us',
  });
  const place = { country: 'US', administrative_area: 'OH', postal_code: '43215' };
  await add('external_quotes', {
    ...place,
    product_id: known.productId,
    external_provider: 'safeco',
    external_url: `https://safeco.example/?ref=${lastName}`,
    customer_name: `Ada ${lastName}`,
  });
  await add('enquiries', {
    ...place,
    provider: 'pro',
    name: `Ada ${lastName}`,
    business_name: lastName,
    units: 4,
    language: 'en-us',
    email: `asks@${lastName.toLowerCase()}.example`,
    about: 'We rent campers.',
  });
  const { rater_version_id } = await selectOne<{ rater_version_id: string }>(
    backend,
    'select rater_version_id from rater_versions where organization_id = $1 order by created limit 1',
    [book.side.organization.organizationId],
  );
  const [dislocation_run_id, run] = [randomUUID(), { provider: 'personal', rater_version_id }];
  await add('dislocation_runs', { ...run, dislocation_run_id, status: 'cancelled', finished: '2026-06-15T14:00:00Z' });
  const none = '{null}';
  await add('dislocation_batches', {
    dislocation_run_id,
    run_organization_id: book.side.organization.organizationId,
    last_policy_id: known.policyId,
    policy_ids: `{${known.policyId}}`,
    policy_numbers: '{RWP-1}',
    policy_renewal_ids: none,
    charged: none,
    base_rater_version_ids: none,
    premiums_before: none,
    premiums_after: none,
    premiums_capped: none,
    changes: none,
    referrals: '{""}',
    refusals: '{""}',
    missing: '{""}',
    administrative_areas: '{OH}',
    vehicle_classes: '{class_a}',
  });
  await add('hints', { table_name: 'quotes', row_id: quote_id });
}

/**
 * A row in every table whose operations are still to come, written by the owner as those operations will. A slice that
 * gets its operations takes its rows from here into the stories.
 */
export async function fillLaterSlices(backend: Backend, book: Book, lastName: string): Promise<void> {
  const known = await know(backend, book, lastName);
  for (const write of [underwrite, change, claim, watch, annotate, organize, fillRuns]) await write(known);
}
