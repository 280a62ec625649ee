import { createHash } from 'node:crypto';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { feesOn } from '@roadworthy/core/products/product-fees.ts';
import { type SaleTerms, saleTermsOf } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { checkInsurable } from '@roadworthy/core/quoting/checks/check-insurable.ts';
import { contentOf } from '@roadworthy/core/quoting/signing/content-hash.ts';
import { verificationFindings } from '@roadworthy/core/quoting/verifications/verification-findings.ts';
import { withFormerBalance } from '@roadworthy/core/quoting/binding/former-balance.ts';
import { missingForPlans } from '@roadworthy/core/quoting/checkout/planned-quote.ts';
import { isSignedByInsured } from '@roadworthy/core/quoting/guards.ts';
import { moratoriumsOn } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import {
  type AskedQuestion,
  askedQuestions,
  findingsOfQuestions,
} from '@roadworthy/core/quoting/questions/asked-questions.ts';
import { togetherWith } from '@roadworthy/core/quoting/rules/rule-findings.ts';
import { factsOn, type QuoteFacts, type Violation, type Waiver } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { typedRating } from '@roadworthy/core/quoting/checkout/typed-price.ts';
import { openReferrals } from '@roadworthy/core/quoting/signing/waivers.ts';
import { languageOfRisk } from '@roadworthy/core/quoting/subject/risk-language.ts';
import { findingsOfSimilar, violationsOfRestrictions } from '@roadworthy/core/quoting/restrictions/restrictions.ts';
import { garagingArea, subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { PaymentTerm } from '@roadworthy/core/products/vocabulary.ts';
import type { SellerChange } from '@roadworthy/core/rating/explaining/explain-moves.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import type { MissingField, Rating } from '@roadworthy/core/rating/rating.ts';
import { withoutPrice } from '@roadworthy/core/rating/typed-price.ts';
import type { PriceChange } from '@roadworthy/core/shared/timeline-entry.ts';
import type { Work } from '../../kernel/work.ts';
import { keepPriceMoves } from './price-moves.ts';
import { promotedBook, releasedBook, type ReleasedBook } from '../../rating/rate-books.ts';
import { restrictionColumns } from '../eligibility/restriction-index.ts';
import { feesOfSignature, readingOfSignature, termsOfSignature } from '../signing/signed-reading.ts';
import { voidSigningRequests } from '../signing/signing-requests.ts';
import type { StoredQuote } from '../stored-quote.ts';

/** What became of the premium, what an underwriter has yet to look at, and the quote with the facts of now. */
export type SavedEdit = {
  readonly price: PriceChange;
  readonly referrals: readonly Violation[];
  readonly settled: SettledQuote;
};

/** A quote as it was saved, and what the guards know of it. */
export type SettledQuote = { readonly quote: Quote; readonly facts: QuoteFacts };

export type RatedQuote = {
  readonly rating: Rating;
  /** What the price of any plan on offer misses, while none has been chosen. */
  readonly missingForPlans: readonly MissingField[];
  readonly raterVersionId: string;
};

/** What the content of a quote hashes to (docs/rules.md, a quote’s life): SHA-256 of its canonical text, base64url. */
export function contentHash(quote: Quote): string {
  return createHash('sha256').update(contentOf(quote)).digest('base64url');
}

/**
 * The rates that count for a quote: of its line or of another, where it is kept, for new business or a renewal, on its
 * effective date.
 */
export async function ratesFor(work: Work, quote: Quote, provider: string = quote.provider): Promise<ReleasedBook> {
  const { businessType, effectiveDate, status, raterVersionId } = quote;
  // What an agent locked keeps the rates of its lock.
  if (status === 'locked_pending_renewal' && raterVersionId !== null && provider === quote.provider) {
    return { raterVersionId, since: effectiveDate, book: await promotedBook(work.tx, raterVersionId) };
  }
  return releasedBook(work.tx, { provider, area: garagingArea(quote), businessType, effectiveDate });
}

/**
 * The price of what the quote says now, asked here alone; saves nothing. The book in use gives it; of an application it is
 * what an underwriter typed for exactly this content, under the version of then, and none until one has.
 */
export async function rateNow(
  work: Work,
  quote: Quote,
  options: { trace?: boolean; paymentTerm?: PaymentTerm; book?: ReleasedBook } = {},
): Promise<RatedQuote> {
  const { raterVersionId, book } = options.book ?? (await ratesFor(work, quote));
  const subject = subjectOfQuote(options.paymentTerm ? { ...quote, paymentTerm: options.paymentTerm } : quote);
  const rating = rateQuote(subject, book, { trace: options.trace ?? false });
  if (quote.kind === 'quote') {
    return {
      rating: withFormerBalance(rating, quote),
      missingForPlans: missingForPlans(quote, book),
      raterVersionId,
    };
  }
  const typed = typedRating(quote, contentHash(quote));
  return typed
    ? {
        rating: withFormerBalance(typed, quote),
        missingForPlans: [],
        raterVersionId: quote.raterVersionId ?? raterVersionId,
      }
    : { rating: withoutPrice(rating), missingForPlans: [], raterVersionId };
}

/** What underwriters accepted, each finding by itself. */
function waiversOf(referrals: StoredQuote['referrals']): Waiver[] {
  return referrals.flatMap(({ isPending, contentHash, findings }) =>
    isPending || contentHash === null ? [] : findings.map(({ code, value }) => ({ contentHash, code, value })),
  );
}

function ruledAlone({ quote, rules, similar }: StoredQuote, questions: readonly AskedQuestion[]): QuoteFacts['ruled'] {
  return togetherWith(togetherWith(rules(quote), findingsOfQuestions(questions)), findingsOfSimilar(similar));
}

/** Whether a customer who has a quote alone cannot go on with it, by its rules, its answers or its checks. */
export function takesAgent(stored: StoredQuote): boolean {
  const { quote, questions } = stored;
  if (quote.status !== 'open' || quote.assignedAgentId !== null) return false;
  const ruled = ruledAlone(stored, askedQuestions(questions, quote));
  return ruled.agentRequired.length + verificationFindings(quote).agentRequired.length > 0;
}

/** What the rules of its product and its own answers say of a quote; where staff act, an agent has it already. */
function ruledFor({ actor }: Work, stored: StoredQuote, questions: readonly AskedQuestion[]): QuoteFacts['ruled'] {
  const ruled = ruledAlone(stored, questions);
  return isCustomer(actor.role) ? ruled : { ...ruled, agentRequired: [] };
}

/** What the answers to its checks say of a quote; where staff act, an agent has it already. */
function verifiedFor({ actor }: Work, quote: Quote): QuoteFacts['verified'] {
  const verified = verificationFindings(quote);
  return isCustomer(actor.role) ? verified : { ...verified, agentRequired: [] };
}

/** The terms that a quote would be sold under now. */
export function termsOfStored({
  quote,
  productFees,
  productCancellation,
}: Pick<StoredQuote, 'quote' | 'productFees' | 'productCancellation'>): SaleTerms {
  return saleTermsOf(quote, { parameters: productFees, cancellation: productCancellation });
}

/** What the guards need to know about a quote that was rated now: its rates, its rules, its questions and its findings, asked here alone. */
export function factsOf(
  work: Work,
  stored: StoredQuote,
  { rating, missingForPlans: missing, raterVersionId }: RatedQuote,
  payment: QuoteFacts['payment'] = 'none',
): QuoteFacts {
  const { quote, product, productFees, checks, referrals, documents, signerInfo } = stored;
  const today = work.today(quote.timeZone);
  const questions = askedQuestions(stored.questions, quote);
  return factsOn(today, {
    findings: checkInsurable(quote, product, today),
    ruled: ruledFor(work, stored, questions),
    questions,
    restrictions: violationsOfRestrictions(stored.restrictions, work.actor.role),
    moratoriums: moratoriumsOn(stored, 'bind', work.now),
    // The price that was shown came from the version on the row; a newer one in use makes it outdated.
    rating: { ...rating, contentHash: contentHash(quote), raterVersionId: quote.raterVersionId ?? '' },
    missingForPlans: missing,
    currentRaterVersionId: raterVersionId,
    requiredVerifications: checks,
    verified: verifiedFor(work, quote),
    refusedByRules: stored.refusedByRules,
    referralPending: referrals.some(({ isPending, isBySystem }) => isPending && !isBySystem),
    forced: stored.forced,
    waivers: waiversOf(referrals),
    payment,
    fees: feesOn(productFees, quote.effectiveDate),
    signedFees: feesOfSignature(signerInfo),
    terms: termsOfStored(stored),
    signedTerms: termsOfSignature(signerInfo),
    reading: readingOfSignature(documents, signerInfo),
    secondSignature: stored.secondSignature?.isSigned ? stored.secondSignature : null,
  });
}

/** The columns of a quote that nobody has signed. */
const unsigned = {
  signed_at: null,
  signed_content_hash: null,
  signed_total: null,
  signed_payment_term: null,
  signer_info: null,
} as const;

/** What an edit knows of the quote beyond what it says now. */
type EditEnd = {
  /** The step of checkout that the edit completes. */
  readonly step?: string | undefined;
  /** The quote as it was, where the price that was shown of it is to be compared. */
  readonly before?: Quote;
  /** Another product or organization: what it is called, and the rates that were shown until then. */
  readonly seller?: SellerChange;
  /** The quote says what it said; what is known of its people has changed. */
  readonly sameContent?: true;
};

/**
 * Ends an edit: hashes what the quote says now, rates it and keeps the price beside the hash that it is good for, with
 * the reasons why it moved. A change of content, price or what was read voids the signatures; the version counts every edit, and a
 * buyer's edit says in which language they read.
 */
export async function saveEdit(work: Work, edited: StoredQuote, end: EditEnd = {}): Promise<SavedEdit> {
  const { step, before, seller, sameContent } = end;
  const { quote, premium } = edited;
  const book = await ratesFor(work, quote);
  const rated = await rateNow(work, quote, { book });
  const { rating, raterVersionId } = rated;
  const hash = contentHash(quote);
  const steps = step === undefined || quote.steps.includes(step) ? quote.steps : [...quote.steps, step];
  // Whoever edits it meanwhile is not stopped by what they could not see.
  const version = sameContent ? quote.version : quote.version + 1;
  const facts = factsOf(work, edited, rated);
  const voids = quote.signedContentHash !== null && !isSignedByInsured({ ...quote, contentHash: hash }, facts).ok;
  await work.tx
    .updateTable('quotes')
    .set({
      content_hash: hash,
      rated_content_hash: hash,
      rater_version_id: raterVersionId,
      rated: work.now,
      premium: premiumOf(rating),
      total: rating.total,
      rating_response: JSON.stringify({ ...rating, trace: undefined }),
      steps: [...steps],
      version,
      ...restrictionColumns(work, quote),
      language: languageOfRisk(quote, work.actor, work.request.locale),
      ...(voids ? unsigned : {}),
    })
    .where('quote_id', '=', quote.quoteId)
    .execute();
  if (voids) await voidSigningRequests(work, quote.quoteId);
  // Rates did not move what they do not price.
  if (before && quote.kind === 'quote') {
    const voidedTotal = voids ? quote.signedTotal : null;
    await keepPriceMoves(
      work,
      { before, after: quote, version, voidedTotal, seller, isFound: sameContent === true },
      book.book,
    );
  }
  const referrals = openReferrals({ contentHash: hash }, facts);
  return {
    price: { before: premium, after: premiumOf(rating) },
    referrals,
    settled: { quote: { ...quote, contentHash: hash, ratedContentHash: hash, version }, facts },
  };
}
