import { describe, expect, test } from 'vitest';
import { rewrittenTerm } from '../billing/delinquency/rewrite-policy.ts';
import { type CancelledTerm, cancellationMoney } from '../billing/money-diff.ts';
import { principalOf } from '../identity/principal.ts';
import { lines } from '../lines/line-for.ts';
import { decideCancellationTerms } from '../policies/cancellation/cancel-policy.ts';
import { shortRatePercent } from '../policies/cancellation/short-rate.ts';
import { examplePolicy } from '../policies/policy.fixture.ts';
import { termEnd } from '../policies/term.ts';
import { cancellationBases } from '../products/parameter-vocabulary.ts';
import { refundLaws } from '../products/refund-law.ts';
import { sumCents } from '../shared/money/money.ts';
import { addDays, type Day, day, daysBetween } from '../shared/time/day.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { promisedOf } from './promised.fixture.ts';
import { type PromisedReturn, returnPromise } from './return-promise.ts';

const underwriter = principalOf('organization:underwriter', { userId: 'user-7', organizationId: 'organization-1' });
const from = day('2027-01-01');
const whole = 100_000;
/** The prices of the covers of a term: one of a round price, and several that do not part evenly. */
const bought = [[whole], [61_237, 23_456, 9_998, 31]] as const;
const places = ['OH', ...new Set(refundLaws.map(({ state }) => state))];
const endings = [
  'insured_request',
  'replaced_cover',
  'sold_vehicle',
  'total_loss',
  'duplicate',
  'never_taken',
  'military_duty',
] as const;
const insurersEndings = [
  'non_payment',
  'uw_post_bind',
  'license_suspended',
  'misrepresentation',
  'fraud_claim',
] as const;
const print = (promised: PromisedReturn) => returnPromise(promised).map((stated) => printSentence(stated, 'en-US'));

/** What the words say, as a person reads them. */
function readWords(stated: readonly string[]) {
  const text = stated.join('\n');
  const numberIn = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    return found === undefined ? null : Number(found.replaceAll(',', ''));
  };
  return {
    everythingWithin: numberIn(/Within (\d+) days, and as long as nothing was claimed, you get everything back/) ?? 0,
    basis: text.includes('nine tenths') ? 0.9 : text.includes('short-rate table') ? 'table' : 1,
    countsMiles: text.includes('or of the miles that are left'),
    fee: [numberIn(/fee of (\d+) %/) ?? 0, (numberIn(/% of it or \$([\d,.]+)/) ?? 0) * 100] as const,
    minimum: (numberIn(/We keep \$([\d,.]+) of the price at least/) ?? 0) * 100,
    law: (numberIn(/at least ([\d.]+) % of the price of the days/) ?? 0) / 100,
    lawKeepsMinimum: text.includes('less a minimum that is named here'),
    sparesDuty: text.includes('called to military duty'),
  } as const;
}

/** What somebody expects back who read the words, for an end after some days with some of the miles left. */
function expectedBack(
  { terms: _terms, months, ...promised }: PromisedReturn,
  reason: (typeof endings)[number],
  days: number,
  milesLeft: number,
  price = whole,
): number {
  const read = readWords(print({ terms: _terms, months, ...promised }));
  if (days <= read.everythingWithin || days === 0) return price;
  const all = daysBetween(from, termEnd(from, months));
  const byDays = (price * (all - days)) / all;
  const left = read.countsMiles ? Math.min(byDays, price * milesLeft) : byDays;
  const isFree = !['insured_request', 'replaced_cover'].includes(reason);
  if (isFree) return Math.max(Math.round(left), Math.round(read.law * byDays));
  const pct = (100 - shortRatePercent(Math.ceil((days * 365) / all))) / 100;
  const byTable = pct * (all / (all - days)) * left;
  const ofBasis = read.basis === 'table' ? Math.min(left, byTable) : read.basis === 1 ? left : 0.9 * Math.round(left);
  const lessFee = ofBasis - Math.min(read.fee[1], (ofBasis * read.fee[0]) / 100);
  const agreed = Math.min(lessFee, price - read.minimum);
  const law = read.lawKeepsMinimum ? Math.min(read.law * byDays, price - read.minimum) : read.law * byDays;
  return Math.max(Math.round(agreed), Math.round(law));
}

/** What is paid, by the functions of the cancellation. */
function decided(
  { terms, provider, state, months, distance }: PromisedReturn,
  reason: string,
  days: number,
  { left, noticeDays = 0 }: { readonly left: number; readonly noticeDays?: number },
) {
  const asOf = addDays(from, days);
  const to = termEnd(from, months);
  const odometer = distance && distance.from + Math.round(distance.miles * (1 - left));
  return decideCancellationTerms(
    {
      policy: { ...examplePolicy({ effectiveDate: from, expirationDate: to }), provider: provider as 'personal' },
      today: addDays(asOf, -noticeDays),
      state: state ?? '',
      isRentedToOthers: false,
      inForceSince: from,
      paid: { overdue: reason === 'non_payment' ? 5_000 : 0, isPaymentUnderWay: false, until: day('2026-06-01') },
      incidents: [],
      stoppedBy: null,
      terms,
      contract: { ...terms.refund, distance },
    },
    { reason: reason as 'insured_request', asOf, odometer },
    underwriter,
  );
}

function paid(
  promised: PromisedReturn,
  reason: string,
  days: number,
  left: number,
  noticeDays = 0,
  prices: readonly number[] = [whole],
) {
  const decision = decided(promised, reason, days, { left, noticeDays });
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { basis, minimumEarned, costs, clock, asOf } = decision.event;
  const to = termEnd(from, promised.months);
  return settled(prices, to, {
    ...costs,
    basis,
    minimumEarned,
    cancelled: asOf,
    today: asOf,
    leastReturnShare: clock.leastReturnShare,
    lawKeepsMinimum: clock.keepsMinimum ?? false,
  });
}

