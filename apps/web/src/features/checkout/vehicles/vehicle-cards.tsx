'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import type { ShownVehicle } from './shown-vehicle.tsx';

// Most quotes are for one vehicle.
const list = fetchedComponent(async () => (await import('./vehicle-list.tsx')).VehicleList);

/** Fetches the cards ahead of the second vehicle. */
export const expectCards = list.expect;

/** The vehicles of the quote above the questions of one of them, where there are several. */
export function VehicleCards(props: { step: string; shown: ShownVehicle }) {
  const { vehicles } = useLoadedCheckout().data.quote;
  return vehicles.length > 1 && <list.Component {...props} />;
}
