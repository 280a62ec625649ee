import { describe, expect, test } from 'vitest';
import type { Description } from '../changes/delta.ts';
import { editsAgain } from './edits-again.ts';

const term = (part: Partial<Description> = {}): Description => ({
  coverages: { collision: { deductible: 500 }, pet: {} },
  discounts: { affinity: {} },
  locations: { home: { postal_code: '43004' } },
  vehicles: { rig: { rating_value: 6_000_000, location: 'home' }, tow: { rating_value: 900_000, location: 'home' } },
  entities: {},
  ...part,
});
const unedited = term();

describe('what was edited of an offer', () => {
  test('is made once more on what the term covers by now', () => {
    const edited = term({ coverages: { collision: { deductible: 2500 } } });
    const now = term({ discounts: {}, coverages: { collision: { deductible: 500 }, pet: {}, glass: {} } });
    const { description, left } = editsAgain({ unedited, edited }, now);
    expect(description.coverages).toEqual({ collision: { deductible: 2500 }, glass: {} });
    expect(description.discounts).toEqual({});
    expect(left).toEqual([]);
  });

  test('says what is to be where the term was changed at the same record', () => {
    const edited = term({ coverages: { collision: { deductible: 2500 }, pet: {} } });
    const now = term({ coverages: { collision: { deductible: 1000 }, pet: {} } });
    expect(editsAgain({ unedited, edited }, now).description.coverages['collision']).toEqual({ deductible: 2500 });
  });

  test('is left out where its record is gone, and the rest of it stays', () => {
    const edited = term({
      coverages: { pet: {} },
      vehicles: { ...unedited.vehicles, tow: { rating_value: 800_000, location: 'home' } },
    });
    const { tow: _sold, ...vehicles } = unedited.vehicles;
    const { description, left } = editsAgain({ unedited, edited }, term({ vehicles }));
    expect(left).toEqual([{ part: 'vehicles', key: 'tow', is: 'missing' }]);
    expect(description.coverages).toEqual({ pet: {} });
    expect(description.vehicles).toEqual(vehicles);
  });

  test('adds a place before what is kept there, and is nothing where nobody edited', () => {
    const edited = term({
      locations: { ...unedited.locations, lake: { postal_code: '44101' } },
      vehicles: { ...unedited.vehicles, rig: { rating_value: 6_000_000, location: 'lake' } },
    });
    expect(editsAgain({ unedited, edited }, unedited).description).toEqual(edited);
    expect(editsAgain({ unedited, edited: unedited }, term({ discounts: {} })).delta).toEqual({});
  });
});
