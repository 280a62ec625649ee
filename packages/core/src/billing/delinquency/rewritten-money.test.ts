import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideIssue } from '../../policies/issue-policy.ts';
import { formerBalance, withFormerBalance } from '../../quoting/binding/former-balance.ts';
import { exampleQuote, today } from '../../quoting/quote.fixture.ts';
import { premiumOf } from '../../rating/premium-of.ts';
import { addDays, addMonths, day, daysBetween } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { type BookedRating, chargesOf } from '../charge-lines.ts';
import { type BilledInvoice, cancellationMoney, type PolicyMoney } from '../money-diff.ts';
import { decideBilling } from '../preview.ts';
import { waysToPay } from '../collection/ways-to-pay.ts';

const seed = 20_261_123;
const from = day('2026-06-15');
const to = addMonths(from, 12);
const days = daysBetween(from, to);

/** The price of a term of one vehicle, in cents. */
const anyRating = fc
  .record({
    covers: fc.array(fc.integer({ min: 100, max: 90_000 }), { minLength: 1, maxLength: 6 }),
    fee: fc.constantFrom(0, 2_500),
  })
  .map(({ covers, fee }) => {
    const subtotal = sumCents(covers);
    return {
      items: covers.map((cents, place) => ({
        vehicleId: 'vehicle-1',
        coverage: `cover-${place}`,
        cents,
      })),
      discounts: [],
      fees: [
        {
          code: 'policy_fee',
          cents: fee,
        },
      ],
      subtotal,
      minimum_top_up: 0,
      total: subtotal + fee,
    };
  });
const anyBalance = fc.integer({ min: 1, max: 60_000 });
const rewriting = (balance: number) => exampleQuote({ rewrites: { policyId: 'policy-1', balance } });
const requested = { effectiveDate: from, months: 12, installmentFee: 500, depositShare: 0, state: 'OH' } as const;

describe(`the bill of what takes a policy’s place (seed ${seed})`, () => {
  test('asks for what was left unpaid with the first payment, and for no cent of it later', () => {
    fc.assert(
      fc.property(anyRating, anyBalance, fc.constantFrom('monthly', 'pay_in_full'), (rating, balance, paymentTerm) => {
        const bill = (priced: typeof rating) => {
          const decided = decideBilling({ ...requested, paymentTerm, rating: priced });
          if (!decided.ok) throw new Error('It has a price');
          return decided.event;
        };
        const [plain, whole] = [bill(rating), bill(withFormerBalance(rating, rewriting(balance)))];
        expect(whole.dueToday).toBe(plain.dueToday + balance);
        expect(whole.total).toBe(plain.total + balance);
        expect(whole.invoices.slice(1)).toEqual(plain.invoices.slice(1));
        expect(whole.installmentFees).toBe(plain.installmentFees);
        const saving = (one: typeof plain) => waysToPay([{ paymentTerm, bill: one }]).map((way) => way.saving);
        expect(saving(whole)).toEqual(saving(plain));
      }),
      { seed },
    );
  });

  test('is no dearer by it in its premium, and is charged line by line as before', () => {
    fc.assert(
      fc.property(anyRating, anyBalance, (rating, balance) => {
        const whole = withFormerBalance(rating, rewriting(balance));
        expect(premiumOf(whole)).toBe(premiumOf(rating));
        const term = { from, to, months: 12 };
        const lines = chargesOf(whole, term);
        expect(lines.filter(({ code }) => code !== formerBalance)).toEqual(chargesOf(rating, term));
        expect(sumCents(lines.map(({ amount }) => amount))).toBe(whole.total);
      }),
      { seed },
    );
  });

  test('is issued under the contract of the old one, and counted as a rewrite', () => {
    const quote = exampleQuote({ status: 'pending_bind', rewrites: { policyId: 'policy-1', balance: 4_100 } });
    const rating = withFormerBalance({ total: 104_753, fees: [{ code: 'policy_fee', cents: 2_500 }] }, quote);
    const issued = decideIssue(quote, rating, today, { as: 'rewrite', contractId: 'contract-1' });
    expect(issued).toMatchObject({
      ok: true,
      event: { contractId: 'contract-1', activity: 'rewrite', policyTerm: 1, premium: 102_253, fees: 6_600 },
    });
    expect(decideIssue(quote, rating, today)).toMatchObject({ event: { contractId: null, activity: 'new_business' } });
  });
});

/** A term of which the first instalments were paid, as its books have it. */
function moneyAfter(priced: BookedRating, paid: number): PolicyMoney {
  const decided = decideBilling({ ...requested, paymentTerm: 'monthly', rating: priced });
  if (!decided.ok) throw new Error('It has a price');
  const charges = chargesOf(priced, { from, to, months: 12 }).map((charge, place) => ({
    ...charge,
    lineId: `line-${place}`,
  }));
  const invoices = decided.event.invoices.map(({ sequence, dueDate, premium, fees, amount }): BilledInvoice => ({
    invoiceId: `invoice-${sequence}`,
    sequence,
    dueDate,
    premium,
    fees,
    kind: sequence === 1 ? 'deposit' : 'instalment',
    ...(sequence <= paid
      ? {
          status: 'paid',
          paidAmount: amount,
        }
      : {
          status: 'scheduled',
          paidAmount: 0,
        }),
  }));
  const received = sumCents(invoices.map(({ paidAmount }) => paidAmount));
  const booked = sumCents(invoices.filter(({ sequence }) => sequence > 1 && sequence <= paid).map(({ fees }) => fees));
  const receivable = sumCents(charges.map(({ amount }) => amount)) + booked - received;
  return { charges, invoices, receivable, unapplied: 0 };
}

describe(`what an old policy leaves (seed ${seed})`, () => {
  const anyEnd = fc.record({
    rating: anyRating,
    paid: fc.integer({ min: 1, max: 12 }),
    lasted: fc.integer({ min: 1, max: days - 1 }),
  });
  const endOf = (money: PolicyMoney, lasted: number) => {
    const cancelled = addDays(from, lasted);
    const basis = { basis: 'pro_rata', minimumEarned: 0, leastReturnShare: 0 } as const;
    return cancellationMoney(money, { ...basis, cancelled, today: cancelled });
  };

  test('is what its days cost less what was paid, or comes back; never both, and to the cent', () => {
    fc.assert(
      fc.property(anyEnd, ({ rating, paid, lasted }) => {
        const money = moneyAfter(rating, paid);
        const { balance, refund, premiumAfter, invoices } = endOf(money, lasted);
        const received = sumCents(money.invoices.map(({ paidAmount }) => paidAmount));
        const fees = 500 * (paid - 1) + sumCents(rating.fees.map(({ cents }) => cents));
        expect(balance - refund).toBe(premiumAfter + fees - received);
        expect(Math.min(balance, refund)).toBe(0);
        // Nothing lies ahead that would still be asked for under it.
        const ahead = invoices.filter(({ invoiceId, sequence }) => invoiceId !== null && sequence > paid);
        expect(ahead.every(({ after }) => after === 0)).toBe(true);
      }),
      { seed },
    );
  });

  test('grows by the day while cover lasts', () => {
    fc.assert(
      fc.property(anyEnd, ({ rating, paid, lasted }) => {
        const money = moneyAfter(rating, paid);
        const owed = (on: number) => {
          const { balance, refund } = endOf(money, on);
          return balance - refund;
        };
        fc.pre(lasted + 1 < days);
        expect(owed(lasted + 1)).toBeGreaterThanOrEqual(owed(lasted));
      }),
      { seed },
    );
  });
});
