import type { RateRow } from '../../rating/book/rate-rows.ts';
import { amounts, decimals, everywhere, lengths, referring } from '../rate-rows-of.ts';

const both = ['hull', 'liability'];
const hull = ['hull'];
const liability = ['liability'];

/** Demo rates of boats: plausible, ours, not filed anywhere. */
export const boatRates: readonly RateRow[] = [
  ...decimals('base', both, [
    ['runabout', '7.50', '58'],
    ['bass_boat', '8.00', '62'],
    ['fishing_boat', '6.80', '54'],
    ['pontoon', '6.20', '46'],
    ['cruiser', '7.00', '74'],
    ['sailboat', '6.00', '50'],
    ['personal_watercraft', '13.50', '84'],
  ]),
  ...decimals('value', hull, [
    ['0-25000', '1.10'],
    ['25000-75000', '1.00'],
    ['75000-200000', '0.85'],
    ['200000-500000', '0.75'],
  ]),
  referring('value', hull, ['500000+', '0.75']),
  ...everywhere(both, {
    OH: ['0.95', '0.95'],
    FL: ['1.45', '1.30'],
    TX: ['1.20', '1.05'],
    LA: ['1.40', '1.15'],
    CA: ['1.05', '1.15'],
    MN: ['0.92', '0.90'],
    ON: ['0.98', '0.95'],
  }),
  ...decimals('boat_age', hull, [
    ['0-1', '1.02'],
    ['2-10', '1.00'],
    ['11-20', '1.12'],
    ['21+', '1.30'],
  ]),
  ...decimals('length', liability, [
    ['0-16', '0.90'],
    ['17-26', '1.00'],
    ['27-40', '1.30'],
    ['41+', '1.70'],
  ]),
  ...decimals('horsepower', liability, [
    ['0-50', '0.75'],
    ['51-150', '1.00'],
    ['151-250', '1.30'],
    ['251-450', '1.60'],
    ['451+', '2.10'],
  ]),
  ...decimals('top_speed', hull, [
    ['0-35', '0.95'],
    ['36-50', '1.00'],
    ['51-65', '1.15'],
    ['66-75', '1.30'],
    ['76+', '1.55'],
  ]),
  ...decimals('waters', both, [
    ['inland', '0.95', '0.95'],
    ['coastal_75', '1.10', '1.08'],
    ['coastal_125', '1.25', '1.15'],
  ]),
  ...decimals('kept_on', hull, [
    ['trailer', '0.95'],
    ['lift', '0.97'],
    ['slip', '1.08'],
    ['mooring', '1.20'],
  ]),
  ...decimals('settlement', hull, [
    ['actual_cash_value', '0.90'],
    ['agreed_value', '1.00'],
    ['total_loss_replacement', '1.15'],
  ]),
  ...decimals('operator_age', both, [
    ['16-20', '1.60', '1.80'],
    ['21-29', '1.20', '1.25'],
    ['30-64', '1.00', '1.00'],
    ['65-74', '1.05', '1.05'],
    ['75+', '1.20', '1.25'],
  ]),
  ...decimals('boating_years', both, [
    ['0-1', '1.15'],
    ['2-5', '1.00'],
    ['6+', '0.92'],
  ]),
  ...decimals('deductible', hull, [
    ['250', '1.12'],
    ['500', '1.00'],
    ['1000', '0.90'],
    ['2500', '0.78'],
  ]),
  ...decimals('limit', liability, [
    ['50000', '0.85'],
    ['100000', '1.00'],
    ['300000', '1.25'],
    ['500000', '1.40'],
    ['1000000', '1.70'],
  ]),
  ...lengths(both, [['12', '1.00']]),
  ...amounts('uninsured_boater', [
    ['50000', 1800],
    ['100000', 2400],
    ['300000', 3800],
  ]),
  ...amounts('medical_payments', [
    ['1000', 900],
    ['5000', 1800],
    ['10000', 2600],
  ]),
  ...amounts('wreck_removal', [
    ['boat', 2200],
    ['personal_watercraft', 900],
  ]),
  ...amounts('tow_on_water', [
    ['1000', 1600],
    ['3000', 3400],
  ]),
  ...amounts('propulsion', [['all', 5200]]),
  ...amounts('haul_out', [['all', 1500]]),
  ...amounts('fishing_gear', [['per_1000', 1400]]),
  ...amounts('minimum_premium', [
    ['boat', 12_500],
    ['personal_watercraft', 10_000],
  ]),
  ...amounts('discount', [
    ['multi_policy', 5],
    ['paid_in_full', 5],
    ['safety_course', 5],
    ['diesel', 3],
  ]),
  ...amounts('discount_cap', [['all', 15]]),
  ...amounts('policy_fee', [['all', 2000]]),
];
