import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideIssue } from '../policies/issue-policy.ts';
import { storageTypes, usageTypes, vehicleClasses } from '../products/vocabulary.ts';
import { exampleQuote, exampleVehicle, today } from '../quoting/quote.fixture.ts';
import type { Quote } from '../quoting/quote.ts';
import { subjectOfQuote } from '../quoting/subject/subject-of-quote.ts';
import { demoRateBookVersion, demoRateRows } from '../rating/book/demo-rate-book.ts';
import { personalStructure } from '../rating/personal-structure.ts';
import { compileRateBook } from '../rating/book/rate-book.ts';
import { rateQuote } from '../rating/rate.ts';
import { addDays } from '../shared/time/day.ts';
import { sumCents } from '../shared/money/money.ts';
import { chargesOf } from './charge-lines.ts';
import { chargeEntries, receivedEntries, type LedgerEntry } from './ledger/ledger.ts';
import { previewBilling } from './preview.ts';

const seed = 2_026;
const book = compileRateBook(personalStructure, demoRateRows, demoRateBookVersion);

const anyVehicle = fc.record({
  type: fc.constantFrom(...vehicleClasses),
  year: fc.integer({ min: 2006, max: 2026 }),
  ratingValue: fc.integer({ min: 200_000, max: 40_000_000 }),
  usageType: fc.constantFrom(...usageTypes.filter((usage) => usage !== 'business')),
  storageType: fc.constantFrom(...storageTypes),
  estimatedYearlyMileage: fc.integer({ min: 0, max: 30_000 }),
  rentalUtilizationRate: fc.integer({ min: 0, max: 40 }),
});

const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    vehicles: fc.array(anyVehicle, { minLength: 1, maxLength: 4 }),
    discounts: fc.subarray(['multi_policy', 'original_owner', 'claim_free', 'affinity', 'device']),
    paymentTerm: fc.constantFrom('monthly', 'pay_in_full'),
    policyDurationMonths: fc.constantFrom(12, 6),
    ahead: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ vehicles, ahead, ...rest }) =>
    exampleQuote({
      ...rest,
      status: 'pending_bind',
      effectiveDate: addDays(today, ahead),
      vehicles: vehicles.map((vehicle, index) => ({ ...exampleVehicle, ...vehicle, vehicleId: `vehicle-${index}` })),
    }),
  );

/** A quote through the rater, the policy, the schedule and the books. */
function bind(quote: Quote) {
  const rating = rateQuote(subjectOfQuote(quote), book);
  const issued = decideIssue(quote, rating, today);
  const preview = previewBilling({
    rating,
    paymentTerm: quote.paymentTerm,
    months: quote.policyDurationMonths,
    effectiveDate: quote.effectiveDate,
    installmentFee: 500,
    depositShare: 0,
    state: 'OH',
  });
  if (!issued.ok || preview === null) throw new Error(`not bound: ${JSON.stringify(rating.missing_fields)}`);
  const { effectiveDate: from, expirationDate: to } = issued.event;
  const charges = chargesOf(rating, { from, to, months: quote.policyDurationMonths });
  return { rating, policy: issued.event, preview, entries: chargeEntries(charges) };
}

function balance(entries: readonly LedgerEntry[], account: LedgerEntry['account']): number {
  return sumCents(entries.filter((entry) => entry.account === account).map((entry) => entry.amount));
}

describe(`the money of any bound quote (seed ${seed})`, () => {
  test('leaves the ledger at zero, before and after the first payment', () => {
    const property = fc.property(anyQuote, (quote) => {
      const { entries, preview } = bind(quote);
      expect(sumCents(entries.map((entry) => entry.amount))).toBe(0);
      const paid = [
        ...entries,
        ...receivedEntries({ allocations: [{ invoiceId: 'invoice-1', amount: preview.dueToday }], unapplied: 0 }),
      ];
      expect(sumCents(paid.map((entry) => entry.amount))).toBe(0);
    });
    fc.assert(property, { seed });
  });

  test('invoices premium, policy fee and instalment fees to the cent', () => {
    const property = fc.property(anyQuote, (quote) => {
      const { policy, preview } = bind(quote);
      expect(preview.total).toBe(policy.premium + policy.fees + preview.installmentFees);
      expect(sumCents(preview.invoices.map((invoice) => invoice.premium))).toBe(policy.premium);
    });
    fc.assert(property, { seed });
  });

  test('writes what the policy says', () => {
    const property = fc.property(anyQuote, (quote) => {
      const { policy, rating, entries } = bind(quote);
      expect(balance(entries, 'unearned_premium') + policy.premium).toBe(0);
      expect(balance(entries, 'policy_fees') + policy.fees).toBe(0);
      expect(balance(entries, 'premium_receivable')).toBe(rating.total);
    });
    fc.assert(property, { seed });
  });

  test('writes something for each coverage of each vehicle, and never more than nothing in its favour', () => {
    const property = fc.property(anyQuote, (quote) => {
      const { rating, entries } = bind(quote);
      for (const { vehicleId, coverage, cents } of rating.items) {
        const lines = entries.filter((entry) => entry.vehicleId === vehicleId && entry.coverage === coverage);
        const net = -sumCents(lines.map((entry) => entry.amount));
        expect(net).toBeGreaterThanOrEqual(0);
        expect(net > 0 || cents < 2).toBe(true);
      }
    });
    fc.assert(property, { seed });
  });

  test('asks today for no more than the whole, and for the whole when paid in full', () => {
    const property = fc.property(anyQuote, (quote) => {
      const { preview, rating } = bind(quote);
      expect(preview.dueToday).toBeGreaterThan(0);
      expect(preview.dueToday).toBeLessThanOrEqual(preview.total);
      expect(preview.dueToday === rating.total).toBe(quote.paymentTerm === 'pay_in_full');
    });
    fc.assert(property, { seed });
  });

  test('falls due within the term alone', () => {
    const property = fc.property(anyQuote, (quote) => {
      const { preview, policy } = bind(quote);
      for (const { dueDate } of preview.invoices) {
        expect(dueDate >= policy.effectiveDate && dueDate < policy.expirationDate).toBe(true);
      }
    });
    fc.assert(property, { seed });
  });
});
