import type { RateRow } from '../../rating/book/rate-rows.ts';
import { amounts, decimals, everywhere, lengths, referring } from '../rate-rows-of.ts';

const damage = ['comprehensive', 'collision'];
const riding = ['collision', 'liability'];
const all = ['comprehensive', 'collision', 'liability'];

/** Demo rates of motorcycles: plausible, ours, not filed anywhere. */
export const motorcycleRates: readonly RateRow[] = [
  ...decimals('base', all, [
    ['cruiser', '7.00', '11.00', '120'],
    ['touring', '7.50', '10.00', '125'],
    ['standard', '7.20', '12.00', '130'],
    ['sport', '11.00', '22.00', '210'],
    ['dual_sport', '7.40', '12.50', '135'],
    ['trike', '6.80', '9.50', '110'],
    ['scooter', '8.00', '11.00', '80'],
    ['dirt_bike', '10.00', '14.00', '0'],
  ]),
  ...decimals('value', damage, [
    ['0-10000', '1.10'],
    ['10000-25000', '1.00'],
    ['25000+', '0.90'],
  ]),
  ...everywhere(all, {
    OH: ['0.90', '0.92', '0.90'],
    TX: ['1.20', '1.05', '1.10'],
    FL: ['1.15', '1.10', '1.35'],
    CA: ['1.15', '1.15', '1.25'],
    AZ: ['1.05', '1.05', '1.10'],
  }),
  ...decimals('motorcycle_age', damage, [
    ['0-1', '1.05'],
    ['2-9', '1.00'],
    ['10-20', '0.95'],
    ['21+', '1.10'],
  ]),
  ...decimals('engine', riding, [
    ['49-125', '0.70', '0.75'],
    ['126-500', '0.85', '0.90'],
    ['501-900', '1.00', '1.00'],
    ['901-1500', '1.15', '1.12'],
    ['1501+', '1.25', '1.20'],
  ]),
  ...decimals('lay_up', riding, [
    ['five_months', '0.75', '0.80'],
    ['three_months', '0.85', '0.90'],
    ['none', '1.00', '1.00'],
  ]),
  ...decimals('rider_age', riding, [
    ['16-20', '2.40'],
    ['21-24', '1.80'],
    ['25-29', '1.30'],
    ['30-64', '1.00'],
    ['65+', '1.08'],
  ]),
  ...decimals('riding_years', riding, [
    ['0-1', '1.30'],
    ['2-5', '1.00'],
    ['6+', '0.92'],
  ]),
  ...decimals('incidents', riding, [
    ['0', '1.00'],
    ['1', '1.20'],
    ['2', '1.45'],
    ['3', '1.80'],
  ]),
  referring('incidents', riding, ['4+', '2.30']),
  ...decimals('deductible', damage, [
    ['250', '1.12'],
    ['500', '1.00'],
    ['1000', '0.88'],
    ['2500', '0.72'],
  ]),
  ...decimals(
    'limit',
    ['liability'],
    [
      ['25/50/25', '0.72'],
      ['50/100/50', '0.86'],
      ['100/300/100', '1.00'],
      ['250/500/100', '1.18'],
      ['300 CSL', '1.22'],
      ['500 CSL', '1.30'],
      ['1M CSL', '1.50'],
    ],
  ),
  ...lengths(all, [
    ['12', '1.00'],
    ['6', '0.50'],
  ]),
  ...amounts('guest_passenger', [['all', 3600]]),
  ...amounts('uninsured_motorist', [
    ['25/50', 4200],
    ['50/100', 5600],
    ['100/300', 7800],
    ['250/500', 9800],
  ]),
  ...amounts('medical_payments', [
    ['1000', 1500],
    ['5000', 3600],
    ['10000', 5800],
  ]),
  ...amounts('accessories', [['per_1000', 900]]),
  ...amounts('trip_interruption', [
    ['500', 800],
    ['1000', 1400],
  ]),
  ...amounts('minimum_premium', [
    ['road', 10_000],
    ['off_road', 7500],
  ]),
  ...amounts('discount', [
    ['multi_policy', 5],
    ['paid_in_full', 5],
    ['rider_course', 8],
    ['abs', 4],
  ]),
  ...amounts('discount_cap', [['all', 20]]),
  ...amounts('policy_fee', [['all', 2000]]),
];
