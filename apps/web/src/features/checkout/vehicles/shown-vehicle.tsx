'use client';
import { useSearchParams } from 'next/navigation';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { vehicleToAsk } from './vehicle-to-ask.ts';

/** The card of the vehicle that the questions are about. */
export const shownCardId = 'shown-vehicle';

/** The vehicle that a step shows, and its place among those of the quote. */
export type ShownVehicle = {
  readonly vehicle: CheckoutQuote['vehicles'][number] | undefined;
  readonly place: number;
};

/** The vehicle that the address names, else the first of which the step still waited for an answer when it was opened. */
export function useShownVehicle(step: string): ShownVehicle {
  const { data } = useLoadedCheckout();
  const { vehicles } = data.quote;
  const named = useSearchParams().get('vehicle');
  const [waited] = useState(() => vehicleToAsk(data, step));
  const placeOf = (id: string | null) => vehicles.findIndex(({ vehicle_id }) => vehicle_id === id);
  const place = Math.max(0, [placeOf(named), placeOf(waited)].find((one) => one >= 0) ?? 0);
  const vehicle = vehicles[place];
  useFocusOnChange(vehicle?.vehicle_id);
  return { vehicle, place };
}

/** Who is led to another vehicle of the same step finds themselves at its card. */
function useFocusOnChange(vehicleId: string | undefined): void {
  const was = useRef(vehicleId);
  useEffect(() => {
    if (vehicleId !== was.current) document.getElementById(shownCardId)?.focus();
    was.current = vehicleId;
  }, [vehicleId]);
}

type ShownProps = { step: string; of: ComponentType<{ shown: ShownVehicle }> };

/** A form about one vehicle, begun anew for each. */
export function OfShownVehicle({ step, of: Form }: ShownProps) {
  const shown = useShownVehicle(step);
  return <Form key={shown.vehicle?.vehicle_id} shown={shown} />;
}
