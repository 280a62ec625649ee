import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day, daysBetween } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { earnedBefore, type EarningCharge, earningsDue, earningsUntil } from './earning.ts';

const seed = 2_011;
const [from, to] = [day('2025-03-15'), day('2026-03-15')];
const charge = (changes: Partial<EarningCharge> = {}): EarningCharge => ({
  kind: 'premium',
  earning: 'pro_rata',
  from,
  to,
  amount: 12e4,
  ...changes,
});
const term = (charges: readonly EarningCharge[], ended: EarningCharge['from'] | null = null) => ({
  charges,
  expirationDate: to,
  ended,
  earnedUntil: from,
  earned: 0,
});
const anyCharge = fc
  .record({ amount: fc.integer({ min: -50_000, max: 500_000 }), at: fc.integer({ min: 0, max: 364 }) })
  .map(({ amount, at }) => charge({ amount, from: addDays(from, at) }));

test('premium is earned by its days, fees and taxes are not premium', () => {
  const charges = [charge(), charge({ kind: 'fee', earning: 'at_once' }), charge({ kind: 'tax', amount: 900 })];
  expect(earnedBefore(term(charges), day('2025-07-01'))).toBe(35_507);
  expect(earnedBefore(term(charges), from)).toBe(0);
  expect(earnedBefore(term([charge({ earning: 'at_once' })]), addDays(from, 1))).toBe(120_000);
});

test('of a term that ended early everything that is left charged is earned with its last day', () => {
  const ended = day('2025-07-01');
  const charges = [charge(), charge({ amount: -76_000, from: ended })];
  expect([addDays(ended, -1), ended, to].map((on) => earnedBefore(term(charges, ended), on))).toEqual([
    35_178, 44_000, 44_000,
  ]);
});

test('is booked month by month, what an outage left out too, and the end of cover last', () => {
  const due = earningsDue(term([charge()]), day('2025-06-10'));
  expect(due.steps.map(({ until }) => until)).toEqual(['2025-04-01', '2025-05-01', '2025-06-01']);
  expect(due.closed).toBe(false);
  const all = earningsDue(term([charge()]), day('2028-01-01'));
  expect([all.steps.length, all.steps.at(-1)?.until, all.closed]).toEqual([13, to, true]);
  const caughtUp = { ...term([charge()]), earnedUntil: to, earned: 120_000 };
  expect(earningsDue(caughtUp, day('2028-01-01'))).toEqual({ steps: [], closed: true });
});

test(`is the same whether it is booked every day or every month, whatever is charged meanwhile (seed ${seed})`, () => {
  const property = fc.property(
    fc.array(anyCharge, { minLength: 1, maxLength: 8 }),
    fc.option(fc.integer({ min: 1, max: 364 })),
    (charges, endsAfter) => {
      const ended = endsAfter === null ? null : addDays(from, endsAfter);
      const requested = term(charges, ended);
      const daily = { ...requested, earned: 0 };
      const steps = Array.from({ length: daysBetween(from, to) }, (_, index) => {
        const now = earnedBefore(requested, addDays(from, index + 1));
        const step = now - daily.earned;
        daily.earned = now;
        return step;
      });
      const monthly = sumCents(earningsDue(requested, to).steps.map(({ amount }) => amount));
      expect(sumCents(steps)).toBe(monthly);
      expect(monthly).toBe(sumCents(charges.map(({ amount }) => amount)));
    },
  );
  fc.assert(property, { seed });
});

test('books that are closed within a month have its days too, and the next month goes on from there', () => {
  const closed = earningsUntil(term([charge()]), day('2025-06-10'));
  expect(closed.map(({ until }) => until)).toEqual(['2025-04-01', '2025-05-01', '2025-06-01', '2025-06-10']);
  const earned = sumCents(closed.map(({ amount }) => amount));
  expect(earned).toBe(earnedBefore(term([charge()]), day('2025-06-10')));
  const after = { ...term([charge()]), earnedUntil: day('2025-06-10'), earned };
  expect(earningsUntil(after, day('2025-06-10'))).toEqual([]);
  const rest = earningsDue(after, day('2028-01-01'));
  expect([rest.steps[0]?.until, earned + sumCents(rest.steps.map(({ amount }) => amount))]).toEqual([
    '2025-07-01',
    120_000,
  ]);
});

test('books that are closed before cover begins, or after it ended, have no days of their own', () => {
  expect(earningsUntil(term([charge()]), from)).toEqual([]);
  expect(earningsUntil(term([charge()]), addDays(from, -20))).toEqual([]);
  expect(earningsUntil(term([charge()]), day('2027-01-01'))).toEqual(earningsDue(term([charge()]), to).steps);
});

test(`comes to the same however often its books are closed and opened again elsewhere (seed ${seed})`, () => {
  const property = fc.property(
    fc.array(anyCharge, { minLength: 1, maxLength: 6 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 364 }), { maxLength: 5 }),
    (charges, moves) => {
      const requested = term(charges);
      const state = { ...requested, earned: 0 };
      const shares = moves
        .toSorted((one, other) => one - other)
        .map((days) => {
          const steps = earningsUntil(state, addDays(from, days));
          // Nobody earns a day that the one before has earned, and no step is empty of days.
          expect(steps.every(({ until }, index) => until > (steps[index - 1]?.until ?? state.earnedUntil))).toBe(true);
          const share = sumCents(steps.map(({ amount }) => amount));
          state.earnedUntil = steps.at(-1)?.until ?? state.earnedUntil;
          state.earned += share;
          expect(state.earned).toBe(earnedBefore(requested, state.earnedUntil));
          return share;
        });
      const last = earningsUntil(state, to);
      expect(last.at(-1)?.until ?? state.earnedUntil).toBe(to);
      expect(sumCents([...shares, ...last.map(({ amount }) => amount)])).toBe(earnedBefore(requested, to));
    },
  );
  fc.assert(property, { seed, numRuns: 200 });
});
