import { describe, expect, test } from 'vitest';
import { canadianProvinces, isMotorised, liabilityLimits, motorisedClasses } from '../products/vocabulary.ts';
import { lineFor, lines } from './line-for.ts';
import { insuresDriving, motorLiabilityOf, motorLimitOf } from './motor-law.ts';

const sellers = ['personal', 'pro', 'motorcycle'];

describe('the liability of motor vehicles', () => {
  test('is sold by personal, pro and motorcycles alone', () => {
    const selling = lines.filter((line) => motorLiabilityOf(line) !== null);
    expect(selling.map(({ provider }) => provider)).toEqual(sellers);
  });

  test.each(sellers)('of %s has the limits that the law compares', (provider) => {
    const line = lineFor(provider);
    const limit = line && motorLiabilityOf(line)?.settings.find(({ name }) => name === 'limit');
    expect(limit?.values.length).toBeGreaterThan(2);
    for (const value of limit?.values ?? []) expect(motorLimitOf({ limit: value })).toBe(value);
  });

  test('is not that of a boat, whose limits are amounts, nor that of shared cars, whose platform pays first', () => {
    for (const provider of ['boat', 'car_share']) {
      const line = lineFor(provider);
      expect(line?.covers.some(({ code }) => code === 'liability')).toBe(true);
      expect(line && motorLiabilityOf(line)).toBeNull();
    }
  });
});

describe('a motor liability limit', () => {
  test.each(liabilityLimits)('%s is read as it was bought', (limit) => {
    expect(motorLimitOf({ limit })).toBe(limit);
  });

  test.each([undefined, {}, { limit: 100_000 }, { limit: '100/300' }, { limit: null }, { deductible: '25/50/25' }])(
    'is none of %j',
    (bought) => {
      expect(motorLimitOf(bought)).toBeNull();
    },
  );
});

describe('the law of whoever drives', () => {
  test.each(['personal', 'pro'])('is asked of every motorhome under %s, and of nothing that is towed', (provider) => {
    for (const { value } of lineFor(provider)?.objects.kinds ?? []) {
      expect([value, insuresDriving(provider, value, 'OH')]).toEqual([value, isMotorised(value)]);
    }
  });

  test.each(['roadside', 'tire_wheel', 'windshield', 'warranty'])(
    'is not asked by %s, which repairs or tows and insures no driving',
    (provider) => {
      for (const kind of motorisedClasses) expect(insuresDriving(provider, kind, 'ON')).toBe(false);
    },
  );

  test.each([
    ['motorcycle', 'touring'],
    ['boat', 'cruiser'],
    ['car_share', 'suv'],
    ['pet', 'class_a'],
    ['nobody', 'class_a'],
  ])('of a motorhome is none of %s with a %s', (provider, kind) => {
    expect(insuresDriving(provider, kind, 'OH')).toBe(false);
  });

  test.each(canadianProvinces)('is asked in %s of everything on the road, and of nothing off it', (province) => {
    for (const { value, group } of lineFor('motorcycle')?.objects.kinds ?? []) {
      expect([value, insuresDriving('motorcycle', value, province)]).toEqual([value, group === 'road']);
    }
  });
});
