import type { RateRow } from '../../rating/book/rate-rows.ts';
import { amounts, decimals, everywhere, lengths } from '../rate-rows-of.ts';

const both = ['liability', 'physical_damage'];
const damage = ['physical_damage'];

/** Demo rates of shared cars: plausible, ours, not filed anywhere. */
export const carShareRates: readonly RateRow[] = [
  ...decimals('base', both, [
    ['car', '310', '14.00'],
    ['suv', '335', '14.50'],
    ['pickup', '345', '13.80'],
    ['van', '360', '14.20'],
  ]),
  ...decimals('value', damage, [
    ['0-20000', '1.10'],
    ['20000-50000', '1.00'],
    ['50000+', '0.95'],
  ]),
  ...everywhere(both, { OH: ['0.90', '0.95'], CA: ['1.30', '1.15'], FL: ['1.40', '1.20'], TX: ['1.10', '1.15'] }),
  ...decimals('vehicle_age', damage, [
    ['0-3', '1.05'],
    ['4-8', '1.00'],
    ['9-12', '0.95'],
    ['13+', '1.10'],
  ]),
  ...decimals('days_shared', both, [
    ['0-60', '1.00'],
    ['61-120', '1.20'],
    ['121-180', '1.40'],
    ['181-250', '1.65'],
    ['251+', '2.00'],
  ]),
  ...decimals('periods', both, [
    ['listed', '0.40', '0.35'],
    ['handed_over', '0.60', '0.55'],
    ['with_guest', '0.85', '0.90'],
    ['key_to_key', '1.20', '1.25'],
  ]),
  ...decimals(
    'owner_limit',
    ['liability'],
    [
      ['100000', '1.00'],
      ['300000', '1.20'],
      ['500000', '1.32'],
    ],
  ),
  ...decimals(
    'guest_limit',
    ['liability'],
    [
      ['50000', '1.00'],
      ['100000', '1.12'],
      ['300000', '1.35'],
    ],
  ),
  ...decimals('deductible', damage, [
    ['500', '1.12'],
    ['1000', '1.00'],
    ['2500', '0.82'],
  ]),
  ...lengths(both, [
    ['12', '1.00'],
    ['6', '0.50'],
  ]),
  ...amounts('lost_income', [['per_1000', 2400]]),
  ...amounts('interior_damage', [['all', 4800]]),
  ...amounts('minimum_premium', [['car', 20_000]]),
  ...amounts('discount', [
    ['multi_policy', 5],
    ['paid_in_full', 5],
    ['device', 7],
  ]),
  ...amounts('discount_cap', [['all', 15]]),
  ...amounts('policy_fee', [['all', 2500]]),
];
