import type { RateRow } from '../../rating/book/rate-rows.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { amounts, decimals, everywhere, lengths } from '../rate-rows-of.ts';
import { roadside } from './roadside.ts';

const plan = ['roadside_plan'];
const perYear: Readonly<Record<string, string>> = { motorised: '84', towable: '62', light: '48' };

/** Demo rates of roadside assistance: plausible, ours, not filed anywhere. */
export const roadsideRates: readonly RateRow[] = [
  ...decimals(
    'base',
    plan,
    roadside.objects.kinds.map(({ value, group }) => [value, ownValue(perYear, group) ?? '']),
  ),
  ...everywhere(plan, {
    OH: ['0.95'],
    TX: ['1.05'],
    FL: ['1.05'],
    CA: ['1.12'],
    NY: ['1.15'],
    ON: ['1.00'],
    AK: ['1.40'],
  }),
  ...decimals('vehicle_age', plan, [
    ['0-10', '1.00'],
    ['11-20', '1.12'],
    ['21-40', '1.30'],
    ['41+', '1.60'],
  ]),
  ...decimals('events', plan, [
    ['3', '1.00'],
    ['4', '1.12'],
    ['5', '1.22'],
  ]),
  ...decimals('tow_miles', plan, [
    ['25', '1.00'],
    ['50', '1.08'],
    ['100', '1.20'],
    ['200', '1.45'],
  ]),
  ...lengths(plan, [['12', '1.00']]),
  ...amounts('trip_interruption', [
    ['600', 1000],
    ['1200', 1800],
    ['2000', 2800],
  ]),
];
