import { hasSerialNumber, vinShape } from '@roadworthy/core/shared/text/vin.ts';
import type { TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { filled, matching, type Shapes } from '../../shared/answers/shapes.ts';

export type VehicleAnswers = {
  vin: string;
  /** Whether the buyer has no VIN yet. */
  vin_pending: boolean;
  year: string;
  make: string;
  model: string;
  /** Whole cents; a text that is no amount stays as it is, and is never sent. */
  rating_value: TypedMoney;
  rating_value_type: string;
};

export const vehicleShapes: Shapes<VehicleAnswers> = {
  year: matching(/^\d{4}$/, 'errors.year'),
  make: filled('errors.make'),
  model: filled('errors.model'),
  rating_value: (cents) =>
    typeof cents === 'string' ? 'errors.amount' : cents === null || cents <= 0 ? 'errors.value' : null,
  vin: (typed, { year }) => {
    const known = /^\d{4}$/.test(year) ? Number(year) : null;
    const fits = typed === '' || vinShape(typed, known) === null;
    return fits ? null : hasSerialNumber(known) ? 'errors.serialNumber' : 'errors.vin';
  },
};
