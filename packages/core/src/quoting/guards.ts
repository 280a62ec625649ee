import { areSameTerms, wordedBy } from './signing/sale-terms.ts';
import { refuse, type Decision, type Refused } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { addDays } from '../shared/time/day.ts';
import { areSameFees } from '../products/product-fees.ts';
import type { PaymentTerm } from '../products/vocabulary.ts';
import type { Cents } from '../shared/money/money.ts';
import { checkEffectiveDate } from './checks/check-effective-date.ts';
import { hasItsPrice, isApplication, isNoApplication } from './application-guards.ts';
import { checkReading } from './checks/check-reading.ts';
import { isForced } from './binding/forced.ts';
import { describeMoratorium } from './subject/moratoriums.ts';
import { nameOf, type Quote, secondInsuredOf } from './quote.ts';
import { type Guard, type GuardRefusal, held } from './guard.ts';
import { refusalOf } from './insurable/finding.ts';
import { obstaclesOf, type QuoteFacts, rejectionsOf, unansweredOf } from './subject/quote-facts.ts';
import { reopenDays } from './vocabulary.ts';
import { namesOfChecks } from './verifications/names-of-checks.ts';
import { openReferrals } from './signing/waivers.ts';
import { words } from '../shared/words.ts';

export const priceFirst = words('Price this quote first.', 'Calculez d’abord le prix de cette soumission.');

export const priceIsOlder = words(
  'The price is older than the last change. Price this quote again.',
  'Le prix date d’avant la dernière modification. Recalculez cette soumission.',
);

/** The rating found every answer that it needs, and underwriting has all of its own. */
export const hasAllFields: Guard = (_quote, facts) => {
  const [question] = unansweredOf(facts);
  const missing = facts.rating?.missing_fields ?? [];
  if (missing.length === 0 && question) {
    const message = sentence(
      words('This has to be answered first: {question}', 'Répondez d’abord à ceci : {question}'),
      { question },
    );
    return refuse('fields_missing', message, question.path);
  }
  if (missing.length === 0) return held;
  const paths = missing.map((field) => field.path).join(', ');
  return refuse(
    'fields_missing',
    sentence(words('Some answers are missing: {paths}.', 'Il manque des réponses : {paths}.'), { paths }),
    missing[0]?.path,
  );
};

/** Nothing that the quote says forbids to insure it, whatever the order in which it was said. */
export const isInsurable: Guard = (_quote, facts) => {
  const [obstacle] = obstaclesOf(facts);
  return obstacle ? { ok: false, refusal: refusalOf(obstacle) } : held;
};

/** No rule rejects the risk. */
export const isAcceptable: Guard = (_quote, facts) => {
  const rejections = rejectionsOf(facts);
  return rejections.length === 0
    ? held
    : refuse(
        'rejected_by_rule',
        sentence(
          words('We cannot insure this as it stands. {reasons}', 'Nous ne pouvons pas l’assurer tel quel. {reasons}'),
          { reasons: rejections },
        ),
      );
};

/** Nothing needs an underwriter, or one has waived all of it, as it stands, for exactly this content. */
export const needsNoReferral: Guard = (quote, facts) => {
  const referrals = openReferrals(quote, facts);
  return referrals.length === 0
    ? held
    : refuse(
        'referral_needed',
        sentence(
          words(
            'An underwriter has to look at this first. {reasons}',
            'Un souscripteur doit d’abord l’examiner. {reasons}',
          ),
          { reasons: referrals },
        ),
      );
};

/** The refusal of a customer who goes on alone with what takes an agent. */
export function refuseWithoutAgent(): Refused<'quote_agent_required'> {
  return refuse(
    'quote_agent_required',
    words(
      'An agent has to finish this quote with you. Call us or pick a time.',
      'Un agent doit terminer cette soumission avec vous. Appelez-nous ou choisissez un moment.',
    ),
  );
}

/** No rule and no check wants an agent to finish it, or one has it or had it. */
export const needsNoAgent: Guard = ({ status }, { ruled, verified }) =>
  status === 'open' && ruled.agentRequired.length + verified.agentRequired.length > 0 ? refuseWithoutAgent() : held;

/** The price is for what the quote says now and from the rater version in use. */
export const isRatedNow: Guard = (quote, { rating, currentRaterVersionId }) => {
  if (rating === null || quote.contentHash === null) return refuse('not_rated', priceFirst);
  const current =
    rating.contentHash === quote.contentHash &&
    quote.ratedContentHash === quote.contentHash &&
    rating.raterVersionId === currentRaterVersionId;
  return current ? held : refuse('rating_outdated', priceIsOlder);
};

/** Cover begins within the next 60 days. */
export const startsInRange: Guard = (quote, { today }) => {
  const checked = checkEffectiveDate(quote.effectiveDate, today);
  return checked.ok ? held : refuse('effective_date_out_of_range', checked.refusal, 'effective_date');
};

