import { type Moratorium, riskPlacesOf, type StoppedCover, stopOf } from '../../quoting/subject/moratoriums.ts';
import type { MoratoriumAction } from '../../quoting/vocabulary.ts';
import type { Quote } from '../../quoting/quote.ts';
import { ownValue } from '../../shared/text/own-value.ts';

/** What a change raises, in the words of what may be stopped somewhere. */
export type Raise = Extract<MoratoriumAction, 'increase_cover' | 'lower_deductible' | 'add_vehicle'>;

type Covered = Pick<Quote, 'coverages' | 'vehicles' | 'locations'>;
type Setting = { readonly name: string; readonly before: unknown; readonly after: unknown };

/** The amounts of a limit, as of `100/300/100`; null where it says none. */
export function amountsOf(value: unknown): readonly number[] | null {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string' || !/^[\d./]+$/.test(value)) return null;
  return value.split('/').map(Number);
}

/** What another value of a setting raises: less to bear oneself, or more that is paid. What cannot be compared is more. */
function raiseOf({ name, before, after }: Setting): Raise | null {
  if (before === after) return null;
  const [was, is] = [amountsOf(before), amountsOf(after)];
  const isDeductible = name.includes('deductible');
  if (was === null || is === null || was.length !== is.length) return 'increase_cover';
  if (isDeductible) return is.some((one, index) => one < (was[index] ?? 0)) ? 'lower_deductible' : null;
  return is.some((one, index) => one > (was[index] ?? 0)) ? 'increase_cover' : null;
}

const namesOf = (one: unknown, other: unknown): string[] => [
  ...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]),
];

/** What the covers that are bought raise: one that is new, and each setting of one that was there. */
function raisedByCovers(before: Covered, after: Covered): (Raise | null)[] {
  return Object.keys(after.coverages).flatMap((code): (Raise | null)[] => {
    const [was, is] = [ownValue(before.coverages, code), ownValue(after.coverages, code)];
    if (is === undefined) return [];
    if (was === undefined) return ['increase_cover'];
    return namesOf(was, is).map((name) => raiseOf({ name, before: ownValue(was, name), after: ownValue(is, name) }));
  });
}

const placeOf = ({ locations }: Covered, locationId: string | null): string | null => {
  const place = locations.find((one) => one.locationId === locationId);
  return place ? `${place.administrativeArea} ${place.postalCode}` : null;
};

/** What the vehicles raise: one that is new, one that is kept elsewhere from now on, and one that is insured for more. */
function raisedByVehicles(before: Covered, after: Covered): (Raise | null)[] {
  const known = new Map(before.vehicles.map((one) => [one.rootVehicleId, one]));
  return after.vehicles.flatMap((vehicle): (Raise | null)[] => {
    const was = known.get(vehicle.rootVehicleId);
    if (!was) return ['add_vehicle'];
    const moves = placeOf(before, was.locationId) !== placeOf(after, vehicle.locationId);
    const isWorthMore = (vehicle.ratingValue ?? 0) > (was.ratingValue ?? 0);
    const isOtherBasis =
      vehicle.ratingValueType !== was.ratingValueType && vehicle.ratingValueType !== 'actual_cash_value';
    return [moves ? 'add_vehicle' : null, isWorthMore || isOtherBasis ? 'increase_cover' : null];
  });
}

/**
 * What a change raises, cover by cover and vehicle by vehicle, whatever the whole then costs (docs/rules.md, changes): a
 * limit that is raised is more cover though a vehicle goes at the same time.
 */
export function raisedCover(before: Covered, after: Covered): readonly Raise[] {
  const raised = [...raisedByCovers(before, after), ...raisedByVehicles(before, after)];
  return [...new Set(raised.filter((one) => one !== null))].toSorted();
}

/** What of the moratoriums stops, at that instant, that more is covered than before; null where nothing does. */
export function stoppedRaise(
  before: Covered,
  { quote, moratoriums }: { readonly quote: Quote; readonly moratoriums: readonly Moratorium[] },
  at: Date,
): StoppedCover | null {
  return stopOf(moratoriums, raisedCover(before, quote), {
    provider: quote.provider,
    places: riskPlacesOf(quote),
    at,
  });
}
