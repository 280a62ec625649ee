import { stepOfField } from '@roadworthy/core/quoting/missing.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { namingVehicle } from '@roadworthy/core/quoting/which-vehicle.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';

/** The answers that a rating misses, each with the step that asks for it and, of several vehicles, which one it is about. */
export function missingFields({ missing_fields }: Rating, quote: Quote) {
  return missing_fields.map((missing) => ({
    ...namingVehicle(quote, missing.path, missing),
    step: stepOfField(quote.provider, missing.path),
    code: null,
  }));
}