/** No moratorium stops new cover where the risk is. */
export const isClearOfMoratoriums: Guard = (_quote, { moratoriums }) =>
  moratoriums.length === 0
    ? held
    : refuse(
        'moratorium_active',
        sentence(
          words('New cover is paused here. {reasons}', 'Les nouvelles protections sont suspendues ici. {reasons}'),
          { reasons: moratoriums.map(describeMoratorium) },
        ),
      );

/** Every verification that the product requires is done and none failed. */
export const isVerified: Guard = (_quote, { requiredVerifications }) => {
  const open = requiredVerifications.filter(({ state }) => state !== 'done');
  const failed = open.filter(({ state }) => state === 'errored');
  const reasons = namesOfChecks(failed.length > 0 ? failed : open);
  if (failed.length > 0) {
    return refuse(
      'verification_failed',
      sentence(
        words(
          'This could not be checked yet, and we try again: {reasons}.',
          'Ceci n’a pas encore pu être vérifié, et nous réessayons : {reasons}.',
        ),
        { reasons },
      ),
    );
  }
  return open.length === 0
    ? held
    : refuse(
        'verification_incomplete',
        sentence(
          words('This is still being checked: {reasons}.', 'Ceci est encore en cours de vérification : {reasons}.'),
          { reasons },
        ),
      );
};

/** Whether what was signed is this content at this price, in cents of the term, paid as it will be paid. */
export function isSignedAs(
  quote: Quote,
  contentHash: string | null,
  total: Cents | null,
  paymentTerm: PaymentTerm = quote.paymentTerm,
): boolean {
  const { signedContentHash, signedTotal, signedPaymentTerm } = quote;
  return signedContentHash === contentHash && signedTotal === total && signedPaymentTerm === paymentTerm;
}

/**
 * The named insured signed exactly this content at exactly this price, under the terms that it would be sold under now,
 * and had read what says so; that there is a price is another guard's to say.
 */
export const isSignedByInsured: Guard = (quote, { rating, reading, fees, signedFees, terms, signedTerms }) => {
  if (quote.signedContentHash === null) {
    return refuse(
      'not_signed',
      words('The named insured has to sign first.', 'L’assuré désigné doit d’abord signer.'),
      'signature',
    );
  }
  const total = rating === null ? quote.signedTotal : rating.total;
  if (
    !isSignedAs(quote, quote.contentHash, total) ||
    !areSameFees(fees, signedFees) ||
    !areSameTerms(terms, signedTerms)
  ) {
    return refuse(
      'signature_outdated',
      words(
        'The quote changed after it was signed. It has to be signed again.',
        'La soumission a changé depuis la signature. Elle doit être signée de nouveau.',
      ),
      'signature',
    );
  }
  return reading !== null && checkReading(quote, reading, wordedBy(terms, quote)).ok
    ? held
    : refuse(
        'signature_unread',
        words(
          'What was read before the signature is missing or has changed. It has to be read and signed again.',
          'Ce qui a été lu avant la signature manque ou a changé. Il faut le lire et signer de nouveau.',
        ),
        'signature',
      );
};

/** Everybody who has to has signed: the named insured, and a second one for the same content, price and way of paying. */
export const isSigned: Guard = (quote, facts) => {
  const first = isSignedByInsured(quote, facts);
  const second = secondInsuredOf(quote);
  if (!first.ok || second === null) return first;
  const { secondSignature: signed } = facts;
  return signed?.entityId === second.entityId && isSignedAs(quote, signed.contentHash, signed.total, signed.paymentTerm)
    ? held
    : refuse(
        'second_signature_missing',
        sentence(
          words(
            '{name} has to sign, too. The link that we sent to {email} opens what there is to sign.',
            '{name} doit aussi signer. Le lien envoyé à {email} ouvre ce qu’il y a à signer.',
          ),
          {
            name: nameOf(second),
            email: second.email ?? '',
          },
        ),
        'second_signature',
      );
};

/** The payer authorised the charge. */
export const isPaymentAuthorized: Guard = (_quote, { payment }) =>
  payment === 'none'
    ? refuse(
        'payment_not_authorized',
        words('Give a payment method first.', 'Indiquez d’abord un mode de paiement.'),
        'payment',
      )
    : held;

/** The offer may still be bought today. */
export const isUnexpired: Guard = (quote, { today }) =>
  today <= quote.expirationDate
    ? held
    : refuse(
        'quote_expired',
        sentence(
          words(
            'This offer ended on {day}. Price it again to go on.',
            'Cette offre a pris fin le {day}. Recalculez son prix pour continuer.',
          ),
          { day: quote.expirationDate },
        ),
      );

/** No underwriter is looking at it right now. */
export const hasNoPendingReferral: Guard = (_quote, { referralPending }) =>
  referralPending
    ? refuse(
        'referral_pending',
        words(
          'An underwriter is looking at this quote. Wait for the answer or cancel the request.',
          'Un souscripteur examine cette soumission. Attendez sa réponse ou annulez la demande.',
        ),
      )
    : held;

