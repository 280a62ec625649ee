import type { RateRow } from '../../rating/book/rate-rows.ts';
import { amounts, decimals, everywhere, lengths, referring } from '../rate-rows-of.ts';

const damage = ['comprehensive', 'collision'];
const driving = ['collision', 'liability'];
const all = ['comprehensive', 'collision', 'liability'];

/** Demo rates of fleets: plausible, ours, not filed anywhere. */
export const proRates: readonly RateRow[] = [
  ...decimals('base', all, [
    ['class_a', '4.60', '8.40', '690'],
    ['bus_conversion', '5.20', '9.20', '760'],
    ['class_b', '5.00', '8.80', '560'],
    ['class_c', '4.80', '8.60', '610'],
    ['travel_trailer', '5.40', '6.20', '0'],
    ['fifth_wheel', '5.00', '5.80', '0'],
    ['toy_hauler', '5.80', '6.40', '0'],
    ['pop_up', '7.20', '6.80', '0'],
    ['truck_camper', '5.20', '5.60', '0'],
    ['teardrop', '5.60', '6.20', '0'],
  ]),
  ...decimals('value', damage, [
    ['0-50000', '1.05'],
    ['50000-150000', '0.95'],
    ['150000-300000', '0.85'],
  ]),
  referring('value', damage, ['300000+', '0.85']),
  ...everywhere(all, {
    OH: ['0.90', '0.92', '0.90'],
    TX: ['1.30', '1.05', '1.10'],
    FL: ['1.40', '1.10', '1.35'],
    CA: ['1.10', '1.15', '1.30'],
    CO: ['1.30', '1.05', '1.05'],
  }),
  ...decimals('vehicle_age', damage, [
    ['0-5', '1.00'],
    ['6-10', '1.05'],
    ['11-15', '1.15'],
    ['16+', '1.35'],
  ]),
  ...decimals('rental_utilisation', all, [
    ['0', '1.00'],
    ['1-25', '1.30'],
    ['26-50', '1.60'],
    ['51-75', '1.95'],
    ['76+', '2.25'],
  ]),
  ...decimals('yearly_miles', driving, [
    ['0-7500', '0.92'],
    ['7501-15000', '1.00'],
    ['15001-30000', '1.20'],
    ['30001+', '1.45'],
  ]),
  ...decimals('deductible', damage, [
    ['500', '1.10'],
    ['1000', '1.00'],
    ['2_per_cent', '0.96'],
    ['2500', '0.82'],
  ]),
  ...decimals(
    'increased_limits',
    ['liability'],
    [
      ['300 CSL', '0.86'],
      ['500 CSL', '1.00'],
      ['1M CSL', '1.22'],
    ],
  ),
  ...lengths(all, [['12', '1.00']]),
  ...amounts('host_liability', [
    ['500000', 18_000],
    ['1000000', 26_000],
  ]),
  ...amounts('interior_damage', [
    ['2500', 6000],
    ['5000', 9500],
    ['10000', 15_000],
  ]),
  ...amounts('lost_income', [['per_1000', 2800]]),
  ...amounts('additional_insured', [['all', 5000]]),
  ...amounts('roadside', [
    ['motorised', 5600],
    ['towable', 4200],
  ]),
  ...amounts('minimum_premium', [
    ['motorised', 45_000],
    ['towable', 25_000],
  ]),
  ...amounts('discount', [
    ['paid_in_full', 5],
    ['fleet', 8],
    ['device', 5],
  ]),
  ...amounts('discount_cap', [['all', 15]]),
  ...amounts('policy_fee', [['all', 5000]]),
];
