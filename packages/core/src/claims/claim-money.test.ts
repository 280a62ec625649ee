import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept } from '../shared/decision.ts';
import { sumCents } from '../shared/money/money.ts';
import { sampled, sampleSeed } from '../shared/testing/sampled.ts';
import {
  type ClaimEntry,
  paymentEntries,
  payoutEntries,
  payoutFailedEntries,
  recoveryEntries,
  reserveEntries,
} from './claim-ledger.ts';
import {
  checkLimits,
  deductibleReturned,
  type Exposure,
  incurredOf,
  payableOf,
  payExposure,
  recover,
  setReserve,
  type SharedLimits,
  takeBackPayment,
} from './claim-money.ts';
import type { ClaimAccount, ReserveKind } from './vocabulary.ts';

const none = { indemnity: 0, expense: 0 };
const exposure: Exposure = {
  exposureId: 'e1',
  coverage: 'collision',
  claimant: 'insured',
  limit: 4_000_000,
  deductible: 50_000,
  reserve: none,
  paid: none,
  recovered: { salvage: 0, subrogation: 0 },
};
const unlimited: SharedLimits = { person: null, occurrence: null, aggregate: null, usedOfAggregate: 0 };
const alone = { all: [exposure], shared: unlimited };
const codeOf = (decision: ReturnType<typeof recover>) => (decision.ok ? 'ok' : decision.refusal.code);

