import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { describePrice, priceOfInvoices, type PricedTerm } from './describe-price.ts';
import { previewBilling } from './preview.ts';
import { followingPayments } from './collection/ways-to-pay.ts';

const seed = 20_261_129;

/** The price of a term by the schedule that binding writes. */
function priced(term: {
  total?: number;
  fee?: number;
  paymentTerm?: 'monthly' | 'pay_in_full';
  depositShare?: number;
  months?: number;
}): PricedTerm {
  const { total = 46_944, fee = 500, paymentTerm = 'monthly', depositShare = 15, months = 12 } = term;
  const bill = previewBilling({
    rating: { total, fees: [{ code: 'policy_fee', cents: 2_500 }] },
    paymentTerm,
    months,
    effectiveDate: day('2026-11-30'),
    installmentFee: fee,
    depositShare,
    state: 'OR',
  });
  if (!bill) throw new Error('no price');
  return {
    currency: 'USD',
    dueToday: bill.dueToday,
    following: followingPayments(bill.invoices),
    installmentFee: fee,
    total: bill.total,
  };
}

const english = (price: PricedTerm) => {
  const { payments, all } = describePrice(price);
  return [payments.message, all?.message ?? null];
};

describe('a price', () => {
  test('is what the term costs, with what is due today and each month with its fee, and all of it', () => {
    const price = priced({});
    expect(describePrice(price)).toMatchObject({ term: 46_944, installmentFees: 5_500 });
    expect(english(price)).toEqual([
      '$91.70 today, then 11 payments of $39.34, each with a $5.00 fee',
      '$524.44 in all, $55.00 of it for paying in installments',
    ]);
  });

  test('names no fee where there is none', () => {
    expect(english(priced({ fee: 0 }))).toEqual(['$91.70 today, then 11 payments of $34.34', '$469.44 in all']);
  });

  test('is one payment today where it is paid in full', () => {
    const price = priced({ paymentTerm: 'pay_in_full' });
    expect(describePrice(price).term).toBe(46_944);
    expect(english(price)).toEqual(['$469.44 today, and nothing more for this term', null]);
  });

  test('says one payment where one follows, and first where it is bought already', () => {
    const one = { ...priced({}), following: [{ count: 1, amount: 3_934 }], total: 13_104 };
    expect(describePrice(one, 'first').payments.message).toBe(
      '$91.70 first, then one payment of $39.34, which holds a $5.00 fee',
    );
    expect(describePrice({ ...one, installmentFee: 0 }).payments.message).toBe(
      '$91.70 today, then one payment of $39.34',
    );
  });

  test('is told in French with every form of it', () => {
    const { payments, all, begin } = describePrice(priced({}));
    const print = (text: typeof payments) => printSentence(text, 'fr-CA').replaceAll(/\s/g, ' ');
    expect([begin, payments].map(print)).toEqual([
      '91,70 $ US aujourd’hui',
      '91,70 $ US aujourd’hui, puis 11 versements de 39,34 $ US, dont 5,00 $ US de frais chacun',
    ]);
    expect(all && print(all)).toBe('524,44 $ US en tout, dont 55,00 $ US pour les versements');
  });

  test(`asks for the same amount every month, with a deposit and without (seed ${seed})`, () => {
    const money = fc.integer({ min: 12_000, max: 900_000 });
    const property = fc.property(
      money,
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(6, 12),
      (total, share, months) => {
        const price = priced({ total, depositShare: share, months });
        expect(price.following).toHaveLength(1);
        const described = describePrice(price);
        expect(described.term).toBe(total);
        expect(described.term + described.installmentFees).toBe(price.total);
      },
    );
    fc.assert(property, { seed });
  });
});

describe('the price of a policy', () => {
  const invoices = [
    { amount: 9_170, fees: 2_500, dueDate: day('2026-11-30') },
    ...Array.from({ length: 11 }, (_, index) => ({
      amount: 3_934,
      fees: 500,
      dueDate: day(`2027-${String(index + 1).padStart(2, '0')}-28`),
    })),
  ];
  const sold = { total: 46_944, currency: 'USD' } as const;

  test('is the one that it was sold at, by its invoices', () => {
    expect(priceOfInvoices(invoices, { ...sold, total: 9_170 + 11 * 3_434 })).toMatchObject({
      dueToday: 9_170,
      following: [{ count: 11, amount: 3_934 }],
      installmentFee: 500,
    });
  });

  test('is not told of invoices that a change has made, nor of none', () => {
    expect(priceOfInvoices(invoices.slice(1), sold)).toBeNull();
    expect(priceOfInvoices([...invoices, { amount: 800, fees: 0, dueDate: day('2027-12-01') }], sold)).toBeNull();
    expect(priceOfInvoices([], sold)).toBeNull();
  });
});
