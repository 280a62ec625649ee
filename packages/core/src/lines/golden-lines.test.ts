import { describe, expect, test } from 'vitest';
import { rateQuote } from '../rating/rate.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import { day } from '../shared/time/day.ts';
import { lineFor } from './line-for.ts';
import { aSubject, examples } from './testing/example-objects.ts';
import { bookOf } from './testing/line-books.ts';

function rate(provider: keyof typeof examples, subject: LineSubject) {
  const line = lineFor(provider);
  if (!line) throw new Error(`${provider} is no line`);
  const { items, total, missing_fields, referrals, rejections } = rateQuote(subject, bookOf(line));
  expect([missing_fields, referrals, rejections]).toEqual([[], [], []]);
  return { cents: Object.fromEntries(items.map(({ coverage, cents }) => [coverage, cents])), total };
}

describe('roadside, by hand', () => {
  test('a class A in Ohio, 4 calls, towed 100 miles', () => {
    // 84 x .95 x 1.00 x 1.12 x 1.20 = 107.2512; trip interruption 18
    expect(rate('roadside', examples.roadside)).toEqual({
      cents: { roadside_plan: 10_725, trip_interruption: 1800 },
      total: 12_525,
    });
  });

  test('an old motorcycle in California, 3 calls, 25 miles', () => {
    // 48 x 1.12 x 1.12 = 60.2112
    const subject = aSubject(
      [{ class: 'motorcycle', year: 2012 }],
      { roadside_plan: { events: 3, tow_miles: 25 } },
      { state: 'CA' },
    );
    expect(rate('roadside', subject)).toEqual({ cents: { roadside_plan: 6021 }, total: 6021 });
  });
});

describe('tire and wheel, by hand', () => {
  test('a travel trailer for two years', () => {
    // 58 x 1.00 x 1.00 x 1.20 x 1.10 x 1.90 = 145.464; 22 x 1.90 = 41.80
    expect(rate('tire_wheel', examples.tire_wheel)).toEqual({
      cents: { tire_wheel: 14_546, cosmetic_damage: 4180 },
      total: 18_726,
    });
  });

  test('a class A with ten wheels in Michigan for three years', () => {
    // 96 x 1.20 x 1.80 x 1.45 x 1.18 x 2.75 = 975.68064; tow 18 x 2.75 = 49.50
    const covers = { tire_wheel: { per_wheel: 800, aggregate: 10_000 }, tow_to_tire_shop: {} };
    const subject = aSubject([{ class: 'class_a', wheels: 10 }], covers, { state: 'MI', termMonths: 36 });
    expect(rate('tire_wheel', subject)).toEqual({
      cents: { tire_wheel: 97_568, tow_to_tire_shop: 4950 },
      total: 102_518,
    });
  });
});

describe('windshield, by hand', () => {
  test('one pane of a class C without a deductible', () => {
    // 110 x .95 x 1.10 x 1.40 x 1.06 x 1.00 x 1.30 = 221.76154; calibration 22
    expect(rate('windshield', examples.windshield)).toEqual({
      cents: { windshield: 22_176, calibration: 2200 },
      total: 24_376,
    });
  });

  test('a car has no panes to choose', () => {
    // 72 x 1.30 x 1.00 x 1.10 x 1.25 x .80 = 102.96; other glass 24
    const covers = { windshield: { repairs: 6, replacements: 2, deductible: 250 }, other_glass: {} };
    const subject = aSubject([{ class: 'car', year: 2016 }], covers, { state: 'FL' });
    expect(rate('windshield', subject)).toEqual({ cents: { windshield: 10_296, other_glass: 2400 }, total: 12_696 });
  });
});

describe('a service contract, by hand', () => {
  test('a class C for 36 months or 36,000 miles', () => {
    // 50 + .60 x 60 = 86 units; 6.00 x 86 x 1.15 x 1.10 x 1.25 x 1.20 x 1.00 x 2.60 = 2545.686; 15 x 2.60 = 39
    expect(rate('warranty', examples.warranty)).toEqual({
      cents: { service_contract: 254_569, trip_interruption: 3900 },
      total: 258_469,
    });
  });

  test('a trailer goes by months alone: its miles are not asked', () => {
    // 30 units; 5.20 x 30 x 1.15 x 1.00 x 1.60 x .92 x 1.85 = 488.54208, without odometer and miles
    const covers = { service_contract: { tier: 'all_parts', deductible: 200 } };
    const subject = aSubject([{ class: 'fifth_wheel', year: 2022, value: 3_000_000 }], covers, { termMonths: 24 });
    expect(rate('warranty', subject)).toEqual({ cents: { service_contract: 48_854 }, total: 48_854 });
  });
});

