import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '../../shared/time/day.ts';
import { exampleEntry } from './record.fixture.ts';
import { countedEntries, eitherOf, incidentKindOf, recordIncidents } from './record-incidents.ts';

const starts = day('2026-03-20');
const none = { at_fault: 0, major: 0, minor: 0, speeding: 0, not_at_fault: 0 };

describe('an entry of a driving record', () => {
  test.each([
    ['S15', 'speeding'],
    ['S92', 'speeding'],
    ['S95', 'major'],
    ['A08', 'major'],
    ['B01', 'major'],
    ['M84', 'major'],
    ['U31', 'major'],
    ['M14', 'minor'],
    ['N05', 'minor'],
    [null, 'minor'],
  ] as const)('with the code %s is %s', (code, kind) => {
    expect(incidentKindOf(exampleEntry({ code }))).toBe(kind);
  });

  test.each([
    [true, 'at_fault'],
    [null, 'at_fault'],
    [false, 'not_at_fault'],
  ] as const)('about an accident whose fault is said to be %s is %s', (atFault, kind) => {
    expect(incidentKindOf(exampleEntry({ type: 'accident', code: null, atFault }))).toBe(kind);
  });

  test('about a suspension has no points', () => {
    expect(incidentKindOf(exampleEntry({ type: 'suspension', code: 'W01' }))).toBeNull();
    expect(recordIncidents([exampleEntry({ type: 'suspension' })], starts)).toEqual(none);
  });

  test('counts for 36 months before cover begins, the first of these days included', () => {
    const first = addMonths(starts, -36);
    expect(first).toBe('2023-03-20');
    const on = (date: typeof first) => countedEntries([exampleEntry({ date })], starts).length;
    expect(on(first)).toBe(1);
    expect(on(addDays(first, -1))).toBe(0);
    expect(on(starts)).toBe(1);
    expect(on(addDays(starts, 1))).toBe(0);
  });
});

describe('what counts of a driver', () => {
  test('is each kind by itself', () => {
    const entries = [exampleEntry(), exampleEntry({ code: 'M14' }), exampleEntry({ code: 'S06' })];
    expect(recordIncidents(entries, starts)).toEqual({ ...none, speeding: 2, minor: 1 });
  });

  test('is what was declared or what was found, whichever is more, and never both', () => {
    const found = { ...none, speeding: 2 };
    expect(eitherOf(null, found)).toEqual(found);
    expect(eitherOf({ speeding: 1, at_fault: 1 }, found)).toEqual({ ...none, speeding: 2, at_fault: 1 });
    expect(eitherOf({ speeding: 3 }, found)).toEqual({ ...none, speeding: 3 });
  });

  test('is never less than either and never more than both together', () => {
    const counts = fc.record({
      at_fault: fc.nat(9),
      major: fc.nat(9),
      minor: fc.nat(9),
      speeding: fc.nat(9),
      not_at_fault: fc.nat(9),
    });
    fc.assert(
      fc.property(counts, counts, (declared, found) => {
        const either = eitherOf(declared, found);
        for (const kind of ['at_fault', 'major', 'minor', 'speeding', 'not_at_fault'] as const) {
          expect(either[kind]).toBeGreaterThanOrEqual(declared[kind]);
          expect(either[kind]).toBeGreaterThanOrEqual(found[kind]);
          expect(either[kind]).toBeLessThanOrEqual(declared[kind] + found[kind]);
        }
      }),
    );
  });
});
