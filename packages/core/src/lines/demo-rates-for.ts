import { demoRateRows } from '../rating/book/demo-rate-book.ts';
import type { RateRow } from '../rating/book/rate-rows.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { boatRates } from './data/boat-rates.ts';
import { carShareRates } from './data/car-share-rates.ts';
import { motorcycleRates } from './data/motorcycle-rates.ts';
import { proRates } from './data/pro-rates.ts';
import { roadsideRates } from './data/roadside-rates.ts';
import { tireWheelRates } from './data/tire-wheel-rates.ts';
import { warrantyRates } from './data/warranty-rates.ts';
import { windshieldRates } from './data/windshield-rates.ts';
import type { Line } from './line.ts';

const rates: Readonly<Record<string, readonly RateRow[]>> = {
  personal: demoRateRows,
  pro: proRates,
  boat: boatRates,
  motorcycle: motorcycleRates,
  car_share: carShareRates,
  warranty: warrantyRates,
  roadside: roadsideRates,
  tire_wheel: tireWheelRates,
  windshield: windshieldRates,
};

/** The demo's rates of a line: plausible, ours, not filed anywhere. Empty for one that it does not sell. */
export function demoRatesFor({ provider }: Line): readonly RateRow[] {
  return ownValue(rates, provider) ?? [];
}
