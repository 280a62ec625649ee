import { vinOf } from '@roadworthy/testkit/example-vin.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import {
  aMotorhomeQuote,
  answeredQuote,
  type BoundQuote,
  boundQuote,
  signedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addExternalProducts } from '@roadworthy/testkit/seed.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { findMarkers, type Found } from '../../test/find-markers.ts';
import { isCharged, methodsOfUser } from '../../test/kept-methods.ts';
import { resumeProcesses } from '../../test/run-collection.ts';
import { sendLetters } from '../../test/send-letters.ts';
import { takePart } from '../files/take-part.ts';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('deletion', { now: '2026-06-15T14:00:00Z' });
const email = 'zelda.marker@example.com';
const vin = vinOf({ year: 2023, make: 'Tiffin', model: 'Allegro' }, 'class_a');
const person = {
  first_name: 'Zelda',
  last_name: 'Quillfeather',
  email,
  phone: '614-555-0177',
  license_number: 'QF987654',
};
const mailing = { line_1: '77 Marker Lane', locality: 'Columbus', administrative_area: 'OH', postal_code: '43215' };
const markers = {
  'e-mail': 'zelda\\.marker',
  name: 'quillfeather',
  telephone: '614\\D{0,2}555\\D?0177',
  VIN: vin,
  street: 'marker lane',
};
const facts = aMotorhomeQuote({ person, mailing, effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' });

const ask = 'mutation { ask_my_deletion { deletion_request_id } }';
const takeBack = 'mutation { take_back_my_deletion { deletion_request_id } }';
const preview = `{ preview_my_deletion { due kept_until obstacles { obstacle record message }
  parts { kind count until message source grade reviewed } } }`;
type Preview = {
  preview_my_deletion: {
    due: string;
    kept_until: string | null;
    obstacles: { obstacle: string; record: string | null; message: string }[];
    parts: { kind: string; count: number; until: string | null; message: string }[];
  };
};
const requests = '{ deletion_requests(order_by: [{ created: desc }]) { status due kept_until refusal_code } }';

let zelda: Caller;
let bound: BoundQuote;
let others: { readonly quotes: readonly string[]; readonly keys: string[] };
let before: Found[];

const backend = () => fixture.backend;
const run = (
  job: 'carry-out-deletions' | 'erase-kept' | 'pay-refunds' | 'write-my-data' | 'activate-policies',
  task: object = {},
) => jobHandlers(backend().platform)[job]?.(task as never);
const stateOf = async () =>
  (await selectRows<{ status: string }>(backend(), 'select status from deletion_requests order by created')).map(
    ({ status }) => status,
  );
const lettersOf = (template: string) =>
  selectRows(backend(), 'select recipient, status from notifications where template = $1', [template]);

async function renderDocuments(): Promise<void> {
  const pending = await selectRows<{ documentId: string; organizationId: string }>(
    backend(),
    `select document_id as "documentId", organization_id as "organizationId" from documents where status = 'pending'`,
  );
  for (const task of pending) await jobHandlers(backend().platform)['render-document']?.(task);
}

/** A file of theirs, sent in as their agent does. */
async function attach(agent: Caller, table: 'quotes' | 'policies', id: string): Promise<void> {
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const { begin_upload: begun } = await agent.must<{ begin_upload: { file_id: string; url: string } }>(
    `mutation ($table: String!, $id: uuid!, $size: bigint!) {
      begin_upload(table: $table, id: $id, name: "Quillfeather title.pdf", byte_size: $size) { file_id url } }`,
    { table, id, size: bytes.byteLength },
  );
  const { organizationId } = fixture.tenants.insurer.organization;
  await takePart(backend().platform, { organizationId, fileId: begun.file_id, part: 1, bytes });
  await agent.must('mutation ($file: uuid!) { finish_upload(file_id: $file) { status } }', { file: begun.file_id });
  const [field, argument] =
    table === 'quotes' ? ['create_quote_attachment', 'quote_id'] : ['create_policy_attachment', 'policy_id'];
  await agent.must(
    `mutation ($id: uuid!, $url: String!) { ${field}(${argument}: $id, name: "Title of Quillfeather.pdf", url: $url, visible: true) { name } }`,
    { id, url: begun.url },
  );
}

/** Everything that somebody leaves behind, through the operations that people use; claims come from carriers. */
async function leaveTraces(): Promise<void> {
  const { agent } = fixture.tenants.insurer;
  const anonymous = backend().anonymous();
  bound = await boundQuote(backend(), facts);
  zelda = await ownerOfPolicy(backend(), bound.policyId);
  const own = await answeredQuote(backend(), facts, zelda);
  const left = await signedQuote(backend(), facts);
  await left.customer.must(
    'mutation ($id: uuid!, $email: String!) { save_quote_progress(quote_id: $id, email: $email) { sent_to } }',
    {
      id: left.quoteId,
      email,
    },
  );
  await agent.must(
    'mutation ($id: uuid!) { create_quote_note(quote_id: $id, note: "Zelda Quillfeather called", visible: true) { note } }',
    {
      id: left.quoteId,
    },
  );
  await agent.must(
    'mutation ($id: uuid!) { create_policy_note(policy_id: $id, note: "Ms. Quillfeather moved from 77 Marker Lane") { note } }',
    {
      id: bound.policyId,
    },
  );
  await attach(agent, 'quotes', left.quoteId);
  await attach(agent, 'policies', bound.policyId);
  await anonymous.must(
    `mutation ($email: String!) { send_enquiry(name: "Zelda Quillfeather", email: $email,
      phone: "614-555-0177", about: "Is 77 Marker Lane covered?", kind: "contact") { email } }`,
    { email },
  );
  await addExternalProducts(backend().owner, fixture.tenants.insurer.organization);
  await agent.must(
    `mutation ($email: String!) { start_external_quote(provider: "safeco", postal_code: "43215",
      customer_name: "Zelda Quillfeather", email: $email) { external_quote_id } }`,
    { email },
  );
  await anonymous.must(
    'mutation ($email: String!) { join_waitlist(postal_code: "33602", vehicle_class: "class_a", email: $email) { email } }',
    { email },
  );
  await zelda.must('mutation { ask_my_data { personal_export_id } }');
  await selectRows(
    backend(),
    `with claim as (insert into claims (organization_id, policy_id, user_id, status, claim_number, filed, incident_date,
        type_of_loss, policy_holder, driver, incident_location, incident_description, appealed, appeal_reason)
      select organization_id, policy_id, user_id, 'closed', 'C-1', app_now(), '2026-06-20', 'glass', 'Zelda Quillfeather',
        'Zelda Quillfeather', '77 Marker Lane', 'Zelda backed up', app_now(), 'Zelda Quillfeather had stopped' from policies where policy_id = $1 returning *),
      people as (insert into claim_entities (organization_id, claim_id, entity_relationship, first_name, last_name, phone, email)
        select organization_id, claim_id, 'driver', 'Zelda', 'Quillfeather', '614-555-0177', '${email}' from claim)
    insert into claim_vehicles (organization_id, claim_id, vin) select organization_id, claim_id, '${vin}' from claim`,
    [bound.policyId],
  );
  others = { quotes: [own.quoteId, left.quoteId], keys: [] };
}

async function endPolicy(): Promise<void> {
  backend().clock.set('2026-08-01T14:00:00Z');
  await run('activate-policies');
  await fixture.tenants.insurer.agent.must(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2026-08-01",
      issue_prorated_refund: true) { status } }`,
    { id: bound.policyId },
  );
}

const keysOf = async () =>
  (
    await selectRows<{ key: string; policy: boolean }>(
      backend(),
      `select storage_key as key, policy_id is not null as policy from files where stored is not null
       union all select storage_key, policy_id is not null from documents where storage_key is not null
       union all select storage_key, false from personal_exports where storage_key is not null`,
    )
  ).filter(({ key }) => key !== null);
const isStored = (key: string) => backend().platform.storage.exists(key);

/** Whether the rules keep a row: it is of the policy, of a quote that describes it, or of its claim. */
async function storedRows(found: readonly Found[]): Promise<Found[]> {
  const ids = await selectRows<{ id: string }>(
    backend(),
    `select quote_id::text as id from quotes where kept_until is not null
     union select policy_id::text from policies where kept_until is not null
     union select claim_id::text from claims where kept_until is not null`,
  );
  const stored = new Set(ids.map(({ id }) => id));
  return found.filter(({ row }) =>
    ['quote_id', 'policy_id', 'claim_id', 'root_id'].some((key) => stored.has(String(row[key]))),
  );
}

beforeAll(async () => {
  await leaveTraces();
  const [task] = await selectRows<{ personalExportId: string; organizationId: string }>(
    backend(),
    'select personal_export_id as "personalExportId", organization_id as "organizationId" from personal_exports',
  );
  await renderDocuments();
  await run('write-my-data', task);
  await sendLetters(backend());
}, 240_000);

describe('a request for deletion', () => {
  test('is refused while a policy is in force, and the preview says so and what to do', async () => {
    expect(await refusalOf(backend(), zelda, ask)).toEqual({ code: 'policy_in_force' });
    const { preview_my_deletion: shown } = await zelda.must<Preview>(preview);
    expect(shown.obstacles).toEqual([
      {
        obstacle: 'policy_in_force',
        record: bound.policyNumber,
        message: `Policy ${bound.policyNumber} is in force or about to begin. Cancel it or let it run out first.`,
      },
    ]);
  });

  test('waits until what is due back has reached its person', async () => {
    await endPolicy();
    expect(await refusalOf(backend(), zelda, ask)).toEqual({ code: 'money_due_back' });
    for (let round = 0; round < 3; round += 1) {
      await run('pay-refunds');
      await resumeProcesses(backend());
    }
    await renderDocuments();
    await sendLetters(backend());
    expect((await zelda.must<Preview>(preview)).preview_my_deletion.obstacles).toEqual([]);
  });

  test('shows before what is erased, and what is kept until which day and why', async () => {
    const { preview_my_deletion: shown } = await zelda.must<Preview>(preview);
    expect(shown).toMatchObject({ due: '2026-08-15', kept_until: '2033-12-31' });
    const stated = Object.fromEntries(shown.parts.map(({ kind, count, until }) => [kind, [count, until]]));
    expect(stated).toMatchObject({
      account: [1, null],
      policy: [1, '2033-12-31'],
      money: [1, '2033-12-31'],
      claim: [1, '2033-12-31'],
      quote: [2, null],
      message: [1, null],
      lead: [1, null],
      waiting: [1, null],
    });
    expect(shown.parts.every(({ message }) => message.length > 10)).toBe(true);
  });

  test('is one at a time, is told of, and is taken back with one press', async () => {
    await zelda.must(ask);
    expect(await refusalOf(backend(), zelda, ask)).toEqual({ code: 'deletion_asked' });
    expect(await zelda.must(requests)).toMatchObject({
      deletion_requests: [{ status: 'waiting', due: '2026-08-15T14:00:00+00:00', kept_until: '2033-12-31' }],
    });
    await sendLetters(backend());
    expect(await lettersOf('deletion_asked')).toEqual([{ recipient: email, status: 'sent' }]);
    await zelda.must(takeBack);
    expect(await refusalOf(backend(), zelda, takeBack)).toEqual({ code: 'no_deletion_asked' });
    await sendLetters(backend());
    expect(await lettersOf('deletion_taken_back')).toEqual([{ recipient: email, status: 'sent' }]);
    backend().clock.set('2026-08-20T14:00:00Z');
    await run('carry-out-deletions');
    expect(await stateOf()).toEqual(['taken_back']);
  });

  test('is seen by its own person and who administers, and by no agent', async () => {
    const stranger = backend().as({
      userId: '00000000-0000-7000-8000-000000000001',
      role: 'global:user',
      organizationId: null,
      email: 'x@example.com',
      name: 'X',
    });
    expect(await stranger.must(requests)).toEqual({ deletion_requests: [] });
    expect((await refusalOf(backend(), fixture.tenants.insurer.agent, requests)).code).toBe('validation-failed');
  });

  test('is decided anew at its end: nothing is erased, and its person is told', async () => {
    await zelda.must(ask);
    await selectRows(backend(), `update claims set status = 'reopened'`);
    backend().clock.set('2026-09-04T14:00:00Z');
    const untouched = await findMarkers(backend(), markers);
    await run('carry-out-deletions');
    expect(await zelda.must(requests)).toMatchObject({
      deletion_requests: [{ status: 'refused', refusal_code: 'claim_open' }, {}],
    });
    expect((await findMarkers(backend(), markers)).length).toBeGreaterThanOrEqual(untouched.length);
    await sendLetters(backend());
    expect(await lettersOf('deletion_refused')).toEqual([{ recipient: email, status: 'sent' }]);
    await selectRows(backend(), `update claims set status = 'closed'`);
  });

  test('is not carried out before its day', async () => {
    await zelda.must(ask);
    backend().clock.set('2026-09-18T13:59:00Z');
    await run('carry-out-deletions');
    expect((await stateOf()).at(-1)).toBe('waiting');
  });
});

describe('carried out', () => {
  test('the scan finds the person in many tables before', async () => {
    before = await findMarkers(backend(), markers);
    for (const marker of Object.keys(markers)) expect(before.some((found) => found.marker === marker)).toBe(true);
    expect(new Set(before.map(({ table }) => table)).size).toBeGreaterThan(14);
    others.keys.push(...(await keysOf()).map(({ key }) => key));
    expect(others.keys.length).toBeGreaterThan(4);
    for (const key of others.keys) expect([key, await isStored(key)]).toEqual([key, true]);
  });

  test('it leaves the person in nothing but what the rules keep', async () => {
    const keys = await keysOf();
    const [card] = await methodsOfUser(backend(), zelda.principal.userId);
    expect(card && (await isCharged(backend(), card))).toBe(true);
    backend().clock.set('2026-09-18T14:00:00Z');
    await run('carry-out-deletions');
    expect((await stateOf()).at(-1)).toBe('done');
    // The last letter still goes out to the address, and is forgotten with the next round.
    expect(await lettersOf('deletion_done')).toEqual([{ recipient: email, status: 'queued' }]);
    await sendLetters(backend());
    expect(await lettersOf('deletion_done')).toEqual([{ recipient: email, status: 'sent' }]);
    await run('carry-out-deletions');
    const after = await findMarkers(backend(), markers);
    const stored = await storedRows(after);
    expect(
      after.filter((found) => !stored.includes(found)).map(({ table, marker, row }) => ({ table, marker, row })),
    ).toEqual([]);
    expect(stored.length).toBeGreaterThan(0);
    expect(new Set(stored.map(({ marker }) => marker))).toEqual(new Set(Object.keys(markers)));
    for (const { key, policy } of keys) expect([key, await isStored(key)]).toEqual([key, policy]);
    expect(card && (await isCharged(backend(), card))).toBe(false);
    expect(await findMarkers(backend(), { token: card?.token ?? '' })).toEqual([]);
    expect(await checkInvariants(backend())).toEqual([]);
  });

  test('what is sealed of an erased quote is gone, too, and it can be continued by nobody', async () => {
    const rows = await selectRows(
      backend(),
      `select count(*) filter (where num_nonnulls(birthdate, license_number, license_number_index) > 0)::int as sealed,
         count(*)::int as people, bool_and(q.erased is not null and q.status = 'expired') as closed
       from entities e join quotes q using (quote_id) where quote_id = any ($1::uuid[])`,
      [others.quotes],
    );
    expect(rows).toEqual([{ sealed: 0, people: 2, closed: true }]);
  });

  test('nobody signs in to the account, and its address is free', async () => {
    const userId = zelda.principal.userId;
    expect(
      await selectOne(
        backend(),
        `select email, first_name, last_name, phone, archived is not null as closed,
           (select count(*)::int from auth."user" where id = user_id) as signs_in from users where user_id = $1`,
        [userId],
      ),
    ).toEqual({
      email: `erased-${userId}@erased.invalid`,
      first_name: null,
      last_name: null,
      phone: null,
      closed: true,
      signs_in: 0,
    });
    expect(await selectRows(backend(), 'select from users where email = $1', [email])).toEqual([]);
    // What paid is known for the books, and charged no more.
    const methods = await methodsOfUser(backend(), userId);
    expect(methods).toMatchObject([{ ended: true, forgotten: true, token: null }]);
  });

  test('a policy and what describes it say until when they are kept', async () => {
    expect(
      await selectRows(backend(), 'select kept_until::text, erased from policies where policy_id = $1', [
        bound.policyId,
      ]),
    ).toEqual([{ kept_until: '2033-12-31', erased: null }]);
  });

  test('twice is as good as once', async () => {
    const rows = await findMarkers(backend(), markers);
    await run('carry-out-deletions');
    expect(await findMarkers(backend(), markers)).toEqual(rows);
    expect(await lettersOf('deletion_done')).toEqual([]);
  });

  test('what was kept is emptied when its day has passed, not before, and the books go on balancing', async () => {
    const booked =
      'select sum(amount)::int as sum, sum(abs(amount))::int as all, count(*)::int as entries from ledger_entries';
    const books = await selectOne(backend(), booked);
    backend().clock.set('2034-01-01T09:00:00Z');
    await run('erase-kept');
    expect(await storedRows(await findMarkers(backend(), markers))).not.toEqual([]);
    backend().clock.set('2034-01-01T11:00:00Z');
    await run('erase-kept');
    expect((await findMarkers(backend(), markers)).map(({ table, marker }) => [table, marker])).toEqual([]);
    for (const key of others.keys) expect([key, await isStored(key)]).toEqual([key, false]);
    expect(await selectOne(backend(), booked)).toEqual(books);
    expect(await checkInvariants(backend())).toEqual([]);
    expect(
      await selectRows(
        backend(),
        'select premium from policies where policy_id = $1 and premium > 0 and erased is not null',
        [bound.policyId],
      ),
    ).toHaveLength(1);
  });
});
