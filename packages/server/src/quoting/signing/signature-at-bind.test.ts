import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  bindDocument,
  cardToken,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { signAsPage } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const fixture = useFixture('signature at bind');
let method: string;
let quote: StartedQuote;
beforeAll(async () => {
  method = await cardToken(fixture.backend, '4242424242424242');
});
beforeEach(async () => {
  quote = await signedQuote(fixture.backend, aQuote());
});

const payment = () => ({ id: quote.quoteId, method });
const alter = (text: string) => selectRows(fixture.backend, text, [quote.quoteId]);
const alterSignature = (change: string) => alter(`update quotes set ${change} where quote_id = $1`);
const alterDocuments = (change: string) => alter(`update documents set ${change} where quote_id = $1`);

async function stateOf({ customer, quoteId }: StartedQuote): Promise<object> {
  type Abilities = { abilities: { operation: string; allowed: boolean; code: string | null }[] };
  const { abilities } = await customer.must<Abilities>(
    'query ($id: uuid!) { abilities(table: "quotes", id: $id) { operation allowed code } }',
    { id: quoteId },
  );
  const { checkout_state } = await customer.must<{ checkout_state: { next: string } }>(
    'query ($id: uuid!) { checkout_state(quote_id: $id) { next } }',
    { id: quoteId },
  );
  const binds = abilities.find(({ operation }) => operation === 'bind_quote');
  const signs = abilities.find(({ operation }) => operation === 'sign_quote');
  return { next: checkout_state.next, binds: binds?.code ?? binds?.allowed, signs: signs?.allowed };
}

test('a signature of who has read everything counts: what comes next is the payment', async () => {
  expect(await stateOf(quote)).toEqual({ next: 'payment', binds: true, signs: true });
});

test.each<[string, () => Promise<unknown>]>([
  ['names no documents, as those of earlier versions', () => alterSignature("signer_info = signer_info - 'documents'")],
  ['names the application alone', () => alterSignature(`signer_info = signer_info #- '{documents,1}'`)],
  [
    'names no text about electronic signatures',
    () => alterSignature(`signer_info = signer_info - 'e_consent_version'`),
  ],
  [
    'names an earlier text about them',
    () => alterSignature(`signer_info = jsonb_set(signer_info, '{e_consent_version}', '"2020-01-01"')`),
  ],
  ['names an application of other answers', () => alterDocuments(`made_from = 'other answers'`)],
  ['names a document that is not there to read any more', () => alterDocuments(`status = 'failed'`)],
  ['names another file than that which is there', () => alterDocuments(`sha256 = 'another file'`)],
])('what was signed by a signature that %s is not bound, until it is read and signed again', async (_what, change) => {
  await change();
  expect(await refusalOf(fixture.backend, quote.customer, bindDocument, payment())).toEqual({
    code: 'signature_unread',
    field: 'signature',
  });
  expect(await stateOf(quote)).toEqual({ next: 'review', binds: 'signature_unread', signs: true });
  // A version that was spoilt from outside is not the newest any more.
  await alterDocuments(`status = 'failed'`);
  await signAsPage(fixture.backend, quote, 'Ada Moreno');
  const { bind_quote } = await quote.customer.must<{ bind_quote: { status: string } }>(bindDocument, payment(), {
    idempotencyKey: quote.quoteId,
  });
  expect(bind_quote.status).toBe('bound');
});

test('an edit takes a signature away that does not count, even one that changes nothing', async () => {
  await alterSignature("signer_info = signer_info - 'documents'");
  await quote.customer.must(
    'mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "monthly") { id } }',
    { id: quote.quoteId },
  );
  const [row] = await alter('select signed_at from quotes where quote_id = $1');
  expect(row).toEqual({ signed_at: null });
});
