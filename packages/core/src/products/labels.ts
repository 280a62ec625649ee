import { ownValue } from '../shared/text/own-value.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type {
  CoverageCode,
  PaymentTerm,
  Plan,
  RatingValueType,
  StorageType,
  UsageType,
  VehicleClass,
} from './vocabulary.ts';

export const coverageLabels: Readonly<Record<CoverageCode, string>> = {
  liability: 'Bodily injury and property damage liability',
  comprehensive: 'Comprehensive',
  collision: 'Collision',
  uninsured_motorist: 'Uninsured and underinsured motorist',
  medical_payments: 'Medical payments',
  vacation_liability: 'Vacation liability',
  emergency_expense: 'Emergency expense',
  roadside: 'Roadside assistance',
  glass: 'Glass without deductible',
  full_timer_liability: 'Full-timer liability',
  personal_effects: 'Personal effects',
  pet: 'Pet injury',
};

export const vehicleClassLabels: Readonly<Record<VehicleClass, string>> = {
  class_a: 'Class A motorhome',
  class_b: 'Class B motorhome',
  class_c: 'Class C motorhome',
  travel_trailer: 'Travel trailer',
  fifth_wheel: 'Fifth wheel',
  toy_hauler: 'Toy hauler',
  pop_up: 'Pop-up camper',
  truck_camper: 'Truck camper',
  teardrop: 'Teardrop trailer',
  bus_conversion: 'Bus conversion',
};

export const valueBasisLabels: Readonly<Record<RatingValueType, string>> = {
  agreed_value: 'Agreed value',
  actual_cash_value: 'Actual cash value',
  total_loss_replacement: 'Total loss replacement',
  purchase_price: 'Purchase price',
};

export const usageLabels: Readonly<Record<UsageType, string>> = {
  recreational: 'Recreational',
  frequent: 'Frequent travel',
  seasonal_parked: 'Parked for the season',
  full_timer: 'Full-time living',
  business: 'Business',
};

export const storageLabels: Readonly<Record<StorageType, string>> = {
  indoor: 'Indoors',
  secured: 'Secured lot',
  covered: 'Under a roof',
  driveway: 'Driveway',
  street: 'Street',
};

export const paymentTermLabels: Readonly<Record<PaymentTerm, string>> = {
  monthly: 'Monthly',
  pay_in_full: 'Paid in full',
};

/** The plans of recreational vehicles; other lines name their own. */
export const planLabels: Readonly<Record<Plan, string>> = {
  essential: 'Essential',
  road_ready: 'Road-ready',
  full_throttle: 'Full-throttle',
};

const money = (dollars: number) => ({ cents: dollars * 100 });

/** The settings of a cover that is bought, of any line. */
export type BoughtCover = { readonly [setting: string]: string | number | undefined };
export type BoughtCovers = { readonly [code: string]: BoughtCover | undefined };

/** A limit in thousands of dollars in full: what it pays each person, each accident and for property, or combined. */
export function printLimit(limit: string): Sentence {
  const [amount = '', combined] = limit.split(' ');
  const thousands = (text: string) => (text.endsWith('M') ? Number(text.slice(0, -1)) * 1000 : Number(text)) * 1000;
  if (combined === 'CSL') return sentence('{amount} combined single limit', { amount: money(thousands(amount)) });
  const [person, accident, property] = amount.split('/').map((part) => money(thousands(part)));
  const each = { person: person ?? money(0), accident: accident ?? money(0) };
  return property === undefined
    ? sentence('{person} each person, {accident} each accident', each)
    : sentence('{person} each person, {accident} each accident, {property} property damage', { ...each, property });
}

const inDollars = (amount: number) => sentence('{amount}', { amount: money(amount) });

/** How a coverage bought reads: its limit and its deductible, null where it has none. */
export function printCoverage(
  code: string,
  coverages: BoughtCovers,
): { readonly limit: Sentence | null; readonly deductible: Sentence | null } {
  const { limit, deductible } = ownValue(coverages, code) ?? {};
  return {
    limit: typeof limit === 'string' ? printLimit(limit) : limit === undefined ? null : inDollars(limit),
    deductible: deductible === undefined ? null : inDollars(Number(deductible)),
  };
}

/** A coverage bought in a few characters, beside its price: `100/300/100`, `$500 deductible`, `Included`; null when not. */
export function coverageTerms(coverages: BoughtCovers, code: string): Sentence | null {
  const bought = ownValue(coverages, code);
  if (!bought) return null;
  const { limit, deductible } = bought;
  if (deductible !== undefined) return sentence('{amount} deductible', { amount: money(Number(deductible)) });
  if (limit === undefined) return { message: 'Included' };
  return typeof limit === 'number' ? inDollars(limit) : { message: limit };
}
