import type { Vehicle_Input } from '../../../generated/documents.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import type { VehicleAnswers } from './vehicle-shapes.ts';

type StoredVehicle = CheckoutQuote['vehicles'][number];

/** The stored vehicle as the form shows it. An unanswered basis is the agreed value, as the rates assume. */
export function vehicleAnswersOf(vehicle: StoredVehicle | undefined): VehicleAnswers {
  return {
    year: vehicle?.year == null ? '' : String(vehicle.year),
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    rating_value: vehicle?.rating_value ?? null,
    vin: vehicle?.vin ?? '',
    vin_pending: vehicle?.vin_pending ?? false,
    rating_value_type: vehicle?.rating_value_type ?? 'agreed_value',
  };
}

/** What of the vehicle changed, as the server takes it: an empty VIN clears. */
export function vehicleChangesOf(patch: Partial<VehicleAnswers>): Vehicle_Input {
  const { year, rating_value, ...rest } = patch;
  return {
    ...rest,
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(typeof rating_value === 'number' ? { rating_value } : {}),
  };
}
