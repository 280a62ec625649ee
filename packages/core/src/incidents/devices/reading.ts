import { kmPerMile } from '../../shared/geo/km-between.ts';
import type { Place } from '../../shared/geo/place-in-text.ts';
import type { ReportRefusal } from '../vocabulary.ts';

/** What a provider said of a device at an instant, in our units. */
export type Reading = {
  readonly providerDeviceId: string;
  /** The vehicle that the device believes to be in. */
  readonly vin: string | null;
  /** By the device's own clock: never when it arrived. */
  readonly observedAt: Date;
  /** What happened, in the provider's word. */
  readonly event: string;
  readonly place: Place | null;
  /** Why the place that it names is none. */
  readonly refused: ReportRefusal | null;
  readonly accuracyM: number | null;
  readonly speedKph: number | null;
  /** Degrees from north, below 360. */
  readonly heading: number | null;
  readonly odometerKm: number | null;
};

/**
 * The place of two coordinates, or why they are none. A receiver without a fix says zero for both, in the Gulf of Guinea;
 * so close to it that a device rounds there, too.
 */
export function readPlace(
  lat: number | null,
  lng: number | null,
): { readonly place: Place; readonly refused: null } | { readonly place: null; readonly refused: ReportRefusal } {
  if (lat === null || lng === null) return { place: null, refused: 'no_place' };
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return { place: null, refused: 'out_of_range' };
  if (Math.abs(lat) < 0.001 && Math.abs(lng) < 0.001) return { place: null, refused: 'null_island' };
  return { place: { lat, lng }, refused: null };
}

/** Kilometres of miles, and kilometres an hour of miles an hour. */
export const kmOfMiles = (miles: number | null): number | null => (miles === null ? null : miles * kmPerMile);

/** Degrees from north as a compass has them: 360 is 0, and −90 is 270. */
export const foldHeading = (degrees: number | null): number | null =>
  degrees === null ? null : ((degrees % 360) + 360) % 360;
