import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageCodes } from '../../products/vocabulary.ts';
import { discountCodes } from '../../rating/vocabulary.ts';
import { sumCents } from '../../shared/money/money.ts';
import { day } from '../../shared/time/day.ts';
import type { Allocated } from './allocate-payment.ts';
import { type BookedRating, chargedFor, chargesOf } from '../charge-lines.ts';
import {
  applicationEntries,
  chargeEntries,
  earningEntries,
  feeEntries,
  type LedgerEntry,
  movedAccounts,
  receivedEntries,
  refundOwedEntries,
  commissionEntries,
  refundPaidEntries,
  returnedEntries,
  transferEntries,
  writeOffEntries,
} from './ledger.ts';
import type { LedgerAccount } from '../vocabulary.ts';

const seed = 5;
const term = { from: day('2026-03-20'), to: day('2027-03-20'), months: 12 };
const newBusinessEntries = (rating: BookedRating) => chargeEntries(chargesOf(rating, term));

/** Example E1 of the rules: coverages, one discount, and the fee. */
const e1: BookedRating = {
  items: [
    { vehicleId: 'vehicle-1', coverage: 'comprehensive', cents: 30_092 },
    { vehicleId: 'vehicle-1', coverage: 'collision', cents: 47_614 },
    { vehicleId: 'vehicle-1', coverage: 'liability', cents: 19_429 },
    { vehicleId: 'vehicle-1', coverage: 'roadside', cents: 10_500 },
  ],
  discounts: [{ code: 'claim_free', percent: 5, cents: 5_382 }],
  fees: [{ code: 'policy_fee', cents: 2_500 }],
  subtotal: 107_635,
  minimum_top_up: 0,
  total: 104_753,
};

function balance(entries: readonly LedgerEntry[], account: LedgerAccount): number {
  return sumCents(entries.filter((entry) => entry.account === account).map((entry) => entry.amount));
}

function written(entries: readonly LedgerEntry[], coverage: string): number {
  return sumCents(entries.filter((entry) => entry.coverage === coverage).map((entry) => entry.amount));
}

const anyRating: fc.Arbitrary<BookedRating> = fc
  .record({
    items: fc.array(
      fc.record({
        vehicleId: fc.constantFrom('vehicle-1', 'vehicle-2', 'vehicle-3'),
        coverage: fc.constantFrom(...coverageCodes),
        cents: fc.integer({ min: 0, max: 500_000 }),
      }),
      { maxLength: 20 },
    ),
    percents: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 3 }),
    minimum_top_up: fc.integer({ min: 0, max: 20_000 }),
    fee: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ items, percents, minimum_top_up, fee }) => {
    const subtotal = sumCents(items.map((item) => item.cents));
    const discounts = percents.map((percent, index) => ({
      code: discountCodes[index] ?? 'device',
      percent,
      cents: Math.round((subtotal * percent) / 100),
    }));
    const total = subtotal - sumCents(discounts.map((one) => one.cents)) + minimum_top_up + fee;
    return { items, discounts, fees: [{ code: 'policy_fee', cents: fee }], subtotal, minimum_top_up, total };
  });

