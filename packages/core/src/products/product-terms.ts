/**
 * What a product says of itself and somebody may change. The names are those of the columns, of the API's arguments
 * and of the fields of refusals.
 */
export type ProductTerms = {
  readonly product_name: string;
  readonly description: string | null;
  readonly support_policy_proposal: boolean;
  readonly support_renewal: boolean;
  /** Days before the end of a term on which its renewal is prepared. */
  readonly renewal_days: number;
  /** Days before the end of a term by which an underwriter has decided about its renewal. */
  readonly underwriter_cutoff_days: number;
  /** Areas (`US-OH`), or a bare country for all of its areas. */
  readonly live_in: readonly string[];
  readonly not_live_in: readonly string[];
  readonly required_verifications: readonly string[];
  readonly available_payment_terms: readonly string[];
  readonly available_policy_duration_months: readonly number[];
  readonly default_policy_duration_months: number;
  /** The letters that a new policy number begins with. */
  readonly new_policy_number: string;
  /** Where a carrier sells that prices it itself; null for what we price. */
  readonly external_url: string | null;
  /** What the rater of the product is handed beside a quote. */
  readonly rater_inputs: unknown;
};

export type TermName = keyof ProductTerms;

/** What of a product is to become something else; what is null or absent stays. */
export type TermChanges = { readonly [Name in TermName]?: ProductTerms[Name] | null | undefined };

/** The terms in the order in which they are shown and judged. */
export const termNames = [
  'product_name',
  'description',
  'support_policy_proposal',
  'support_renewal',
  'live_in',
  'not_live_in',
  'available_policy_duration_months',
  'default_policy_duration_months',
  'available_payment_terms',
  'required_verifications',
  'renewal_days',
  'underwriter_cutoff_days',
  'new_policy_number',
  'external_url',
  'rater_inputs',
] as const satisfies readonly TermName[];

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value as one text, whatever the order of its keys; a list of words counts as the words that are in it. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (!isPlain(value)) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${textOf(inner)}`);
  return `{${parts.toSorted().join()}}`;
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Whether a term says the same before and after: of a list, which words are in it and not their order. */
function isSame(before: ProductTerms, after: ProductTerms, name: TermName): boolean {
  const [old, now] = [before[name], after[name]];
  if (name === 'rater_inputs' || !Array.isArray(old) || !Array.isArray(now)) return textOf(old) === textOf(now);
  return textOf(old.toSorted()) === textOf(now.toSorted());
}

/** The terms with changes laid over them: texts without outer blanks, an empty description as none, each word once. */
export function termsWith(terms: ProductTerms, changes: TermChanges): ProductTerms {
  const texts = Object.entries(changes).filter(([, value]) => value !== null && value !== undefined);
  const after: ProductTerms = { ...terms, ...Object.fromEntries(texts) };
  return {
    ...after,
    product_name: after.product_name.trim(),
    description: after.description?.trim() || null,
    external_url: after.external_url?.trim() || null,
    live_in: once(after.live_in),
    not_live_in: once(after.not_live_in),
    required_verifications: once(after.required_verifications),
    available_payment_terms: once(after.available_payment_terms),
    available_policy_duration_months: once(after.available_policy_duration_months),
  };
}

/** The terms that say something else than before, in the order of `termNames`. */
export function changedTerms(before: ProductTerms, after: ProductTerms): TermName[] {
  return termNames.filter((name) => !isSame(before, after, name));
}
