import type { ReferralCode, Rejection } from './rating.ts';

const fields: Readonly<Record<ReferralCode | Rejection['code'], string>> = {
  value_above_limit: 'rating_value',
  value_below_minimum: 'rating_value',
  vehicle_age: 'year',
  bus_conversion: 'type',
  business_use: 'usage_type',
  rental_utilization: 'rental_utilization_rate',
  driver_points: 'points',
  driver_under_age: 'birthdate',
};

/** The name of the answer that a rating's violation is about, without which vehicle or driver it belongs to. */
export function fieldOfViolation(code: ReferralCode | Rejection['code']): string {
  return fields[code];
}
