import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { isBindable } from '@roadworthy/core/quoting/guards.ts';
import { rejectionsOf, type Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { namingVehicle } from '@roadworthy/core/quoting/editing/which-vehicle.ts';
import { whyVersion } from '@roadworthy/core/rating/explaining/why-version.ts';
import { garagingArea, subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { withAgesAlone } from '@roadworthy/core/rating/range/ages-alone.ts';
import { labelOfGranted, labelOfPart } from '@roadworthy/core/lines/line-labels.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { OperationError } from '../kernel/errors.ts';
import { t } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import type { Tx } from '../kernel/database.ts';
import { printedTrace } from '../quoting/pricing/printed-trace.ts';
import { bookAsItIs, type ReleasedBook } from '../rating/rate-books.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { factsOf } from '../quoting/pricing/rate-stored-quote.ts';
import { ratesInForce } from './quote-with-provider-versions.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { upToMinimum } from '@roadworthy/core/rating/explaining/labels.ts';

/** The version of that name. Throws `version_not_found`. */
async function versionNamed(tx: Tx, provider: string, version: string): Promise<string> {
  const found = await tx
    .selectFrom('rater_versions')
    .select('rater_version_id')
    .where('provider', '=', provider)
    .where('provider_version', '=', version)
    .executeTakeFirst();
  if (!found) throw noSuchVersion('provider_version');
  return found.rater_version_id;
}

function noSuchVersion(field: 'provider' | 'provider_version'): OperationError {
  return new OperationError(
    'version_not_found',
    words(
      'There is no such version of these rates. Choose another.',
      'Cette version de ces tarifs n’existe pas. Choisissez-en une autre.',
    ),
    { field },
  );
}

/** The version that is asked for by its name, else the one in force for the quote. Throws `version_not_found`. */
async function ratesMeant(tx: Tx, provider: string, version: string | null, inForce: ReleasedBook | null) {
  if (version === null) {
    if (!inForce) throw noSuchVersion('provider');
    return inForce;
  }
  const raterVersionId = await versionNamed(tx, provider, version);
  return { raterVersionId, book: (await bookAsItIs(tx, raterVersionId)).book };
}

function itemsOf({ items, discounts, minimum_top_up, fees }: Rating, provider: string, locale: Locale) {
  const top = { kind: 'minimum', vehicle_id: null, code: 'minimum_premium', amount: minimum_top_up };
  return [
    ...items.map(({ vehicleId, coverage, cents }) => ({
      kind: 'coverage',
      vehicle_id: vehicleId,
      code: coverage,
      amount: cents,
      label: t(locale, labelOfPart(provider, coverage)),
    })),
    ...discounts.map(({ code, cents }) => ({
      kind: 'discount',
      vehicle_id: null,
      code,
      amount: -cents,
      label: t(locale, labelOfGranted(provider, code)),
    })),
    ...(minimum_top_up === 0 ? [] : [{ ...top, label: t(locale, upToMinimum) }]),
    ...fees.map(({ code, cents }) => ({
      kind: 'fee',
      vehicle_id: null,
      code,
      amount: cents,
      label: t(locale, labelOfPart(provider, code)),
    })),
  ];
}

const policyOf = ({ policyId }: Quote) => (policyId === null ? null : { policy_id: policyId });

export const pricingAndRating = computedRead({
  name: 'pricing_and_rating',
  permission: 'rater:test',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote_id, provider, provider_version } = work.input;
    const { locale } = work.request;
    const stored = await loadQuote(work, quote_id);
    const requested = provider ?? stored.quote.provider;
    const inForce = await ratesInForce(work, stored.quote, requested);
    const { raterVersionId, book } = await ratesMeant(work.tx, requested, provider_version ?? null, inForce);
    const subject = subjectOfQuote({ ...stored.quote, provider: requested });
    const rating = rateQuote(subject, book, { trace: true });
    // As though this version had priced it: that the price on record came from another stands in no way here.
    const quote = { ...stored.quote, raterVersionId };
    const counts = inForce?.raterVersionId === raterVersionId;
    const facts = factsOf(work, { ...stored, quote }, { rating, missingForPlans: [], raterVersionId });
    const textOf = (one: Violation) => ({ ...namingVehicle(quote, one.field, one), field: one.field ?? null });
    return {
      quote_id,
      provider: requested,
      provider_version: book.version,
      since: counts ? inForce.since : null,
      why_version: counts ? t(locale, whyVersion(book.version, inForce.since, garagingArea(quote))) : null,
      bindable: isBindable(quote, facts),
      policy: policyOf(quote),
      pricing: {
        total: rating.total,
        subtotal: rating.subtotal,
        minimum_top_up: rating.minimum_top_up,
        currency: currencyOf(quote.country),
      },
      items: itemsOf(rating, requested, locale),
      trace: printedTrace(rating, requested, locale),
      referral_violations: [...rating.referrals, ...facts.ruled.referrals, ...facts.verified.referrals].map(textOf),
      rejection_violations: rejectionsOf(facts).map(textOf),
      missing_fields: rating.missing_fields.map((one) => namingVehicle(quote, one.path, one)),
      raw_request: withAgesAlone(subject),
      raw_response: rating,
    };
  },
});
