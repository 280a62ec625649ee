import type { PlanContext } from '@roadworthy/core/products/plans.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { garagingArea } from '@roadworthy/core/quoting/subject-of-quote.ts';

/** What the plan cards depend on, of a quote. */
export function planContextOf(quote: Quote): PlanContext {
  return {
    state: garagingArea(quote),
    effectiveDate: quote.effectiveDate,
    vehicles: quote.vehicles.map(({ type, year, usageType }) => ({ class: type, year, usage: usageType })),
  };
}
