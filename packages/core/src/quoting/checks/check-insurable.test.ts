import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineNotOffered } from '../../products/mandatory-lines.ts';
import { recommendPlans } from '../../products/plans.ts';
import { chargesOwed } from '../../products/state-charges.ts';
import { usageTypes, usStates, vehicleClasses } from '../../products/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { checkInsurable, findObstacleOfEdit } from './check-insurable.ts';
import type { SoldProduct } from '../insurable/place-findings.ts';
import type { Entity, Quote, Vehicle } from '../quote.ts';
import {
  exampleGaraging,
  exampleInsured,
  exampleMailing,
  exampleQuote,
  exampleVehicle,
  today,
} from '../quote.fixture.ts';

const product: SoldProduct = { liveIn: ['US', 'CA-ON'], notLiveIn: ['US-HI', 'US-MA'], spansStates: true };

const trailer: Vehicle = {
  ...exampleVehicle,
  vehicleId: 'vehicle-2',
  type: 'travel_trailer',
  vin: null,
  estimatedYearlyMileage: null,
};
const towedCovers = { comprehensive: { deductible: 500 }, collision: { deductible: 500 } } as const;

const found = (changes: Partial<Quote>, sold = product) =>
  checkInsurable(exampleQuote(changes), sold, today).map(({ code, field, remedy }) => [code, field, remedy]);
const withVehicle = (change: Partial<Vehicle>) => ({ vehicles: [{ ...exampleVehicle, ...change }] });
const withInsured = (change: Partial<Entity>) => ({ entities: [{ ...exampleInsured, ...change }] });
const garagedIn = (administrativeArea: string, country: 'US' | 'CA' = 'US') => ({
  locations: [exampleMailing, { ...exampleGaraging, administrativeArea, country }],
});

describe('the line of the quote', () => {
  test.each([
    ['boat', [['not_insured_by_line', 'vehicles.0.type', 'change']]],
    ['motorcycle', [['not_insured_by_line', 'vehicles.0.type', 'change']]],
    ['personal', []],
    ['pro', []],
    ['aviva', []],
  ] as const)('says what it insures: %s', (provider, expected) => {
    const kinds = found({ provider }).filter(([code]) => code === 'not_insured_by_line');
    expect(kinds).toEqual(expected);
  });

  test.each<[Partial<Vehicle>, string, string]>([
    [{ vin: null }, 'answer_missing', 'vehicles.0.vin'],
    [{ year: 1899 }, 'answer_not_valid', 'vehicles.0.year'],
    [{ vin: '1F66F5DY0P0A12344' }, 'vin_check_digit', 'vehicles.0.vin'],
    [{ salvageTitle: true }, 'salvage_title', 'vehicles.0.salvage_title'],
  ])('judges by its data and by what holds for every line: %j', (change, code, field) => {
    const provider = 'pro';
    expect(found({ provider, ...withVehicle(change) })).toContainEqual(expect.arrayContaining([code, field]));
  });

  test('offers its own covers alone, and none that its state’s law forbids to drive with', () => {
    const provider = 'motorcycle';
    const vehicles = [{ ...exampleVehicle, type: 'touring' }];
    const limit = (state: string, chosen: string) =>
      found({ provider, vehicles, ...garagedIn(state), coverages: { liability: { limit: chosen } } })
        .filter(([, field]) => field === 'coverages.liability.limit')
        .map(([code]) => code);
    expect(limit('OH', '25/50/25')).toEqual([]);
    expect(limit('ME', '25/50/25')).toEqual(['liability_below_state_minimum']);
    expect(limit('OH', '75/150/50')).toEqual(['value_not_offered']);
    expect(limit('ON', '250/500/100')).toEqual(['liability_below_state_minimum']);
    expect(limit('ON', '1M CSL')).toEqual([]);
    const strange = found({ provider, vehicles, coverages: { pet: {} } });
    expect(strange).toContainEqual(['unknown_coverage', 'coverages.pet', 'change']);
  });

  test.each(['ON', 'AB', 'BC'])('sells no motorcycle in %s, whose law asks for lines that it does not have', (area) => {
    const touring = {
      provider: 'motorcycle',
      country: 'CA',
      ...garagedIn(area, 'CA'),
      vehicles: [{ ...exampleVehicle, type: 'touring' }],
    } as const;
    const field = 'vehicles.0.garaging_postal_code';
    const everywhere: SoldProduct = { ...product, liveIn: ['CA'] };
    expect(found(touring, everywhere)).toContainEqual(['mandatory_line_not_offered', field, 'change']);
    const offRoad = { ...touring, vehicles: [{ ...exampleVehicle, type: 'dirt_bike' }] };
    expect(found(offRoad, everywhere).filter(([, at]) => at === field)).toEqual([]);
  });

  test('is asked of every vehicle, and refuses the edit that brings one that it does not insure', () => {
    const before = checkInsurable(exampleQuote({ provider: 'windshield' }), product, today);
    const both = { provider: 'windshield', vehicles: [exampleVehicle, trailer] } as const;
    const after = checkInsurable(exampleQuote(both), product, today);
    const obstacle = findObstacleOfEdit('vehicle', before, after);
    expect(obstacle).toMatchObject({ code: 'not_insured_by_line', field: 'vehicles.1.type' });
    expect(obstacle?.message).toBe('Windshield does not insure this. Choose what it does insure.');
  });
});

