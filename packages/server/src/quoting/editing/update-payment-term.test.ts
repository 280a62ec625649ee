import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('update payment term');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await signedQuote(fixture.backend, aMotorhomeQuote());
});

const document = `mutation ($id: uuid!, $term: String!, $version: Int) {
  update_payment_term(quote_id: $id, payment_term: $term, version: $version) { payment_term premium }
}`;
const choose = (term: string) =>
  quote.customer.must<{ update_payment_term: { premium: number } }>(document, { id: quote.quoteId, term });
const signatureOf = async ({ quoteId }: StartedQuote) =>
  (
    await selectOne<{ signed_content_hash: string | null }>(
      fixture.backend,
      'select signed_content_hash from quotes where quote_id = $1',
      [quoteId],
    )
  ).signed_content_hash;

describe('update_payment_term', () => {
  test('prices the discount for paying in full and takes it back', async () => {
    const monthly = (await choose('monthly')).update_payment_term.premium;
    const inFull = (await choose('pay_in_full')).update_payment_term.premium;
    expect(inFull).toBeLessThan(monthly);
    expect((await choose('monthly')).update_payment_term.premium).toBe(monthly);
  });

  test('leaves a signature alone while it leaves the price, and voids one that was for another price', async () => {
    const signed = await signedQuote(fixture.backend, aMotorhomeQuote());
    const chooseFor = (term: string) => signed.customer.must(document, { id: signed.quoteId, term });
    await chooseFor('monthly');
    expect(await signatureOf(signed)).not.toBe(null);
    await chooseFor('pay_in_full');
    expect(await signatureOf(signed)).toBe(null);
  });

  test.each(['weekly', '', 'MONTHLY'])('refuses %j', async (term) => {
    expect(await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, term })).toEqual({
      code: 'payment_term_not_offered',
      field: 'payment_term',
    });
  });

  test('refuses a term that the product does not offer', async () => {
    const { owner, tenants } = { owner: fixture.backend.owner.pool, tenants: fixture.tenants };
    const offer = (terms: string) =>
      owner.query('update products set available_payment_terms = $2 where product_id = $1', [
        tenants.insurer.productId,
        terms,
      ]);
    await offer('{monthly}');
    const refused = await refusalOf(fixture.backend, quote.customer, document, {
      id: quote.quoteId,
      term: 'pay_in_full',
    });
    await offer('{monthly,pay_in_full}');
    expect(refused).toEqual({ code: 'payment_term_not_offered', field: 'payment_term' });
  });
});
