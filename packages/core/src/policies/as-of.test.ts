import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { type PolicyHistory, policyAsOf } from './as-of.ts';
import type { Segment } from './segments.ts';
import type { PolicyStatus, SegmentStatus } from './vocabulary.ts';

const segment = (from: string, to: string, quoteId = 'sold', status: SegmentStatus = 'in_force'): Segment => ({
  from: day(from),
  to: day(to),
  quoteId,
  status,
});
const stood = (from: string, status: PolicyStatus, cancelled: string | null = null) => ({
  from: new Date(from),
  status,
  cancelledAsOf: cancelled === null ? null : day(cancelled),
});
const term = segment('2026-03-20', '2027-03-20');
const bought = [stood('2026-03-10T15:00:00Z', 'pending'), stood('2026-03-20T04:01:00Z', 'active')];
const history = (changes: Partial<PolicyHistory> = {}): PolicyHistory => ({
  timeZone: 'America/New_York',
  segments: [term],
  standings: bought,
  ...changes,
});
const asOf = (on: string, known: string, changes: Partial<PolicyHistory> = {}) =>
  policyAsOf(history(changes), { validOn: day(on), knownAt: new Date(known) });
const statusOf = (...requested: Parameters<typeof asOf>) => {
  const decision = asOf(...requested);
  return decision.ok ? decision.event.status : decision.refusal.code;
};
const quoteOf = (...requested: Parameters<typeof asOf>) => {
  const decision = asOf(...requested);
  return decision.ok ? decision.event.quoteId : decision.refusal.code;
};
const later = '2027-06-01T12:00:00Z';

describe('a policy on a day', () => {
  test.each([
    ['2026-03-19', 'pending'],
    ['2026-03-20', 'active'],
    ['2027-03-19', 'active'],
    ['2027-03-20', 'expired'],
  ])('stands by the days of its term (%s: %s)', (on, status) => {
    expect(statusOf(on, later)).toBe(status);
  });

  test('has the description that covered the day; a day outside the term that of the nearest', () => {
    const segments = [segment('2026-03-20', '2026-05-03'), segment('2026-05-03', '2027-03-20', 'changed')];
    expect(quoteOf('2026-05-02', later, { segments })).toBe('sold');
    expect(quoteOf('2026-05-03', later, { segments })).toBe('changed');
    expect(quoteOf('2026-01-01', later, { segments })).toBe('sold');
    expect(quoteOf('2028-01-01', later, { segments })).toBe('changed');
  });

  test('is refused before anything was known of it, and says from when on something was', () => {
    const decision = asOf('2026-04-01', '2026-03-09T00:00:00Z', { segments: [] });
    expect(decision).toMatchObject({
      ok: false,
      refusal: { code: 'not_known_yet', field: 'known_at', facts: { day: '2026-03-10' } },
    });
  });
});

describe('what was said of it', () => {
  const standings = [...bought, stood('2026-05-08T13:00:00Z', 'delinquent'), stood('2026-05-12T13:00:00Z', 'active')];

  test('counts from the day on which it was: nobody is overdue in hindsight', () => {
    expect(statusOf('2026-05-07', later, { standings })).toBe('active');
    expect(statusOf('2026-05-08', later, { standings })).toBe('delinquent');
    expect(statusOf('2026-05-11', later, { standings })).toBe('delinquent');
    expect(statusOf('2026-05-12', later, { standings })).toBe('active');
  });

  test('is what was known: a day to come stands as things stood when one looked ahead', () => {
    expect(statusOf('2026-06-01', '2026-05-10T12:00:00Z', { standings })).toBe('delinquent');
    expect(statusOf('2026-05-08', '2026-05-08T12:59:59Z', { standings })).toBe('active');
  });

  test('counts to the last instant of the day where the risk is', () => {
    // 11:30 p.m. in New York, which is the next day by Greenwich.
    const late = [...bought, stood('2026-05-09T03:30:00Z', 'delinquent')];
    expect(statusOf('2026-05-08', later, { standings: late })).toBe('delinquent');
    expect(statusOf('2026-05-07', later, { standings: late })).toBe('active');
  });
});

