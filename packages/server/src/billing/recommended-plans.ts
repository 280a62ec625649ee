import type { Coverages } from '@roadworthy/core/products/coverages.ts';
import { type PlanCard, recommendPlans } from '@roadworthy/core/products/plans.ts';
import { coverageCodes } from '@roadworthy/core/products/vocabulary.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { printedWay, readWaysToPay } from './ways-to-pay.ts';
import { computedRead } from '../kernel/operation.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import { coverageLabels } from '@roadworthy/core/products/labels.ts';
import type { Locale } from '@roadworthy/core/shared/sentence.ts';
import { say } from '../kernel/language.ts';
import { missingFields } from './missing-fields.ts';
import { termsIn } from './terms-in.ts';
import { planContextOf } from '../quoting/plan-context.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { rateNow, ratesFor } from '../quoting/rate-stored-quote.ts';

/** The quote as it would be with a plan. */
function withPlan(quote: Quote, card: PlanCard): Quote {
  const vehicles = quote.vehicles.map((vehicle) => ({ ...vehicle, ratingValueType: card.valueType }));
  return { ...quote, coverages: card.coverages, vehicles, paymentTerm: 'monthly' };
}

/** The same rows in the same order on every card, so that the cards compare. */
function rowsOf(card: Coverages, all: readonly PlanCard[], locale: Locale) {
  return coverageCodes
    .filter((code) => all.some(({ coverages }) => coverages[code]))
    .map((code) => {
      const terms = termsIn(locale, card, code);
      const label = say(locale, coverageLabels[code]);
      return { coverage: code, label, terms: terms ?? say(locale, 'Not included'), included: terms !== null };
    });
}

export const recommendedPlans = computedRead({
  name: 'recommended_plans',
  permission: 'whoever_sees_it',
  root: quoteRoot,
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const { quote } = stored;
    const book = await ratesFor(work, quote);
    const cards = recommendPlans(planContextOf(quote));
    return Promise.all(
      cards.map(async (card) => {
        const planned = withPlan(quote, card);
        const { rating } = await rateNow(work, planned, { book });
        const ways = await readWaysToPay(work, stored, { quote: planned, book });
        const monthly = ways.find(({ paymentTerm }) => paymentTerm === 'monthly');
        return {
          plan: card.plan,
          coverages: card.coverages,
          rating_value_type: card.valueType,
          total: rating.total,
          due_today: monthly?.dueToday ?? null,
          monthly: monthly?.invoices[1]?.amount ?? null,
          ways_to_pay: ways.map((way) => printedWay(way, stored, work.request.locale)),
          rows: rowsOf(card.coverages, cards, work.request.locale),
          missing_fields: missingFields(rating, quote),
        };
      }),
    );
  },
});
