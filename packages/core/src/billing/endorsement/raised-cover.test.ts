import { describe, expect, test } from 'vitest';
import { exampleQuote } from '../../quoting/quote.fixture.ts';
import type { Quote } from '../../quoting/quote.ts';
import { raisedCover } from './raised-cover.ts';

const quote = exampleQuote();
const [vehicle] = quote.vehicles;
const covering = (coverages: Quote['coverages']): Quote => ({ ...quote, coverages });
const was = covering({ liability: { limit: '50/100/50' }, collision: { deductible: 1000 }, roadside: {} });
const raises = (after: Quote) => raisedCover(was, after);

describe('a change raises', () => {
  test.each<[string, Quote['coverages'], readonly string[]]>([
    ['nothing where nothing changes', was.coverages, []],
    [
      'cover by a limit of which any part is more',
      { ...was.coverages, liability: { limit: '50/300/50' } },
      ['increase_cover'],
    ],
    ['nothing by a lower limit', { ...was.coverages, liability: { limit: '25/50/25' } }, []],
    ['a deductible that is less', { ...was.coverages, collision: { deductible: 500 } }, ['lower_deductible']],
    ['nothing by a higher deductible', { ...was.coverages, collision: { deductible: 2500 } }, []],
    ['cover that is new', { ...was.coverages, glass: {} }, ['increase_cover']],
    ['nothing where cover goes', { liability: { limit: '50/100/50' } }, []],
    [
      'cover by one, though another goes',
      { liability: { limit: '250/500/100' }, collision: { deductible: 2500 } },
      ['increase_cover'],
    ],
    ['what cannot be compared', { ...was.coverages, roadside: { periods: 'key_to_key' } }, ['increase_cover']],
  ])('%s', (_, coverages, expected) => {
    expect(raises(covering(coverages))).toEqual(expected);
  });

  test('a vehicle that is new or kept elsewhere, and one that is insured for more, whatever goes at the same time', () => {
    if (!vehicle) throw new Error('The example has a vehicle');
    const other = { ...vehicle, vehicleId: 'other', rootVehicleId: 'other' };
    expect(raises({ ...was, vehicles: [vehicle, other] })).toEqual(['add_vehicle']);
    expect(raises({ ...was, vehicles: [other] })).toEqual(['add_vehicle']);
    expect(raises({ ...was, vehicles: [] })).toEqual([]);
    // Another description of the same vehicle is no other vehicle.
    expect(raises({ ...was, vehicles: [{ ...vehicle, vehicleId: 'copy' }] })).toEqual([]);
    const more = { ...vehicle, ratingValue: (vehicle.ratingValue ?? 0) + 100_000 };
    expect(raises({ ...was, vehicles: [more] })).toEqual(['increase_cover']);
    expect(raisedCover({ ...was, vehicles: [more] }, was)).toEqual([]);
    const locations = was.locations.map((place) => ({ ...place, postalCode: '33139', administrativeArea: 'FL' }));
    expect(raises({ ...was, locations })).toEqual(vehicle.locationId === null ? [] : ['add_vehicle']);
  });
});
