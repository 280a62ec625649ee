import { randomUUID } from 'node:crypto';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aFrenchQuote, aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { resumeProcesses } from '../../test/run-collection.ts';
import { eventHandlers, jobHandlers } from '../registry.ts';
import { renderDocument } from './render-document.ts';
import { renderPdf } from './render-pdf.ts';

const fixture = useFixture('prepare policy document', { now: '2026-06-15T14:00:00Z' });
const prepareDocument = `mutation ($id: uuid!, $type: String!, $about: uuid!) {
  prepare_policy_document(policy_id: $id, document_type: $type, about_id: $about) { document_id document { status } } }`;
let bound: BoundQuote;

const requested = (type: string, about: string) => ({ id: bound.policyId, type, about });
const prepare = async (type: string, about: string, who: Caller = fixture.tenants.insurer.agent) => {
  const answer = await who.must<{ prepare_policy_document: { document_id: string } }>(
    prepareDocument,
    requested(type, about),
  );
  return answer.prepare_policy_document.document_id;
};
const refused = async (type: string, about: string, who: Caller = fixture.tenants.insurer.agent) =>
  (await refusalOf(fixture.backend, who, prepareDocument, requested(type, about))).code;

/** What the worker lays out for a document, and the text of its pages. */
async function rendered(documentId: string): Promise<{ statement: Statement; text: string }> {
  const { organizationId } = fixture.tenants.insurer.organization;
  const kernel = { platform: fixture.backend.platform, handlers: eventHandlers };
  let stated: Statement | undefined;
  await renderDocument(kernel, { documentId, organizationId }, (type, content) => {
    stated = content as Statement;
    return renderPdf(type, content);
  });
  const { key } = await selectOne<{ key: string }>(
    fixture.backend,
    'select storage_key as key from documents where document_id = $1',
    [documentId],
  );
  const bytes = await fixture.backend.platform.storage.get(key);
  if (!stated || !bytes) throw new Error('Nothing was rendered');
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return { statement: stated, text: text.replaceAll(/\s+/g, ' ') };
}

const transactionOf = async (type: string) =>
  (
    await selectOne<{ id: string }>(
      fixture.backend,
      'select transaction_id as id from transactions where policy_id = $1 and type = $2',
      [bound.policyId, type],
    )
  ).id;
const lettersOf = (template: string) =>
  selectRows<{ id: string; status: string; message_id: string | null; subject: string }>(
    fixture.backend,
    'select notification_id as id, status, message_id, subject from notifications where policy_id = $1 and template = $2',
    [bound.policyId, template],
  );
const send = async (notificationId: string) =>
  jobHandlers(fixture.backend.platform)['send-notification']?.({
    notificationId,
    organizationId: fixture.tenants.insurer.organization.organizationId,
  });

beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote({ paymentTerm: 'pay_in_full' }), fixture.tenants.insurer.agent);
});

describe('a receipt', () => {
  test('says of a payment what it paid, and is made once', async () => {
    const documentId = await prepare('receipt', await transactionOf('charge'));
    const { statement, text } = await rendered(documentId);
    expect(statement.parts.at(-1)?.table?.rows).toHaveLength(1);
    expect(text).toContain('Card ending 4242');
    expect(text).toContain(`Policy ${bound.policyNumber}`);
    expect(await prepare('receipt', await transactionOf('charge'))).toBe(documentId);
  });

  test('is refused for what is no payment of the policy, and for a document that nobody asks for', async () => {
    expect(await refused('receipt', randomUUID())).toBe('not_found');
    expect(await refused('declarations', await transactionOf('charge'))).toBe('unknown_document');
  });
});