describe('a boat, by hand', () => {
  test('a bass boat on the lakes of Ohio', () => {
    // 27.5 + 15 = 42.5 units; 8 x 42.5 x .95 x 1 x 1.15 x .95 x .95 x 1 x .92 = 308.414935
    // 62 x .95 x 1.00 x 1.30 x 1 x .92 x .95 x 1.00 = 66.92218; wreck 22; tow 16; fee 20
    expect(rate('boat', examples.boat)).toEqual({
      cents: { hull: 30_841, liability: 6692, wreck_removal: 2200, tow_on_water: 1600 },
      total: 30_841 + 6692 + 2200 + 1600 + 2000,
    });
  });

  test('a watercraft in Florida, its young operator and the least it costs', () => {
    // 84 x 1.30 x .90 x 1.00 x 1.80 x 1.15 x 1.08 x .85 = 186.757553; paid in full 5 %
    const object = { class: 'personal_watercraft', year: 2026, value: 900_000, length_feet: 10, horsepower: 110 };
    const rest = { top_speed: 65, waters: 'coastal_75', kept_on: 'trailer', valueType: 'agreed_value' };
    const drivers = [{ birthdate: day('2008-01-01'), boating_years: 1 }];
    const subject = aSubject(
      [{ ...object, ...rest }],
      { liability: { limit: 50_000 } },
      { state: 'FL', drivers, paymentTerm: 'pay_in_full' },
    );
    expect(rate('boat', subject)).toEqual({ cents: { liability: 18_676 }, total: 18_676 - 934 + 2000 });
    // 84 x .90 x .90 x .75 x .95 x .85 = 41.206725 and at least 100
    const small = { ...object, ...rest, horsepower: 50, waters: 'inland' };
    const calm = aSubject(
      [small],
      { liability: { limit: 50_000 } },
      { state: 'MN', drivers: [{ birthdate: day('1986-01-01'), boating_years: 3 }] },
    );
    expect(rate('boat', calm)).toEqual({ cents: { liability: 4121 }, total: 12_000 });
  });
});

describe('a motorcycle, by hand', () => {
  test('a touring bike in Ohio, not ridden in winter', () => {
    // 11 + 8 = 19 units; 7.50 x 19 x .90 = 128.25; 10 x 19 x .92 x 1.25 x .85 x .92 x 1.20 = 205.0404
    // 125 x .90 x 1.20 x .90 x .92 x 1.20 = 134.136; guest 36; accessories 5 x 9 = 45; fee 20
    expect(rate('motorcycle', examples.motorcycle)).toEqual({
      cents: { comprehensive: 12_825, collision: 20_504, liability: 13_414, guest_passenger: 3600, accessories: 4500 },
      total: 12_825 + 20_504 + 13_414 + 3600 + 4500 + 2000,
    });
  });

  test('a dirt bike has no liability, and half a year half of the least', () => {
    // 6.6 units; 10 x 6.6 x .95 x 1.12 x .50 = 35.112 and at least 37.50
    const drivers = [{ birthdate: day('1990-01-01'), riding_years: 8, incidents: 0 }];
    const object = { class: 'dirt_bike', year: 2014, value: 600_000, engine_cc: 250, lay_up: 'none' };
    const covers = { comprehensive: { deductible: 250 }, liability: { limit: '50/100/50' } };
    const subject = aSubject([object], covers, { drivers, state: 'NV', termMonths: 6 });
    expect(rate('motorcycle', subject)).toEqual({ cents: { comprehensive: 3511 }, total: 3750 + 2000 });
  });

  test('in California age counts for nothing', () => {
    const at = (birthdate: string) => {
      const drivers = [{ ...examples.motorcycle.drivers[0], birthdate: day(birthdate) }];
      return rate('motorcycle', { ...examples.motorcycle, state: 'CA', drivers });
    };
    expect(at('2006-01-01')).toEqual(at('1980-01-01'));
  });
});

describe('a shared car, by hand', () => {
  test('with guests on a hundred days', () => {
    // 335 x .90 x 1.20 x .85 x 1.20 x 1.12 = 413.32032; 22 + 10 = 32 units
    // 14.50 x 32 x .95 x 1.00 x 1.20 x .90 x 1.00 = 476.064; lost income 2 x 24 = 48; fee 25
    expect(rate('car_share', examples.car_share)).toEqual({
      cents: { liability: 41_332, physical_damage: 47_606, lost_income: 4800 },
      total: 41_332 + 47_606 + 4800 + 2500,
    });
  });

  test('between guests alone, in Texas', () => {
    // 310 x 1.10 x 1.00 x .60 x 1.00 x 1.00 = 204.60; fee 25
    const covers = { liability: { periods: 'handed_over', owner_limit: 100_000, guest_limit: 50_000 } };
    const subject = aSubject([{ class: 'car', year: 2020, value: 1_500_000, days_shared: 30 }], covers, {
      state: 'TX',
    });
    expect(rate('car_share', subject)).toEqual({ cents: { liability: 20_460 }, total: 22_960 });
  });
});

describe('a fleet, by hand', () => {
  test('a class C that is rented out on 40 % of nights', () => {
    // 52.5 + 38 = 90.5 units; 4.80 x 90.5 x .90 x 1 x 1.60 x .96 = 600.51456; 8.60 x 90.5 x .92 x 1.60 x .96 = 1099.831296
    // 610 x .90 x 1.60 x 1.00 x 1.00 = 878.40; host 180; discount 8 %; fee 50
    const subtotal = 60_051 + 109_983 + 87_840 + 18_000;
    expect(rate('pro', examples.pro)).toEqual({
      cents: { comprehensive: 60_051, collision: 109_983, liability: 87_840, host_liability: 18_000 },
      total: subtotal - Math.floor((subtotal * 8 + 50) / 100) + 5000,
    });
  });

  test('a trailer has neither miles nor liability', () => {
    // 21 units; 5.40 x 21 x 1.30 x 1.05 x 2.25 x 1.10 = 383.107725; roadside 42; fee 50
    const object = { class: 'travel_trailer', year: 2018, value: 2_000_000, rentalUtilization: 80, annualMiles: null };
    const subject = aSubject([object], { comprehensive: { deductible: 500 }, roadside: {} }, { state: 'TX' });
    expect(rate('pro', subject)).toEqual({
      cents: { comprehensive: 38_311, roadside: 4200 },
      total: 38_311 + 4200 + 5000,
    });
  });
});
