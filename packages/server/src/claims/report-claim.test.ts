import type { Caller } from '@roadworthy/testkit/caller.ts';
import { footprintOf } from '@roadworthy/testkit/footprint.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aQuote, boundQuote, type BoundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { claimToken } from '../kernel/tokens/tokens.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('report claim');
let bound: BoundQuote;
let owner: Caller;
let zip: string;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote());
  owner = await ownerOfPolicy(fixture.backend, bound.policyId);
  const text = `select q.postal_code as zip from policies p join quotes q on q.quote_id = p.current_quote_id
    where p.policy_id = $1`;
  ({ zip } = await selectOne<{ zip: string }>(fixture.backend, text, [bound.policyId]));
  // Cover begins at the purchase, in the morning of 15 June, and lasts for a year.
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
});

const startDocument = `mutation ($number: String, $postal: String, $policy: uuid, $third: Boolean) {
  start_claim(policy_number: $number, postal_code: $postal, policy_id: $policy, third_party: $third) { claim_id claim_token } }`;
type Started = { start_claim: { claim_id: string; claim_token: string } };
// Each from a network of its own.
let networks = 0;
const elsewhere = () => ({ ip: `203.0.113.${(networks += 1)}` });
const start = async (variables: Record<string, unknown>, caller = fixture.backend.anonymous()) =>
  (await caller.must<Started>(startDocument, variables, elsewhere())).start_claim.claim_id;
const bearer = (id: string) => fixture.backend.bearerOfClaim(id);
const update = (id: string, changes: object) =>
  bearer(id).must(
    `mutation ($id: uuid!, $changes: claim_input!) { update_claim_draft(claim_id: $id, changes: $changes) { claim_id } }`,
    { id, changes },
  );
const fileDocument = 'mutation ($id: uuid!) { file_claim(claim_id: $id) { claim_number status } }';
const file = async (id: string) =>
  (await bearer(id).must<{ file_claim: { claim_number: string; status: string } }>(fileDocument, { id })).file_claim;
const reportDocument = `query ($id: uuid!) { claim_report(claim_id: $id) {
  percent is_reported_already missing { key is_needed } questions { key kind text choices { value label } }
  vehicles { vehicle_id name } } }`;
type Report = {
  claim_report: {
    percent: number;
    is_reported_already: boolean;
    missing: { key: string; is_needed: boolean }[];
    questions: { key: string; text: string }[];
    vehicles: { vehicle_id: string; name: string }[];
  };
};
const report = async (id: string) => (await bearer(id).must<Report>(reportDocument, { id })).claim_report;

const whoReports = {
  reporter_name: 'Ada Moreno',
  reporter_phone: '216-555-0148',
  contact_preference: 'text',
  fraud_notice_read: true,
};
const hail = {
  ...whoReports,
  type_of_loss: 'weather',
  incident_date: '2026-08-02',
  incident_time: '16:30',
  incident_location_type: 'campground',
  incident_location: 'Site 14, Alum Creek',
  driving_at_time_of_loss: false,
};
const filedHail = async (change: object = {}) => {
  const id = await start({ number: bound.policyNumber, postal: zip });
  await update(id, { ...hail, ...change });
  const { claim_number: number } = await file(id);
  return { id, number };
};
const row = (id: string) =>
  selectOne<Record<string, unknown>>(fixture.backend, 'select * from claims where claim_id = $1', [id]);

