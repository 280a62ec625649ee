import { minLength, object, string, trim } from 'zod/mini';

/** Shapes of the first step's answers; the messages are keys. */
export const startSchema = object({
  garaging_postal_code: string().check(trim(), minLength(1, 'errors.postalCode')),
  type: string().check(minLength(1, 'errors.vehicleClass')),
});

export type StartAnswers = { garaging_postal_code: string; type: string };
