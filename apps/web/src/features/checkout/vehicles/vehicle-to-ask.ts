import type { CheckoutData, CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { lastPart, otherDriverOf, vehiclePlaceOf } from '../quote-data/open-findings.ts';
import { hrefOf } from '../quote-data/step-order.ts';

/** What an address about one of a quote's vehicles is made of. */
export type QuoteOfVehicles = {
  readonly provider: string;
  readonly vehicles: readonly Pick<CheckoutQuote['vehicles'][number], 'vehicle_id'>[];
};

/** The address of a step, about one of the quote's vehicles where there are several. */
export function vehicleHref(
  step: string,
  { provider, vehicles }: QuoteOfVehicles,
  vehicleId: string | undefined,
): string {
  const href = hrefOf(step, provider);
  return vehicles.length > 1 && vehicleId !== undefined ? `${href}?vehicle=${vehicleId}` : href;
}

/** The address of the field that a path names, on its step, about its vehicle. */
export function fieldHref(step: string, path: string, quote: QuoteOfVehicles): string {
  const driver = otherDriverOf(path);
  if (driver !== null) return `${hrefOf(step, quote.provider)}#${step}-other-${driver}`;
  const vehicle = quote.vehicles[vehiclePlaceOf(path) ?? -1];
  return `${vehicleHref(step, quote, vehicle?.vehicle_id)}#${step}-${lastPart(path)}`;
}

/** The next vehicle after one of which a step still waits for something, all around. */
export function vehicleToAsk({ quote, state }: CheckoutData, step: string, after = -1): string | null {
  const waits = state.missing_fields.filter((one) => one.step === step);
  const places = new Set(waits.map(({ path }) => vehiclePlaceOf(path)));
  const requested = quote.vehicles.map(({ vehicle_id }, place) => ({ vehicle_id, place }));
  const around = [...requested.slice(after + 1), ...requested.slice(0, Math.max(after, 0))];
  return around.find(({ place }) => places.has(place))?.vehicle_id ?? null;
}
