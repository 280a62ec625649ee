import type { RateBook } from '../../rating/book/rate-book.ts';
import { rateQuote } from '../../rating/rate.ts';
import type { MissingField } from '../../rating/rating.ts';
import type { PlanOffer } from './plans-of.ts';
import { plansOf } from './plans-of.ts';
import type { Quote } from '../quote.ts';
import { subjectOfQuote } from '../subject/subject-of-quote.ts';

/** The quote as it would be with a plan. */
export function withPlan(quote: Quote, { coverages, valueType }: PlanOffer): Quote {
  const vehicles = quote.vehicles.map((vehicle) => ({
    ...vehicle,
    ratingValueType: valueType ?? vehicle.ratingValueType,
  }));
  return { ...quote, coverages, vehicles, paymentTerm: 'monthly' };
}

/**
 * What the price of any plan on offer misses while none has been chosen, each path once. What rates ask of a person or
 * a thing depends on the covers, so that without them a rating asks for too little, and a buyer would be led to plans
 * that have no price yet.
 */
export function missingForPlans(quote: Quote, book: RateBook): readonly MissingField[] {
  if (quote.kind !== 'quote' || Object.keys(quote.coverages).length > 0) return [];
  const byPath = new Map<string, MissingField>();
  for (const offer of plansOf(quote)) {
    const { missing_fields } = rateQuote(subjectOfQuote(withPlan(quote, offer)), book);
    for (const missing of missing_fields) if (!byPath.has(missing.path)) byPath.set(missing.path, missing);
  }
  return [...byPath.values()];
}
