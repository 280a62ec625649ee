import type { RateRow } from '../../rating/book/rate-rows.ts';
import { amounts, decimals, everywhere, lengths } from '../rate-rows-of.ts';

const plan = ['windshield'];

/** Demo rates of windshields: plausible, ours, not filed anywhere. */
export const windshieldRates: readonly RateRow[] = [
  ...decimals('base', plan, [
    ['class_a', '190'],
    ['bus_conversion', '190'],
    ['class_c', '110'],
    ['class_b', '105'],
    ['car', '72'],
  ]),
  ...everywhere(plan, { AZ: ['1.25'], CO: ['1.30'], FL: ['1.30'], TX: ['1.10'], OH: ['0.95'] }),
  ...decimals('vehicle_age', plan, [
    ['0-5', '1.10'],
    ['6-15', '1.00'],
    ['16-25', '1.15'],
    ['26+', '1.40'],
  ]),
  ...decimals('panes', plan, [
    ['two_piece', '1.00'],
    ['one_piece', '1.40'],
  ]),
  ...decimals('repairs', plan, [
    ['2', '1.00'],
    ['4', '1.06'],
    ['6', '1.10'],
  ]),
  ...decimals('replacements', plan, [
    ['1', '1.00'],
    ['2', '1.25'],
  ]),
  ...decimals('deductible', plan, [
    ['0', '1.30'],
    ['100', '1.00'],
    ['250', '0.80'],
  ]),
  ...lengths(plan, [['12', '1.00']]),
  ...amounts('calibration', [
    ['250', 1400],
    ['500', 2200],
    ['1000', 3600],
  ]),
  ...amounts('other_glass', [['all', 2400]]),
];
