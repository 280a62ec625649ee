import { demoRateBookVersion } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { aMotorhomeQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { signAsPage, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { describe, expect, test } from 'vitest';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { type RatesWanted, releasedBook } from './rate-books.ts';

const fixture = useFixture('rate books');
const wanted: RatesWanted = {
  provider: 'personal',
  area: 'OH',
  businessType: 'new_business',
  effectiveDate: day('2026-07-01'),
};
const bookOf = (organizationId: string, change: Partial<RatesWanted> = {}) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    organizationId,
    systemRequest('rates'),
    ({ tx }) => releasedBook(tx, { ...wanted, ...change }),
  );

function twiceComprehensive(row: RateRow): RateRow {
  const { comprehensive } = row.factors ?? {};
  return comprehensive
    ? { ...row, factors: { ...row.factors, comprehensive: String(2 * Number(comprehensive)) } }
    : row;
}

describe('releasedBook', () => {
  test('gives each organization its own book, compiled once', async () => {
    const { insurer, mirror } = fixture.tenants;
    const own = await bookOf(insurer.organization.organizationId);
    expect(own.book.version).toBe(demoRateBookVersion);
    expect((await bookOf(insurer.organization.organizationId)).book).toBe(own.book);
    expect((await bookOf(mirror.organization.organizationId)).raterVersionId).not.toBe(own.raterVersionId);
  });

  test('has no book for a line without one in force, nor for a day before the first', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    for (const change of [{ provider: 'boat' }, { effectiveDate: day('1999-12-31') }]) {
      await expect(bookOf(organizationId, change)).rejects.toMatchObject({ code: 'rates_missing' });
    }
  });

  test('prices an edit with the book in use, and binds nothing priced with the book before', async () => {
    const { organizationId } = fixture.tenants.mirror.organization;
    const started = await plannedQuote(fixture.backend, aMotorhomeQuote(), fixture.tenants.mirror.agent);
    // Counts from the very day on which the quote’s cover begins.
    const { effectiveDate } = await selectOne<{ effectiveDate: string }>(
      fixture.backend,
      'select effective_date::text as "effectiveDate" from quotes where quote_id = $1',
      [started.quoteId],
    );
    await releaseRates(fixture.backend.owner, {
      organizationId,
      version: 'next',
      effectiveDate,
      change: twiceComprehensive,
    });
    const signature = { id: started.quoteId, name: 'Ada Moreno' };
    expect(await refusalOf(fixture.backend, started.customer, signDocument, signature)).toEqual({
      code: 'rating_outdated',
    });
    const { update_payment_term } = await started.customer.must<{ update_payment_term: { total: number } }>(
      `mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "monthly") { total } }`,
      { id: started.quoteId },
    );
    const { quote_pricing } = await started.customer.must<{ quote_pricing: object }>(
      'query ($id: uuid!) { quote_pricing(quote_id: $id) { total provider_version } }',
      { id: started.quoteId },
    );
    expect(quote_pricing).toEqual({ total: update_payment_term.total, provider_version: 'next' });
    await signAsPage(fixture.backend, started, 'Ada Moreno');
  });

  test('takes the latest release that has begun, and of one day the one that says more', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    const release = (version: string, effectiveDate: string, more: { area?: string; businessType?: string } = {}) =>
      releaseRates(fixture.backend.owner, { organizationId, version, effectiveDate, ...more });
    await release('for all', '2030-01-01');
    await release('Ohio', '2030-01-01', { area: 'OH' });
    await release('renewals', '2030-01-01', { businessType: 'renewal' });
    await release('Texas later', '2030-03-01', { area: 'TX' });
    const versionOf = async (change: Partial<RatesWanted>) =>
      (await bookOf(organizationId, { effectiveDate: day('2030-06-01'), ...change })).book.version;
    expect(await versionOf({ effectiveDate: day('2029-12-31') })).toBe(demoRateBookVersion);
    expect(await versionOf({ effectiveDate: day('2030-01-01') })).toBe('Ohio');
    expect(await versionOf({ area: 'MT' })).toBe('for all');
    expect(await versionOf({ area: 'MT', businessType: 'renewal' })).toBe('renewals');
    expect(await versionOf({ area: 'TX', effectiveDate: day('2030-02-28') })).toBe('for all');
    expect(await versionOf({ area: 'TX' })).toBe('Texas later');
  });
});

describe('rates that were put in force', () => {
  test.each([
    [`update rate_rows set amount = 0 where rater_version_id = $1 and factor = 'pet'`],
    [`delete from rate_rows where rater_version_id = $1 and factor = 'pet'`],
    [
      `insert into rate_rows (organization_id, rater_version_id, factor, key)
        select organization_id, rater_version_id, 'pet', 'dog' from rater_versions where rater_version_id = $1`,
    ],
    [`update rater_versions set structure = '{}' where rater_version_id = $1`],
    [`update rater_versions set status = 'draft' where rater_version_id = $1`],
    [`delete from rater_versions where rater_version_id = $1`],
  ])('never change, not even for their owner: %s', async (statement) => {
    const { raterVersionId } = await bookOf(fixture.tenants.insurer.organization.organizationId);
    await expect(fixture.backend.owner.pool.query(statement, [raterVersionId])).rejects.toThrow(/never change/);
  });
});
