import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoBook } from '../../rating/testing/example-subjects.ts';
import { rateQuote } from '../../rating/rate.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { exampleGaraging, exampleMailing, exampleQuote } from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';
import { subjectOfQuote } from '../subject/subject-of-quote.ts';
import { exampleEntry, recordedInsured } from './record.fixture.ts';
import type { InsuranceScore, RecordEntry } from './vocabulary.ts';

const total = (quote: Quote) => rateQuote(subjectOfQuote(quote), demoBook).total;
const priced = (entries: readonly RecordEntry[], score?: number, area = 'OH') => {
  const known: InsuranceScore | undefined = score === undefined ? undefined : { score, reasonCodes: [] };
  const stored = { ...exampleGaraging, administrativeArea: area };
  const quote = exampleQuote({ entities: [recordedInsured({ entries })], locations: [exampleMailing, stored] });
  return total(known ? { ...quote, score: known } : quote) ?? 0;
};

const anEntry = fc
  .record({
    code: fc.constantFrom('S15', 'M14', 'M84', 'A08'),
    daysAgo: fc.integer({ min: 30, max: 2_000 }),
  })
  .map(({ code, daysAgo }) => exampleEntry({ code, date: addDays(day('2026-03-20'), -daysAgo) }));

describe('what was found of a driver', () => {
  test('never makes insurance cheaper, entry by entry', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 3 }), anEntry, (entries, further) => {
        expect(priced([...entries, further])).toBeGreaterThanOrEqual(priced(entries));
      }),
    );
  });

  test('costs the three points of the schedule for one speeding', () => {
    const declared = exampleQuote({ declarations: { incidents: { speeding: 1 } } });
    expect(priced([exampleEntry()])).toBe(total(declared));
    expect(priced([exampleEntry()])).toBeGreaterThan(priced([]));
  });

  test('costs nothing once it is too old', () => {
    expect(priced([exampleEntry({ date: day('2022-12-31') })])).toBe(priced([]));
  });
});

describe('the score of a buyer', () => {
  test('never makes insurance dearer the better it is', () => {
    const score = fc.integer({ min: 200, max: 997 });
    fc.assert(
      fc.property(score, score, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(priced([], high)).toBeLessThanOrEqual(priced([], low));
      }),
    );
  });

  test('costs and saves nothing where the law does not let a price follow it', () => {
    for (const area of ['CA', 'MA']) expect(priced([], 200, area)).toBe(priced([], 997, area));
    expect(priced([], 200)).toBeGreaterThan(priced([], 997));
  });
});

describe('several drivers', () => {
  const together = (first: readonly RecordEntry[], other: readonly RecordEntry[]) =>
    total(
      exampleQuote({
        entities: [
          recordedInsured({ entries: first }),
          { ...recordedInsured({ entries: other }), entityId: 'entity-2', entityRelationship: 'driver' },
        ],
      }),
    );

  test('cost what the costliest of them costs, whoever that is', () => {
    const one = [exampleEntry()];
    const more = [exampleEntry(), exampleEntry({ code: 'M14' })];
    expect(together(one, [])).toBe(together([], one));
    expect(together(more, one)).toBe(together(more, []));
    expect(together(one, more)).toBe(together(more, one));
  });

  test('have each their own record: what one did is not counted for another', () => {
    const one = [exampleEntry()];
    expect(together(one, one)).toBe(together(one, []));
  });
});
