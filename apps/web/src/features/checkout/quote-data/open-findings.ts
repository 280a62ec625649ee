import type { MissingFieldFragment } from '../../../generated/documents.ts';
import type { CheckoutData, CheckoutQuote } from './checkout-context.tsx';
import { hrefOf } from './step-order.ts';

/** What an address about one of a quote's vehicles is made of. */
export type QuoteOfVehicles = {
  readonly provider: string;
  readonly vehicles: readonly Pick<CheckoutQuote['vehicles'][number], 'vehicle_id'>[];
};

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The place of a vehicle among those of its quote, in the path of one of its fields; null in any other path. */
export function vehiclePlaceOf(path: string): number | null {
  const place = /^vehicles\.(\d+)\./.exec(path)?.[1];
  return place === undefined ? null : Number(place);
}

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
  const vehicle = quote.vehicles[vehiclePlaceOf(path) ?? -1];
  return `${vehicleHref(step, quote, vehicle?.vehicle_id)}#${step}-${lastPart(path)}`;
}

/** What the server says of the answers of one step, by the names that its form gives them; of one vehicle where it is about one. */
export function findingsAtFields(
  missing: readonly MissingFieldFragment[],
  step: string,
  place: number | null = null,
): ReadonlyMap<string, string> {
  const isHere = ({ path }: MissingFieldFragment) => place === null || (vehiclePlaceOf(path) ?? place) === place;
  const found = missing.filter((one) => one.step === step && isHere(one));
  return new Map(found.map(({ path, message }) => [lastPart(path), message]));
}

/** The next vehicle after one of which a step still waits for an answer, all around; what is answered waits for nothing. */
export function vehicleToAsk({ quote, state }: CheckoutData, step: string, after = -1): string | null {
  const waits = state.missing_fields.filter((one) => one.step === step && one.code === null);
  const places = new Set(waits.map(({ path }) => vehiclePlaceOf(path)));
  const asked = quote.vehicles.map(({ vehicle_id }, place) => ({ vehicle_id, place }));
  const around = [...asked.slice(after + 1), ...asked.slice(0, Math.max(after, 0))];
  return around.find(({ place }) => places.has(place))?.vehicle_id ?? null;
}

const asked = new Set(['coverages', 'effective_date']);

/** What cannot be insured in the chosen plan: it is said at the plans, which ask for a plan and a day themselves. */
export function findingOfPlan(missing: readonly MissingFieldFragment[]): string | undefined {
  return missing.find(({ step, path }) => step === 'plans' && !asked.has(path))?.message;
}

/** What earlier steps have to mend before the plans can be left. */
export function findingsBeforePlans(missing: readonly MissingFieldFragment[]): MissingFieldFragment[] {
  const later = new Set<string | null>(['plans', 'sign', 'payment']);
  return missing.filter(({ step }) => !later.has(step));
}
