import { labelOfTraceStep } from '@roadworthy/core/lines/line-labels.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { t } from '../../kernel/language.ts';

/** The steps of a price under a provider as they are answered, in a language. */
export function printedTrace({ trace }: Rating, provider: string, locale: Locale) {
  return trace.map((step) => ({
    vehicle_id: step.vehicleId,
    coverage: step.coverage,
    factor: step.factor,
    label: t(locale, labelOfTraceStep(provider, step)),
    key: step.key,
    value: step.value,
    result: step.product,
  }));
}
