'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useContext } from 'react';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { lastPart, vehiclePlaceOf } from '../quote-data/open-findings.ts';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { FormVehicle } from './form-vehicle.ts';

const notices = fetchedComponent(async () => (await import('./step-notices.tsx')).ViolationNotices);

/** What the rating says against an answer, at once and where it is given: of the vehicle that the form is about. */
export function AnswerViolation({ field }: { field: string }) {
  const about = useContext(FormVehicle);
  const vehicles = useCheckout().data?.quote.vehicles ?? [];
  const range = usePriceRange().data?.price_range;
  const isHere = (path: string) => {
    const vehicle = vehicles[vehiclePlaceOf(path) ?? -1];
    return lastPart(path) === field && (about === null || !vehicle || vehicle.vehicle_id === about);
  };
  const of = (found: readonly Found[] | undefined, isReferral: boolean) =>
    (found ?? []).flatMap(({ code, message, field: path }) =>
      path !== null && isHere(path) ? [{ code, message, path, isReferral }] : [],
    );
  const violations = [...of(range?.rejection_violations, false), ...of(range?.referral_violations, true)];
  return violations.length > 0 && <notices.Component violations={violations} />;
}

type Found = { readonly code: string; readonly message: string; readonly field: string | null };
