import { coverageLabels } from '../../products/labels.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { TraceStep } from '../rating.ts';
import type { RowChange } from '../book/row-changes.ts';
import type { SellerChange } from './explain-moves.ts';
import type { DiscountCode, ListMove, PriceAnswer } from '../vocabulary.ts';

export const discountLabels: Readonly<Record<DiscountCode, string>> = {
  multi_policy: 'More than one policy',
  paid_in_full: 'Paid in full',
  original_owner: 'Original owner',
  claim_free: 'Claim free',
  affinity: 'Affinity group',
  device: 'Telematics device',
};

/** What a discount is called; one without a name reads as it is spelled. */
export function labelOfDiscount(code: string): string {
  const labels: Readonly<Record<string, string>> = discountLabels;
  return ownValue(labels, code) ?? code;
}

/** Factors as their rows are named in a trace; what is a charge of its own is called by its coverage. */
export const factorLabels: Readonly<Record<string, string>> = {
  base: 'Base rate',
  value: 'Insured value',
  territory: 'State or province',
  vehicle_age: 'Age of the vehicle',
  storage: 'Storage',
  score: 'Insurance score',
  driver_age: 'Age of the driver',
  experience: 'Driving experience',
  points: 'Violations and accidents',
  usage: 'Use',
  rental_utilisation: 'Rented out',
  yearly_miles: 'Miles a year',
  deductible: 'Deductible',
  settlement: 'Settlement basis',
  increased_limits: 'Liability limits',
  term: 'Length of the term',
  discount: 'Discounts',
  discount_cap: 'Most of all discounts',
  minimum_premium: 'Minimum premium',
  minimum_value: 'Lowest value',
  policy_fee: 'Policy fee',
  former_balance: 'Unpaid of your former policy',
};

/** What moved a price, in a few words. */
export const answerLabels: Readonly<
  Record<PriceAnswer | ListMove | SellerChange['answer'] | 'driving_record' | 'rates' | 'contents', string>
> = {
  garaging: 'Where it is kept',
  vehicles: 'The vehicles',
  type: 'Kind of vehicle',
  year: 'Model year',
  rating_value: 'Value of the vehicle',
  usage_type: 'How it is used',
  storage_type: 'How it is stored',
  estimated_yearly_mileage: 'Miles a year',
  rental_utilization_rate: 'Renting it out',
  drivers: 'The drivers',
  birthdate: 'Age of the driver',
  rv_driving_experience_years: 'Driving experience',
  incidents: 'Violations and accidents',
  score: 'Insurance score',
  driving_record: 'The driving record',
  coverages: 'The plan',
  rating_value_type: 'What a total loss pays',
  policy_duration_months: 'Length of the term',
  effective_date: 'First day of cover',
  payment_term: 'How it is paid',
  discounts: 'Discounts',
  second_vehicle: 'Second vehicle added',
  vehicle_added: 'Another vehicle added',
  vehicles_added: 'Vehicles added',
  vehicle_removed: 'Vehicle taken off',
  vehicles_removed: 'Vehicles taken off',
  second_driver: 'Second driver added',
  driver_added: 'Another driver added',
  driver_removed: 'Driver taken off',
  provider: 'Another product',
  organization: 'Another organization',
  rates: 'Our rates',
  contents: 'Something in the quote',
};

export const chargeLabels = { flat: 'Flat charge', byTheThousand: 'Charge by the thousand' } as const;

const named: Readonly<Record<string, string>> = { ...coverageLabels, ...factorLabels };

/** What a factor or coverage of a trace is called; one without a name reads as it is spelled. */
export function labelOfRow(about: RowChange['about']): string {
  return ownValue(named, about) ?? about;
}

/** What a step of a trace is called; the charge that a coverage is by itself is told from a factor of it. */
export function labelOfStep({ factor, coverage }: Pick<TraceStep, 'factor' | 'coverage'>): string {
  if (factor !== coverage) return labelOfRow(factor);
  return coverage === 'personal_effects' ? chargeLabels.byTheThousand : chargeLabels.flat;
}

/** What moved a price, by the name under which it was written down; see `answerLabels`. */
export function labelOfAnswer(answer: string): string {
  const labels: Readonly<Record<string, string>> = answerLabels;
  return ownValue(labels, answer) ?? answer;
}
