import type { Vehicle_Input } from '../../../generated/documents.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { filled, matching, type Shapes } from '../../shared/answers/shapes.ts';

export type UsageAnswers = {
  usage_type: string;
  nights_per_year: string;
  storage_type: string;
  rented: boolean | null;
  /** Percent of the year's nights, while it is rented out. */
  rental_utilization_rate: string;
  estimated_yearly_mileage: string;
};

const whole = /^\d{1,6}$/;

/** Shapes of the answers about use. Miles are asked of motorised classes only. */
export function usageShapes(drives: boolean): Shapes<UsageAnswers> {
  return {
    usage_type: filled('errors.usage'),
    nights_per_year: matching(whole, 'errors.nights'),
    storage_type: filled('errors.storage'),
    rented: (answer) => (answer === null ? 'errors.rented' : null),
    rental_utilization_rate: (share, { rented }) =>
      rented !== true || /^([1-9]\d?|100)$/.test(share) ? null : 'errors.rentalRate',
    ...(drives ? { estimated_yearly_mileage: matching(whole, 'errors.mileage') } : {}),
  };
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The stored use as the form shows it. */
export function usageAnswersOf(vehicle: CheckoutQuote['vehicles'][number] | undefined): UsageAnswers {
  const rate = vehicle?.rental_utilization_rate ?? null;
  return {
    usage_type: vehicle?.usage_type ?? '',
    nights_per_year: textOf(vehicle?.nights_per_year),
    storage_type: vehicle?.storage_type ?? '',
    rented: rate === null ? null : rate > 0,
    rental_utilization_rate: rate ? String(rate) : '',
    estimated_yearly_mileage: textOf(vehicle?.estimated_yearly_mileage),
  };
}

/** What of the use changed, as the server takes it; not rented is a share of 0. */
export function usageChangesOf(patch: Partial<UsageAnswers>, all: UsageAnswers): Vehicle_Input {
  const { nights_per_year, rented, rental_utilization_rate, estimated_yearly_mileage, ...rest } = patch;
  const rentalAnswered = rented !== undefined || rental_utilization_rate !== undefined;
  const rate = all.rented === false ? 0 : Number(all.rental_utilization_rate);
  return {
    ...rest,
    ...(nights_per_year ? { nights_per_year: Number(nights_per_year) } : {}),
    ...(estimated_yearly_mileage ? { estimated_yearly_mileage: Number(estimated_yearly_mileage) } : {}),
    ...(rentalAnswered && (all.rented === false || rate > 0) ? { rental_utilization_rate: rate } : {}),
  };
}

/** That it is rented out is saved together with the share, never before it. */
export function waitingForRentalShare(all: UsageAnswers): readonly string[] {
  return all.rented === true && all.rental_utilization_rate === '' ? ['rented'] : [];
}
