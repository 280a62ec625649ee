import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { printSentence } from '../../shared/text/sentence.ts';
import { checkInsurable } from '../checks/check-insurable.ts';
import type { Quote, Vehicle } from '../quote.ts';
import {
  exampleGaraging,
  exampleInsured,
  exampleMailing,
  exampleQuote,
  exampleVehicle,
  today,
} from '../quote.fixture.ts';
import type { FindingCode } from './finding.ts';
import { waivedBy } from './vocabulary.ts';

const product = { liveIn: ['US'], notLiveIn: ['US-HI'], spansStates: false };
const inHawaii = { ...exampleGaraging, administrativeArea: 'HI' };
const inTampa = { ...exampleGaraging, locationId: 'location-3', administrativeArea: 'FL' };
const abroad = { ...exampleGaraging, administrativeArea: 'ON', country: 'CA' } as const;
const trailer: Vehicle = { ...exampleVehicle, vehicleId: 'vehicle-2', type: 'travel_trailer', vin: null };
const one = (change: Partial<Vehicle>): Partial<Quote> => ({ vehicles: [{ ...exampleVehicle, ...change }] });

/** A quote that each finding is about. */
const examples: Readonly<Partial<Record<FindingCode, Partial<Quote>>>> = {
  not_insured_by_line: { provider: 'boat' },
  product_not_live: { locations: [exampleMailing, inHawaii] },
  other_country: { locations: [exampleMailing, abroad] },
  other_state: {
    vehicles: [exampleVehicle, { ...trailer, locationId: 'location-3' }],
    locations: [exampleMailing, exampleGaraging, inTampa],
  },
  settlement_missing: one({ ratingValueType: null }),
  too_old_to_replace: one({ ratingValueType: 'total_loss_replacement' }),
  purchase_price_missing: one({ ratingValueType: 'purchase_price', purchasePrice: null }),
  vin_missing: one({ vin: null }),
  vin_year: one({ year: 1990 }),
  vin_characters: one({ vin: '00000000000000000' }),
  vin_twice: { vehicles: [exampleVehicle, { ...exampleVehicle, vehicleId: 'vehicle-2' }] },
  salvage_title: one({ salvageTitle: true }),
  many_vehicles: { vehicles: Array.from({ length: 6 }, () => trailer) },
  insured_minor: { entities: [{ ...exampleInsured, birthdate: day('2009-01-01'), rvDrivingExperienceYears: 0 }] },
  license_missing: { entities: [{ ...exampleInsured, licenseNumber: null }] },
  experience_too_long: { entities: [{ ...exampleInsured, rvDrivingExperienceYears: 80 }] },
  liability_required: { coverages: { collision: { deductible: 500 } } },
  liability_below_state_minimum: {
    coverages: { liability: { limit: '25/50/25' }, collision: { deductible: 500 } },
    locations: [exampleMailing, { ...exampleGaraging, administrativeArea: 'ME' }],
  },
  mandatory_line_not_offered: { locations: [exampleMailing, inTampa], ...one({ locationId: 'location-3' }) },
  charge_not_levied: {
    vehicles: [trailer],
    locations: [exampleMailing, { ...exampleGaraging, administrativeArea: 'WV' }],
  },
  mandatory_cover_missing: { locations: [exampleMailing, { ...exampleGaraging, administrativeArea: 'CO' }] },
  mandatory_cover_too_low: {
    coverages: { liability: { limit: '100/300/100' }, uninsured_motorist: { limit: '25/50' } },
    locations: [exampleMailing, { ...exampleGaraging, administrativeArea: 'IL' }],
  },
  only_extras: { vehicles: [trailer], coverages: { pet: {} } },
  covers_contradict: {
    coverages: {
      liability: { limit: '100/300/100' },
      full_timer_liability: { limit: 100_000 },
      vacation_liability: { limit: 25_000 },
    },
  },
};

describe('a finding', () => {
  test.each(Object.entries(examples))('%s is said in French, in a sentence that says what to do', (code, changes) => {
    const found = checkInsurable(exampleQuote(changes), product, today).find((each) => each.code === code);
    expect(found, code).toBeDefined();
    if (!found) return;
    const [english, translated] = (['en-US', 'fr-CA'] as const).map((locale) => printSentence(found, locale));
    expect(english).toBe(found.message);
    expect(translated).not.toBe(english);
    expect(translated).toMatch(/\.$/);
    // What the rule knows of the case is in both.
    for (const number of found.message.match(/\d+/g) ?? []) expect(translated).toContain(number);
  });

  test.each(Object.entries(examples))('%s may be waived by whom the list says', (code, changes) => {
    const found = checkInsurable(exampleQuote(changes), product, today).find((each) => each.code === code);
    const who = Object.entries(waivedBy).find(([name]) => name === code)?.[1];
    expect(found?.remedy === 'underwriter' ? 'an underwriter' : 'nobody').toBe(who);
    expect(found?.value !== undefined).toBe(who === 'an underwriter');
  });

  test('is never about nothing: each names the field that mends it', () => {
    for (const changes of Object.values(examples)) {
      for (const { field } of checkInsurable(exampleQuote(changes), product, today)) expect(field).not.toBe('quote');
    }
  });
});
