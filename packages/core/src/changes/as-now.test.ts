import { describe, expect, test } from 'vitest';
import { asNowFrom } from './as-now.ts';
import { applyDelta, type Description, isNothing } from './delta.ts';

const then: Description = {
  coverages: { collision: { deductible: 500 }, comprehensive: { deductible: 500 } },
  discounts: {},
  locations: { home: { postal_code: '43215' } },
  vehicles: { rig: { location: 'home', mileage: 4 } },
  entities: {},
};
const now: Description = {
  ...then,
  coverages: { collision: { deductible: 1000 }, comprehensive: { deductible: 250 }, roadside: {} },
  locations: { home: { postal_code: '43215' }, barn: { postal_code: '44114' } },
  vehicles: { rig: { location: 'home', mileage: 4 }, bike: { location: 'barn', lienholder: 'bank' } },
  entities: { bank: { business_name: 'Bank', location: null } },
};

describe('what counts from an earlier day as it is now', () => {
  test('is what is named, a cover with all of its settings, and nothing else that is otherwise by now', () => {
    expect(asNowFrom(then, now, ['coverages.collision'])).toEqual({
      coverages: { collision: { put: { deductible: 1000 } } },
    });
    expect(asNowFrom(then, now, ['coverages.roadside', 'coverages.liability'])).toEqual({
      coverages: { roadside: { add: {} } },
    });
    expect(isNothing(asNowFrom(then, now, ['vehicles.rig', 'locations.home']))).toBe(true);
  });

  test('comes with where it is kept and who lends for it, so that it fits what was covered then', () => {
    const delta = asNowFrom(then, now, ['vehicles.bike']);
    expect(Object.keys(delta)).toEqual(['locations', 'vehicles', 'entities']);
    const applied = applyDelta(then, delta);
    expect(applied).toMatchObject({ ok: true, event: { vehicles: now.vehicles, coverages: then.coverages } });
  });
});
