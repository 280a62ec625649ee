/** What a list can be narrowed by: one of several values, a span of days or of money, or a text. */
export type FilterField = {
  readonly key: string;
  readonly kind: 'choice' | 'days' | 'money' | 'text';
  /** The values of a choice. */
  readonly values?: readonly string[];
};

export type FilterValue =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** Civil days, `YYYY-MM-DD`, both ends included. */
  | { readonly kind: 'days'; readonly from: string | null; readonly to: string | null }
  /** Whole cents, both ends included. */
  | { readonly kind: 'money'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'text'; readonly text: string };

export type Filters = Readonly<Record<string, FilterValue>>;

/** Whether a value narrows nothing, so that the filter is not there. */
export function isEmptyFilter(value: FilterValue): boolean {
  if (value.kind === 'choice') return value.values.length === 0;
  if (value.kind === 'text') return value.text.trim() === '';
  return value.from === null && value.to === null;
}

/** The value with which an editor of a field begins. */
export function emptyFilter({ kind }: Pick<FilterField, 'kind'>): FilterValue {
  if (kind === 'choice') return { kind, values: [] };
  if (kind === 'text') return { kind, text: '' };
  return { kind, from: null, to: null };
}

/** A choice with a value put in or taken out, in the order of the field. */
export function toggleChoice(values: readonly string[], value: string, order: readonly string[]): string[] {
  const chosen = new Set(values);
  if (!chosen.delete(value)) chosen.add(value);
  return order.filter((one) => chosen.has(one));
}

/** An amount as it stands in an address: dollars, with cents only where there are some. */
export function typedMoney(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