describe('cover that ended', () => {
  const ended = [segment('2026-03-20', '2026-05-20'), segment('2026-05-20', '2027-03-20', 'sold', 'lapsed')];
  const announced = stood('2026-05-08T13:00:00Z', 'pending_cancellation', '2026-05-20');

  test('was announced first: the day before the announcement knew nothing of it', () => {
    const known = { segments: ended, standings: [...bought, announced] };
    expect(statusOf('2026-05-07', '2026-05-10T12:00:00Z', known)).toBe('active');
    expect(asOf('2026-05-10', '2026-05-10T12:00:00Z', known)).toMatchObject({
      event: { status: 'pending_cancellation', cancelledAsOf: '2026-05-20' },
    });
    expect(statusOf('2026-05-20', '2026-05-10T12:00:00Z', known)).toBe('cancelled');
  });

  test('for a day that had passed counts from that day once it is known', () => {
    const standings = [...bought, stood('2026-06-01T13:00:00Z', 'cancelled', '2026-05-20')];
    expect(statusOf('2026-05-25', '2026-05-30T12:00:00Z', { standings })).toBe('active');
    expect(statusOf('2026-05-25', '2026-06-02T12:00:00Z', { segments: ended, standings })).toBe('cancelled');
    expect(statusOf('2026-05-19', '2026-06-02T12:00:00Z', { segments: ended, standings })).toBe('active');
  });

  test('and went on without a gap was never gone, as it is known since', () => {
    const standings = [
      ...bought,
      stood('2026-05-20T04:01:00Z', 'cancelled', '2026-05-20'),
      stood('2026-05-26T13:00:00Z', 'active'),
    ];
    expect(statusOf('2026-05-22', '2026-05-23T12:00:00Z', { segments: ended, standings })).toBe('cancelled');
    expect(statusOf('2026-05-22', '2026-05-27T12:00:00Z', { standings })).toBe('active');
  });

  test('says what took its place', () => {
    const standings = [...bought, stood('2026-05-20T04:01:00Z', 'rewritten', '2026-05-20')];
    expect(statusOf('2026-06-01', later, { segments: ended, standings })).toBe('rewritten');
  });

  test('with its first day was never taken', () => {
    const segments = [segment('2026-03-20', '2027-03-20', 'sold', 'not_taken')];
    const standings = [...bought, stood('2026-04-01T13:00:00Z', 'cancelled', '2026-03-20')];
    expect(statusOf('2026-06-01', later, { segments, standings })).toBe('cancelled');
  });
});

describe('whatever happened', () => {
  const instant = fc.integer({ min: 0, max: 600 }).map((days) => new Date(Date.UTC(2026, 1, 1) + days * 86_400_000));
  const status = fc.constantFrom<PolicyStatus>(
    'active',
    'delinquent',
    'pending_cancellation',
    'cancelled',
    'rewritten',
  );
  const standings = fc
    .array(fc.record({ from: instant, status, cancelledAsOf: fc.constant(null) }), { maxLength: 8 })
    .map((all) => all.toSorted((one, other) => one.from.getTime() - other.from.getTime()));
  const cut = fc.integer({ min: 1, max: 364 });
  const on = fc.integer({ min: -30, max: 430 }).map((days) => addDays(day('2026-03-20'), days));
  const segments = fc.tuple(cut, fc.constantFrom<SegmentStatus>('in_force', 'lapsed')).map(([days, status]) => {
    const at = addDays(day('2026-03-20'), days);
    return [segment('2026-03-20', at, 'first'), { ...segment(at, '2027-03-20', 'second'), status }];
  });

  test('what is written down later changes nothing of what was known', () => {
    fc.assert(
      fc.property(segments, standings, on, instant, (known, all, validOn, knownAt) => {
        const requested = { validOn, knownAt };
        const then = all.filter(({ from }) => from <= knownAt);
        const [now, before] = [all, then].map((written) =>
          policyAsOf({ timeZone: 'America/Denver', segments: known, standings: written }, requested),
        );
        expect(now).toEqual(before);
      }),
    );
  });

  test('a day is described by the segment that it lies in, and stands by how that was covered', () => {
    fc.assert(
      fc.property(segments, standings, on, instant, (known, all, validOn, knownAt) => {
        const history = { timeZone: 'America/Denver', segments: known, standings: all };
        const decision = policyAsOf(history, { validOn, knownAt });
        if (!decision.ok) throw new Error(decision.refusal.code);
        const { segment: found, quoteId, status: stood } = decision.event;
        const isBefore = validOn < (known[0]?.to ?? '');
        expect(quoteId).toBe(isBefore ? 'first' : 'second');
        expect(['cancelled', 'rewritten'].includes(stood)).toBe(found.status === 'lapsed');
        if (found.status !== 'in_force') return;
        expect(stood === 'pending').toBe(validOn < '2026-03-20');
        expect(stood === 'expired').toBe(validOn >= '2027-03-20');
      }),
    );
  });
});
