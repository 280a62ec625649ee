import { isBindable } from '@roadworthy/core/quoting/guards.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { whyVersion } from '@roadworthy/core/rating/why-version.ts';
import { garagingArea, subjectOfQuote } from '@roadworthy/core/quoting/subject-of-quote.ts';
import { withAgesAlone } from '@roadworthy/core/rating/ages-alone.ts';
import { labelOfDiscount, labelOfRow, labelOfStep } from '@roadworthy/core/rating/labels.ts';
import { compileRateBook } from '@roadworthy/core/rating/rate-book.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import type { Locale } from '@roadworthy/core/shared/sentence.ts';
import { OperationError } from '../kernel/errors.ts';
import { say } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import type { Tx } from '../kernel/database.ts';
import { loadRates } from '../rating/rates-store.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { factsOf } from '../quoting/rate-stored-quote.ts';
import { ratesInForce } from './quote-with-provider-versions.ts';

/** The version that is meant: the one of the number, else the newest in force of the line. Throws `version_not_found`. */
async function versionOf(tx: Tx, provider: string, version: string | null): Promise<string> {
  const found =
    version === null
      ? await tx
          .selectFrom('rater_releases')
          .select('rater_version_id')
          .where('provider', '=', provider)
          .orderBy('effective_date', 'desc')
          .limit(1)
          .executeTakeFirst()
      : await tx
          .selectFrom('rater_versions')
          .select('rater_version_id')
          .where('provider', '=', provider)
          .where('provider_version', '=', version)
          .executeTakeFirst();
  if (found) return found.rater_version_id;
  const field = version === null ? 'provider' : 'provider_version';
  throw new OperationError('version_not_found', 'There is no such version of these rates. Choose another.', { field });
}

function itemsOf({ items, discounts, minimum_top_up, fees }: Rating, locale: Locale) {
  const top = { kind: 'minimum', vehicle_id: null, code: 'minimum_premium', amount: minimum_top_up };
  return [
    ...items.map(({ vehicleId, coverage, cents }) => ({
      ...{ kind: 'coverage', vehicle_id: vehicleId, code: coverage, amount: cents },
      label: say(locale, labelOfRow(coverage)),
    })),
    ...discounts.map(({ code, cents }) => ({
      ...{ kind: 'discount', vehicle_id: null, code, amount: -cents, label: say(locale, labelOfDiscount(code)) },
    })),
    ...(minimum_top_up === 0 ? [] : [{ ...top, label: say(locale, 'Up to the minimum premium') }]),
    ...fees.map(({ code, cents }) => ({
      ...{ kind: 'fee', vehicle_id: null, code, amount: cents, label: say(locale, labelOfRow(code)) },
    })),
  ];
}

const stepsOf = ({ trace }: Rating, locale: Locale) =>
  trace.map((step) => ({
    ...{ vehicle_id: step.vehicleId, coverage: step.coverage, factor: step.factor },
    ...{ label: say(locale, labelOfStep(step)), key: step.key, value: step.value, result: step.product },
  }));

const policyOf = ({ policyId }: Quote) => (policyId === null ? null : { policy_id: policyId });

export const pricingAndRating = computedRead({
  name: 'pricing_and_rating',
  permission: 'rater:test',
  root: quoteRoot,
  async run(work) {
    const { quote_id, provider, provider_version } = work.input;
    const { locale } = work.request;
    const stored = await loadQuote(work, quote_id);
    const inForce = await ratesInForce(work, stored);
    const asked = provider ?? stored.quote.provider;
    const isOwn = (provider_version ?? null) === null && asked === stored.quote.provider && inForce !== null;
    const raterVersionId = isOwn ? inForce.raterVersionId : await versionOf(work.tx, asked, provider_version ?? null);
    const rates = await loadRates(work.tx, raterVersionId);
    const book = compileRateBook(rates.structure, rates.rows, rates.version);
    const subject = subjectOfQuote(stored.quote);
    const rating = rateQuote(subject, book, { trace: true });
    // As though this version had priced it: that the price on record came from another stands in no way here.
    const quote = { ...stored.quote, raterVersionId };
    const counts = inForce?.raterVersionId === raterVersionId;
    const facts = factsOf(work, { ...stored, quote }, { rating, raterVersionId });
    return {
      ...{ quote_id, provider: rates.provider, provider_version: rates.version },
      since: counts ? inForce.since : null,
      why_version: counts ? say(locale, whyVersion(rates.version, inForce.since, garagingArea(quote))) : null,
      ...{ bindable: isBindable(quote, facts), policy: policyOf(quote) },
      pricing: {
        ...{ total: rating.total, subtotal: rating.subtotal, minimum_top_up: rating.minimum_top_up },
        currency: quote.country === 'CA' ? 'CAD' : 'USD',
      },
      ...{ items: itemsOf(rating, locale), trace: stepsOf(rating, locale) },
      ...{ referral_violations: rating.referrals, rejection_violations: rating.rejections },
      missing_fields: rating.missing_fields,
      raw_request: withAgesAlone(subject, rates.structure),
      raw_response: rating,
    };
  },
});
