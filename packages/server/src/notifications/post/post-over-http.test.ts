import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneFurnished } from '@roadworthy/db/template.ts';
import { type PostStandIn, startPostStandIn } from '@roadworthy/providers/testing/post-stand-in.ts';
import { type Backend, openOnCopy } from '@roadworthy/testkit/backend.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aFrenchQuote, aQuote, boundQuote, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { type Tenants, type TenantsFacts, tenantsOf } from '@roadworthy/testkit/tenants.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { postLetters, sendMails } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';
import { wakeLetter } from './follow-letters.ts';

const start = '2026-07-23T15:00:00.000Z';
const directory = mkdtempSync(join(tmpdir(), 'roadworthy-post-'));
let stand: PostStandIn;
let backend: Backend;
let tenants: Tenants;

// A vendor over HTTP that takes a working day.
beforeAll(async () => {
  stand = await startPostStandIn({ directory, now: () => backend.clock.now() });
  const env = {
    POST_URL: stand.url,
    POST_API_KEY: stand.apiKey,
    POST_WEBHOOK_SECRET: 'a secret of the post',
    POST_LEAD_DAYS: '1',
  };
  const database = await cloneFurnished('post over http');
  backend = await openOnCopy(database, { now: start, env });
  tenants = tenantsOf(backend, database.furnished as TenantsFacts);
});
afterAll(async () => {
  await backend.close();
  await stand.close();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(() => {
  backend.clock.set('2026-06-15T14:00:00Z');
  stand.fault = () => undefined;
});
afterEach(async () => expect(await checkInvariants(backend)).toEqual([]));

/** A policy in Texas, or as it is given. */
const sold = (facts: Partial<QuoteFacts> = {}) =>
  boundQuote(
    backend,
    aQuote({
      postalCode: '78701',
      mailing: { line_1: '12 Oak Street', locality: 'Austin', administrative_area: 'TX', postal_code: '78701' },
      effectiveDate: '2026-06-15',
      ...facts,
    }),
  );

/** An underwriter announces its end for a day on which every law lets it come. */
async function announce(policyId: string, on = '2026-10-01'): Promise<string> {
  backend.clock.set(start);
  await tenants.insurer.underwriter.must(
    `mutation ($id: uuid!, $on: date!) { underwriter_cancel_policy(policy_id: $id, reason: "uw_post_bind", as_of_date: $on,
      explanation: "Not what was said", issue_prorated_refund: true) { status } }`,
    { id: policyId, on },
  );
  return policyId;
}

const lettersOf = (policyId: string) =>
  selectRows<Record<string, string | null>>(
    backend,
    `select posted_letter_id as id, organization_id as organization, addressee, recipient, service, status, why_refused as why,
       mailed_on::text as mailed, reason from posted_letters where policy_id = $1 order by addressee`,
    [policyId],
  );
const noticeOf = (policyId: string) =>
  selectOne<Record<string, string | null>>(
    backend,
    `select sent::text, channel, proven_on::text as proven, proof_reference as reference from notices where policy_id = $1`,
    [policyId],
  );
const toldOf = async (policyId: string) =>
  (
    await selectRows<{ kind: string }>(
      backend,
      `select kind from timeline_entries where policy_id = $1 and kind like 'letter_%' and not visible order by timeline_entry_id`,
      [policyId],
    )
  ).map(({ kind }) => kind);
const receivedOf = async (policyId: string) => {
  const ids = (await lettersOf(policyId)).map(({ id }) => id);
  return stand.received.filter(({ key }) => ids.includes(key));
};

test('days are counted from the working day on which the vendor mails, and its proof stands on the notice', async () => {
  const policyId = await announce((await sold()).policyId);
  await postLetters(backend);
  const notice = await noticeOf(policyId);
  expect(notice).toMatchObject({ sent: '2026-07-24', channel: 'certificate_of_mailing', proven: '2026-07-23' });
  expect(notice.reference).toMatch(/^9499\d{18}$/);
  expect(await toldOf(policyId)).toEqual(['letter_mailed']);
});

test('a letter whose answer got lost is printed once, and told once', async () => {
  const policyId = await announce((await sold()).policyId);
  stand.fault = (method) => (method === 'POST' ? 'lost_after' : undefined);
  await expect(postLetters(backend)).rejects.toThrow('the vendor did not answer');
  expect(await lettersOf(policyId)).toMatchObject([{ status: 'queued' }]);
  stand.fault = () => undefined;
  await postLetters(backend);
  await postLetters(backend);
  const received = await receivedOf(policyId);
  expect([received.length, new Set(received.map(({ key, pdf }) => key + pdf.toString('base64'))).size]).toEqual([2, 1]);
  expect(await lettersOf(policyId)).toMatchObject([{ status: 'mailed', mailed: '2026-07-23' }]);
  expect(await toldOf(policyId)).toEqual(['letter_mailed']);
});

test(
  'a worker that is killed between the vendor and the books leaves the letter to the next one',
  { timeout: 60_000 },
  async () => {
    const policyId = await announce((await sold()).policyId);
    stand.fault = () => 'error';
    await expect(postLetters(backend)).rejects.toThrow('status 503');
    stand.fault = () => undefined;
    const [letter] = await lettersOf(policyId);
    const job = { postedLetterId: letter?.['id'], organizationId: letter?.['organization'] };
    const script = new URL('../../../test/letter-child.ts', import.meta.url).pathname;
    const input = { config: backend.config, now: start, job };
    const env = { ...process.env, NODE_ENV: 'test', FAULT: 'after:letter-posted' };
    const child = spawn(process.execPath, [script, JSON.stringify(input)], { stdio: 'inherit', env });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    expect(await lettersOf(policyId)).toMatchObject([{ status: 'queued', mailed: null }]);
    expect(await receivedOf(policyId)).toHaveLength(1);
    backend.clock.set('2026-07-23T15:11:00Z');
    await jobHandlers(backend.platform)['follow-letters']?.({});
    expect(await lettersOf(policyId)).toMatchObject([{ status: 'mailed', mailed: '2026-07-23' }]);
    expect(await toldOf(policyId)).toEqual(['letter_mailed']);
  },
);

test('what the vendor refuses is told to staff with its reason, and proves nothing', async () => {
  const policyId = await announce((await sold()).policyId);
  stand.fault = (method) => (method === 'POST' ? 'refused' : undefined);
  await postLetters(backend);
  expect(await lettersOf(policyId)).toMatchObject([
    { status: 'refused', why: 'vendor', reason: expect.stringContaining('the file is no PDF') },
  ]);
  expect([await toldOf(policyId), (await noticeOf(policyId)).proven]).toEqual([['letter_refused'], null]);
});

test('an event of the vendor has its letter asked after, and one about nothing of ours is passed over', async () => {
  const policyId = await announce((await sold()).policyId);
  await postLetters(backend);
  const [letter] = await lettersOf(policyId);
  const asked = async () =>
    (
      await selectOne<{ jobs: number }>(
        backend,
        `select count(*)::int as jobs from pgboss.job where name = 'follow-letter' and data ->> 'postedLetterId' = $1`,
        [letter?.['id']],
      )
    ).jobs;
  const before = await asked();
  await wakeLetter(backend.platform, letter?.['id'] ?? '');
  await wakeLetter(backend.platform, 'nobody');
  await wakeLetter(backend.platform, '0197a8c2-1b2c-4def-8123-456789abcdef');
  expect((await asked()) - before).toBe(1);
});

test('an end that was taken back before its letter was posted posts none', async () => {
  const policyId = await announce((await sold()).policyId);
  await tenants.insurer.underwriter.must(
    'mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }',
    { id: policyId },
  );
  await postLetters(backend);
  expect(await lettersOf(policyId)).toMatchObject([{ status: 'refused', why: 'end_changed' }]);
  expect(await receivedOf(policyId)).toEqual([]);
});

test('a lender with an address gets a copy with a certificate, and nothing of why; the insured reads their own', async () => {
  const { policyId, quoteId } = await sold();
  await selectRows(
    backend,
    `with place as (
       insert into locations (organization_id, quote_id, location_type, line_1, locality, administrative_area, postal_code, country,
         location_id, root_location_id)
       select organization_id, quote_id, 'mailing', '1 Bank Plaza', 'Austin', 'TX', '78701', 'US', id, id
       from quotes, (select uuidv7() as id) new where quote_id = $1 returning location_id, organization_id),
     lender as (
       insert into entities (organization_id, quote_id, entity_type, entity_relationship, business_name, location_id, entity_id, root_entity_id)
       select organization_id, $1, 'business', 'lienholder', 'First Bank', location_id, id, id
       from place, (select uuidv7() as id) new returning entity_id)
     update vehicles set lienholder_id = (select entity_id from lender) where quote_id = $1`,
    [quoteId],
  );
  await announce(policyId);
  await postLetters(backend);
  expect(await lettersOf(policyId)).toMatchObject([
    { addressee: 'insured', recipient: 'Ada Moreno', status: 'mailed' },
    { addressee: 'lienholder', recipient: 'First Bank', service: 'certificate_of_mailing', status: 'mailed' },
  ]);
  const texts = (await receivedOf(policyId)).map(({ name, pdf }) => [name, pdf.includes('Not what was said')]);
  expect(Object.fromEntries(texts)).toEqual({ 'Ada Moreno': true, 'First Bank': false });
  const shown = await selectRows<{ visible: boolean }>(
    backend,
    `select visible from documents where policy_id = $1 and document_type = 'mailed_notice' order by visible`,
    [policyId],
  );
  expect(shown.map(({ visible }) => visible)).toEqual([false, true]);
});

test('in Ontario it is a registered letter, in the language of the risk', async () => {
  const { policyId } = await boundQuote(backend, aFrenchQuote({ effectiveDate: '2026-06-15' }));
  await announce(policyId);
  await postLetters(backend);
  expect(await noticeOf(policyId)).toMatchObject({ channel: 'registered', sent: '2026-07-24' });
  expect(await lettersOf(policyId)).toMatchObject([{ service: 'registered', status: 'mailed' }]);
  expect((await receivedOf(policyId))[0]?.pdf.includes('Avis de r')).toBe(true);
});

test('where the law lets it an e-mail counts for whoever agreed, and after that was withdrawn a letter alone', async () => {
  const hartford = {
    postalCode: '06103',
    mailing: { line_1: '1 Main Street', locality: 'Hartford', administrative_area: 'CT', postal_code: '06103' },
  };
  const one = (await sold(hartford)).policyId;
  await announce(one);
  expect(await noticeOf(one)).toMatchObject({ channel: 'email', sent: '2026-07-23', proven: null });
  expect(await lettersOf(one)).toEqual([]);
  await sendMails(backend);
  expect(await noticeOf(one)).toMatchObject({ proven: '2026-07-23' });
  backend.clock.set('2026-06-15T14:00:00Z');
  const other = (await sold(hartford)).policyId;
  await tenants.insurer.agent.must(
    'mutation ($id: uuid!) { withdraw_electronic_consent(policy_id: $id) { policy_id } }',
    {
      id: other,
    },
  );
  await announce(other);
  expect(await noticeOf(other)).toMatchObject({ channel: 'certificate_of_mailing', sent: '2026-07-24' });
  await sendMails(backend);
  expect(await noticeOf(other)).toMatchObject({ proven: null });
  await postLetters(backend);
  expect(await noticeOf(other)).toMatchObject({ proven: '2026-07-23' });
});

test('a letter about a claim is mailed and told once, whatever the vendor answers before it answers well', async () => {
  const desk = await aCaseOf(backend);
  backend.clock.set('2026-08-03T18:00:00Z');
  const claim = await desk.file();
  await desk.deed(claim, 'assign_claim');
  const address = 'line_1: "12 Oak Street", locality: "Columbus", administrative_area: "OH", postal_code: "43215"';
  await desk.deed(
    claim,
    'write_claim_letter',
    `, kind: "acknowledgement", subject: "Received", body: "We received it.", by: "post", address: { ${address} }`,
  );
  const { id } = await selectOne<{ id: string }>(
    backend,
    'select claim_letter_id as id from claim_letters where claim_id = $1',
    [claim],
  );
  await desk.deed(claim, 'review_claim_letter', `, claim_letter_id: "${id}"`, desk.colleague);
  await desk.deed(claim, 'send_claim_letter', `, claim_letter_id: "${id}"`);
  const row = () =>
    selectOne<{ id: string; status: string; letter: string; told: number }>(
      backend,
      `select p.posted_letter_id as id, p.status, l.status as letter, (select count(*)::int from timeline_entries t
         where t.claim_id = p.claim_id and t.kind = 'claim_letter_sent') as told
       from posted_letters p join claim_letters l using (claim_letter_id) where p.claim_id = $1`,
      [claim],
    );
  for (const [fault, says] of [
    ['malformed', 'the answer broke off'],
    ['error', 'status 503'],
    ['lost_after', 'the vendor did not answer'],
    ['malformed', 'the answer broke off'],
  ] as const) {
    stand.fault = () => fault;
    await expect(postLetters(backend), fault).rejects.toThrow(says);
    expect(await row(), fault).toMatchObject({ status: 'queued', letter: 'sending', told: 0 });
  }
  stand.fault = () => undefined;
  await postLetters(backend);
  await postLetters(backend);
  const { id: key, ...mailed } = await row();
  expect(mailed).toEqual({ status: 'mailed', letter: 'sent', told: 1 });
  // It was taken before its answer got lost, and is not handed over again.
  expect(stand.received.filter((one) => one.key === key)).toHaveLength(1);
});
