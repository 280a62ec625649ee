import type { LoadQuotePricingQuery, PricingAndRatingQuery } from '../../../generated/documents.ts';

/** A quote rated under a version. */
export type Priced = PricingAndRatingQuery['pricing_and_rating'];
export type PricedItem = Priced['items'][number];
/** The versions under which a quote can be rated, and which of them counts for it. */
export type QuoteVersions = LoadQuotePricingQuery['quote_with_provider_versions'];
export type QuoteOfPricing = NonNullable<LoadQuotePricingQuery['quotes_by_pk']>;

/** An item with where its bar begins and ends, in cents of the running sum. */
export type WaterfallStep = PricedItem & { readonly from: number; readonly to: number };

/** The items one upon the other: each begins at what those before it come to. */
export function waterfallOf(items: readonly PricedItem[]): WaterfallStep[] {
  let sum = 0;
  return items.map((item) => {
    const from = sum;
    sum += item.amount;
    return { ...item, from, to: sum };
  });
}

/** An item under two versions; null where a version has none of it. */
export type ComparedItem = {
  readonly key: string;
  readonly label: string;
  readonly vehicleId: string | null;
  readonly one: number | null;
  readonly other: number | null;
  /** Cents that the second is above the first: read from left to right, what changes. */
  readonly difference: number;
};

const keyOf = ({ kind, vehicle_id, code }: PricedItem) => `${kind} ${vehicle_id ?? ''} ${code}`;

/** The items of two prices side by side, those of the first in their order, then what only the second has. */
export function comparedItems(one: readonly PricedItem[], other: readonly PricedItem[]): ComparedItem[] {
  const [ofOne, ofOther] = [one, other].map((items) => new Map(items.map((item) => [keyOf(item), item])));
  return [...new Map([...one, ...other].map((item) => [keyOf(item), item]))].map(([key, item]) => {
    const [first, second] = [ofOne?.get(key)?.amount ?? null, ofOther?.get(key)?.amount ?? null];
    return {
      key,
      label: item.label,
      vehicleId: item.vehicle_id,
      one: first,
      other: second,
      difference: (second ?? 0) - (first ?? 0),
    };
  });
}