test('a quote that lacks nothing has no findings', () => {
  expect(found({})).toEqual([]);
});

describe('the places of a quote', () => {
  const field = 'vehicles.0.garaging_postal_code';

  test.each([
    ['HI', 'product_not_live'],
    ['MA', 'product_not_live'],
    ['FL', 'mandatory_line_not_offered'],
    ['NC', 'mandatory_line_not_offered'],
    ['AZ', null],
  ] as const)('kept in %s: %s', (area, code) => {
    const here = found(garagedIn(area)).filter(([, at]) => at === field);
    expect(here).toEqual(code === null ? [] : [[code, field, 'change']]);
  });

  test('where the law asks for a line that we do not offer count for motorhomes, the later ones as well', () => {
    const tampa = { ...exampleGaraging, locationId: 'location-3', administrativeArea: 'FL' };
    const locations = [exampleMailing, exampleGaraging, tampa];
    const second = { ...trailer, locationId: 'location-3' };
    expect(found({ vehicles: [exampleVehicle, second], locations })).toEqual([]);
    const driven = { ...second, type: 'class_c', vin: '1F66F5DY0P0A12345', estimatedYearlyMileage: 4_000 } as const;
    expect(found({ vehicles: [exampleVehicle, driven], locations }).map(([code, at]) => [code, at])).toContainEqual([
      'mandatory_line_not_offered',
      'vehicles.1.garaging_postal_code',
    ]);
  });

  test('where nobody collects the tax on insurance for us count for trailers too', () => {
    const stored = { vehicles: [trailer], coverages: towedCovers, ...garagedIn('WV') };
    expect(found(stored)).toEqual([['charge_not_levied', field, 'change']]);
  });

  test('without an address of their own are where the quote was asked for', () => {
    const homeless = withVehicle({ locationId: null });
    expect(found({ ...homeless, administrativeArea: 'MI' })).toEqual([['mandatory_line_not_offered', field, 'change']]);
  });

  test('ask for a cover of ours on a motorhome kept there, which trailers are not asked for', () => {
    expect(found(garagedIn('CO'))).toEqual([
      ['mandatory_cover_missing', 'coverages.medical_payments', 'change'],
      ['mandatory_cover_missing', 'coverages.uninsured_motorist', 'change'],
    ]);
    expect(found({ vehicles: [trailer], coverages: towedCovers, ...garagedIn('CO') })).toEqual([]);
  });

  test('count for the home of the insured too', () => {
    const locations = [{ ...exampleMailing, administrativeArea: 'HI' }, exampleGaraging];
    expect(found({ locations })).toEqual([['product_not_live', 'mailing.postal_code', 'change']]);
  });

  const tampa = { ...exampleGaraging, locationId: 'location-3', administrativeArea: 'FL' };
  const second = { vehicles: [exampleVehicle, { ...trailer, locationId: 'location-3' }] };
  const locations = [exampleMailing, exampleGaraging, tampa];

  test('may be several states where the product says so, and else may not', () => {
    expect(found({ ...second, locations })).toEqual([]);
    expect(found({ ...second, locations }, { ...product, spansStates: false })).toEqual([
      ['other_state', 'vehicles.1.garaging_postal_code', 'change'],
    ]);
  });

  test('each have their own legal minimum, the second vehicle’s as well', () => {
    const coverages = { liability: { limit: '25/50/25' }, ...towedCovers } as const;
    const stored = { ...tampa, administrativeArea: 'ME' };
    const motorhome = { ...exampleVehicle, vehicleId: 'vehicle-2', vin: '1F66F5DY0P0A12345', locationId: 'location-3' };
    const two = {
      vehicles: [exampleVehicle, motorhome],
      locations: [exampleMailing, exampleGaraging, stored],
      coverages,
    };
    expect(found(two).map(([code]) => code)).toContain('liability_below_state_minimum');
    expect(found({ coverages })).toEqual([]);
    expect(found({ coverages, ...garagedIn('ME') })).toContainEqual([
      'liability_below_state_minimum',
      'coverages.liability.limit',
      'change',
    ]);
  });

  test('have the minimum of the first day of the term', () => {
    const coverages = {
      liability: { limit: '25/50/25' },
      uninsured_motorist: { limit: '25/50' },
      ...towedCovers,
    } as const;
    const codesOn = (effectiveDate: string) =>
      found({ coverages, ...garagedIn('CA'), effectiveDate: day(effectiveDate) }).map(([code]) => code);
    expect(codesOn('2024-12-31')).toEqual([]);
    expect(codesOn('2025-01-01')).toEqual(['liability_below_state_minimum', 'mandatory_cover_too_low']);
  });
});

