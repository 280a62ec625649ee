import { demoRateBookVersion } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { answeredFields } from '@roadworthy/core/lines/check-answers.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aLineQuote, exampleLines } from '@roadworthy/testkit/line-quotes.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  boundQuote,
  plannedQuote,
  signedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { footprintOf } from '@roadworthy/testkit/footprint.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('pricing and rating');
let actuary: Caller;
beforeAll(async () => {
  actuary = someone(fixture.backend, 'global:actuary');
  const { organizationId } = fixture.tenants.insurer.organization;
  await releaseRates(fixture.backend.owner, {
    organizationId,
    version: 'next',
    effectiveDate: '2099-01-01',
    change: (row) =>
      row.factor === 'policy_fee'
        ? {
            ...row,
            amount: 4e3,
          }
        : row,
  });
});

const pricing = `query ($id: uuid!, $provider: String, $version: String) {
  pricing_and_rating(quote_id: $id, provider: $provider, provider_version: $version) {
    provider provider_version since why_version bindable policy { policy_id } pricing { total subtotal minimum_top_up currency }
    items { kind code label amount } trace { factor key value result } missing_fields { path message }
    referral_violations { code message } rejection_violations { code message } raw_request raw_response } }`;
type Priced = {
  provider: string;
  provider_version: string;
  since: string | null;
  bindable: boolean;
  pricing: { total: number | null };
  items: { kind: string; code: string; amount: number }[];
  trace: object[];
  missing_fields: { path: string; message: string }[];
  referral_violations: { code: string }[];
  raw_request: { drivers: { birthdate: string | null }[]; vehicles: object[] };
  raw_response: { total: number | null };
};
const priced = async (id: string, more: object = {}, caller = actuary) =>
  (await caller.must<{ pricing_and_rating: Priced }>(pricing, { id, ...more })).pricing_and_rating;

describe('the pricing test of a quote', () => {
  test('prices it under the version in force as the quote itself is priced, and says since when that counts', async () => {
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    const { total } = await selectOne<{ total: number }>(
      fixture.backend,
      'select total::int from quotes where quote_id = $1',
      [quoteId],
    );
    const result = await priced(quoteId);
    expect(result).toMatchObject({
      provider: 'personal',
      provider_version: demoRateBookVersion,
      since: '2000-01-01',
      bindable: true,
      pricing: {
        total,
        currency: 'USD',
      },
      missing_fields: [],
      raw_response: { total },
    });
    expect(result.trace.length).toBeGreaterThan(10);
  });

  test('prices it under another version to the cent, whose items add up to the total', async () => {
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    const [now, next] = [await priced(quoteId), await priced(quoteId, { version: 'next' })];
    expect(next).toMatchObject({ provider_version: 'next', since: null, why_version: null, bindable: true });
    expect((next.pricing.total ?? 0) - (now.pricing.total ?? 0)).toBe(1500);
    for (const {
      items,
      pricing: { total },
    } of [now, next]) {
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
  });

  test('prices it under another line by what would count for it, not by what counts one day', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    const release = (version: string, effectiveDate: string) =>
      releaseRates(fixture.backend.owner, { organizationId, provider: 'pro', version, effectiveDate });
    await release('of today', '2020-01-01');
    await release('of one day', '2099-01-01');
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    expect(await priced(quoteId, { provider: 'pro' })).toMatchObject({
      provider: 'pro',
      provider_version: 'of today',
      since: '2020-01-01',
    });
  });

  test('says what is missing where there is no price yet', async () => {
    const { quoteId } = await startQuote(fixture.backend, aQuote());
    const result = await priced(quoteId);
    expect(result).toMatchObject({ bindable: false, pricing: { total: null }, items: [] });
    expect(result.missing_fields.map(({ path }) => path)).toContain('coverages');
  });

  test('shows a request that says of nobody when they were born, and is rated alike', async () => {
    const facts = aMotorhomeQuote();
    const born = facts.person['birthdate'];
    const { quoteId } = await plannedQuote(fixture.backend, facts, fixture.tenants.insurer.agent);
    const { begins } = await selectOne<{ begins: string }>(
      fixture.backend,
      'select effective_date::text as begins from quotes where quote_id = $1',
      [quoteId],
    );
    expect(born).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { raw_request } = await priced(quoteId);
    expect(raw_request.drivers.map(({ birthdate }) => birthdate)).not.toContain(born);
    expect(raw_request.drivers[0]?.birthdate?.slice(4)).toBe(begins.slice(4));
  });

  test('saves nothing', async () => {
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    const before = await footprintOf(fixture.backend);
    await priced(quoteId, { version: 'next' });
    expect(await footprintOf(fixture.backend)).toEqual(before);
  });

  test('finds no version that another organization has, nor one of a line without rates', async () => {
    const { organizationId } = fixture.tenants.mirror.organization;
    await releaseRates(fixture.backend.owner, { organizationId, version: 'theirs', effectiveDate: '2098-01-01' });
    const { quoteId: id } = await signedQuote(fixture.backend, aQuote());
    expect(await refusalOf(fixture.backend, actuary, pricing, { id, version: 'theirs' })).toEqual({
      code: 'version_not_found',
      field: 'provider_version',
    });
    expect(await refusalOf(fixture.backend, actuary, pricing, { id, provider: 'boat' })).toEqual({
      code: 'version_not_found',
      field: 'provider',
    });
  });
});

test('a quote names the version that priced it, the one in force for it and since when, and all it can be rated under', async () => {
  const { quoteId: id } = await signedQuote(fixture.backend, aQuote());
  const document = `query ($id: uuid!) { quote_with_provider_versions(quote_id: $id) {
    provider priced_by in_force since area versions { provider_version status } } }`;
  const { quote_with_provider_versions: found } = await actuary.must<{ quote_with_provider_versions: object }>(
    document,
    { id },
  );
  expect(found).toMatchObject({
    provider: 'personal',
    priced_by: demoRateBookVersion,
    in_force: demoRateBookVersion,
    since: '2000-01-01',
    area: 'OH',
    versions: expect.arrayContaining([
      {
        provider_version: 'next',
        status: 'promoted',
      },
    ]),
  });
  expect(JSON.stringify(found)).not.toContain('theirs');
});

test('the plate, the hull number and whatever else no price needs are in no request and in nothing that is kept for rates', async () => {
  await addLineProducts(fixture.backend.owner, fixture.tenants.insurer.organization);
  for (const line of exampleLines.filter(({ provider }) => provider === 'boat' || provider === 'roadside')) {
    const { quoteId } = await boundQuote(fixture.backend, aLineQuote(line));
    const { stored } = await selectOne<{ stored: Priced['raw_request'] }>(
      fixture.backend,
      'select subject as stored from rated_subjects where quote_id = $1',
      [quoteId],
    );
    const { raw_request, pricing: prices } = await priced(quoteId);
    expect(prices.total).toBeGreaterThan(0);
    for (const { vehicles } of [raw_request, stored]) {
      for (const { name, needed } of answeredFields(line.provider, 'object')) {
        expect([name, name in (vehicles[0] ?? {})]).toEqual([name, needed === 'price']);
      }
    }
  }
});