/** What comes back of a term that was paid in full, by the function that settles its end. */
function settled(prices: readonly number[], to: Day, ended: CancelledTerm): number {
  const charge = { vehicleId: 'v', coverage: 'c', kind: 'premium', code: null, from, to } as const;
  const charges = prices.map((amount, place) => ({
    ...charge,
    lineId: `line-${place}`,
    amount,
    annual: amount,
    termAmount: amount,
    earning: 'pro_rata' as const,
    isRefundable: true,
  }));
  return cancellationMoney({ charges, invoices: [], receivable: 0, unapplied: 0 }, ended).refund;
}

const sold = cancellationBases.flatMap((basis) => [0, 30_000].map((minimumEarned) => ({ basis, minimumEarned })));

describe.each(lines.map(({ provider }) => provider))('what %s promises is what it pays', (provider) => {
  test.each(endings)('for %s, in every place with a rule of its own, under whatever terms', (reason) => {
    for (const state of places) {
      for (const terms of sold) {
        const plain = promisedOf(provider, { state });
        const promised = { ...plain, terms: { ...plain.terms, ...terms } };
        for (const days of [0, 1, 10, 19, 30, 31, 60, 61, 183, 300]) {
          for (const left of promised.distance === null ? [1] : [1, 0.75, 0.25, 0]) {
            if (reason === 'military_duty' && !readWords(print(promised)).sparesDuty) {
              expect(decided(promised, reason, days, { left }).ok).toBe(false);
              continue;
            }
            const where = `${state} ${JSON.stringify(terms)} after ${days} days with ${left} of the miles`;
            for (const prices of bought) {
              const expected = expectedBack(promised, reason, days, left, sumCents(prices));
              expect(paid(promised, reason, days, left, 0, prices), where).toBe(expected);
            }
          }
        }
      }
    }
  });

  // Notice was given 100 days before: longer than any place asks for.
  test.each(insurersEndings)(
    'for %s of ours, in every place where law and contract name it: every day that is left',
    (reason) => {
      let ended = 0;
      for (const state of places) {
        for (const terms of sold) {
          const plain = promisedOf(provider, { state });
          const promised = { ...plain, terms: { ...plain.terms, ...terms } };
          for (const days of [130, 183, 300]) {
            const decision = decided(promised, reason, days, { left: 0.25, noticeDays: 100 });
            if (!decision.ok) {
              expect(['ground_not_lawful', 'notice_too_early', 'before_legal_date']).toContain(decision.refusal.code);
              continue;
            }
            ended += 1;
            const all = daysBetween(from, termEnd(from, promised.months));
            const where = `${state} ${JSON.stringify(terms)} after ${days} days`;
            for (const prices of bought) {
              const expected = Math.round((sumCents(prices) * (all - days)) / all);
              expect(paid(promised, reason, days, 0.25, 100, prices), where).toBe(expected);
            }
          }
        }
      }
      if (reason === 'non_payment' || reason === 'misrepresentation') expect(ended).toBeGreaterThan(0);
    },
  );

  test('and a policy that another of ours takes the place of gives back every day that is left, whatever its terms', () => {
    const to = termEnd(from, promisedOf(provider).months);
    const all = daysBetween(from, to);
    for (const days of [0, 1, 10, 31, 61, 183, 300].filter((one) => one < all)) {
      for (const prices of bought) {
        const expected = Math.round((sumCents(prices) * (all - days)) / all);
        expect(settled(prices, to, rewrittenTerm(addDays(from, days)))).toBe(expected);
      }
    }
  });

  test('and its examples are what is paid', () => {
    for (const state of places) {
      for (const terms of sold) {
        const plain = promisedOf(provider, { state });
        const promised = { ...plain, terms: { ...plain.terms, ...terms } };
        const examples = print(promised).filter((stated) => stated.startsWith('Example: '));
        expect(examples).toHaveLength(2);
        for (const stated of examples) {
          const [, back = '', days = '', , miles = '0'] =
            /get back \$([\d,.]+) after (\d+) days( and ([\d,]+) miles)?/.exec(stated) ?? [];
          const { distance } = promised;
          const left = distance === null ? 1 : 1 - Number(miles.replaceAll(',', '')) / distance.miles;
          const cents = Math.round(Number(back.replaceAll(',', '')) * 100);
          expect(cents, stated).toBe(paid(promised, 'insured_request', Number(days), left));
        }
      }
    }
  });
});

test('the words name basis, minimum, fee, law and what an instalment costs', () => {
  const plain = promisedOf('personal', { state: 'FL' });
  const terms = { ...plain.terms, basis: 'short_rate_90', minimumEarned: 20_000 } as const;
  const stated = print({ ...plain, terms }).join('\n');
  expect(stated).toContain('nine tenths of the price of the days that are left');
  expect(stated).toContain('We keep $200 of the price at least.');
  expect(stated).toContain('at least 90 % of the price of the days that are left comes back (Fla. Stat. 627.7283)');
  expect(stated).toContain('Each payment after the first costs $5.');
  expect(stated).not.toContain('You get back the price of the days that are left.');
});

test('all of it is French for who reads French', () => {
  for (const { provider } of lines) {
    for (const state of [null, ...places]) {
      for (const terms of sold) {
        const plain = promisedOf(provider, { state });
        for (const stated of returnPromise({ ...plain, terms: { ...plain.terms, ...terms } })) {
          expect(stated.french, stated.message).toBeDefined();
        }
      }
    }
  }
});
