import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  bindDocument,
  cardToken,
  plannedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { readBeforeSigning, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteToken, signingToken } from '../../kernel/tokens/tokens.ts';

const fixture = useFixture('sign by link', { now: '2026-06-15T14:00:00Z' });

const addSecond = `mutation ($id: uuid!, $entity: entity_input!) {
  create_entity(quote_id: $id, entity_relationship: "second_named_insured", entity: $entity) { entity_id }
}`;
const sam = { entity_type: 'person', first_name: 'Sam', last_name: 'Lake', email: 'sam@example.com' };
const linkDocument = `query ($id: uuid!, $token: String!) {
  signing_link(quote_id: $id, token: $token) {
    state signer signed_at seller
    to_sign { insured vehicles total documents { document_id document_type } terms { e_consent_version } }
  }
}`;
const signByLink = `mutation ($id: uuid!, $token: String!, $name: String!, $documents: [uuid!], $text: String) {
  sign_by_link(
    quote_id: $id, token: $token, signature: $name, consent: true, documents: $documents, e_consent_version: $text
  ) { signed }
}`;
const sendLink = 'mutation ($id: uuid!) { send_signing_link(quote_id: $id) { sent_to } }';
const stateDocument = 'query ($id: uuid!) { checkout_state(quote_id: $id) { next missing_fields { path } } }';

type Link = {
  readonly signing_link: {
    readonly state: string;
    readonly signer: string | null;
    readonly to_sign: {
      readonly insured: string;
      readonly total: number;
      readonly documents: readonly { readonly document_id: string }[];
      readonly terms: { readonly e_consent_version: string };
    } | null;
  };
};

let quote: StartedQuote;
let entityId: string;
beforeEach(async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  quote = await plannedQuote(fixture.backend, aQuote());
  const { create_entity } = await quote.customer.must<{ create_entity: { entity_id: string } }>(addSecond, {
    id: quote.quoteId,
    entity: sam,
  });
  entityId = create_entity.entity_id;
});

async function firstSigns(): Promise<void> {
  const read = await readBeforeSigning(fixture.backend, quote);
  await quote.customer.must(signDocument, { ...read, name: 'Ada Moreno' });
}

const anonymous = () => fixture.backend.anonymous();
const token = (number = 1) => signingToken(fixture.backend.platform.secrets, quote.quoteId, number);
const open = async (number = 1) =>
  (await anonymous().must<Link>(linkDocument, { id: quote.quoteId, token: token(number) })).signing_link;

async function secondSigns(number = 1, name = 'Sam Lake'): Promise<void> {
  const { to_sign } = await open(number);
  const documents = to_sign?.documents.map(({ document_id }) => document_id);
  await anonymous().must(signByLink, {
    id: quote.quoteId,
    token: token(number),
    name,
    documents,
    text: to_sign?.terms.e_consent_version,
  });
}

const payment = async () => ({ id: quote.quoteId, method: await cardToken(fixture.backend, '4242424242424242') });
const refusalOfBind = async () => refusalOf(fixture.backend, quote.customer, bindDocument, await payment());
async function isBound(): Promise<boolean> {
  const { bind_quote } = await quote.customer.must<{ bind_quote: { status: string } }>(bindDocument, await payment());
  return bind_quote.status === 'bound';
}
const requests = () =>
  selectRows<{ number: number; voided: Date | null; signed_at: Date | null; signer_info: object | null }>(
    fixture.backend,
    'select number, voided, signed_at, signer_info from signing_requests where quote_id = $1 order by number',
    [quote.quoteId],
  );
const letters = () =>
  selectRows<{ recipient: string }>(
    fixture.backend,
    "select recipient from notifications where quote_id = $1 and template = 'signature_asked'",
    [quote.quoteId],
  );

