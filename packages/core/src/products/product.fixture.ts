import { day } from '../shared/time/day.ts';
import type { ProductFacts } from './find-term-problem.ts';
import { defaultParameters } from './product-parameters.ts';
import type { ProductTerms } from './product-terms.ts';
import { decideUpdateProduct, type StoredProduct, type ProductUpdate } from './update-product.ts';

/** Products are looked after on this day. */
export const today = day('2026-06-15');

/** A product of two states and a province, sold for a year or half of one. */
export const exampleTerms: ProductTerms = {
  product_name: 'Personal RV',
  description: 'Motorhomes, trailers and campers for private use.',
  support_policy_proposal: true,
  support_renewal: true,
  renewal_days: 60,
  underwriter_cutoff_days: 45,
  live_in: ['US-OH', 'US-CO', 'CA-ON'],
  not_live_in: ['US-HI'],
  required_verifications: [],
  available_payment_terms: ['monthly', 'pay_in_full'],
  available_policy_duration_months: [12, 6],
  default_policy_duration_months: 12,
  new_policy_number: 'RWP',
  external_url: null,
  rater_inputs: {},
};

/** The product of these terms after two changes, with a fee since long and one from July on. */
export function exampleProduct(terms: Partial<ProductTerms> = {}): StoredProduct {
  return {
    productId: 'product-1',
    version: 3,
    terms: {
      ...exampleTerms,
      ...terms,
    },
    fees: [
      {
        ...defaultParameters,
        from: day('2000-01-01'),
      },
      {
        ...defaultParameters,
        from: day('2026-07-01'),
        installmentFee: 700,
        depositShare: 20,
        referralDays: 10,
      },
    ],
  };
}

/** Facts of a product that has sold nothing, unless they say more. */
export function exampleFacts(facts: Partial<ProductFacts> = {}): ProductFacts {
  return {
    today,
    hasPolicies: false,
    isExternal: false,
    ratedDurations: null,
    ratesLoyalty: true,
    raterInputProblems: [],
    ...facts,
  };
}

/** What a change of the example product comes to. */
export function update(update: Partial<ProductUpdate>, facts: Partial<ProductFacts> = {}, product = exampleProduct()) {
  return decideUpdateProduct(product, { changes: {}, ...update }, exampleFacts(facts));
}
