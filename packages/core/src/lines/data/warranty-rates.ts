import type { RateRow } from '../../rating/book/rate-rows.ts';
import { amounts, decimals, everywhere, lengths } from '../rate-rows-of.ts';

const contract = ['service_contract'];

/** Demo rates of service contracts: plausible, ours, not filed anywhere. */
export const warrantyRates: readonly RateRow[] = [
  ...decimals('base', contract, [
    ['class_a', '7.20'],
    ['bus_conversion', '9.00'],
    ['class_b', '6.40'],
    ['class_c', '6.00'],
    ['travel_trailer', '5.00'],
    ['fifth_wheel', '5.20'],
    ['toy_hauler', '5.80'],
    ['pop_up', '6.50'],
    ['truck_camper', '5.50'],
    ['teardrop', '5.50'],
  ]),
  ...decimals('value', contract, [
    ['0-50000', '1.00'],
    ['50000-150000', '0.60'],
    ['150000-1000000', '0.35'],
    ['1000000+', '0.20'],
  ]),
  ...everywhere(contract, { CA: ['1.15'], NY: ['1.12'], WA: ['1.08'], FL: ['1.05'] }),
  ...decimals('vehicle_age', contract, [
    ['0-2', '1.00'],
    ['3-5', '1.15'],
    ['6-10', '1.45'],
    ['11-15', '1.90'],
    ['16+', '2.60'],
  ]),
  ...decimals('odometer', contract, [
    ['0-15000', '1.00'],
    ['15001-30000', '1.10'],
    ['30001-60000', '1.30'],
    ['60001-100000', '1.65'],
    ['100001+', '2.20'],
  ]),
  ...decimals('tier', contract, [
    ['powertrain', '1.00'],
    ['coach', '1.25'],
    ['all_parts', '1.60'],
  ]),
  ...decimals('miles', contract, [
    ['12000', '0.85'],
    ['24000', '1.00'],
    ['36000', '1.20'],
    ['60000', '1.50'],
    ['100000', '1.90'],
  ]),
  ...decimals('deductible', contract, [
    ['0', '1.15'],
    ['100', '1.00'],
    ['200', '0.92'],
  ]),
  ...lengths(contract, [
    ['12', '1.00'],
    ['24', '1.85'],
    ['36', '2.60'],
    ['48', '3.30'],
    ['60', '3.95'],
  ]),
  ...amounts('trip_interruption', [
    ['500', 1500],
    ['1000', 2600],
  ]),
];
