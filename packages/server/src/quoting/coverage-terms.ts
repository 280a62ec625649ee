import type { Coverages } from '@roadworthy/core/products/coverages.ts';
import type { CoverageCode } from '@roadworthy/core/products/vocabulary.ts';

/** What a coverage is called in the documents and beside its price. */
export const coverageLabels: Readonly<Record<CoverageCode, string>> = {
  liability: 'Liability',
  comprehensive: 'Comprehensive',
  collision: 'Collision',
  uninsured_motorist: 'Uninsured and underinsured motorist',
  medical_payments: 'Medical payments',
  vacation_liability: 'Vacation liability',
  emergency_expense: 'Emergency expense',
  roadside: 'Roadside assistance',
  glass: 'Glass without a deductible',
  full_timer_liability: 'Full-timer liability',
  personal_effects: 'Personal effects',
  pet: 'Pet injury',
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A limit or deductible as it is printed: `$500 deductible`, `100/300/100`, `$10,000`, `Included`; null when not bought. */
export function coverageTerms(coverages: Coverages, code: CoverageCode): string | null {
  const bought = coverages[code];
  if (!bought) return null;
  if ('deductible' in bought) return `${dollars.format(bought.deductible)} deductible`;
  if ('limit' in bought) return typeof bought.limit === 'number' ? dollars.format(bought.limit) : bought.limit;
  return 'Included';
}