describe('booking new business', () => {
  test('of example E1 debits what is owed and credits premium and fee', () => {
    const entries = newBusinessEntries(e1);
    expect(balance(entries, 'premium_receivable')).toBe(104_753);
    expect(balance(entries, 'unearned_premium')).toBe(-102_253);
    expect(balance(entries, 'policy_fees')).toBe(-2_500);
    expect(sumCents(entries.map((entry) => entry.amount))).toBe(0);
  });

  test('of example E1 writes for each coverage what it costs less its share of the discount', () => {
    const entries = newBusinessEntries(e1);
    expect(written(entries, 'comprehensive')).toBe(-30_092 + 1_505);
    expect(written(entries, 'collision')).toBe(-47_614 + 2_381);
    expect(written(entries, 'liability')).toBe(-19_429 + 971);
    expect(written(entries, 'roadside')).toBe(-10_500 + 525);
  });

  test('names coverage and vehicle on premium alone', () => {
    for (const entry of newBusinessEntries(e1)) {
      expect(entry.invoiceId).toBe(null);
      const named = entry.coverage !== null && entry.vehicleId !== null;
      expect(named).toBe(entry.account === 'unearned_premium');
    }
  });

  test('of a minimum premium writes the top-up to the coverages', () => {
    const entries = newBusinessEntries({
      ...e1,
      items: [{ vehicleId: 'vehicle-1', coverage: 'comprehensive', cents: 4_000 }],
      discounts: [],
      subtotal: 4_000,
      minimum_top_up: 6_000,
      total: 12_500,
    });
    expect(written(entries, 'comprehensive')).toBe(-10_000);
    expect(balance(entries, 'premium_receivable')).toBe(12_500);
  });

  test('of a minimum premium above nothing writes it to no coverage', () => {
    const entries = newBusinessEntries({
      ...e1,
      items: [],
      discounts: [],
      subtotal: 0,
      minimum_top_up: 10_000,
      total: 12_500,
    });
    expect(balance(entries, 'unearned_premium')).toBe(-10_000);
    expect(entries.every((entry) => entry.coverage === null)).toBe(true);
  });

  test.each([
    ['no total', { total: null }],
    ['a total that its parts do not make', { total: 104_754 }],
    ['a total without its fee', { total: 102_253 }],
    ['a total of half a cent', { total: 104_753.5 }],
  ])('is refused with %s', (_why, change) => {
    expect(() => newBusinessEntries({ ...e1, ...change })).toThrow(RangeError);
  });

  test(`always sums to zero, without an entry of zero (seed ${seed})`, () => {
    const property = fc.property(anyRating, (rating) => {
      const entries = newBusinessEntries(rating);
      expect(sumCents(entries.map((entry) => entry.amount))).toBe(0);
      expect(entries.every((entry) => entry.amount !== 0 && Number.isSafeInteger(entry.amount))).toBe(true);
    });
    fc.assert(property, { seed });
  });

  test(`always writes the premium of the policy (seed ${seed})`, () => {
    const property = fc.property(anyRating, (rating) => {
      const entries = newBusinessEntries(rating);
      const fees = sumCents(rating.fees.map((fee) => fee.cents));
      expect(balance(entries, 'unearned_premium') + (rating.total ?? 0) - fees).toBe(0);
      expect(balance(entries, 'premium_receivable')).toBe(rating.total);
      expect(balance(entries, 'policy_fees') + fees).toBe(0);
    });
    fc.assert(property, { seed });
  });

  test(`never credits the cash or an instalment fee (seed ${seed})`, () => {
    const property = fc.property(anyRating, (rating) => {
      const accounts = newBusinessEntries(rating).map((entry) => entry.account);
      expect(accounts).not.toContain('cash');
      expect(accounts).not.toContain('instalment_fees');
    });
    fc.assert(property, { seed });
  });
});

const paid = (amount: number, unapplied = 0): Allocated => ({
  allocations: amount > 0 ? [{ invoiceId: 'one', amount }] : [],
  unapplied,
});
const cents = fc.integer({ min: 1, max: 100_000_000 });
const anyPayment: fc.Arbitrary<Allocated> = fc
  .tuple(fc.array(cents, { maxLength: 4 }), cents)
  .map(([parts, unapplied]) => ({
    allocations: parts.map((amount, index) => ({ invoiceId: `invoice-${index}`, amount })),
    unapplied,
  }));

describe('charges', () => {
  test('name what a year costs: twice the price of half a year', () => {
    const half = chargesOf(e1, { ...term, to: day('2026-09-20'), months: 6 });
    expect(half.map(({ annual, amount }) => annual / amount)).toEqual([2, 2, 2, 2, 1]);
    expect([chargedFor(half, 'premium'), chargedFor(half, 'fee', 'premium')]).toEqual([102_253, 104_753]);
  });

  test('below zero book what they take back', () => {
    const back = chargesOf(e1, term).map((charge) => ({ ...charge, amount: -charge.amount }));
    const both = [...newBusinessEntries(e1), ...chargeEntries(back)];
    for (const { account } of both) expect(balance(both, account)).toBe(0);
    expect(() => chargeEntries([])).toThrow(RangeError);
  });
});

