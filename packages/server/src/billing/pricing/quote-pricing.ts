import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { guards, isBindable, saleableGuards } from '@roadworthy/core/quoting/guards.ts';
import { refusalOf } from '@roadworthy/core/quoting/insurable/finding.ts';
import { obstaclesOf } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { garagingArea } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { whyVersion } from '@roadworthy/core/rating/explaining/why-version.ts';
import { stepOfField } from '@roadworthy/core/quoting/checks/missing.ts';
import { namingVehicle } from '@roadworthy/core/quoting/editing/which-vehicle.ts';
import type { Refusal } from '@roadworthy/core/shared/decision.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { isPaymentTerm } from '@roadworthy/core/products/check-payment-term.ts';
import { labelOfGranted, labelOfPart } from '@roadworthy/core/lines/line-labels.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import { t } from '../../kernel/language.ts';
import { printedTrace } from '../../quoting/pricing/printed-trace.ts';
import { computedRead } from '../../kernel/operation.ts';
import { missingFields } from './missing-fields.ts';
import { termsIn } from '../collection/terms-in.ts';
import { violationsOf, violationsOfChecks } from './violations-of.ts';
import { printedWay, readWaysToPay } from '../methods/ways-to-pay.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { factsOf, rateNow, ratesFor } from '../../quoting/pricing/rate-stored-quote.ts';
import { upToMinimum } from '@roadworthy/core/rating/explaining/labels.ts';

function itemsOf(rating: Rating, { quote }: StoredQuote, locale: Locale) {
  const items = rating.items.map(({ vehicleId, coverage, cents }) => ({
    vehicle_id: vehicleId,
    coverage,
    label: t(locale, labelOfPart(quote.provider, coverage)),
    terms: termsIn(locale, quote, coverage),
    amount: cents,
  }));
  if (rating.minimum_top_up === 0) return items;
  const label = t(locale, upToMinimum);
  return [
    ...items,
    { vehicle_id: null, coverage: 'minimum_premium', label, terms: null, amount: rating.minimum_top_up },
  ];
}

export const quotePricing = computedRead({
  name: 'quote_pricing',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote_id, payment_term } = work.input;
    const stored = await loadQuote(work, quote_id);
    const { quote } = stored;
    const { locale } = work.request;
    const paymentTerm = isPaymentTerm(payment_term) ? payment_term : quote.paymentTerm;
    const book = await ratesFor(work, quote);
    const rated = await rateNow(work, quote, { trace: true, paymentTerm, book });
    const { rating } = rated;
    const facts = factsOf(work, stored, rated);
    const { ruled, verified } = facts;
    const ways = await readWaysToPay(work, stored, { book });
    const chosen = ways.find((way) => way.paymentTerm === paymentTerm);
    // Of what forbids to insure it everything is said; of the rest the first that does not hold of each kind.
    const obstacles = saleableGuards.flatMap((name): Refusal[] => {
      if (name === 'insurable') return obstaclesOf(facts).map(refusalOf);
      const decision = guards[name](quote, facts);
      return decision.ok ? [] : [decision.refusal];
    });
    return {
      quote_id,
      provider: quote.provider,
      payment_term: paymentTerm,
      bindable: isBindable(quote, facts),
      has_declarations: Object.keys(quote.declarations).length > 0,
      total: rating.total,
      fees: rating.fees.reduce((sum, fee) => sum + fee.cents, 0),
      due_today: chosen?.dueToday ?? null,
      installment: chosen?.invoices[1]?.amount ?? null,
      ways_to_pay: ways.map((way) => printedWay(way, stored, locale)),
      currency: currencyOf(quote.country),
      items: itemsOf(rating, stored, locale),
      discounts: rating.discounts.map(({ code, percent, cents }) => ({
        code,
        label: t(locale, labelOfGranted(quote.provider, code)),
        percent,
        amount: cents,
      })),
      missing_fields: missingFields(rating, quote, facts),
      referral_violations: [
        ...violationsOf([...rating.referrals, ...ruled.referrals], quote),
        ...violationsOfChecks(verified.referrals),
      ],
      rejection_violations: violationsOf([...rating.rejections, ...ruled.rejections], quote),
      obstacles: obstacles.map(({ field, ...message }) => ({
        ...namingVehicle(quote, field, message),
        field: field ?? null,
        step: field === undefined ? null : stepOfField(quote.provider, field),
      })),
      trace: printedTrace(rating, quote.provider, locale),
      provider_version: rating.version,
      rates_since: book.since,
      why_version: t(locale, whyVersion(rating.version, book.since, garagingArea(quote))),
      policy: quote.policyId === null ? null : { policy_id: quote.policyId },
    };
  },
});
