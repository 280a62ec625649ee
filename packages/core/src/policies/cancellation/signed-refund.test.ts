import { describe, expect, test } from 'vitest';
import { principalOf } from '../../identity/principal.ts';
import { contractRefundOf } from '../../quoting/signing/contract-refund.ts';
import { exampleQuoteOf } from '../../quoting/line-quotes.fixture.ts';
import { codeOf, exampleQuote } from '../../quoting/quote.fixture.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { examplePolicy } from '../policy.fixture.ts';
import { type CancelFacts, decideCancellationTerms, type RequestedEnd } from './cancel-policy.ts';
import { returnPremium } from './return-premium.ts';

const agent = principalOf('organization:agent', { userId: 'user-7', organizationId: 'organization-1' });
const from = day('2026-06-16');
const to = day('2029-06-16');

function end(provider: string, days: number, request: Partial<RequestedEnd> = {}, known: Partial<CancelFacts> = {}) {
  const asOf = addDays(from, days);
  const facts: CancelFacts = {
    policy: { ...examplePolicy({ effectiveDate: from, expirationDate: to }), provider: provider as 'warranty' },
    today: asOf,
    state: 'OH',
    isRentedToOthers: false,
    inForceSince: from,
    incidents: [],
    stoppedBy: null,
    paid: { overdue: 0, isPaymentUnderWay: false, until: day('2026-06-01') },
    terms: { basis: 'pro_rata', minimumEarned: 0 },
    contract: contractRefundOf(provider === 'personal' ? exampleQuote() : exampleQuoteOf(provider as 'warranty')),
    ...known,
  };
  return decideCancellationTerms(facts, { reason: 'insured_request', asOf, ...request }, agent);
}

/** What comes back of 1,096.00 for 1,096 days. */
function back(...requested: Parameters<typeof end>): number | string {
  const decision = end(...requested);
  if (!decision.ok) return decision.refusal.code;
  const { asOf, basis, minimumEarned, costs, clock } = decision.event;
  const line = { lineId: 'contract', amount: 109_600, from, to, earning: 'pro_rata', isRefundable: true } as const;
  const law = { leastReturnShare: clock.leastReturnShare, lawKeepsMinimum: clock.keepsMinimum ?? false };
  return returnPremium({ lines: [line], basis, minimumEarned, cancelled: asOf, ...law, ...costs }).returned;
}

describe('within the days in which a contract gives everything back', () => {
  test.each([
    ['warranty', 19],
    ['warranty', 60],
    ['roadside', 30],
    ['tire_wheel', 30],
    ['windshield', 30],
  ])('%s gives back all of it after %i days, and asks for no miles', (provider, days) => {
    expect(back(provider, days)).toBe(109_600);
  });

  test.each([
    ['warranty', 61],
    ['roadside', 31],
    ['tire_wheel', 31],
    ['windshield', 31],
    ['personal', 1],
    ['boat', 1],
  ])('%s does no more after %i days', (provider, days) => {
    expect(back(provider, days, { odometer: 22_000 })).toBeLessThan(109_600);
  });

  test('a claim takes that away', () => {
    const incidents = [addDays(from, 3)];
    expect(back('roadside', 10, {}, { incidents })).toBe(108_600);
    expect(codeOf(end('warranty', 10, {}, { incidents }))).toBe('odometer_missing');
  });
});