describe('booking what days earned', () => {
  test('moves premium from what is not earned to what is', () => {
    const entries = earningEntries(8_521);
    expect([balance(entries, 'unearned_premium'), balance(entries, 'earned_premium')]).toEqual([8_521, -8_521]);
    expect(() => earningEntries(0)).toThrow(RangeError);
  });
});

describe('booking what is owed back', () => {
  test.each([
    [
      { receivable: -5_440, unapplied: 0 },
      { premium_receivable: 5_440, refunds_payable: -5_440 },
    ],
    [
      { receivable: 0, unapplied: -900 },
      { unapplied_cash: 900, refunds_payable: -900 },
    ],
    [
      { receivable: 400, unapplied: -900 },
      { premium_receivable: -400, unapplied_cash: 900, refunds_payable: -500 },
    ],
  ])('of an account of %j leaves it at nothing', (account, expected) => {
    const entries = refundOwedEntries(account);
    expect(Object.fromEntries(entries.map((entry) => [entry.account, entry.amount]))).toEqual(expected);
  });

  test.each([
    { receivable: 0, unapplied: 0 },
    { receivable: 100, unapplied: -50 },
  ])('of an account of %j is refused: there is no credit', (account) => {
    expect(() => refundOwedEntries(account)).toThrow(RangeError);
  });
});

describe('booking what went back', () => {
  test('empties what was payable, and what being late cost is a fee of ours', () => {
    const entries = [...refundOwedEntries({ receivable: -54_400, unapplied: 0 }), ...refundPaidEntries(54_400, 215)];
    expect(balance(entries, 'refunds_payable')).toBe(0);
    expect([balance(entries, 'cash'), balance(entries, 'interest_expense')]).toEqual([-54_615, 215]);
  });

  test.each([
    [0, 0],
    [100, -1],
  ])('of %i cents and %i of interest is refused', (owed, interest) => {
    expect(() => refundPaidEntries(owed, interest)).toThrow(RangeError);
  });
});

describe('commission', () => {
  test('is an expense that is payable, and both go back when it is clawed back', () => {
    expect(balance(commissionEntries(1_200), 'commission_expense')).toBe(1_200);
    expect(balance(commissionEntries(1_200), 'commission_payable')).toBe(-1_200);
    const both = [...commissionEntries(1_200), ...commissionEntries(-1_200)];
    expect([balance(both, 'commission_expense'), balance(both, 'commission_payable')]).toEqual([0, 0]);
  });

  test('of nothing is no booking', () => {
    expect(() => commissionEntries(0)).toThrow(RangeError);
  });
});

describe('a policy that moves to another organization', () => {
  const balances = {
    premium_receivable: 3e4,
    unapplied_cash: -700,
    unearned_premium: -61e3,
    refunds_payable: 0,
    refunds_advanced: 0,
  };

  test('leaves nothing open where it was, and is taken over as it was left', () => {
    const { leaves, arrives } = transferEntries(balances);
    for (const account of movedAccounts) {
      expect([balance(leaves, account), balance(arrives, account)]).toEqual([
        0 - balances[account] || 0,
        balances[account],
      ]);
    }
    expect(leaves.every(({ amount }) => amount !== 0)).toBe(true);
  });

  test('makes what it comes to due between the two, each in its own books', () => {
    const { leaves, arrives } = transferEntries(balances);
    expect([balance(leaves, 'due_between_organizations'), balance(arrives, 'due_between_organizations')]).toEqual([
      -31_700, 31_700,
    ]);
    const sumOf = (entries: readonly LedgerEntry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);
    expect([sumOf(leaves), sumOf(arrives)]).toEqual([0, 0]);
  });

  test('comes home as it left, whatever was open, and nothing is due any more', () => {
    const cents = fc.integer({ min: -500_000, max: 500_000 });
    const open = fc.record({
      premium_receivable: cents,
      unapplied_cash: cents,
      unearned_premium: cents,
      refunds_payable: cents,
      refunds_advanced: cents,
    });
    const property = fc.property(open, (held) => {
      const there = transferEntries(held);
      const taken = Object.fromEntries(movedAccounts.map((account) => [account, balance(there.arrives, account)]));
      const back = transferEntries(taken as typeof held);
      expect(taken).toEqual(held);
      for (const account of [...movedAccounts, 'due_between_organizations'] as const) {
        expect(balance([...there.arrives, ...back.leaves], account)).toBe(0);
        expect(balance([...there.leaves, ...back.arrives], account)).toBe(0);
      }
    });
    fc.assert(property, { seed, numRuns: 200 });
  });

  test('books nothing where nothing is open', () => {
    const none = {
      premium_receivable: 0,
      unapplied_cash: 0,
      unearned_premium: 0,
      refunds_payable: 0,
      refunds_advanced: 0,
    };
    expect(transferEntries(none)).toEqual({ leaves: [], arrives: [] });
  });
});

