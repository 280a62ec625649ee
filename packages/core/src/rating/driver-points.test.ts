import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { driverPoints } from './driver-points.ts';
import { personalStructure } from './personal-structure.ts';
import { seeded } from './testing/example-subjects.ts';

const schedule = personalStructure.factors['points']?.schedule ?? {};
const pointsOf = (incidents: Readonly<Record<string, number>>) => driverPoints(incidents, schedule);

const none = { at_fault: 0, major: 0, minor: 0, speeding: 0, not_at_fault: 0 };

describe('the points of a driver', () => {
  test.each([
    ['at_fault', [0, 2, 5, 7, 9]],
    ['major', [0, 4, 8, 12, 16]],
    ['minor', [0, 2, 3, 4, 5]],
    ['speeding', [0, 3, 5, 7, 9]],
    ['not_at_fault', [0, 0, 0, 0, 0]],
  ] as const)('of one kind, %s, are %j for none, one, two and so on', (kind, points) => {
    expect(points.map((_, count) => pointsOf({ ...none, [kind]: count }))).toEqual(points);
  });

  test('add up over the kinds', () => {
    expect(pointsOf({ at_fault: 2, major: 1, minor: 3, speeding: 1, not_at_fault: 4 })).toBe(5 + 4 + 4 + 3);
  });

  test.each([-1, 0.5, Number.NaN, Infinity])('refuse a count of %d', (count) => {
    expect(() => pointsOf({ ...none, minor: count })).toThrow(RangeError);
    expect(() => pointsOf({ ...none, not_at_fault: count })).toThrow(RangeError);
  });

  test('never fall when an incident is added', () => {
    const count = fc.integer({ min: 0, max: 9 });
    const incidents = fc.record({ at_fault: count, major: count, minor: count, speeding: count, not_at_fault: count });
    fc.assert(
      fc.property(incidents, fc.constantFrom('at_fault', 'major', 'minor', 'speeding', 'not_at_fault'), (all, kind) => {
        expect(pointsOf({ ...all, [kind]: all[kind] + 1 })).toBeGreaterThanOrEqual(pointsOf(all));
      }),
      seeded,
    );
  });
});