describe('a second named insured', () => {
  test('is sent a link when the first has signed, and nothing is bought before they have signed, too', async () => {
    expect(await letters()).toEqual([]);
    await firstSigns();
    expect(await letters()).toEqual([{ recipient: 'sam@example.com' }]);
    expect(await refusalOfBind()).toEqual({ code: 'second_signature_missing', field: 'second_signature' });
    const { checkout_state } = await quote.customer.must<{
      checkout_state: { next: string; missing_fields: { path: string }[] };
    }>(stateDocument, { id: quote.quoteId });
    expect(checkout_state.next).toBe('sign');
    expect(checkout_state.missing_fields.map(({ path }) => path)).toContain('second_signature');
    await secondSigns();
    expect(await isBound()).toBe(true);
  });

  test('signs the same content at the same price; what they read, when and from where is kept', async () => {
    await firstSigns();
    const before = await selectOne<{ version: number }>(
      fixture.backend,
      'select version from quotes where quote_id = $1',
      [quote.quoteId],
    );
    await secondSigns();
    const row = await selectOne<{
      content_hash: string;
      signed_content_hash: string;
      version: number;
      signer_info: object;
    }>(
      fixture.backend,
      `select request.content_hash, signed_content_hash, version, request.signer_info
       from signing_requests as request join quotes using (quote_id) where quote_id = $1`,
      [quote.quoteId],
    );
    expect(row.content_hash).toBe(row.signed_content_hash);
    // Whoever has the quote open elsewhere loses nothing to it.
    expect(row.version).toBe(before.version);
    expect(row.signer_info).toMatchObject({ name: 'Sam Lake', consent: true, content_hash: row.content_hash });
  });

  test('sees nothing of the quote that signing does not need', async () => {
    await firstSigns();
    const { to_sign, ...link } = await open();
    expect(link).toMatchObject({ state: 'open', signer: 'Sam Lake' });
    expect(to_sign).toMatchObject({ insured: 'Ada Moreno', documents: [{}, {}] });
    expect(JSON.stringify({ to_sign, link })).not.toMatch(/ada\.moreno@|1975|postal|license/i);
  });

  test('opens nothing by that link but the signing: it is no token of the quote', async () => {
    await firstSigns();
    const quoteDocument =
      'query ($id: uuid!, $token: String!) { resume_quote(quote_id: $id, token: $token) { result } }';
    expect(await refusalOf(fixture.backend, anonymous(), quoteDocument, { id: quote.quoteId, token: token() })).toEqual(
      {
        code: 'not_found',
      },
    );
    const { secrets } = fixture.backend.platform;
    const ofQuote = quoteToken(secrets, quote.quoteId, 1);
    for (const wrong of [ofQuote, ofQuote.replace('q1', 's1'), token(2), '', token().slice(0, -1)]) {
      const refused = await refusalOf(fixture.backend, anonymous(), linkDocument, { id: quote.quoteId, token: wrong });
      expect(refused).toEqual({ code: 'not_found' });
    }
  });
});

describe('a link for signing says plainly', () => {
  test('that it was used, and signs nothing twice', async () => {
    await firstSigns();
    const { to_sign } = await open();
    await secondSigns();
    expect(await open()).toMatchObject({ state: 'signed', signer: 'Sam Lake', to_sign: null });
    const documents = to_sign?.documents.map(({ document_id }) => document_id);
    const again = { id: quote.quoteId, token: token(), name: 'Sam Lake', documents, text: '' };
    expect(await refusalOf(fixture.backend, anonymous(), signByLink, again)).toEqual({ code: 'signing_link_signed' });
  });

  test('that the quote changed: a change voids both signatures', async () => {
    await firstSigns();
    await secondSigns();
    await quote.customer.must(
      'mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "pay_in_full") { id } }',
      { id: quote.quoteId },
    );
    expect(await open()).toMatchObject({ state: 'changed', to_sign: null });
    expect(await refusalOfBind()).toMatchObject({ code: 'not_signed' });
    // What was signed comes back without its signatures.
    await quote.customer.must(
      'mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "monthly") { id } }',
      { id: quote.quoteId },
    );
    await firstSigns();
    expect(await refusalOfBind()).toMatchObject({ code: 'second_signature_missing' });
    expect(await requests()).toMatchObject([{ voided: expect.any(Date) }, { voided: null, signed_at: null }]);
  });

  test('that they were taken off, after which the first signs again alone', async () => {
    await firstSigns();
    await quote.customer.must('mutation ($id: uuid!) { delete_entity(entity_id: $id) { entity_id } }', {
      id: entityId,
    });
    expect(await open()).toMatchObject({ state: 'withdrawn' });
    await firstSigns();
    expect(await isBound()).toBe(true);
  });

  test('that a newer one was sent, or that its days are over', async () => {
    await firstSigns();
    fixture.backend.clock.set('2026-06-15T14:05:00Z');
    expect(await quote.customer.must(sendLink, { id: quote.quoteId })).toEqual({
      send_signing_link: { sent_to: 'sam@example.com' },
    });
    expect(await open(1)).toMatchObject({ state: 'replaced' });
    expect(await open(2)).toMatchObject({ state: 'open' });
    await selectRows(fixture.backend, 'update signing_requests set expires = created where quote_id = $1', [
      quote.quoteId,
    ]);
    expect(await open(2)).toMatchObject({ state: 'expired' });
  });
});

