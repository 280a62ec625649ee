import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { checkEffectiveDate } from './check-effective-date.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

export type GuardRefusal =
  | 'fields_missing'
  | 'rejected_by_rule'
  | 'referral_needed'
  | 'not_rated'
  | 'rating_outdated'
  | 'effective_date_out_of_range'
  | 'moratorium_active'
  | 'verification_incomplete'
  | 'verification_failed'
  | 'not_signed'
  | 'signature_outdated'
  | 'payment_not_authorized'
  | 'quote_expired'
  | 'referral_pending';

export type Guard = (quote: Quote, facts: QuoteFacts) => Decision<true, GuardRefusal>;

const held = accept(true as const);

/** G1: the rating found every answer that it needs. */
export const hasAllFields: Guard = (_quote, { rating }) => {
  const missing = rating?.missing_fields ?? [];
  if (missing.length === 0) return held;
  const paths = missing.map((field) => field.path).join(', ');
  return refuse('fields_missing', sentence('Some answers are missing: {paths}.', { paths }), missing[0]?.path);
};

/** G2: no rule rejects the risk. */
export const isAcceptable: Guard = (_quote, { rating }) => {
  const rejections = rating?.rejections ?? [];
  return rejections.length === 0
    ? held
    : refuse('rejected_by_rule', sentence('We cannot insure this as it stands. {reasons}', { reasons: rejections }));
};

/** G3: nothing needs an underwriter, or one has waived it for exactly this content. */
export const needsNoReferral: Guard = (quote, { rating, waivedContentHash }) => {
  const referrals = rating?.referrals ?? [];
  const waived = quote.contentHash !== null && waivedContentHash === quote.contentHash;
  return referrals.length === 0 || waived
    ? held
    : refuse(
        'referral_needed',
        sentence('An underwriter has to look at this first. {reasons}', { reasons: referrals }),
      );
};

/** G4: the price is for what the quote says now and from the rater version in use. */
export const isRatedNow: Guard = (quote, { rating, currentRaterVersionId }) => {
  if (rating === null || quote.contentHash === null) return refuse('not_rated', 'Price this quote first.');
  const current =
    rating.contentHash === quote.contentHash &&
    quote.ratedContentHash === quote.contentHash &&
    rating.raterVersionId === currentRaterVersionId;
  return current ? held : refuse('rating_outdated', 'The price is older than the last change. Price this quote again.');
};

/** G5: cover begins within the next 60 days. */
export const startsInRange: Guard = (quote, { today }) => {
  const checked = checkEffectiveDate(quote.effectiveDate, today);
  return checked.ok ? held : refuse('effective_date_out_of_range', checked.refusal, 'effective_date');
};

/** G6: no moratorium stops new cover where the risk is. */
export const isClearOfMoratoriums: Guard = (_quote, { moratoriums }) =>
  moratoriums.length === 0
    ? held
    : refuse(
        'moratorium_active',
        sentence('New cover is paused in this area: {names}.', { names: moratoriums.join(', ') }),
      );

/** G7: every verification that the product requires is done and none failed. */
export const isVerified: Guard = (_quote, { requiredVerifications }) => {
  const named = (state: 'errored' | 'open') =>
    requiredVerifications
      .filter((one) => (state === 'errored' ? one.state === 'errored' : one.state !== 'done'))
      .map((one) => one.kind.toUpperCase())
      .join(', ');
  const failed = named('errored');
  if (failed !== '')
    return refuse('verification_failed', sentence('A check failed: {names}. Run it again.', { names: failed }));
  const open = named('open');
  return open === ''
    ? held
    : refuse('verification_incomplete', sentence('Checks are not finished: {names}.', { names: open }));
};

/** G8: the named insured signed exactly this content. */
export const isSigned: Guard = (quote) => {
  if (quote.signedContentHash === null) {
    return refuse('not_signed', 'The named insured has to sign first.', 'signature');
  }
  return quote.signedContentHash === quote.contentHash
    ? held
    : refuse('signature_outdated', 'The quote changed after it was signed. It has to be signed again.', 'signature');
};

/** G9: the payer authorised the charge. */
export const isPaymentAuthorized: Guard = (_quote, { payment }) =>
  payment === 'none' ? refuse('payment_not_authorized', 'Give a payment method first.', 'payment') : held;

/** G10: the offer may still be bought today. */
export const isUnexpired: Guard = (quote, { today }) =>
  today <= quote.expirationDate
    ? held
    : refuse(
        'quote_expired',
        sentence('This offer ended on {day}. Price it again to go on.', { day: quote.expirationDate }),
      );

/** G11: no underwriter is looking at it right now. */
export const hasNoPendingReferral: Guard = (_quote, { referralPending }) =>
  referralPending
    ? refuse('referral_pending', 'An underwriter is looking at this quote. Wait for the answer or cancel the request.')
    : held;

/** The guards of rules 2.1 by their names there. */
export const guards = {
  G1: hasAllFields,
  G2: isAcceptable,
  G3: needsNoReferral,
  G4: isRatedNow,
  G5: startsInRange,
  G6: isClearOfMoratoriums,
  G7: isVerified,
  G8: isSigned,
  G9: isPaymentAuthorized,
  G10: isUnexpired,
  G11: hasNoPendingReferral,
} as const satisfies Record<string, Guard>;
export type GuardName = keyof typeof guards;

/** What an offer needs before it may be bought; the price first, since the answers of the others rest on it. */
export const bindableGuards = ['G4', 'G1', 'G2', 'G3', 'G5', 'G6', 'G7'] as const satisfies readonly GuardName[];

/** The first guard of the list that does not hold, or acceptance. */
export function checkGuards(
  names: readonly GuardName[],
  quote: Quote,
  facts: QuoteFacts,
): Decision<true, GuardRefusal> {
  for (const name of names) {
    const decision = guards[name](quote, facts);
    if (!decision.ok) return decision;
  }
  return held;
}

/** Whether the offer could be bought, signature and payment aside (rules 2.1, `bindable`). */
export function isBindable(quote: Quote, facts: QuoteFacts): boolean {
  return checkGuards(bindableGuards, quote, facts).ok;
}