describe('after the end of cover', () => {
  beforeAll(async () => {
    fixture.backend.clock.set('2026-09-01T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
    await fixture.tenants.insurer.agent.must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-09-01",
        issue_prorated_refund: true) { refund } }`,
      { id: bound.policyId },
    );
    await jobHandlers(fixture.backend.platform)['pay-refunds']?.({});
    await resumeProcesses(fixture.backend);
  });

  test('the proof of it lies among the documents of its customer, without being asked for', async () => {
    const documents = await selectRows<{ id: string; visible: boolean }>(
      fixture.backend,
      `select document_id as id, visible from documents where policy_id = $1 and document_type = 'cancellation_proof'`,
      [bound.policyId],
    );
    expect(documents).toMatchObject([{ visible: true }]);
    const { text } = await rendered(documents[0]?.id ?? '');
    expect(text).toContain('Sep 1, 2026, 12:01 a.m.');
    expect(text).toContain('At the request of the insured');
    expect(text).toContain('2023 Airstream Bambi');
  });

  test('the receipt of the refund says which payment it gives back', async () => {
    const { statement } = await rendered(await prepare('receipt', await transactionOf('refund')));
    expect(statement.title).toBe('Receipt of a refund');
    expect(statement.parts.at(-1)?.table?.rows).toEqual([['Jun 15, 2026', 'Card ending 4242', expect.any(String)]]);
  });

  test('who is paid back is told how much goes where', async () => {
    const [letter] = await lettersOf('refund_sent');
    expect(letter).toMatchObject({ status: 'queued' });
    await send(letter?.id ?? '');
    expect((await lettersOf('refund_sent'))[0]?.subject).toMatch(/^We sent \$\d+\.\d\d back for policy /);
  });

  test('a letter that went out is proven by what the mail server answered, to staff alone', async () => {
    const [letter] = await lettersOf('policy_cancelled');
    const id = letter?.id ?? '';
    expect(await refused('mailing_proof', id)).toBe('letter_not_sent_yet');
    await send(id);
    const documentId = await prepare('mailing_proof', id);
    const { text } = await rendered(documentId);
    const [sent] = await lettersOf('policy_cancelled');
    expect(sent?.message_id).not.toBeNull();
    expect(text.replaceAll(' ', '')).toContain(sent?.message_id ?? 'none');
    expect(text).toContain('ada.moreno@example.com');
    const { user_id } = await selectOne<{ user_id: string }>(
      fixture.backend,
      'select user_id from policies where policy_id = $1',
      [bound.policyId],
    );
    const customer = fixture.backend.as({
      userId: user_id,
      role: 'global:user',
      organizationId: null,
      email: 'ada.moreno@example.com',
      name: 'Ada Moreno',
    });
    expect(await refused('mailing_proof', id, customer)).toBe('not_found');
    const read = 'query ($id: uuid!) { documents_by_pk(id: $id) { document_id } }';
    expect(await customer.must(read, { id: documentId })).toEqual({ documents_by_pk: null });
    const receipt = await prepare('receipt', await transactionOf('charge'), customer);
    expect(await customer.must(read, { id: receipt })).toEqual({ documents_by_pk: { document_id: receipt } });
  });
});

test('what is stated about a risk in Ontario is French where its buyer reads French', async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  bound = await boundQuote(fixture.backend, aFrenchQuote(), fixture.tenants.insurer.agent);
  const { text } = await rendered(await prepare('receipt', await transactionOf('charge')));
  expect(text).toContain('Carte se terminant par 4242');
});

describe('a loss run', () => {
  let desk: Awaited<ReturnType<typeof aCaseOf>>;
  let claim: string;
  const agent = () => fixture.tenants.insurer.agent;
  const about = (type: string) => ({ id: desk.bound.policyId, type, about: desk.bound.policyId });
  const madeOf = async (type: string) =>
    (await agent().must<{ prepare_policy_document: { document_id: string } }>(prepareDocument, about(type)))
      .prepare_policy_document.document_id;
  const reserve = (cents: number) =>
    desk.deed(claim, 'reserve_claim', `, coverage: "comprehensive", kind: "indemnity", amount: ${cents}`);

  beforeAll(async () => {
    desk = await aCaseOf(fixture.backend);
    fixture.backend.clock.set('2026-07-20T18:00:00Z');
    claim = await desk.file({ incident_date: '2026-07-04' });
    await desk.deed(claim, 'assign_claim');
    await reserve(123_400);
  });

  test('lists what each loss cost, for staff alone, and is made anew once something changed', async () => {
    const first = await madeOf('loss_run');
    const { text } = await rendered(first);
    for (const part of ['Loss run', 'Jul 4, 2026', '$1,234.00', 'Jul 20, 2026']) expect(text).toContain(part);
    expect(await madeOf('loss_run')).toBe(first);
    await reserve(200_000);
    expect(await madeOf('loss_run')).not.toBe(first);
    const row = await selectOne(fixture.backend, 'select visible from documents where document_id = $1', [first]);
    expect(row).toEqual({ visible: false });
  });

  test('of a customer lists every policy of theirs, and none is made for who is insured', async () => {
    const numbers = async () => {
      const { text } = await rendered(await madeOf('customer_loss_run'));
      return [desk.bound, shared].map(({ policyNumber }) => text.includes(policyNumber));
    };
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    const shared = await boundQuote(fixture.backend, aQuote());
    fixture.backend.clock.set('2026-07-21T18:00:00Z');
    expect(await numbers()).toEqual([true, true]);
    // The same e-mail address, and in nobody's account.
    const text = 'update policies set user_id = null where policy_id = $1 returning 1';
    await selectOne(fixture.backend, text, [shared.policyId]);
    expect(await numbers()).toEqual([true, false]);
    expect((await refusalOf(fixture.backend, desk.owner, prepareDocument, about('loss_run'))).code).toBe('not_found');
    const other = { ...about('loss_run'), about: randomUUID() };
    expect((await refusalOf(fixture.backend, agent(), prepareDocument, other)).code).toBe('not_found');
  });
});