test('a policy covers one country', () => {
  expect(found(garagedIn('ON', 'CA'))).toContainEqual(['other_country', 'vehicles.0.garaging_postal_code', 'change']);
});

describe('the covers of a quote', () => {
  test('of a trailer are not those of the motorhome that it becomes', () => {
    expect(found({ vehicles: [trailer], coverages: towedCovers })).toEqual([]);
    expect(found({ coverages: towedCovers })).toEqual([['liability_required', 'coverages.liability', 'change']]);
  });

  test('of a trailer need liability once a motorhome stands beside it', () => {
    expect(found({ vehicles: [trailer, exampleVehicle], coverages: towedCovers })).toEqual([
      ['liability_required', 'coverages.liability', 'change'],
    ]);
  });

  test('are more than extras', () => {
    expect(found({ vehicles: [trailer], coverages: { pet: {} } })).toEqual([['only_extras', 'coverages', 'change']]);
  });

  test('do not contradict each other', () => {
    const both = { full_timer_liability: { limit: 100_000 }, vacation_liability: { limit: 25_000 } } as const;
    expect(found({ vehicles: [trailer], coverages: { ...towedCovers, ...both } })).toEqual([
      ['covers_contradict', 'coverages.vacation_liability', 'change'],
    ]);
  });

  test('do not exclude who buys them, whatever was answered first', () => {
    const covers = { ...towedCovers, vacation_liability: { limit: 25_000 } } as const;
    const lived = { ...trailer, usageType: 'full_timer' } as const;
    expect(found({ vehicles: [trailer], coverages: covers })).toEqual([]);
    expect(found({ vehicles: [trailer, lived], coverages: covers })).toEqual([
      ['cover_excludes_answer', 'coverages.vacation_liability', 'change'],
    ]);
    expect(found({ vehicles: [lived], coverages: towedCovers })).toEqual([]);
  });

  test('that are not chosen yet break no rule', () => {
    expect(found({ coverages: {} })).toEqual([]);
  });
});

describe('a vehicle of a quote', () => {
  test.each([
    [{ ratingValueType: null }, ['settlement_missing', 'vehicles.0.rating_value_type', 'answer']],
    [
      { ratingValueType: 'total_loss_replacement', year: 2008, vin: null, type: 'travel_trailer' },
      ['too_old_to_replace', 'vehicles.0.rating_value_type', 'change'],
    ],
    [
      { ratingValueType: 'purchase_price', purchasePrice: null },
      ['purchase_price_missing', 'vehicles.0.purchase_price', 'answer'],
    ],
    [{ vin: null }, ['vin_missing', 'vehicles.0.vin', 'answer']],
    [{ year: 1990 }, ['vin_year', 'vehicles.0.vin', 'change']],
    [{ salvageTitle: true }, ['salvage_title', 'vehicles.0.salvage_title', 'underwriter']],
  ] as const)('with %j: %j', (change, expected) => {
    expect(found(withVehicle(change))).toContainEqual([...expected]);
  });

  test('that is towed needs no VIN', () => {
    expect(found({ vehicles: [trailer], coverages: towedCovers })).toEqual([]);
  });

  test('has a VIN of its own', () => {
    expect(found({ vehicles: [exampleVehicle, { ...exampleVehicle, vehicleId: 'vehicle-2' }] })).toEqual([
      ['vin_twice', 'vehicles.1.vin', 'change'],
    ]);
  });

  test('is the sixth only when an underwriter agrees', () => {
    const vehicles = Array.from({ length: 6 }, (_, index) => ({ ...trailer, vehicleId: `vehicle-${index}` }));
    expect(found({ vehicles, coverages: towedCovers })).toEqual([['many_vehicles', 'vehicles', 'underwriter']]);
    expect(found({ vehicles: vehicles.slice(1), coverages: towedCovers })).toEqual([]);
  });
});

