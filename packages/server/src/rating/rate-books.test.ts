import { demoRateBookVersion } from '@roadworthy/core/rating/demo-rate-book.ts';
import { inOrganization, systemRequest } from '../kernel/sweep.ts';
import { aMotorhomeQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { promoteRates } from '@roadworthy/testkit/promote-rates.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { signAsPage, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { describe, expect, test } from 'vitest';
import { promotedRateBook } from './rate-books.ts';

const fixture = useFixture('rate books');
const bookOf = (organizationId: string, provider = 'personal') =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    organizationId,
    systemRequest('rates'),
    ({ tx }) => promotedRateBook(tx, provider),
  );

describe('promotedRateBook', () => {
  test('gives each organization its own book, compiled once', async () => {
    const { house, mirror } = fixture.tenants;
    const own = await bookOf(house.organization.organizationId);
    expect(own.book.version).toBe(demoRateBookVersion);
    expect((await bookOf(house.organization.organizationId)).book).toBe(own.book);
    expect((await bookOf(mirror.organization.organizationId)).raterVersionId).not.toBe(own.raterVersionId);
  });

  test('has no book for a line without a promoted one', async () => {
    await expect(bookOf(fixture.tenants.house.organization.organizationId, 'boat')).rejects.toMatchObject({
      code: 'rates_missing',
    });
  });

  test('prices an edit with the book in use, and binds nothing priced with the book before', async () => {
    const { organizationId } = fixture.tenants.mirror.organization;
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote(), fixture.tenants.mirror.agent);
    await promoteRates(fixture.backend, { comprehensive: 'comprehensive * 2' }, organizationId);
    const signature = { id: quote.quoteId, name: 'Ada Moreno' };
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, signature)).toEqual({
      code: 'rating_outdated',
    });
    const { update_payment_term } = await quote.customer.must<{ update_payment_term: { total: number } }>(
      `mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "monthly") { total } }`,
      { id: quote.quoteId },
    );
    const { quote_pricing } = await quote.customer.must<{ quote_pricing: object }>(
      'query ($id: uuid!) { quote_pricing(quote_id: $id) { total provider_version } }',
      { id: quote.quoteId },
    );
    expect(quote_pricing).toEqual({
      total: update_payment_term.total,
      provider_version: expect.stringContaining(`${demoRateBookVersion.slice(0, 20)} `),
    });
    await signAsPage(fixture.backend, quote, 'Ada Moreno');
  });
});