describe('a report of a loss', () => {
  test('is begun without an account by number and postal code, filled, sent, and has a number of the series', async () => {
    const id = await start({ number: bound.policyNumber.toLowerCase().replaceAll('-', ' '), postal: `${zip}-1234` });
    const before = await report(id);
    expect(before.missing.filter(({ is_needed: isNeeded }) => isNeeded).map(({ key }) => key)).toEqual([
      'reporter',
      'type_of_loss',
      'incident_date',
    ]);
    expect(before.vehicles).toHaveLength(1);
    await update(id, hail);
    const half = await report(id);
    expect(half.percent).toBeGreaterThan(before.percent);
    expect(half.questions[0]).toMatchObject({ key: 'weather', text: 'What was it?' });
    await update(id, { answers: { weather: 'hail' } });
    await update(id, { answers: { hail_size: 'a walnut' }, incident_description: 'It came from the west.' });
    expect(await file(id)).toEqual({ claim_number: expect.stringMatching(/^CL-\d{6}-\d$/), status: 'filed' });
    expect(await row(id)).toMatchObject({
      policy_id: bound.policyId,
      answers: { weather: 'hail', hail_size: 'a walnut' },
      flags: [],
      user_id: owner.principal.userId,
      next_step: 'acknowledge',
      proof_of_loss: null,
    });
  });

  test('moves no money: the books and the policy stay as they are', async () => {
    const books = async () => {
      const {
        claims: _c,
        claim_deadlines: _d,
        timeline_entries: _t,
        audit_log: _a,
        hints: _h,
        ...rest
      } = (await footprintOf(fixture.backend)) as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(rest).filter(([name]) =>
          /ledger|invoices|payments|policies|charge_lines|transactions/.test(name),
        ),
      );
    };
    const before = await books();
    await filedHail({ incident_date: '2026-07-01' });
    expect(await books()).toEqual(before);
  });

  test('is begun all the same for a number or a postal code that does not fit, and answers alike', async () => {
    const shapes: string[] = [];
    for (const variables of [
      { number: bound.policyNumber, postal: zip },
      { number: bound.policyNumber, postal: '99501' },
      { number: 'RWP-999999-9', postal: zip },
      { number: 'no idea', postal: zip },
      {},
    ]) {
      const { body } = await fixture.backend.anonymous().ask(startDocument, variables, elsewhere());
      shapes.push(body.replaceAll(/"(?:[0-9a-f-]{36}|c1\.[^"]+)"/g, '"…"'));
    }
    expect(new Set(shapes)).toEqual(new Set(['{"data":{"start_claim":{"claim_id":"…","claim_token":"…"}}}']));
    const id = await start({ number: bound.policyNumber, postal: '99501' });
    expect((await report(id)).vehicles).toEqual([]);
    await update(id, hail);
    await file(id);
    expect(await row(id)).toMatchObject({ policy_id: null, user_id: null, flags: ['policy_not_found'] });
  });

  test('is changed in one tab at a time: what was typed on an older version is refused and not lost', async () => {
    const id = await start({ number: bound.policyNumber, postal: zip });
    const change = (version: number, changes: object) => ({
      document: `mutation ($id: uuid!, $changes: claim_input!, $version: Int) {
        update_claim_draft(claim_id: $id, changes: $changes, version: $version) { version } }`,
      variables: { id, changes, version },
    });
    const first = change(1, { incident_location: 'Site 14' });
    const saved = await bearer(id).must<{ update_claim_draft: { version: number } }>(first.document, first.variables);
    expect(saved.update_claim_draft.version).toBe(2);
    const stale = change(1, { incident_location: 'Site 41' });
    expect(await refusalOf(fixture.backend, bearer(id), stale.document, stale.variables)).toMatchObject({
      code: 'report_changed_elsewhere',
    });
    expect(await row(id)).toMatchObject({ incident_location: 'Site 14' });
  });

  test('lets go of who was added by mistake, and of nobody of another report', async () => {
    const id = await start({ number: bound.policyNumber, postal: zip });
    const added = await bearer(id).must<{ add_claim_entity: { claim_entity_id: string } }>(
      `mutation ($id: uuid!) { add_claim_entity(claim_id: $id, entity_relationship: "witness", first_name: "Wade") { claim_entity_id } }`,
      { id },
    );
    const remove = `mutation ($id: uuid!, $who: uuid!) { remove_claim_entity(claim_id: $id, claim_entity_id: $who) {
      claim_entities(where: { archived: { _is_null: true } }) { first_name } } }`;
    const who = added.add_claim_entity.claim_entity_id;
    const other = await start({});
    expect(await refusalOf(fixture.backend, bearer(other), remove, { id: other, who })).toMatchObject({
      code: 'not_found',
    });
    expect(await bearer(id).must(remove, { id, who })).toEqual({ remove_claim_entity: { claim_entities: [] } });
  });

  test('of a day that nothing covered says so, to who is insured alone', async () => {
    const outside = `query ($id: uuid!) { claim_report(claim_id: $id) { is_outside_cover } }`;
    const told = async (id: string, on: string) => {
      await update(id, { incident_date: on });
      return bearer(id).must(outside, { id });
    };
    const id = await start({ number: bound.policyNumber, postal: zip });
    expect(await told(id, '2026-06-01')).toEqual({ claim_report: { is_outside_cover: true } });
    expect(await told(id, '2026-08-02')).toEqual({ claim_report: { is_outside_cover: false } });
    const third = await start({ number: bound.policyNumber, postal: zip, third: true });
    expect(await told(third, '2026-06-01')).toEqual({ claim_report: { is_outside_cover: false } });
  });

  test('is limited where somebody tries numbers', async () => {
    const tries = Array.from({ length: 12 }, () =>
      fixture.backend
        .anonymous()
        .ask(startDocument, { number: bound.policyNumber, postal: '99502' }, { ip: '198.51.100.7' }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('is sent by nobody whom nobody can reach, nor without kind, day and the notice, each named', async () => {
    const id = await start({});
    const refused = () => refusalOf(fixture.backend, bearer(id), fileDocument, { id });
    expect(await refused()).toEqual({ code: 'reporter_missing', field: 'reporter_name' });
    await update(id, { reporter_name: 'Ada Moreno', reporter_email: 'ada@example.com' });
    expect(await refused()).toEqual({ code: 'type_of_loss_missing', field: 'type_of_loss' });
    await update(id, { type_of_loss: 'tire' });
    expect(await refused()).toEqual({ code: 'incident_date_missing', field: 'incident_date' });
    await update(id, { incident_date: '2026-08-01' });
    expect(await refused()).toEqual({ code: 'fraud_notice_unread', field: 'fraud_notice_read' });
    await update(id, { fraud_notice_read: true });
    expect(await file(id)).toMatchObject({ status: 'filed' });
    expect(await refused()).toMatchObject({ code: 'claim_filed' });
  });

  test('flags what stands out, and takes it all the same', async () => {
    const { begins } = await selectOne<{ begins: string }>(
      fixture.backend,
      'select effective_date::text as begins from policies where policy_id = $1',
      [bound.policyId],
    );
    // Nobody knows the minute of the day on which cover began at 12:01 a.m.
    const { id: first } = await filedHail({ incident_date: begins, incident_time: null });
    expect(await row(first)).toMatchObject({
      flags: ['near_cover_change'],
      signals: expect.arrayContaining(['early_loss']),
    });
    const { id: outside } = await filedHail({ incident_date: '2026-06-01' });
    expect(await row(outside)).toMatchObject({ flags: ['outside_term'] });
    const { id: driven } = await filedHail({
      type_of_loss: 'collision',
      driving_at_time_of_loss: true,
      driver: 'Otto Else',
      was_rented: true,
    });
    expect(await row(driven)).toMatchObject({
      flags: ['other_driver', 'rented_beyond_statement'],
      // The same telephone stands in reports that fit no policy.
      signals: expect.arrayContaining(['many_claims']),
    });
  });

  test('tells who handles it where a photograph is older than the loss', async () => {
    const id = await start({ number: bound.policyNumber, postal: zip });
    await update(id, hail);
    const photographed = (taken: string, attached: string | null) =>
      selectRows(
        fixture.backend,
        `insert into files (organization_id, claim_id, name, byte_size, status, content_type, sha256, storage_key, stored,
          attached, taken)
          select organization_id, claim_id, 'a.jpg', 9, 'stored', 'image/jpeg', 'x', 'k', app_now(), $2::timestamptz, $3
          from claims where claim_id = $1`,
        [id, attached, taken],
      );
    // What was not sent with it in the end says nothing.
    await photographed('2026-07-01T10:00', null);
    await photographed('2026-08-01T23:59', '2026-08-03T18:00:00Z');
    await file(id);
    expect((await row(id))['signals']).toContain('older_photo');
  });

  test('that is likely of one loss with another is told and linked', async () => {
    const first = await filedHail({ type_of_loss: 'object', incident_date: '2026-07-20' });
    const again = await start({ number: bound.policyNumber, postal: zip });
    await update(again, { ...hail, type_of_loss: 'object', incident_date: '2026-07-21' });
    expect((await report(again)).is_reported_already).toBe(true);
    await file(again);
    expect(await row(again)).toMatchObject({ duplicate_of: first.id });
  });

  test('begins with no answers where another kind of loss is chosen', async () => {
    const id = await start({});
    await update(id, { type_of_loss: 'weather', answers: { weather: 'wind' } });
    await update(id, { type_of_loss: 'glass' });
    expect(await row(id)).toMatchObject({ answers: {} });
    await update(id, { answers: { which_pane: 'roof', is_chip: null } });
    expect(await row(id)).toMatchObject({ answers: { which_pane: 'roof' } });
  });

  test('has its legal days from the report on, with their sources', async () => {
    const { id } = await filedHail({ incident_date: '2026-07-30' });
    const text = 'select step, due, grade, is_provisional from claim_deadlines where claim_id = $1 order by step';
    // Ohio: fifteen days to acknowledge, twenty-one of a proof of loss to decide, from Monday 3 August.
    expect(await selectRows(fixture.backend, text, [id])).toEqual([
      { step: 'acknowledge', due: '2026-08-18', grade: 'B', is_provisional: false },
      { step: 'decide', due: '2026-08-24', grade: 'B', is_provisional: true },
      { step: 'status_letter_every', due: '2026-08-24', grade: 'B', is_provisional: true },
    ]);
  });

  test('of somebody who is not insured with us names the policy and is told nothing of it', async () => {
    const id = await start({ number: bound.policyNumber, postal: zip, third: true });
    expect((await report(id)).vehicles).toEqual([]);
    await bearer(id).must(
      `mutation ($id: uuid!) { add_claim_vehicle(claim_id: $id, make: "Toyota", license_plate: "HBT 4821") { make } }`,
      { id },
    );
    await bearer(id).must(
      `mutation ($id: uuid!) { add_claim_entity(claim_id: $id, entity_relationship: "witness", first_name: "Wade") { first_name } }`,
      { id },
    );
    await update(id, { ...hail, type_of_loss: 'collision', incident_date: '2026-07-10' });
    await file(id);
    expect(await row(id)).toMatchObject({ user_id: null, flags: expect.arrayContaining(['third_party']) });
  });
});

describe('who is insured', () => {
  test('reports by their account, sees the claim there, and takes it back until it is looked into', async () => {
    const id = await start({ policy: bound.policyId }, owner);
    await update(id, { ...hail, incident_date: '2026-07-05' });
    await file(id);
    const seen = await owner.must<{ claims: unknown[] }>(
      'query ($id: uuid!) { claims(where: { claim_id: { _eq: $id } }) { status } }',
      { id },
    );
    expect(seen.claims).toEqual([{ status: 'filed' }]);
    await owner.must('mutation ($id: uuid!) { withdraw_claim(claim_id: $id) { status } }', { id });
    expect(await row(id)).toMatchObject({ status: 'withdrawn', next_due: null });
  });

  test('is not asked who they are, and goes on with their report on another device', async () => {
    const { email, name } = await selectOne<{ email: string; name: string }>(
      fixture.backend,
      `select email, concat_ws(' ', first_name, last_name) as name from users where user_id = $1`,
      [owner.principal.userId],
    );
    const id = await start({ policy: bound.policyId }, owner);
    expect(await row(id)).toMatchObject({ reporter_email: email, reporter_name: name === '' ? null : name });
    const document = 'mutation ($id: uuid!) { resume_claim(claim_id: $id) { claim_id claim_token } }';
    const { resume_claim: resumed } = await owner.must<{ resume_claim: { claim_id: string; claim_token: string } }>(
      document,
      { id },
    );
    expect(resumed).toEqual({
      claim_id: id,
      claim_token: claimToken(fixture.backend.platform.secrets, id, 1),
    });
    const stranger = someone(fixture.backend, 'global:user');
    expect(await refusalOf(fixture.backend, stranger, document, { id })).toEqual({ code: 'not_found' });
  });

  test('reports under no policy of somebody else', async () => {
    const stranger = someone(fixture.backend, 'global:user');
    const refused = await refusalOf(fixture.backend, stranger, startDocument, { policy: bound.policyId });
    expect(refused).toEqual({ code: 'not_found' });
  });
});

describe('where a claim stands', () => {
  const trackDocument = `query ($number: String!, $postal: String!) {
    track_claim(claim_number: $number, postal_code: $postal) { status type_of_loss handler_name entries { kind facts } } }`;

  test('is told by its number and postal code, and nothing else of it', async () => {
    const { number } = await filedHail({ incident_date: '2026-06-20' });
    expect(await fixture.backend.anonymous().must(trackDocument, { number, postal: zip })).toEqual({
      track_claim: {
        status: 'filed',
        type_of_loss: 'weather',
        handler_name: null,
        entries: [{ kind: 'claim_filed', facts: { number } }],
      },
    });
  });

  test('is answered to a wrong postal code and an unknown number alike, byte for byte', async () => {
    const { number } = await filedHail({ incident_date: '2026-06-25' });
    const bodies = new Set<string>();
    for (const variables of [
      { number, postal: '99501' },
      { number: 'CL-999999-9', postal: zip },
      { number: 'nonsense', postal: zip },
      { number: bound.policyNumber, postal: zip },
    ]) {
      bodies.add((await fixture.backend.anonymous().ask(trackDocument, variables)).body);
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain('not_found');
  });
});

test('the token of one report opens no other, on any operation', async () => {
  const [mine, other] = [await start({}), await start({})];
  const change = `mutation ($id: uuid!) { update_claim_draft(claim_id: $id, changes: { driver: "Ada" }) { claim_id } }`;
  for (const document of [
    change,
    fileDocument,
    'mutation ($id: uuid!) { withdraw_claim(claim_id: $id) { status } }',
    'mutation ($id: uuid!) { add_claim_entity(claim_id: $id, entity_relationship: "witness") { claim_id } }',
    'mutation ($id: uuid!) { add_claim_vehicle(claim_id: $id, make: "Ford") { claim_id } }',
    'query ($id: uuid!) { claim_report(claim_id: $id) { percent } }',
  ]) {
    const refused = await refusalOf(fixture.backend, bearer(mine), document, { id: other });
    expect([document, refused]).toEqual([document, { code: 'not_found' }]);
  }
});
