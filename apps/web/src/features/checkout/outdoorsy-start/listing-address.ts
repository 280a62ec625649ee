import { type VehicleClass, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { partnerOfAddress } from '../../../data/visit/partner-store.ts';
import type { Partner_Listing } from '../../../generated/documents.ts';

/** A listing of a rental marketplace, as its link hands it over. */
export type Listing = {
  readonly postalCode: string;
  readonly vehicleClass: VehicleClass;
  readonly partner: string | null;
  readonly campaign: string | null;
  /** What else the listing says of the vehicle; money in cents. */
  readonly vehicle: Partner_Listing;
};

const whole = (text: string | null, least: number, most: number): number | null => {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
};

const words = (text: string | null): string | null => text?.trim().slice(0, 60) || null;

/** The listing of an address; null when it lacks a place or a class that we insure. What is else amiss is left out. */
export function listingOfAddress(href: string): Listing | null {
  const { searchParams } = new URL(href);
  const take = (name: string): string | null => searchParams.get(name);
  const postalCode = take('postal_code')?.trim().slice(0, 10) ?? '';
  const vehicleClass = vehicleClasses.find((kind) => kind === take('vehicle_class'));
  if (postalCode === '' || vehicleClass === undefined) return null;
  const vin = /^[A-HJ-NPR-Z0-9]{17}$/i.exec(take('vin') ?? '')?.[0].toUpperCase();
  const year = whole(take('year'), 1950, 2100);
  const dollars = whole(take('value'), 1, 9_999_999);
  const share = whole(take('rental_percent'), 1, 100);
  const [make, model] = [words(take('make')), words(take('model'))];
  return {
    postalCode,
    vehicleClass,
    partner: partnerOfAddress(href),
    campaign: words(take('cam')),
    vehicle: {
      ...(year === null ? {} : { year }),
      ...(make === null ? {} : { make }),
      ...(model === null ? {} : { model }),
      ...(vin === undefined ? {} : { vin }),
      ...(dollars === null ? {} : { rating_value: dollars * 100 }),
      ...(share === null ? {} : { rental_utilization_rate: share }),
    },
  };
}

/** Where a listing is answered by hand, with everything that it said and why; a refusal shows there by itself. */
export function startByHand(href: string, why: 'unread' | 'failed' | 'refused'): string {
  const { searchParams } = new URL(href);
  if (why !== 'refused') searchParams.set('listing', why);
  return `/checkout/start?${searchParams}`;
}