describe('a write-off', () => {
  test('takes what is owed off its invoice, and back on when it comes in after all', () => {
    const off = writeOffEntries(4_211, 'balance');
    expect(off.map(({ invoiceId }) => invoiceId)).toEqual(['balance', 'balance']);
    expect([balance(off, 'write_off'), balance(off, 'premium_receivable')]).toEqual([4_211, -4_211]);
    const recovered = [...off, ...writeOffEntries(-200, 'balance')];
    expect([balance(recovered, 'write_off'), balance(recovered, 'premium_receivable')]).toEqual([4_011, -4_011]);
  });

  test('of nothing is no booking', () => {
    expect(() => writeOffEntries(0, 'balance')).toThrow(RangeError);
  });
});

describe('booking a payment', () => {
  test('moves the amount from the receivable to the cash of its invoice', () => {
    const place = { coverage: null, vehicleId: null, invoiceId: 'one' };
    expect(receivedEntries(paid(10_021))).toEqual([
      { ...place, account: 'cash', amount: 10_021 },
      { ...place, account: 'premium_receivable', amount: -10_021 },
    ]);
  });

  test('of more than is owed keeps the rest unapplied', () => {
    expect(balance(receivedEntries(paid(10_000, 250)), 'unapplied_cash')).toBe(-250);
    expect(balance(receivedEntries(paid(0, 250)), 'cash')).toBe(250);
  });

  test.each([0, -1, 0.5, Number.NaN])('of %d cents is refused', (amount) => {
    expect(() => receivedEntries({ allocations: [], unapplied: amount })).toThrow(RangeError);
  });

  test(`always sums to zero, as do what is applied later and a fee (seed ${seed})`, () => {
    const property = fc.property(anyPayment, cents, (payment, fee) => {
      const applied = [...payment.allocations, { invoiceId: 'last', amount: fee }];
      for (const entries of [receivedEntries(payment), applicationEntries(applied), feeEntries(fee, 'one')]) {
        expect(sumCents(entries.map((entry) => entry.amount))).toBe(0);
      }
      expect(balance(applicationEntries(applied), 'cash')).toBe(0);
    });
    fc.assert(property, { seed });
  });

  test('leaves nothing owed once a policy that is paid in full is paid', () => {
    const all = [...newBusinessEntries(e1), ...receivedEntries(paid(104_753))];
    expect(balance(all, 'premium_receivable')).toBe(0);
    expect(balance(all, 'cash')).toBe(104_753);
  });

  test(`that its bank sent back leaves the books as before it (seed ${seed})`, () => {
    const property = fc.property(anyPayment, (payment) => {
      const both = [...receivedEntries(payment), ...returnedEntries(payment)];
      for (const account of ['cash', 'premium_receivable', 'unapplied_cash'] as const) {
        expect(balance(both, account)).toBe(0);
      }
    });
    fc.assert(property, { seed });
  });

  test(`that its bank sent back after a part of it had been given back leaves that part owed (seed ${seed})`, () => {
    const property = fc.property(anyPayment, cents, (payment, returned) => {
      const whole = { ...payment, unapplied: payment.unapplied + returned };
      const account = { receivable: 0, unapplied: -returned };
      const every = [
        ...receivedEntries(whole),
        ...refundOwedEntries(account),
        ...refundPaidEntries(returned, 0),
        ...returnedEntries(payment, returned),
      ];
      expect(balance(every, 'premium_receivable')).toBe(returned);
      expect(balance(every, 'cash')).toBe(-returned);
      expect([balance(every, 'unapplied_cash'), balance(every, 'refunds_payable')]).toEqual([0, 0]);
    });
    fc.assert(property, { seed });
  });
});
