import { literal, minLength, number, object, positive, regex, string, trim, union } from 'zod/mini';

/** Shapes of the vehicle's answers; the messages are keys. Money is whole dollars here and cents on the wire. */
export const vehicleSchema = object({
  vin: union([literal(''), string().check(regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'errors.vin'))], 'errors.vin'),
  year: string().check(regex(/^\d{4}$/, 'errors.year')),
  make: string().check(trim(), minLength(1, 'errors.make')),
  model: string().check(trim(), minLength(1, 'errors.model')),
  rating_value: number('errors.value').check(positive('errors.value')),
  rating_value_type: string(),
});

export type VehicleAnswers = {
  vin: string;
  year: string;
  make: string;
  model: string;
  /** Whole dollars. */
  rating_value: number | null;
  rating_value_type: string;
};
