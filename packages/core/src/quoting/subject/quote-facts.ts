import type { Finding } from '../insurable/finding.ts';
import type { ProductFees } from '../../products/product-fees.ts';
import type { PaymentTerm, VerificationKind } from '../../products/vocabulary.ts';
import type { MissingField } from '../../rating/rating.ts';
import type { Day } from '../../shared/time/day.ts';
import type { Cents } from '../../shared/money/money.ts';
import { factAlone, type Sentence } from '../../shared/text/sentence.ts';
import type { Reading } from '../checks/check-reading.ts';
import type { SaleTerms } from '../signing/sale-terms.ts';
import type { Moratorium } from './moratoriums.ts';
import { noVerificationFindings, type VerificationFindings } from '../verifications/verification-findings.ts';
import { pathOfQuestion } from '../questions/question.ts';
import { wordsOf } from '../questions/answers.ts';
import type { AskedQuestion } from '../questions/asked-questions.ts';
import { noFindings, type RuleFindings } from '../rules/rule-findings.ts';

/** A rule that a rating or the rule book found to be hit. */
export type Violation = Sentence & {
  readonly code: string;
  /** What was found, where an underwriter may let it pass: as high as that and no higher. */
  readonly value?: string | number;
  /** Where the rule begins, in the unit of the value, where it is one that rates hold. */
  readonly threshold?: string | number;
  /** The path of the answer that it is about, where it is about one. */
  readonly field?: string;
};

/** What an underwriter let pass: one finding, at the value that it had, for the content that was looked at. */
export type Waiver = {
  readonly contentHash: string;
  readonly code: string;
  readonly value: string | number;
};

/** What an underwriter wants bound: for which content, and the names of the guards that are not asked of it. */
export type Forced = { readonly contentHash: string; readonly waives: readonly string[] };

/** What of the last rating the guards read, and for which content and rater version it holds: a Rating and two names. */
export type RatingFacts = {
  readonly contentHash: string;
  readonly raterVersionId: string;
  readonly missing_fields: readonly MissingField[];
  readonly rejections: readonly Violation[];
  /** What the term costs with fees and taxes, in cents; null while there is no price. */
  readonly total: Cents | null;
  readonly referrals: readonly Violation[];
};

export type VerificationState = 'missing' | 'running' | 'errored' | 'done';
/** A check of one person that the quote needs. */
export type Verification = {
  readonly kind: VerificationKind;
  readonly state: VerificationState;
  readonly entityId?: string;
};

/**
 * How far the money is. `method_given`: the payer handed over a payment method and agreed to the amount; the hold on it
 * is placed by the bind process, after the quote is locked, so that two binds can never hold twice. `debited`: a bank
 * has taken the order to debit the payer's account, which holds nothing and pays days later.
 */
export type PaymentState = 'none' | 'method_given' | 'authorized' | 'captured' | 'debited';

/** What the guards need to know and the quote does not hold. Today is the civil day of the risk's zone. */
export type QuoteFacts = {
  readonly today: Day;
  readonly rating: RatingFacts | null;
  /** What the price of any plan on offer misses, while none has been chosen. */
  readonly missingForPlans: readonly MissingField[];
  readonly currentRaterVersionId: string | null;
  readonly requiredVerifications: readonly Verification[];
  /** What the answers to them say against selling it as it is; what needs an agent, as long as a customer has it alone. */
  readonly verified: VerificationFindings;
  /** What `checkInsurable` says of the quote. */
  readonly findings: readonly Finding[];
  /** What the product's underwriting rules and the answers to its questions say of the quote; what needs an agent, as long as a customer has it alone. */
  readonly ruled: RuleFindings;
  /** What the product's underwriters ask of the quote, and what it says to it. */
  readonly questions: readonly AskedQuestion[];
  /** Whom or what of the quote its organization refuses by name. */
  readonly restrictions: readonly Violation[];
  /** The moratoriums on *bind* that are in force where the risk is. */
  readonly moratoriums: readonly Moratorium[];
  readonly referralPending: boolean;
  /** Whether it is ineligible because something refused it by itself. */
  readonly refusedByRules: boolean;
  /** What an underwriter wants bound in spite of some guards; null where nobody does. */
  readonly forced: Forced | null;
  /** What underwriters let pass. */
  readonly waivers: readonly Waiver[];
  readonly payment: PaymentState;
  /** What the product charges besides the premium for the quote's first day. */
  readonly fees: ProductFees | null;
  /** What it charged when the quote was signed. */
  readonly signedFees: ProductFees | null;
  /** Every term that it would be sold under now, and those that it was signed under. */
  readonly terms: SaleTerms | null;
  readonly signedTerms: SaleTerms | null;
  /** What the signature on the quote names as read; null while there is none. */
  readonly reading: Reading | null;
  /** What the second named insured signed, after the first; null while they have not. */
  readonly secondSignature: SecondSignature | null;
};

/** Whose second signature it is, and what it is for: the content, its total in cents and how that is paid. */
export type SecondSignature = {
  readonly entityId: string;
  readonly contentHash: string;
  readonly total: Cents;
  readonly paymentTerm: PaymentTerm;
};

/** Facts of a quote of which nothing but the day is known. */
export function factsOn(today: Day, known: Partial<QuoteFacts> = {}): QuoteFacts {
  return {
    rating: null,
    missingForPlans: [],
    currentRaterVersionId: null,
    requiredVerifications: [],
    verified: noVerificationFindings,
    findings: [],
    ruled: noFindings,
    questions: [],
    restrictions: [],
    moratoriums: [],
    referralPending: false,
    refusedByRules: false,
    forced: null,
    waivers: [],
    payment: 'none',
    fees: null,
    signedFees: null,
    terms: null,
    signedTerms: null,
    reading: null,
    secondSignature: null,
    ...known,
    today,
  };
}

/** The questions of underwriting that a quote has yet to answer, in their order, as a rating names what it misses. */
export function unansweredOf({ questions }: Pick<QuoteFacts, 'questions'>): readonly MissingField[] {
  return questions
    .filter(({ answer }) => answer === null)
    .map(({ question }) => ({
      path: pathOfQuestion(question.questionId),
      ...factAlone(wordsOf(question)),
    }));
}

/** Everything of a rating, of the rules, of the checks and of the findings that an underwriter has to look at before the quote is sold. */
export function referralsOf({
  rating,
  findings,
  ruled,
  verified,
}: Pick<QuoteFacts, 'rating' | 'findings' | 'ruled' | 'verified'>): readonly Violation[] {
  return [
    ...(rating?.referrals ?? []),
    ...ruled.referrals,
    ...verified.referrals,
    ...findings.filter(({ remedy }) => remedy === 'underwriter'),
  ];
}

type Rejecting = Pick<QuoteFacts, 'rating' | 'ruled' | 'restrictions'>;

/** Everything of a rating, of the rules and of whom an organization refuses that forbids to insure the quote as it is. */
export function rejectionsOf({ rating, ruled, restrictions }: Rejecting): readonly Violation[] {
  return [...(rating?.rejections ?? []), ...ruled.rejections, ...restrictions];
}

/** The findings that the quote itself has to change for, in their order. */
export function obstaclesOf({ findings }: Pick<QuoteFacts, 'findings'>): readonly Finding[] {
  return findings.filter(({ remedy }) => remedy !== 'underwriter');
}
