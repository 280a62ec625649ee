import type { personalReferrals, personalRefusals } from '../../rating/personal-structure.ts';
import type { FindingCode } from './finding.ts';

/** Everything that may be found to stand in the way of a quote: by the rules of what is insurable, and by a rating. */
export type FoundCode = FindingCode | (typeof personalReferrals)[number] | (typeof personalRefusals)[number];

/**
 * Who may let each finding pass (docs/rules.md, what can be insured): an underwriter, for the value that was found and
 * no worse one, or nobody, so that the quote itself has to change.
 */
export const waivedBy = {
  coverages_malformed: 'nobody',
  unknown_coverage: 'nobody',
  unknown_setting: 'nobody',
  value_not_offered: 'nobody',
  mandatory_line_not_offered: 'nobody',
  charge_not_levied: 'nobody',
  mandatory_cover_missing: 'nobody',
  mandatory_cover_too_low: 'nobody',
  motorised_only: 'nobody',
  liability_required: 'nobody',
  liability_below_state_minimum: 'nobody',
  uninsured_motorist_above_liability: 'nobody',
  glass_needs_comprehensive: 'nobody',
  covers_contradict: 'nobody',
  cover_excludes_answer: 'nobody',
  only_extras: 'nobody',
  vin_characters: 'nobody',
  vin_length: 'nobody',
  vin_check_digit: 'nobody',
  vin_year: 'nobody',
  vin_missing: 'nobody',
  vin_twice: 'nobody',
  not_insured_by_line: 'nobody',
  too_many_objects: 'nobody',
  answer_missing: 'nobody',
  answer_not_valid: 'nobody',
  cover_missing: 'nobody',
  cover_not_for_these: 'nobody',
  cover_needs_another: 'nobody',
  limit_above_other: 'nobody',
  duration_not_offered: 'nobody',
  other_country: 'nobody',
  other_state: 'nobody',
  product_not_live: 'nobody',
  settlement_missing: 'nobody',
  too_old_to_replace: 'nobody',
  purchase_price_missing: 'nobody',
  insured_minor: 'nobody',
  license_missing: 'nobody',
  experience_too_long: 'nobody',
  value_below_minimum: 'nobody',
  driver_under_age: 'nobody',
  salvage_title: 'an underwriter',
  many_vehicles: 'an underwriter',
  value_above_limit: 'an underwriter',
  vehicle_age: 'an underwriter',
  driver_points: 'an underwriter',
  rental_utilization: 'an underwriter',
  business_use: 'an underwriter',
  bus_conversion: 'an underwriter',
} as const satisfies Readonly<Record<FoundCode, 'nobody' | 'an underwriter'>>;
