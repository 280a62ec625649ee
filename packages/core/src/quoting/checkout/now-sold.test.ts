import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates, vehicleClasses } from '../../products/vocabulary.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { decideJoinWaitlist } from './join-waitlist.ts';
import { isNowSold } from './now-sold.ts';
import { as, today } from '../quote.fixture.ts';

const everywhere = { provider: 'personal', liveIn: ['US', 'CA'], notLiveIn: [] };
const trailerIn = (administrativeArea: string, country: 'US' | 'CA' = 'US') =>
  ({ country, administrativeArea, vehicleClass: 'travel_trailer' }) as const;

describe('a place', () => {
  test('is sold where the product is live and the law asks for nothing that we do not have', () => {
    expect(isNowSold(trailerIn('HI'), everywhere, today)).toBe(true);
    expect(isNowSold(trailerIn('ON', 'CA'), everywhere, today)).toBe(true);
  });

  test('is not sold where the product is not live, or is kept out', () => {
    expect(isNowSold(trailerIn('HI'), { provider: 'personal', liveIn: ['US-OH'], notLiveIn: [] }, today)).toBe(false);
    expect(isNowSold(trailerIn('HI'), { provider: 'personal', liveIn: ['US'], notLiveIn: ['US-HI'] }, today)).toBe(
      false,
    );
    expect(isNowSold(trailerIn('ON', 'CA'), { provider: 'personal', liveIn: ['US'], notLiveIn: [] }, today)).toBe(
      false,
    );
  });

  test('is not sold for a motorhome while the law asks for a line that we do not offer, and is for a trailer', () => {
    expect(isNowSold({ ...trailerIn('FL'), vehicleClass: 'class_a' }, everywhere, today)).toBe(false);
    expect(isNowSold(trailerIn('FL'), everywhere, today)).toBe(true);
  });

  test('is not sold for a motorcycle on the road in a province that asks for such a line, and is for one off it', () => {
    const bikes = { provider: 'motorcycle', liveIn: ['US', 'CA'], notLiveIn: [] };
    const inOntario = (vehicleClass: 'touring' | 'dirt_bike') => ({ ...trailerIn('ON', 'CA'), vehicleClass });
    expect(isNowSold(inOntario('touring'), bikes, today)).toBe(false);
    expect(isNowSold(inOntario('dirt_bike'), bikes, today)).toBe(true);
  });

  test('is not sold while a charge is owed there that nobody levies', () => {
    expect(isNowSold(trailerIn('KY'), everywhere, today)).toBe(false);
  });

  test('that is no place of its country is not sold', () => {
    expect(isNowSold(trailerIn('ON'), everywhere, today)).toBe(false);
  });

  test('is sold exactly where nobody could join the waitlist any more (seed 43)', () => {
    const place = fc.constantFrom(
      ...usStates.map((state) => ['US', state] as const),
      ...canadianProvinces.map((province) => ['CA', province] as const),
    );
    const lists = fc.record({
      provider: fc.constant('personal'),
      liveIn: fc.subarray(['US', 'CA', 'US-OH', 'US-HI', 'US-FL', 'CA-ON']),
      notLiveIn: fc.subarray(['US-HI', 'US-KY', 'CA-QC']),
    });
    const days = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays(day('2025-01-01'), count));
    fc.assert(
      fc.property(place, lists, fc.constantFrom(...vehicleClasses), days, (where, product, vehicleClass, on) => {
        const [country, administrativeArea] = where;
        const wanted = {
          postalCode: country === 'US' ? '43215' : 'M5V 2T6',
          vehicleClass,
          email: 'ada@example.com',
          source: 'start',
          moratoriums: [],
        };
        const area = { country, administrativeArea, timeZone: 'America/New_York' };
        const joined = decideJoinWaitlist(wanted, area, product, as('anonymous'), {
          today: on,
          at: new Date(`${on}T12:00:00Z`),
        });
        const isSold = !joined.ok && joined.refusal.code === 'sold_there';
        expect(isNowSold({ country, administrativeArea, vehicleClass }, product, on)).toBe(isSold);
      }),
      { seed: 43, numRuns: 300 },
    );
  });
});
