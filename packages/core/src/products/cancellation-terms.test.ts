import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { type RequestedCancellationTerms, decideCancellationTerms } from './cancellation-terms.ts';
import { cancellationBases } from './parameter-vocabulary.ts';

const today = day('2026-06-15');
type Decided = ReturnType<typeof decideCancellationTerms>;
const codeOf = (decided: Decided) => (decided.ok ? null : decided.refusal.code);
const fieldOf = (decided: Decided) => (decided.ok ? null : decided.refusal.field);
const requested = (more: Partial<RequestedCancellationTerms> = {}): RequestedCancellationTerms => ({
  area: 'US-OH',
  effectiveDate: '2026-06-16',
  basis: 'short_rate_90',
  minimumEarned: 2500,
  ...more,
});
const decide = (more: Partial<RequestedCancellationTerms> = {}) => decideCancellationTerms(requested(more), today);

describe('what comes back when an insured cancels', () => {
  test('is said of a state as addresses write it, or of every other one', () => {
    const stated = { from: '2026-06-16', basis: 'short_rate_90', minimumEarned: 2_500 };
    expect(decide()).toEqual({ ok: true, event: { state: 'OH', ...stated } });
    expect(decide({ area: 'CA-ON' })).toMatchObject({ event: { state: 'ON' } });
    expect(decide({ area: null })).toEqual({ ok: true, event: { state: null, ...stated } });
    expect([codeOf(decide({ area: 'US-ZZ' })), fieldOf(decide({ area: 'OH' }))]).toEqual(['area_unknown', 'area']);
  });

  test('counts from a day that has begun nowhere, two years ahead at most', () => {
    expect(codeOf(decide({ effectiveDate: today }))).toBe('parameters_day_not_ahead');
    expect(codeOf(decide({ effectiveDate: 'tomorrow' }))).toBe('parameters_day_not_ahead');
    expect(decide({ effectiveDate: addDays(today, 730) }).ok).toBe(true);
    expect(codeOf(decide({ effectiveDate: addDays(today, 731) }))).toBe('parameters_day_too_far');
    expect(fieldOf(decide({ effectiveDate: today }))).toBe('effective_date');
  });

  test.each([...cancellationBases, 'flat', ''])('by %s, or not', (basis) => {
    const isKnown = cancellationBases.some((one) => one === basis);
    expect(codeOf(decide({ basis }))).toBe(isKnown ? null : 'choice_unknown');
  });

  test.each([
    ['US-FL', 'short_rate_90', 0, null],
    ['US-FL', 'short_rate_table', 0, 'below_least_return basis'],
    ['US-FL', 'pro_rata', 30_000, 'below_least_return minimum_earned'],
    ['US-GA', 'short_rate_90', 0, 'below_least_return basis'],
    ['US-GA', 'pro_rata', 1, 'below_least_return minimum_earned'],
    ['US-GA', 'pro_rata', 0, null],
    ['US-AK', 'short_rate_90', 0, 'below_least_return basis'],
    ['US-AK', 'pro_rata', 30_000, null],
    ['US-TX', 'short_rate_90', 20_000, null],
    // What counts for every other place counts as far as the law of each lets it.
    [null, 'short_rate_table', 20_000, null],
  ])('in %s by %s with %d cents that stay: %s', (area, basis, minimumEarned, refused) => {
    const decided = decide({ area, basis, minimumEarned });
    expect(decided.ok ? null : `${decided.refusal.code} ${decided.refusal.field}`).toBe(refused);
  });

  test('of a service contract is no matter of the law of insurance', () => {
    const terms = requested({ area: 'US-GA', basis: 'short_rate_table' });
    expect(codeOf(decideCancellationTerms(terms, today, 'personal'))).toBe('below_least_return');
    expect(codeOf(decideCancellationTerms(terms, today, 'roadside'))).toBe(null);
  });

  test.each([
    [0, null],
    [1_000_000, null],
    [1_000_001, 'minimum_earned_out_of_range'],
    [-1, 'minimum_earned_out_of_range'],
    [12.5, 'minimum_earned_out_of_range'],
  ])('with %d cents that stay earned, or not', (minimumEarned, code) => {
    expect(codeOf(decide({ minimumEarned }))).toBe(code);
  });
});
