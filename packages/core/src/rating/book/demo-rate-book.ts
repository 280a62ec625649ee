import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { RateRow } from './rate-rows.ts';

/** Plausible rates of our own, not filed anywhere (docs/rules.md, rating). */
export const demoRateBookLabel = 'demo';
export const demoRateBookVersion = '2026.1';

type Factors = Readonly<Record<string, string>>;
type Entries<T> = readonly (readonly [string, T])[];

const damage = (value: string): Factors => ({ comprehensive: value, collision: value });
const driving = (value: string): Factors => ({ collision: value, liability: value });
const all = (value: string): Factors => ({ ...damage(value), liability: value });
const three = (comprehensive: string, collision: string, liability: string): Factors => ({
  comprehensive,
  collision,
  liability,
});

const rows = (factor: string, of: (value: string) => Factors, entries: Entries<string>): RateRow[] =>
  entries.map(([key, value]) => ({ factor, key, factors: of(value) }));
const charges = (factor: string, entries: Entries<number>): RateRow[] =>
  entries.map(([key, amount]) => ({ factor, key, amount }));

const base = (key: string, ...values: [string, string, string]): RateRow => ({
  factor: 'base',
  key,
  factors: three(...values),
});

const filedTerritories: Readonly<Record<string, Factors>> = {
  OH: three('0.90', '0.92', '0.90'),
  TX: three('1.25', '1.00', '1.05'),
  FL: three('1.35', '1.05', '1.25'),
  CA: three('1.05', '1.10', '1.20'),
  CO: three('1.20', '1.00', '1.05'),
};

/** Every row of the demo rate book, as they are stored. */
export const demoRateRows: readonly RateRow[] = [
  base('class_a', '3.40', '5.60', '260'),
  base('class_b', '3.80', '6.00', '205'),
  base('class_c', '3.60', '5.80', '225'),
  base('travel_trailer', '4.20', '3.20', '0'),
  base('fifth_wheel', '3.80', '2.90', '0'),
  base('toy_hauler', '4.60', '3.30', '0'),
  base('pop_up', '6.00', '3.60', '0'),
  base('truck_camper', '4.00', '2.80', '0'),

  ...rows('value', damage, [
    ['0-25000', '1.15'],
    ['25000-50000', '1.00'],
    ['50000-100000', '0.90'],
    ['100000-200000', '0.80'],
    ['200000-500000', '0.75'],
  ]),
  { factor: 'value', key: '500000+', factors: damage('0.75'), refer: true },

  ...[...usStates, ...canadianProvinces].map((key) => ({
    factor: 'territory',
    key,
    factors: ownValue(filedTerritories, key) ?? all('1.00'),
  })),

  ...rows('vehicle_age', damage, [
    ['0-1', '1.00'],
    ['2-10', '0.97'],
    ['11-15', '1.00'],
    ['16-20', '1.10'],
  ]),
  { factor: 'vehicle_age', key: '21+', factors: damage('1.25'), refer: true },

  ...rows('driver_age', driving, [
    ['16-20', '2.20'],
    ['21-24', '1.60'],
    ['25-29', '1.20'],
    ['30-49', '1.00'],
    ['50-64', '0.92'],
    ['65-74', '0.96'],
    ['75+', '1.15'],
  ]),
  ...rows('experience', driving, [
    ['0', '1.15'],
    ['1-2', '1.08'],
    ['3-5', '1.00'],
    ['6+', '0.95'],
  ]),
  ...rows('points', driving, [
    ['0', '1.00'],
    ['1', '1.08'],
    ['2', '1.18'],
    ['3', '1.30'],
    ['4', '1.45'],
    ['5', '1.62'],
    ['6', '1.80'],
  ]),
  { factor: 'points', key: '7+', factors: driving('2.00'), refer: true },

  ...rows('score', all, [
    ['A', '0.85'],
    ['B', '0.95'],
    ['C', '1.00'],
    ['D', '1.12'],
    ['E', '1.30'],
    ['no_hit', '1.00'],
  ]),
  ...rows('usage', all, [
    ['recreational', '1.00'],
    ['frequent', '1.10'],
    ['full_timer', '1.25'],
  ]),
  { factor: 'usage', key: 'seasonal_parked', factors: three('1.00', '0.25', '1.00') },
  { factor: 'usage', key: 'business', refer: true },
  ...rows('rental_utilisation', all, [
    ['0', '1.00'],
    ['1-10', '1.25'],
    ['11-25', '1.60'],
    ['26-40', '2.00'],
  ]),
  { factor: 'rental_utilisation', key: '41+', refer: true },
  ...rows('storage', (comprehensive) => ({ comprehensive }), [
    ['indoor', '0.92'],
    ['secured', '0.93'],
    ['covered', '0.95'],
    ['driveway', '1.00'],
    ['street', '1.10'],
  ]),
  ...rows('yearly_miles', driving, [
    ['0-2999', '0.90'],
    ['3000-7500', '1.00'],
    ['7501-15000', '1.12'],
    ['15001+', '1.25'],
  ]),
  ...rows('deductible', damage, [
    ['250', '1.15'],
    ['500', '1.00'],
    ['1000', '0.88'],
    ['2500', '0.74'],
    ['5000', '0.60'],
  ]),
  ...rows('settlement', damage, [
    ['actual_cash_value', '0.92'],
    ['agreed_value', '1.00'],
    ['total_loss_replacement', '1.18'],
    ['purchase_price', '1.10'],
  ]),
  ...rows('increased_limits', (liability) => ({ liability }), [
    ['25/50/25', '0.70'],
    ['50/100/50', '0.85'],
    ['100/300/100', '1.00'],
    ['250/500/100', '1.18'],
    ['300 CSL', '1.25'],
    ['500 CSL', '1.32'],
    ['1M CSL', '1.55'],
  ]),
  { factor: 'term', key: '12', factors: all('1.00'), amount: 100 },
  { factor: 'term', key: '6', factors: all('0.50'), amount: 50 },

  ...charges('vacation_liability', [
    ['10000', 800],
    ['25000', 1000],
    ['50000', 1200],
    ['100000', 1500],
    ['300000', 2400],
    ['500000', 3000],
  ]),
  ...charges('emergency_expense', [
    ['750', 1200],
    ['1500', 2000],
    ['2500', 3000],
  ]),
  ...charges('roadside', [
    ['motorised', 2400],
    ['towable', 1800],
  ]),
  ...charges('medical_payments', [
    ['5000', 1400],
    ['10000', 2200],
  ]),
  ...charges('uninsured_motorist', [
    ['25/50', 2400],
    ['50/100', 3000],
    ['100/300', 4000],
    ['250/500', 4800],
  ]),
  ...charges('full_timer_liability', [
    ['100000', 6000],
    ['300000', 8400],
  ]),
  ...charges('glass', [['all', 3500]]),
  ...charges('personal_effects', [['per_1000', 1200]]),
  ...charges('pet', [['all', 600]]),

  ...charges('minimum_premium', [
    ['motorised', 15_000],
    ['towable', 10_000],
  ]),
  ...charges('minimum_value', [['all', 200_000]]),
  ...charges('policy_fee', [['all', 2500]]),
  ...charges('discount', [
    ['multi_policy', 5],
    ['paid_in_full', 5],
    ['original_owner', 3],
    ['claim_free', 5],
    ['affinity', 5],
    ['device', 5],
    ['loyalty', 3],
  ]),
  ...charges('discount_cap', [['all', 25]]),
];