/** The payment has been captured: the money is ours; or its bank has been asked for it, as the payer agreed (decision 046). */
export const isPaymentCaptured: Guard = (_quote, { payment }) =>
  /captured|debited/.test(payment)
    ? held
    : refuse('payment_not_captured', words('The payment has not been captured.', 'Le paiement n’a pas été encaissé.'));

/** The last day on which the offer could be bought has passed. */
export const isPastExpiration: Guard = (quote, { today }) =>
  today > quote.expirationDate
    ? held
    : refuse('not_past_expiration', words('This offer may still be bought.', 'Cette offre peut encore être achetée.'));

/** The offer ended at most `reopenDays` ago. */
export const isWithinReopenWindow: Guard = (quote, { today }) =>
  today <= addDays(quote.expirationDate, reopenDays)
    ? held
    : refuse(
        'reopen_window_passed',
        sentence(
          words(
            'This offer ended more than {days} days ago. Start a new quote.',
            'Cette offre a pris fin il y a plus de {days} jours. Commencez une nouvelle soumission.',
          ),
          { days: reopenDays },
        ),
      );

/** The offer is no renewal. */
export const isNewBusiness: Guard = ({ businessType }) =>
  businessType === 'new_business'
    ? held
    : refuse(
        'renewal_not_reopenable',
        words(
          'A renewal offer that ended is brought back by an underwriter.',
          'Une offre de renouvellement expirée est rétablie par un souscripteur.',
        ),
      );

/** A rule, the rates or a restriction refuse what says all that is asked, covers among it, and nobody wants it bound all the same. */
export const isRejected: Guard = (quote, facts) => {
  const isWhole = Object.keys(quote.coverages).length > 0 && hasAllFields(quote, facts).ok;
  return isWhole && !isAcceptable(quote, facts).ok && !isForced(quote, facts)
    ? held
    : refuse(
        'not_rejected',
        words('Nothing refuses this quote as it stands.', 'Rien ne refuse cette soumission telle quelle.'),
      );
};

/** It is ineligible because something refused it by itself, and not because an underwriter said so. */
export const isRefusedByRules: Guard = (_quote, { refusedByRules }) =>
  refusedByRules
    ? held
    : refuse(
        'declined_by_underwriter',
        words(
          'An underwriter declined this quote. Ask them, or make a copy of it.',
          'Un souscripteur a refusé cette soumission. Adressez-vous à lui, ou faites-en une copie.',
        ),
      );

/** Every guard by the name under which transitions ask for it. */
export const guards = {
  insurable: isInsurable,
  complete: hasAllFields,
  acceptable: isAcceptable,
  needs_no_referral: needsNoReferral,
  needs_no_agent: needsNoAgent,
  rated_now: isRatedNow,
  starts_in_range: startsInRange,
  clear_of_moratoriums: isClearOfMoratoriums,
  verified: isVerified,
  signed: isSigned,
  payment_authorized: isPaymentAuthorized,
  payment_captured: isPaymentCaptured,
  unexpired: isUnexpired,
  past_expiration: isPastExpiration,
  within_reopen_window: isWithinReopenWindow,
  new_business: isNewBusiness,
  no_application: isNoApplication,
  application: isApplication,
  has_its_price: hasItsPrice,
  no_pending_referral: hasNoPendingReferral,
  rejected: isRejected,
  refused_by_rules: isRefusedByRules,
} as const satisfies Record<string, Guard>;
export type GuardName = keyof typeof guards;

/** What an offer needs before it may be bought, signature and payment aside; the price comes before what rests on it. */
export const bindableGuards = [
  'rated_now',
  'insurable',
  'complete',
  'acceptable',
  'needs_no_referral',
  'starts_in_range',
  'clear_of_moratoriums',
  'verified',
] as const satisfies readonly GuardName[];

/** What it needs besides, to be sold by its rates and today. */
export const saleableGuards = [
  'has_its_price',
  'unexpired',
  'no_pending_referral',
  'needs_no_agent',
  ...bindableGuards,
] as const satisfies readonly GuardName[];

/** The first guard of the list that does not hold, or acceptance; what an underwriter waived is not asked. */
export function checkGuards(
  names: readonly GuardName[],
  quote: Quote,
  facts: QuoteFacts,
): Decision<true, GuardRefusal> {
  const waived = isForced(quote, facts) ? (facts.forced?.waives ?? []) : [];
  for (const name of names) {
    if (waived.includes(name)) continue;
    const decision = guards[name](quote, facts);
    if (!decision.ok) return decision;
  }
  return held;
}

/** Whether the offer could be bought, signature and payment aside. */
export function isBindable(quote: Quote, facts: QuoteFacts): boolean {
  return checkGuards(bindableGuards, quote, facts).ok;
}
