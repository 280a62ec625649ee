import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { decidePromoteRaterVersion, type PromotionRequest, type PromotionFacts } from './promote-rater-version.ts';

const today = day('2026-06-01');
const requested: PromotionRequest = { version: '2026.2', reason: 'Filed', release: { effectiveDate: today } };
const facts: PromotionFacts = { today, outcomes: [], taken: null };
const differing = [
  { name: 'Ohio motorhome', expected: 104_753, total: 110_000, differs: true },
  { name: 'Texan trailer', expected: 1, total: 1, differs: false },
  { name: 'Florida bus', expected: null, total: 5, differs: true },
];
const decide = (change: Partial<PromotionRequest> = {}, more: Partial<PromotionFacts> = {}) =>
  decidePromoteRaterVersion({ ...requested, ...change }, { ...facts, ...more });
const refusalOf = (decision: ReturnType<typeof decide>) => (decision.ok ? null : decision.refusal);

describe('a promotion', () => {
  test('puts a version in force from today on, everywhere and for all business', () => {
    expect(decide()).toEqual({
      ok: true,
      event: {
        reason: 'Filed',
        differenceReason: null,
        release: {
          effectiveDate: today,
          area: null,
          businessType: null,
        },
      },
    });
  });

  test('may be of one place and of one kind of business', () => {
    const release = { effectiveDate: day('2026-07-01'), area: 'OH', businessType: 'renewal' };
    expect(decide({ release })).toMatchObject({ ok: true, event: { release } });
  });

  test.each([
    ['no reason', { reason: ' \n ' }, 'reason_missing', 'reason'],
    ['a reason without end', { reason: 'x'.repeat(1001) }, 'text_too_long', 'reason'],
    [
      'a reason of differences without end',
      { differenceReason: 'x'.repeat(1001) },
      'text_too_long',
      'difference_reason',
    ],
    ['a place that is none', { release: { effectiveDate: today, area: 'XX' } }, 'area_unknown', 'administrative_area'],
    [
      'a business that is none',
      { release: { effectiveDate: today, businessType: 'all' } },
      'business_type_unknown',
      'business_type',
    ],
    ['yesterday', { release: { effectiveDate: day('2026-05-31') } }, 'release_day_past', 'effective_date'],
  ])('is refused with %s', (_, change, code, field) => {
    expect(refusalOf(decide(change))).toMatchObject({ code, field });
  });

  test('is refused where another version counts from the same day on, and names it', () => {
    const refused = refusalOf(decide({}, { taken: '2026.1b' }));
    expect(refused).toMatchObject({ code: 'release_day_taken', field: 'effective_date' });
    expect(refused?.message).toMatch(/2026\.1b already counts from .*2026 on in the same place/);
  });

  test('is refused while fixtures differ, and names those alone', () => {
    const refused = refusalOf(decide({}, { outcomes: differing }));
    expect(refused).toMatchObject({ code: 'fixtures_differ', field: 'difference_reason' });
    expect(refused?.message).toContain('Ohio motorhome, Florida bus.');
    expect(refused?.message).not.toContain('Texan trailer');
    expect(refusalOf(decide({ differenceReason: '  ' }, { outcomes: differing }))?.code).toBe('fixtures_differ');
  });

  test('goes through with fixtures that differ once it is said why they may', () => {
    expect(decide({ differenceReason: ' Filed increase ' }, { outcomes: differing })).toMatchObject({
      ok: true,
      event: { differenceReason: 'Filed increase' },
    });
  });

  test('needs no such reason where every fixture holds', () => {
    expect(decide({}, { outcomes: differing.filter(({ differs }) => !differs) }).ok).toBe(true);
  });
});
