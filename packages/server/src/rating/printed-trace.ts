import { labelOfStep } from '@roadworthy/core/rating/labels.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import type { Locale } from '@roadworthy/core/shared/sentence.ts';
import { say } from '../kernel/language.ts';

/** The steps of a price as they are answered, in a language. */
export function printedTrace({ trace }: Rating, locale: Locale) {
  return trace.map((step) => ({
    vehicle_id: step.vehicleId,
    coverage: step.coverage,
    factor: step.factor,
    label: say(locale, labelOfStep(step)),
    key: step.key,
    value: step.value,
    result: step.product,
  }));
}
