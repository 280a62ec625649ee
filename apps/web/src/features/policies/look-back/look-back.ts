import { addDays, type Day, isDay } from '@roadworthy/core/shared/time/day.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';

/** A day that is looked back at, and at the end of which day it was known so; null for what is known by now. */
export type LookBack = { readonly validOn: Day; readonly knownOn: Day | null };

type Address = { readonly get: (name: string) => string | null };

/** What the address says of it: `asOf` and `known`. Null where it says nothing that is a day. */
export function lookBackOf(address: Address): LookBack | null {
  const [validOn, known] = [address.get('asOf'), address.get('known')];
  return isDay(validOn) ? { validOn, knownOn: isDay(known) ? known : null } : null;
}

/** The address of the same page at another time, and of a tab of it; null is today. */
export function addressAt(address: string, lookBack: LookBack | null): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('asOf');
  query.delete('known');
  if (lookBack) query.set('asOf', lookBack.validOn);
  if (lookBack?.knownOn) query.set('known', lookBack.knownOn);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The last instant of a day where the risk is; without one, an instant after all others, which the server takes for now. */
export function knownAtOf({ knownOn }: LookBack, timeZone: string): string {
  if (knownOn === null) return '9999-12-31T00:00:00.000Z';
  return new Date(instantAt(addDays(knownOn, 1), 0, timeZone).getTime() - 1).toISOString();
}
