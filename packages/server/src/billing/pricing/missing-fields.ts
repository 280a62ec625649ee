import { stepOfField } from '@roadworthy/core/quoting/checks/missing.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { type QuoteFacts, unansweredOf } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { namingVehicle } from '@roadworthy/core/quoting/editing/which-vehicle.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';

/** The answers that a rating and underwriting miss, each with the step that asks for it and, of several vehicles, which one it is about. */
export function missingFields({ missing_fields }: Rating, quote: Quote, facts: Pick<QuoteFacts, 'questions'>) {
  return [...missing_fields, ...unansweredOf(facts)].map((missing) => ({
    ...namingVehicle(quote, missing.path, missing),
    step: stepOfField(quote.provider, missing.path),
    code: null,
  }));
}
