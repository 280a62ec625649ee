import type { KnownQuoteFragment, LoadMyVehiclesQuery } from '../../../generated/documents.ts';

/** What is known of somebody's vehicles, and of themselves. */
export type Known = {
  readonly quotes: readonly KnownQuoteFragment[];
  /** The quote whose people and places are taken over for something new; null where nobody is named yet. */
  readonly source: KnownQuoteFragment | null;
};

/** What the account knows: of policies before offers, of the newest first. */
export function knownOf({ policies, quotes }: LoadMyVehiclesQuery): Known {
  const bought = policies.map(({ current_quote: quote }) => quote).filter((quote) => quote !== null);
  const named = quotes.find(({ entities }) => entities.length > 0);
  return { quotes: [...bought, ...quotes], source: bought[0] ?? named ?? null };
}

/** Each vehicle once, as it was described last; one of which nothing but its kind is known is not worth taking over. */
export function knownVehicles(quotes: readonly KnownQuoteFragment[]) {
  const all = quotes.flatMap((quote) => quote.vehicles.map((vehicle) => ({ quote, vehicle })));
  return all.filter(
    ({ vehicle: { root_vehicle_id: root, make, year } }, place) =>
      (make !== null || year !== null) && all.findIndex(({ vehicle }) => vehicle.root_vehicle_id === root) === place,
  );
}
