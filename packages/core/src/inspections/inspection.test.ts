import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyStatuses } from '../policies/vocabulary.ts';
import { defaultParameters } from '../products/product-parameters.ts';
import { vehicleClasses } from '../products/vocabulary.ts';
import { codeOf, exampleVehicle } from '../quoting/quote.fixture.ts';
import { addDays, day } from '../shared/time/day.ts';
import { exampleInspection, photosOf } from './inspection.fixture.ts';
import {
  requestedByProduct,
  checkCovering,
  missingShots,
  overdueQuestion,
  shotsOf,
  stepDue,
  followVehicles,
} from './inspection.ts';
import { inspectionStatuses, shots } from './vocabulary.ts';

const from = day('2026-03-20');
const asking = { ...defaultParameters, inspectionDays: 30 };
const aged = (year: number | null, ratingValue: number | null = 5_000_000) => ({
  ...exampleVehicle,
  year,
  ratingValue,
});

describe('what a product asks of a vehicle', () => {
  test('is nothing unless it says a number of days', () => {
    expect(requestedByProduct(aged(1970, 90_000_000), defaultParameters, from)).toBeNull();
    expect(requestedByProduct(aged(1970), { ...asking, inspectionDays: 1 }, from)?.dueDate).toBe('2026-03-21');
  });

  test.each([
    ['a vehicle of the year before the age', 2017, 5_000_000, false],
    ['a vehicle of the age', 2016, 5_000_000, true],
    ['an older vehicle', 1999, 1_000_000, true],
    ['a new vehicle a cent below the value', 2026, 14_999_999, false],
    ['a new vehicle of the value', 2026, 15_000_000, true],
    ['a vehicle of next year', 2027, 100, false],
    ['a vehicle of which neither is known', null, null, false],
    ['a dear vehicle of an unknown year', null, 20_000_000, true],
    ['an old vehicle of an unknown value', 2001, null, true],
  ])('is asked of %s as written down here', (_what, year, value, isRequested) => {
    expect(requestedByProduct(aged(year, value), asking, from) !== null).toBe(isRequested);
  });

  test('is due so many days after cover began, across months and leap days', () => {
    const due = (begins: string, inspectionDays: number) =>
      requestedByProduct(aged(2000), { ...asking, inspectionDays }, day(begins))?.dueDate;
    expect(due('2026-03-20', 30)).toBe('2026-04-19');
    expect(due('2028-02-28', 1)).toBe('2028-02-29');
    expect(due('2026-12-20', 14)).toBe('2027-01-03');
  });

  test('counts both bounds as the product says them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (age, fromAge) => {
        const parameters = { ...asking, inspectionFromAge: fromAge, inspectionFromValue: 1_000_000_000 };
        expect(requestedByProduct(aged(2026 - age), parameters, from) !== null).toBe(age >= fromAge);
      }),
    );
  });

  test.each(vehicleClasses)('asks for the odometer where an engine is, %s as written down here', (type) => {
    const drives = ['class_a', 'class_b', 'class_c', 'bus_conversion'].includes(type);
    expect(shotsOf({ type })).toEqual(drives ? shots : shots.filter((shot) => shot !== 'odometer'));
  });
});

describe('an inspection', () => {
  test.each(policyStatuses)('matters while its policy covers something or is to, %s as written down here', (status) => {
    const isOver = ['cancelled', 'expired', 'rewritten'].includes(status);
    expect(codeOf(checkCovering(status))).toBe(isOver ? 'policy_over' : null);
  });

  test('misses what was never sent and what is asked for again, in the order of a walk around the vehicle', () => {
    expect(missingShots(exampleInspection())).toEqual(shots);
    const photos = [...photosOf(['front', 'rear']), ...photosOf(['left'], 'again'), ...photosOf(['right'], 'accepted')];
    expect(missingShots(exampleInspection({ photos }))).toEqual(['left', 'interior', 'vin_plate', 'odometer']);
    expect(missingShots(exampleInspection({ photos: photosOf(shots) }))).toEqual([]);
  });
});

describe('the clock', () => {
  const step = (today: string, changes: Parameters<typeof exampleInspection>[0] = {}) =>
    stepDue(exampleInspection(changes), day(today));

  test.each([
    ['four days before the last', '2026-03-16', null],
    ['three days before the last', '2026-03-17', 'due'],
    ['on the last day', '2026-03-20', 'due'],
    ['on the day after it', '2026-03-21', 'overdue'],
    ['after a long outage', '2026-09-01', 'overdue'],
  ])('owes %s what is written down here', (_when, today, owed) => {
    expect(step(today)).toBe(owed);
    expect(step(today, { status: 'asked_again' })).toBe(owed);
  });

  test('owes each once', () => {
    expect(step('2026-03-18', { isReminded: true })).toBeNull();
    expect(step('2026-03-21', { isReminded: true })).toBe('overdue');
    expect(step('2026-03-21', { isOverdue: true })).toBeNull();
  });

  test.each(inspectionStatuses)('owes nothing of what waits for us, %s as written down here', (status) => {
    const waitsForThem = status === 'asked' || status === 'asked_again';
    expect(step('2026-03-21', { status })).toBe(waitsForThem ? 'overdue' : null);
    expect(step('2026-03-19', { status })).toBe(waitsForThem ? 'due' : null);
  });

  test('is withdrawn with its vehicle, and asked again with some days when that comes back', () => {
    const inspections = (['asked', 'asked_again', 'submitted', 'completed', 'withdrawn'] as const).map((status) => ({
      inspectionId: status,
      rootVehicleId: 'rig',
      status,
      dueDate: day('2026-03-20'),
    }));
    expect(followVehicles(inspections, new Set(), day('2026-03-18'))).toEqual([
      { inspectionId: 'asked', status: 'withdrawn', dueDate: '2026-03-20' },
      { inspectionId: 'asked_again', status: 'withdrawn', dueDate: '2026-03-20' },
    ]);
    expect(followVehicles(inspections, new Set(['rig']), day('2026-03-18'))).toEqual([
      { inspectionId: 'withdrawn', status: 'asked', dueDate: '2026-03-25' },
    ]);
  });

  test('never reminds of a day that has passed, and is overdue from the next day on for good', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 90 }), fc.boolean(), (days, isReminded) => {
        const owed = stepDue(exampleInspection({ isReminded }), addDays(day('2026-03-20'), days));
        if (days > 0) expect(owed).toBe('overdue');
        else expect(owed).toBe(days >= -3 && !isReminded ? 'due' : null);
      }),
    );
  });
});

test('an underwriter is asked which vehicle, since when, and how many of its photos are missing', () => {
  const photos = [...photosOf(['front', 'rear']), ...photosOf(['left'], 'again')];
  const question = overdueQuestion(exampleInspection({ photos }), '2023 Winnebago Adventurer');
  expect(question.reasons.map(({ message }) => message)).toEqual([
    'Photos of 2023 Winnebago Adventurer were due on Mar 20, 2026; 5 of 7 are missing.',
  ]);
  expect(question.findings).toEqual([{ code: 'inspection_overdue', value: 'inspection-1' }]);
});
