import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { readBeforeSigning, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingToken } from '../../kernel/tokens/tokens.ts';
import { createApp } from '../create-app.ts';
import { signingDocumentRoute } from './signing-document-route.ts';

const fixture = useFixture('signing documents');
let app: FastifyInstance;
let quote: StartedQuote;
let documents: readonly string[];
beforeAll(async () => {
  const { backend } = fixture;
  const { platform } = backend;
  app = await createApp(platform.config, platform.log, () => undefined);
  // Whoever brings the link is nobody else to the route.
  signingDocumentRoute(app, { platform }, async () => ({
    principal: principalOf('anonymous'),
    account: null,
    via: 'nothing',
  }));
  quote = await plannedQuote(backend, aQuote());
  await quote.customer.must(
    `mutation ($id: uuid!) {
      create_entity(quote_id: $id, entity_relationship: "second_named_insured", entity: {
        entity_type: "person", first_name: "Sam", last_name: "Lake", email: "sam@example.com"
      }) { entity_id }
    }`,
    { id: quote.quoteId },
  );
  const read = await readBeforeSigning(backend, quote);
  ({ documents } = read);
  await quote.customer.must(signDocument, { ...read, name: 'Ada Moreno' });
});
afterAll(() => app.close());

const token = () => signingToken(fixture.backend.platform.secrets, quote.quoteId, 1);
const read = (id: string, input: string) =>
  app.inject({
    url: `/api/signing-documents/${id}`,
    headers: { 'x-roamly-signing-token': input },
  });

test('a link for signing reads what there is to sign, and keeps it from caches', async () => {
  for (const id of documents) {
    const { statusCode, headers } = await read(id, token());
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
  }
});

test('it reads no other document of the quote, and none of another quote', async () => {
  const other = await plannedQuote(fixture.backend, aQuote());
  const [foreign = ''] = (await readBeforeSigning(fixture.backend, other)).documents;
  const [own = ''] = documents;
  const refused = [
    await read(foreign, token()),
    await read(own, quote.token),
    await read(own, signingToken(fixture.backend.platform.secrets, quote.quoteId, 2)),
    await read(own, signingToken(fixture.backend.platform.secrets, other.quoteId, 1)),
    await read(own, 'nonsense'),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
});

test('it reads nothing once it has ended, nor once the quote says something else', async () => {
  const [own = ''] = documents;
  await selectRows(fixture.backend, 'update signing_requests set expires = created where quote_id = $1', [
    quote.quoteId,
  ]);
  expect((await read(own, token())).statusCode).toBe(404);
  await selectRows(
    fixture.backend,
    `update signing_requests set expires = created + interval '9 days' where quote_id = $1`,
    [quote.quoteId],
  );
  expect((await read(own, token())).statusCode).toBe(200);
  await quote.customer.must(
    'mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "pay_in_full") { id } }',
    { id: quote.quoteId },
  );
  expect((await read(own, token())).statusCode).toBe(404);
});