describe('a person of a quote', () => {
  test.each([
    ['OH', '2008-03-10', null],
    ['OH', '2008-03-11', 'insured_minor'],
    ['AL', '2008-03-10', 'insured_minor'],
    ['AL', '2007-03-10', null],
    ['MS', '2005-03-11', 'insured_minor'],
  ])('in %s who was born on %s buys: %s', (administrativeArea, birthdate, code) => {
    const insured = withInsured({ birthdate: day(birthdate), rvDrivingExperienceYears: 0 });
    const home = { locations: [{ ...exampleMailing, administrativeArea }, exampleGaraging] };
    const expected = code === null ? [] : [[code, 'named_insured.birthdate', 'change']];
    expect(found({ ...insured, ...home })).toEqual(expected);
  });

  test.each([
    [4, null],
    [5, 'experience_too_long'],
    [40, 'experience_too_long'],
  ])('of 20 with %i years of driving: %s', (rvDrivingExperienceYears, code) => {
    const insured = withInsured({ birthdate: day('2006-03-01'), rvDrivingExperienceYears });
    const field = 'drivers.0.rv_driving_experience_years';
    expect(found(insured)).toEqual(code === null ? [] : [[code, field, 'change']]);
    expect(found({ ...insured, vehicles: [trailer], coverages: towedCovers })).toEqual([]);
  });
});

describe('an edit is refused', () => {
  const findingsOf = (changes: Partial<Quote>) => checkInsurable(exampleQuote(changes), product, today);
  const inHawaii = findingsOf(garagedIn('HI'));

  test('for what it brings about in the part that it writes', () => {
    expect(findObstacleOfEdit('vehicle', [], inHawaii)).toMatchObject({ code: 'product_not_live' });
    const minor = findingsOf(withInsured({ birthdate: day('2009-01-01'), rvDrivingExperienceYears: 0 }));
    expect(findObstacleOfEdit('entity', [], minor)).toMatchObject({ code: 'insured_minor' });
  });

  test('for a motorhome brought to where the law asks for what we do not offer, and for a trailer made one there', () => {
    const before = findingsOf({ vehicles: [trailer], coverages: towedCovers, ...garagedIn('FL') });
    expect(before).toEqual([]);
    const after = findingsOf({ coverages: towedCovers, ...garagedIn('FL') });
    expect(findObstacleOfEdit('vehicle', before, after)).toMatchObject({ code: 'mandatory_line_not_offered' });
  });

  test('for covers that were wrong before and are written again as wrong', () => {
    const bare = findingsOf({ coverages: towedCovers });
    expect(findObstacleOfEdit('coverages', bare, bare)).toMatchObject({ code: 'liability_required' });
  });

  test('not for what was there before, nor for what is mended elsewhere, nor for what is still to be answered', () => {
    expect(findObstacleOfEdit('vehicle', inHawaii, inHawaii)).toBe(null);
    expect(findObstacleOfEdit('vehicle', [], findingsOf({ coverages: towedCovers }))).toBe(null);
    expect(findObstacleOfEdit('vehicle', [], findingsOf(withVehicle({ vin: null })))).toBe(null);
    expect(findObstacleOfEdit('vehicle', [], findingsOf(withVehicle({ salvageTitle: true })))).toBe(null);
  });
});

describe('every plan that is recommended', () => {
  const seed = 20_261_122;
  const sold = usStates.filter(
    (state) => lineNotOffered(state, today) === null && chargesOwed(state, today).length === 0,
  );
  const somewhere = fc.constantFrom(...sold);
  const somethingStored = fc.record({
    type: fc.constantFrom(...vehicleClasses),
    year: fc.integer({ min: 1990, max: 2027 }),
    usageType: fc.constantFrom(...usageTypes),
    area: somewhere,
  });

  test(`can be bought for the vehicles that it is recommended for, wherever they are kept (seed ${seed})`, () => {
    const everywhere: SoldProduct = { liveIn: ['US'], notLiveIn: [], spansStates: true };
    const property = fc.property(fc.array(somethingStored, { minLength: 1, maxLength: 4 }), (stored) => {
      const locations = stored.map(({ area }, index) => ({
        ...exampleGaraging,
        locationId: `place-${index}`,
        administrativeArea: area,
      }));
      const vehicles = stored.map(({ type, year, usageType }, index) => {
        const locationId = `place-${index}`;
        return { ...exampleVehicle, vehicleId: `vehicle-${index}`, vin: null, type, year, usageType, locationId };
      });
      const quote = exampleQuote({ vehicles, locations: [exampleMailing, ...locations] });
      const planned = stored.map(({ type, year, usageType, area }) => ({
        class: type,
        year,
        usage: usageType,
        state: area,
      }));
      const context = { state: stored[0]?.area ?? '', effectiveDate: quote.effectiveDate, vehicles: planned };
      for (const { coverages, valueType } of recommendPlans(context)) {
        const bought = vehicles.map((vehicle) => ({ ...vehicle, ratingValueType: valueType }));
        const findings = checkInsurable({ ...quote, vehicles: bought, coverages }, everywhere, today);
        expect(findings.filter(({ code }) => code !== 'vin_missing')).toEqual([]);
      }
    });
    fc.assert(property, { seed, numRuns: 500 });
  });
});
