import { labelOfPart } from '@roadworthy/core/lines/line-labels.ts';
import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { type PlanOffer, plansOf } from '@roadworthy/core/quoting/checkout/plans-of.ts';
import { askedQuestions } from '@roadworthy/core/quoting/questions/asked-questions.ts';
import type { WayToPay } from '@roadworthy/core/billing/collection/ways-to-pay.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { pricingOf } from '@roadworthy/core/lines/pricing-of.ts';
import type { PriceRange } from '@roadworthy/core/rating/range/price-range.ts';
import type { ReleasedBook } from '../../rating/rate-books.ts';
import { withPlan } from '@roadworthy/core/quoting/checkout/planned-quote.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { PlanCard } from '../../generated/operations.ts';
import { printedWay, readWaysToPay } from '../methods/ways-to-pay.ts';
import { computedRead } from '../../kernel/operation.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import type { Work } from '../../kernel/work.ts';
import { t } from '../../kernel/language.ts';
import { missingFields } from './missing-fields.ts';
import { termsIn } from '../collection/terms-in.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { rateNow, ratesFor } from '../../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { notIncluded } from '@roadworthy/core/products/labels.ts';

/** The same rows in the same order on every card, so that the cards compare. */
function rowsOf({ coverages }: PlanOffer, all: readonly PlanOffer[], provider: string, locale: Locale) {
  const offered = lineFor(provider)?.covers.map(({ code }) => code) ?? [];
  return offered
    .filter((code) => all.some((one) => ownValue(one.coverages, code)))
    .map((code) => {
      const terms = termsIn(locale, { provider, coverages }, code);
      const label = t(locale, labelOfPart(provider, code));
      return { coverage: code, label, terms: terms ?? t(locale, notIncluded), included: terms !== null };
    });
}

/** A plan as a quote would be with it: its price, and every way to pay that. */
export type PlanAtPrice = {
  readonly plan: PlanOffer;
  readonly rating: Rating;
  readonly ways: readonly WayToPay[];
  /** The range of what is still open, where there is no price yet; null where none can be told. */
  readonly range: PriceRange | null;
};

function rangeOf(quote: Quote, { book }: ReleasedBook): PriceRange | null {
  const range = quote.kind === 'quote' ? pricingOf(quote.provider).range(subjectOfQuote(quote), book) : null;
  return range !== null && 'low' in range ? range : null;
}

/** The plans of a quote, or of what it would be under another product, each at its price, cheapest first. */
export async function readPlans(work: Work, stored: StoredQuote): Promise<PlanAtPrice[]> {
  const { quote } = stored;
  const book = await ratesFor(work, quote);
  return Promise.all(
    plansOf(quote).map(async (plan) => {
      const planned = withPlan(quote, plan);
      const { rating } = await rateNow(work, planned, { book });
      return {
        plan,
        rating,
        ways: await readWaysToPay(work, stored, { quote: planned, book }),
        range: rating.total === null ? rangeOf(planned, book) : null,
      };
    }),
  );
}

/** The plan cards of a quote, or of what it would be under another product, in the reader's language. */
export async function readPlanCards(work: Work, stored: StoredQuote): Promise<PlanCard[]> {
  const { quote } = stored;
  const { locale } = work.request;
  const questions = askedQuestions(stored.questions, quote);
  const plans = await readPlans(work, stored);
  const all = plans.map(({ plan }) => plan);
  return plans.map(({ plan, rating, ways, range }) => {
    const monthly = ways.find(({ paymentTerm }) => paymentTerm === 'monthly');
    return {
      plan: plan.plan,
      label: plan.label && t(locale, plan.label),
      coverages: plan.coverages,
      rating_value_type: plan.valueType,
      total: rating.total,
      low: range?.low ?? null,
      high: range?.high ?? null,
      due_today: monthly?.dueToday ?? null,
      monthly: monthly?.invoices[1]?.amount ?? null,
      ways_to_pay: ways.map((way) => printedWay(way, stored, locale)),
      rows: rowsOf(plan, all, quote.provider, locale),
      missing_fields: missingFields(rating, quote, { questions }),
    };
  });
}

export const recommendedPlans = computedRead({
  name: 'recommended_plans',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  run: async (work) => readPlanCards(work, await loadQuote(work, work.input.quote_id)),
});
