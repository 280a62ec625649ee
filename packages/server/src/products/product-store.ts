import { termNames } from '@roadworthy/core/products/product-terms.ts';
import type { StoredProduct } from '@roadworthy/core/products/update-product.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { type Provider, providers } from '@roadworthy/core/products/vocabulary.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import { parametersOf } from './parameters-of.ts';

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
  /** Where a carrier sells that prices it itself. */
  readonly externalUrl: string | null;
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
      'external_url as externalUrl',
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

/** Every product that the work's organization sells. */
export function productsSold(tx: Tx): Promise<Product[]> {
  return products(tx).where('archived', 'is', null).execute();
}

const storedColumns = ['product_id', 'version', ...termNames] as const;

/** A product as whoever looks after it changes it, with its fees. Throws when the organization has no such product. */
export async function loadProduct(tx: Tx, productId: string, options: { lock?: boolean } = {}): Promise<StoredProduct> {
  const one = tx.selectFrom('products').select(storedColumns).where('product_id', '=', productId);
  const { product_id, version, ...terms } = await (options.lock ? one.forUpdate() : one).executeTakeFirstOrThrow();
  return { productId: product_id, version, terms, fees: await parametersOf({ tx }, productId) };
}

/** The same, held until the transaction is over. */
export function lockProduct(tx: Tx, productId: string): Promise<StoredProduct> {
  return loadProduct(tx, productId, { lock: true });
}

/** Whether a policy of the product was ever issued. */
export async function hasPolicies(tx: Tx, productId: string): Promise<boolean> {
  const one = await tx
    .selectFrom('policies')
    .select('policy_id')
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** The versions that rate a line on a day, somewhere or for some business, under the name `released`. */
const released = (provider: string, on: Day) => sql`
  select distinct on (administrative_area, business_type) rater_version_id from rater_releases
  where provider = ${provider} and effective_date <= ${on}
  order by administrative_area, business_type, effective_date desc`;

/** The terms, in months, that the rates in force on a day have a row for, in any place; null where none are. */
export async function ratedDurations(tx: Tx, provider: string, on: Day): Promise<number[] | null> {
  const { rows } = await sql<{ months: number | null }>`
    select distinct r.key::integer as months
    from (${released(provider, on)}) released
    join rater_versions v on v.rater_version_id = released.rater_version_id
    left join rate_rows r on r.rater_version_id = v.rater_version_id and r.factor = v.structure -> 'term' ->> 'table'
      and r.key ~ '^[0-9]{1,3}$'`.execute(tx);
  return rows.length === 0 ? null : rows.flatMap(({ months }) => months ?? []);
}

/** Whether any of the rates in force on a day has a discount for loyalty. */
export async function ratesLoyalty(tx: Tx, provider: string, on: Day): Promise<boolean> {
  const { rows } = await sql`
    select from (${released(provider, on)}) released
    join rater_versions v on v.rater_version_id = released.rater_version_id
    where v.structure -> 'discounts' -> 'order' ? 'loyalty' limit 1`.execute(tx);
  return rows.length > 0;
}