describe('a second named insured who declines', () => {
  const decline = `mutation ($id: uuid!, $token: String!, $reason: String) {
    decline_by_link(quote_id: $id, token: $token, reason: $reason) { declined }
  }`;
  const owed = async () =>
    (
      await selectRows<{ template: string; recipient: string }>(
        fixture.backend,
        `select template, recipient from notifications
         where quote_id = $1 and template in ('signature_answered', 'signature_declined') order by template`,
        [quote.quoteId],
      )
    ).map(({ template, recipient }) => [template, recipient]);

  test('says so to the first and to their agent; another link asks again, and its signature counts', async () => {
    const { agent } = fixture.tenants.insurer;
    await fixture.tenants.insurer.owner.must(
      'mutation ($id: uuid!, $agent: uuid!) { update_assigned_agent(quote_id: $id, assigned_agent_id: $agent) { quote_id } }',
      { id: quote.quoteId, agent: agent.principal.userId },
    );
    await firstSigns();
    const input = { id: quote.quoteId, token: token(), reason: 'We sold it.' };
    await anonymous().must(decline, input);
    expect(await open()).toMatchObject({ state: 'declined', to_sign: null });
    expect(await refusalOf(fixture.backend, anonymous(), decline, input)).toEqual({ code: 'signing_link_declined' });
    expect(await refusalOfBind()).toMatchObject({ code: 'second_signature_missing' });
    expect(await owed()).toEqual([
      ['signature_answered', 'ada.moreno@example.com'],
      [
        'signature_declined',
        (
          await selectOne<{ email: string }>(fixture.backend, 'select email::text from users where user_id = $1', [
            agent.principal.userId,
          ])
        ).email,
      ],
    ]);
    const stated = { signing_requests: [{ decline_reason: 'We sold it.' }] };
    const text = 'query ($id: uuid!) { signing_requests(where: { quote_id: { _eq: $id } }) { decline_reason } }';
    expect(await quote.customer.must(text, { id: quote.quoteId })).toEqual(stated);
    expect(await agent.must(text, { id: quote.quoteId })).toEqual(stated);

    fixture.backend.clock.set('2026-06-15T14:05:00Z');
    await quote.customer.must(sendLink, { id: quote.quoteId });
    await secondSigns(2);
    expect((await owed()).map(([template]) => template)).toEqual([
      'signature_answered',
      'signature_answered',
      'signature_declined',
    ]);
    expect(await isBound()).toBe(true);
  });
});

test('signing twice what stands asks the second once', async () => {
  await firstSigns();
  await secondSigns();
  await firstSigns();
  expect(await letters()).toHaveLength(1);
  expect(await isBound()).toBe(true);
});

test('an agent sees who has signed and who was asked; nobody but staff sees from where', async () => {
  await firstSigns();
  await secondSigns();
  const { agent } = fixture.tenants.insurer;
  const text = `query ($id: uuid!) { signing_requests(where: { quote_id: { _eq: $id } }) { recipient signed_at signer_info } }`;
  expect(await agent.must(text, { id: quote.quoteId })).toMatchObject({
    signing_requests: [{ recipient: 'sam@example.com', signer_info: { name: 'Sam Lake' } }],
  });
  expect(await refusalOf(fixture.backend, quote.customer, text, { id: quote.quoteId })).toMatchObject({
    code: 'validation-failed',
  });
});