describe('a contract that counts days and miles', () => {
  // Sold at 22,000 for 36,000 miles and 1,096 days, fee of the lesser of 25.00 and a tenth.
  test.each([
    ['the days, where they are less', 548, 22_000, 54_800 - 2_500],
    ['the miles, where they are less', 137, 49_000, 27_400 - 2_500],
    ['nothing, with all miles driven', 137, 58_000, 0],
    ['nothing, with more driven', 137, 90_000, 0],
    ['the fee of a tenth, where that is less', 996, 22_000, 10_000 - 1_000],
  ])('gives back %s', (_title, days, odometer, expected) => {
    expect(back('warranty', days, { odometer })).toBe(expected);
  });

  test('takes off what was paid for claims, and the fee of what is left', () => {
    const claimed = { incidents: [addDays(from, 90)], claimsPaid: 50_000 };
    expect(back('warranty', 548, { odometer: 22_000 }, claimed)).toBe(4_800 - 480);
    expect(back('warranty', 548, { odometer: 22_000 }, { ...claimed, claimsPaid: 60_000 })).toBe(0);
    // The plan says nothing of claims.
    expect(back('roadside', 548, {}, claimed)).toBe(54_800);
  });

  test('keeps no fee where nothing is left to insure, but what was driven is used up', () => {
    expect(back('warranty', 137, { reason: 'sold_vehicle', odometer: 49_000 })).toBe(27_400);
    expect(back('tire_wheel', 548, { reason: 'total_loss' })).toBe(54_800);
  });

  test.each([
    [null, 'odometer_missing'],
    [21_999, 'odometer_out_of_range'],
    [22_000.5, 'odometer_out_of_range'],
    [2_000_001, 'odometer_out_of_range'],
    [22_000, null],
  ])('asks what the odometer shows: %s', (odometer, code) => {
    const decision = end('warranty', 100, { odometer });
    expect(codeOf(decision)).toBe(code);
    if (!decision.ok) expect(decision.refusal.field).toBe('odometer');
  });

  test.each(['warranty', 'roadside'])(
    'refuses a reading that no odometer shows, on the first day too: %s',
    (provider) => {
      for (const days of [0, 10, 100])
        expect(codeOf(end(provider, days, { odometer: -1 }))).toBe('odometer_out_of_range');
    },
  );

  test('of a trailer, which has no odometer, counts the days', () => {
    const quote = exampleQuoteOf('warranty');
    const towed = { ...quote, vehicles: quote.vehicles.map((one) => ({ ...one, type: 'fifth_wheel' })) };
    expect(back('warranty', 548, {}, { contract: contractRefundOf(towed) })).toBe(54_800 - 2_500);
  });
});

test('what says “by days” keeps no minimum and no nine tenths', () => {
  const terms = { basis: 'short_rate_90', minimumEarned: 20_000 } as const;
  for (const reason of ['sold_vehicle', 'total_loss', 'duplicate', 'never_taken'] as const) {
    expect(back('personal', 2, { reason }, { terms }), reason).toBe(109_400);
  }
  expect(back('personal', 2, {}, { terms })).toBe(89_600);
});

describe('the least return of a place comes last', () => {
  const year = (state: string, terms: CancelFacts['terms'], days: number, provider = 'personal') =>
    back(provider, days, {}, { state, terms });

  test.each([
    // 1,086.00 are left after 10 days; a tenth may be kept in Florida, nothing in Georgia.
    ['FL', { basis: 'pro_rata', minimumEarned: 30_000 }, 97_740],
    ['FL', { basis: 'short_rate_90', minimumEarned: 30_000 }, 97_740],
    ['GA', { basis: 'short_rate_90', minimumEarned: 0 }, 108_600],
    ['GA', { basis: 'pro_rata', minimumEarned: 30_000 }, 108_600],
    ['AK', { basis: 'short_rate_90', minimumEarned: 0 }, 100_455],
    ['AK', { basis: 'pro_rata', minimumEarned: 30_000 }, 79_600],
    ['OH', { basis: 'pro_rata', minimumEarned: 30_000 }, 79_600],
    ['TX', { basis: 'short_rate_90', minimumEarned: 0 }, 97_740],
  ] as const)('in %s with %j', (state, terms, expected) => {
    expect(year(state, terms, 10)).toBe(expected);
  });

  test('and reaches insurance alone', () => {
    expect(year('GA', { basis: 'short_rate_90', minimumEarned: 0 }, 548, 'roadside')).toBe(49_320);
  });
});
