import { type Provider, providers } from '@roadworthy/core/products/vocabulary.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';

export type Product = {
  readonly productId: string;
  readonly productName: string;
  readonly provider: string;
  readonly liveIn: readonly string[];
  readonly notLiveIn: readonly string[];
  readonly spansStates: boolean;
  readonly requiredVerifications: readonly string[];
  readonly availablePaymentTerms: readonly string[];
  readonly availablePolicyDurationMonths: readonly number[];
  readonly defaultPolicyDurationMonths: number;
  /** The letters that a new policy number begins with. */
  readonly numberPrefix: string;
};

const products = (tx: Tx) =>
  tx
    .selectFrom('products')
    .select([
      'product_id as productId',
      'product_name as productName',
      'provider',
      'live_in as liveIn',
      'not_live_in as notLiveIn',
      'spans_states as spansStates',
      'required_verifications as requiredVerifications',
      'available_payment_terms as availablePaymentTerms',
      'available_policy_duration_months as availablePolicyDurationMonths',
      'default_policy_duration_months as defaultPolicyDurationMonths',
      'new_policy_number as numberPrefix',
    ]);

/** A product of the work's organization. Throws `not_found`. */
export async function productOf(tx: Tx, productId: string): Promise<Product> {
  const product = await products(tx).where('product_id', '=', productId).executeTakeFirst();
  if (!product) throw notFound();
  return product;
}

function isProvider(text: string): text is Provider {
  return providers.some((provider) => provider === text);
}

/** The product that the work's organization sells of a provider, or null. */
export async function productByProvider(tx: Tx, provider: string): Promise<Product | null> {
  if (!isProvider(provider)) return null;
  const product = await products(tx).where('provider', '=', provider).where('archived', 'is', null).executeTakeFirst();
  return product ?? null;
}
