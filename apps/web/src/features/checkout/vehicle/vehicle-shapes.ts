import { filled, matching, type Shapes } from '../step-form/shapes.ts';

export type VehicleAnswers = {
  vin: string;
  year: string;
  make: string;
  model: string;
  /** Whole dollars here, cents on the wire. */
  rating_value: number | null;
  rating_value_type: string;
};

export const vehicleShapes: Shapes<VehicleAnswers> = {
  year: matching(/^\d{4}$/, 'errors.year'),
  make: filled('errors.make'),
  model: filled('errors.model'),
  rating_value: (dollars) => (dollars === null || dollars <= 0 ? 'errors.value' : null),
  vin: matching(/^([A-HJ-NPR-Z0-9]{17})?$/, 'errors.vin'),
};
