import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import { checkEffectiveDate, longestLead } from './check-effective-date.ts';
import { fieldOf } from '../quote.fixture.ts';

const seed = 60;

describe('the first day of cover', () => {
  test.each([
    ['2024-01-15', '2024-01-15', true],
    ['2024-01-14', '2024-01-15', false],
    ['2024-03-15', '2024-01-15', true],
    ['2024-03-16', '2024-01-15', false],
    ['2025-03-16', '2025-01-15', true],
    ['2025-03-17', '2025-01-15', false],
    ['2026-02-28', '2025-12-31', true],
    ['2026-03-01', '2025-12-31', true],
    ['2026-03-02', '2025-12-31', false],
  ])('%s seen from %s: %s', (effective, today, allowed) => {
    const decision = checkEffectiveDate(effective, day(today));
    expect(decision.ok).toBe(allowed);
    expect(fieldOf(decision)).toBe(allowed ? null : 'effective_date');
  });

  test.each(['2026-02-30', '2026-13-01', '03/20/2026', '', 'tomorrow', '2026-3-2'])('"%s" is no day', (text) => {
    expect(checkEffectiveDate(text, day('2026-03-10'))).toMatchObject({ refusal: { code: 'day_not_valid' } });
  });

  test('the refusal names both ends of the range', () => {
    const decision = checkEffectiveDate('2027-01-01', day('2026-03-10'));
    expect(decision.ok ? '' : decision.refusal.message).toBe('Choose a day from Mar 10, 2026 to May 9, 2026.');
  });

  test(`is allowed on exactly 61 days from any day (seed ${seed})`, () => {
    const property = fc.property(
      fc.integer({ min: 0, max: 3_650 }),
      fc.integer({ min: -100, max: 160 }),
      (from, ahead) => {
        const today = addDays(day('2023-01-01'), from);
        expect(checkEffectiveDate(addDays(today, ahead), today).ok).toBe(ahead >= 0 && ahead <= longestLead);
      },
    );
    fc.assert(property, { seed });
  });
});
