import type { RateRow } from '../../rating/book/rate-rows.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { amounts, decimals, everywhere, lengths } from '../rate-rows-of.ts';
import { tireWheel } from './tire-wheel.ts';

const plan = ['tire_wheel'];
const perYear: Readonly<Record<string, string>> = { motorised: '96', towable: '58', light: '44' };

/** Demo rates of tires and wheels: plausible, ours, not filed anywhere. */
export const tireWheelRates: readonly RateRow[] = [
  ...decimals(
    'base',
    plan,
    tireWheel.objects.kinds.map(({ value, group }) => [value, ownValue(perYear, group) ?? '']),
  ),
  ...everywhere(plan, { MI: ['1.20'], PA: ['1.15'], NY: ['1.15'], TX: ['1.05'], AK: ['1.25'], QC: ['1.15'] }),
  ...decimals('wheels', plan, [
    ['2-4', '1.00'],
    ['5-6', '1.35'],
    ['7-10', '1.80'],
    ['11+', '2.30'],
  ]),
  ...decimals('per_wheel', plan, [
    ['300', '1.00'],
    ['500', '1.20'],
    ['800', '1.45'],
  ]),
  ...decimals('aggregate', plan, [
    ['2500', '1.00'],
    ['5000', '1.10'],
    ['10000', '1.18'],
  ]),
  ...lengths(plan, [
    ['12', '1.00'],
    ['24', '1.90'],
    ['36', '2.75'],
  ]),
  ...amounts('cosmetic_damage', [
    ['motorised', 3200],
    ['towable', 2200],
    ['light', 2600],
  ]),
  ...amounts('tow_to_tire_shop', [
    ['motorised', 1800],
    ['towable', 1200],
    ['light', 900],
  ]),
];