describe('the money of a claim', () => {
  test('pays no more than the limit less the deductible', () => {
    expect(payableOf(exposure, [exposure], unlimited)).toBe(3_950_000);
    expect(codeOf(setReserve(exposure, 'indemnity', 3_950_000, alone))).toBe('ok');
    expect(codeOf(setReserve(exposure, 'indemnity', 3_950_001, alone))).toBe('reserve_above_limit');
    // What handling costs is in no limit.
    expect(codeOf(setReserve(exposure, 'expense', 9_000_000, alone))).toBe('ok');
    expect(codeOf(setReserve(exposure, 'expense', -1, alone))).toBe('reserve_negative');
  });

  test('pays out of what is held back, which falls by as much', () => {
    const held = { ...exposure, reserve: { indemnity: 100_000, expense: 0 } };
    const paid = payExposure(held, 'indemnity', 60_000, alone);
    expect(paid).toMatchObject({ event: { reserve: { indemnity: 40_000 }, paid: { indemnity: 60_000 } } });
    expect(codeOf(payExposure(held, 'indemnity', 100_001, alone))).toBe('payment_above_reserve');
    expect(codeOf(payExposure(held, 'indemnity', 0, alone))).toBe('amount_not_positive');
    // A reserve that was held back before another claimant had the rest of the limit.
    const over = { ...exposure, limit: 80_000, reserve: { indemnity: 100_000, expense: 0 } };
    expect(codeOf(payExposure(over, 'indemnity', 30_001, alone))).toBe('payment_above_limit');
  });

  test('shares a limit a person, an occurrence and a term among the exposures of one coverage', () => {
    const of = (id: string, claimant: string, indemnity: number, coverage = 'liability'): Exposure => ({
      ...exposure,
      exposureId: id,
      claimant,
      coverage,
      limit: null,
      deductible: 0,
      paid: { indemnity, expense: 0 },
    });
    const all = [
      of('a', 'ann', 4_000_000),
      of('b', 'ann', 500_000),
      of('c', 'bob', 3_000_000),
      of('d', 'bob', 9, 'pet'),
    ];
    const shared = { person: 5_000_000, occurrence: 10_000_000, aggregate: 9_000_000, usedOfAggregate: 1_000_000 };
    const left = (limits: SharedLimits) => all.map((one) => payableOf(one, all, limits));
    expect(left({ ...shared, aggregate: null, usedOfAggregate: 0 })).toEqual([500_000, 500_000, 2_000_000, 4_999_991]);
    expect(left({ ...shared, person: null, aggregate: null })[0]).toBe(2_500_000);
    expect(left({ ...shared, person: null, occurrence: null })[0]).toBe(500_000);
    expect(left(unlimited)[0]).toBeNull();
  });

  test('has no limit fall below what is held back and paid under it; one that rises or stays asks nothing', () => {
    const of = (id: string, claimant: string, held: number, paid: number): Exposure => ({
      ...exposure,
      exposureId: id,
      claimant,
      reserve: { indemnity: held, expense: 0 },
      paid: { indemnity: paid, expense: 0 },
    });
    const all = [of('a', 'ann', 10, 30), of('b', 'ann', 20, 0), of('c', 'bob', 5, 0)];
    const wide = { limit: null, person: 100, occurrence: 100, counted: null };
    const name = { en: 'Liability', fr: 'Responsabilité' };
    const code = (after: Partial<typeof wide>) => {
      const decided = checkLimits(all, wide, { ...wide, ...after }, name);
      return decided.ok ? 'ok' : decided.refusal.code;
    };
    expect([code({}), code({ person: 60 }), code({ occurrence: 65 })]).toEqual(['ok', 'ok', 'ok']);
    expect([code({ person: 59 }), code({ occurrence: 64 })]).toEqual(['limit_below_held', 'limit_below_held']);
    expect(code({ occurrence: 29 })).toBe('limit_below_paid');
    const narrow = { ...wide, person: 10 };
    expect(checkLimits(all, narrow, narrow, name).ok).toBe(true);
  });

  test('takes in no more than the loss that was paid', () => {
    const paid = { ...exposure, paid: { indemnity: 100_000, expense: 5_000 } };
    expect(codeOf(recover(paid, 'salvage', 100_001))).toBe('recovery_above_paid');
    expect(codeOf(recover(paid, 'salvage', 0))).toBe('amount_not_positive');
    expect(recover(paid, 'subrogation', 30_000)).toMatchObject({ event: { recovered: { subrogation: 30_000 } } });
    expect(incurredOf([{ ...paid, recovered: { salvage: 0, subrogation: 30_000 } }])).toBe(75_000);
  });

  // A loss of $5,000, of which $4,500 was paid: of $2,500 that came back a tenth is the insured's.
  test('gives the insured their share of what came back, and never more than the deductible', () => {
    expect(deductibleReturned(50_000, 450_000, 250_000)).toBe(25_000);
    expect(deductibleReturned(50_000, 450_000, 900_000)).toBe(50_000);
    expect(deductibleReturned(50_000, 450_000, 0)).toBe(0);
    expect(deductibleReturned(0, 0, 10)).toBe(0);
    expect(deductibleReturned(1, 2, 1)).toBe(0);
  });

  test('holds a payment that comes back again, also where a part of it was recovered', () => {
    const paid = {
      ...exposure,
      paid: { indemnity: 100_000, expense: 0 },
      recovered: { salvage: 90_000, subrogation: 0 },
    };
    const back = takeBackPayment(paid, 'indemnity', 100_000);
    expect(back).toMatchObject({ paid: { indemnity: 0 }, reserve: { indemnity: 100_000 } });
    expect(incurredOf([back])).toBe(incurredOf([paid]));
    expect(codeOf(recover(back, 'salvage', 1))).toBe('recovery_above_paid');
  });

  const lives = sampled(2_000, 10_000);
  test(`is in order at every instant of ${lives.numRuns} lives, and so are its books (seed ${sampleSeed})`, () => {
    const deed = fc.record({
      which: fc.nat({ max: 2 }),
      what: fc.constantFrom('reserve', 'reserve', 'pay', 'pay', 'back', 'salvage', 'subrogation', 'reopen'),
      kind: fc.constantFrom('indemnity' as const, 'indemnity' as const, 'expense' as const),
      // Of what may be held back, is held back, or has not come back; a cent too much now and then.
      percent: fc.integer({ min: -2, max: 100 }),
      extra: fc.nat({ max: 1 }),
    });
    const some = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null });
    const limits = fc.record({
      person: some(4_000_000),
      occurrence: some(6_000_000),
      aggregate: some(6_000_000),
      usedOfAggregate: fc.nat({ max: 2_000_000 }),
    });
    const owned = fc.tuple(some(4_000_000), some(4_000_000), some(4_000_000));
    let paidOnce = 0;
    let backOnce = 0;
    const property = fc.property(
      limits,
      owned,
      fc.nat({ max: 100_000 }),
      fc.array(deed, { minLength: 12, maxLength: 24, size: 'max' }),
      (shared, ownLimits, deductible, deeds) => {
        let all: readonly Exposure[] = ownLimits.map((limit, index) => ({
          ...exposure,
          exposureId: `e${index}`,
          claimant: index === 2 ? 'other' : 'insured',
          coverage: 'liability',
          limit,
          deductible,
        }));
        const sent: { readonly which: number; readonly kind: ReserveKind; readonly amount: number }[] = [];
        const books = new Map<ClaimAccount, number>();
        const returned = new Map<number, number>();
        const book = (entries: readonly ClaimEntry[]): void => {
          for (const { account, amount } of entries) books.set(account, (books.get(account) ?? 0) + amount);
        };
        for (const { which, what, kind, percent, extra } of deeds) {
          const one = all[which] ?? exposure;
          const [shares, before] = [{ all, shared }, incurredOf(all)];
          const of = (whole: number) => Math.trunc((whole * percent) / 100) + extra;
          const outstanding = one.paid.indemnity - one.recovered.salvage - one.recovered.subrogation;
          const heldBy = ({ reserve }: Exposure) => reserve.indemnity + reserve.expense;
          const taken = what === 'back' ? sent.findIndex((payment) => payment.which === which) : -1;
          const [back] = taken < 0 ? [] : sent.splice(taken, 1);
          const decided = {
            reserve: () => setReserve(one, kind, of(payableOf(one, all, shared) ?? 3_000_000), shares),
            pay: () => payExposure(one, kind, of(one.reserve[kind]), shares),
            back: () => accept(back ? takeBackPayment(one, back.kind, back.amount) : one),
            reopen: () => setReserve(one, kind, 0, shares),
            salvage: () => recover(one, 'salvage', of(outstanding)),
            subrogation: () => recover(one, 'subrogation', of(outstanding)),
          }[what]();
          if (!decided.ok) continue;
          const now = decided.event;
          all = all.map((each, index) => (index === which ? now : each));
          // Paying moves what was held back, and so does what comes back: neither costs anything new.
          if ((what === 'pay' || what === 'back') && incurredOf(all) !== before) return false;
          if (what === 'pay') {
            const amount = one.reserve[kind] - now.reserve[kind];
            sent.push({ which, kind, amount });
            paidOnce += 1;
            book([...paymentEntries(amount), ...payoutEntries(amount)]);
          } else if (back) {
            backOnce += 1;
            returned.set(which, (returned.get(which) ?? 0) + back.amount);
            book(payoutFailedEntries(back.amount, true));
          } else if (what === 'reserve' || what === 'reopen') {
            book(reserveEntries(heldBy(now) - heldBy(one)));
          } else if (what !== 'back') {
            book(recoveryEntries({ ours: before - incurredOf(all), deductible: 0, sought: 0 }));
          }
          const isInOrder = all.every(
            ({ limit, reserve, paid, recovered }, index) =>
              Math.min(reserve.indemnity, reserve.expense, paid.indemnity, paid.expense) >= 0 &&
              (limit === null || paid.indemnity <= Math.max(0, limit - deductible)) &&
              recovered.salvage + recovered.subrogation <= paid.indemnity + (returned.get(index) ?? 0),
          );
          const paidTo = (claimants: readonly string[]) =>
            all.reduce((sum, { claimant, paid }) => sum + (claimants.includes(claimant) ? paid.indemnity : 0), 0);
          const whole = paidTo(['insured', 'other']);
          const isWithinPerson = ['insured', 'other'].every((who) => paidTo([who]) <= (shared.person ?? Infinity));
          const isWithinTerm = whole === 0 || whole + shared.usedOfAggregate <= (shared.aggregate ?? Infinity);
          if (!isInOrder || !isWithinPerson || !isWithinTerm || whole > (shared.occurrence ?? Infinity)) return false;
          const inBooks = (account: ClaimAccount) => books.get(account) ?? 0;
          const isBooked =
            sumCents([...books.values()]) === 0 &&
            inBooks('incurred') === incurredOf(all) &&
            -inBooks('outstanding') === sumCents(all.map(heldBy));
          if (!isBooked) return false;
        }
        return true;
      },
    );
    fc.assert(property, lives);
    expect(paidOnce).toBeGreaterThan(lives.numRuns / 2);
    expect(backOnce).toBeGreaterThan(lives.numRuns / 10);
  });
});
