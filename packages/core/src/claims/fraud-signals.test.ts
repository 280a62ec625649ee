import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { fraudSignals, type SignalFacts, signalsOf } from './fraud-signals.ts';

const clean: SignalFacts = {
  incidentDate: day('2026-06-30'),
  inForceSince: day('2024-03-01'),
  coverRaised: null,
  reported: day('2026-07-01'),
  samePhone: 0,
  oldestPhoto: day('2026-06-30'),
  claimsInYear: 0,
  isTheftWithoutPolice: false,
};
const codes = (change: Partial<SignalFacts>) => signalsOf({ ...clean, ...change }).map(({ code }) => code);

describe('signals of a claim', () => {
  // Each at its edge: the last case that is told, and the first that is not.
  test.each<readonly [string, Partial<SignalFacts>, Partial<SignalFacts>]>([
    ['early_loss', { inForceSince: day('2026-06-01') }, { inForceSince: day('2026-05-31') }],
    ['cover_raised', { coverRaised: day('2026-06-01') }, { coverRaised: day('2026-05-31') }],
    ['late_report', { reported: day('2026-08-30') }, { reported: day('2026-08-29') }],
    ['same_phone', { samePhone: 1 }, { samePhone: 0 }],
    ['older_photo', { oldestPhoto: day('2026-06-29') }, { oldestPhoto: null }],
    ['many_claims', { claimsInYear: 2 }, { claimsInYear: 1 }],
    ['theft_without_police', { isTheftWithoutPolice: true }, {}],
  ])('tell %s', (code, told, quiet) => {
    expect([codes(told), codes(quiet)]).toEqual([[code], []]);
  });

  test('tell nothing of what lies after the loss, and all at once', () => {
    expect(codes({ coverRaised: day('2026-07-01'), inForceSince: day('2026-07-01') })).toEqual([]);
    const every: SignalFacts = {
      incidentDate: day('2026-06-30'),
      inForceSince: day('2026-06-20'),
      coverRaised: day('2026-06-25'),
      reported: day('2026-12-01'),
      samePhone: 2,
      oldestPhoto: day('2026-01-01'),
      claimsInYear: 3,
      isTheftWithoutPolice: true,
    };
    expect(signalsOf(every)).toEqual(fraudSignals);
  });
});
