import type { CancellationTermsFrom } from '@roadworthy/core/products/cancellation-terms.ts';
import type { ParametersFrom } from '@roadworthy/core/products/product-parameters.ts';
import type { StatusCheck } from '@roadworthy/core/quoting/verifications/check-states.ts';
import type { SoldProduct } from '@roadworthy/core/quoting/insurable/place-findings.ts';
import type { ReadDocument } from '@roadworthy/core/quoting/checks/check-reading.ts';
import type { Question } from '@roadworthy/core/quoting/questions/question.ts';
import type { CompiledRules } from '@roadworthy/core/quoting/rules/compile-rules.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Moratorium } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import type { MetRestriction, SimilarRestriction } from '@roadworthy/core/quoting/restrictions/restrictions.ts';
import type { Forced, SecondSignature, Waiver } from '@roadworthy/core/quoting/subject/quote-facts.ts';

/** What an underwriter is asked about a quote, or was. */
export type StoredReferral = {
  readonly isPending: boolean;
  /** Whether the platform asked, because of what it found: then what is found stands in the way by itself. */
  readonly isBySystem: boolean;
  /** The content that was decided on, or null. */
  readonly contentHash: string | null;
  readonly findings: readonly Pick<Waiver, 'code' | 'value'>[];
};

/** A request to sign, and whether it was. */
export type StoredSecondSignature = SecondSignature & { readonly isSigned: boolean };

/** A quote's row beyond what the rules see, for the operations that need it. */
export type StoredQuote = {
  readonly quote: Quote;
  /** Where the quote's product is sold, and how. */
  readonly product: SoldProduct;
  /** What the quote's product says of its terms, what it charges besides the premium among it, and from when. */
  readonly productFees: readonly ParametersFrom[];
  /** How it parts the premium of a term that its insured ends, and from when. */
  readonly productCancellation: readonly CancellationTermsFrom[];
  /** The underwriting rules of the quote's product as they are now. */
  readonly rules: CompiledRules;
  /** What is bound, with the answers to its checks that came after that; null where none came. */
  readonly lateQuote: Quote | null;
  /** What the quote's product wants checked before it is sold, of whom, and how far that is. */
  readonly checks: readonly StatusCheck[];
  /** What staff may have checked beside that, or have: to be looked at, counted nowhere. Worked out when it is asked for. */
  readonly otherChecks: () => readonly StatusCheck[];
  /** What its underwriters ask about every quote, as it is now; archived questions aside. */
  readonly questions: readonly Question[];
  /** What underwriters were asked about before it is bound, and have not refused: what they accepted is waived. */
  readonly referrals: readonly StoredReferral[];
  /** Whom or what of it its organization refuses by name. */
  readonly restrictions: readonly MetRestriction[];
  /** What its organization refuses and is like something of it, without being the same. */
  readonly similar: readonly SimilarRestriction[];
  /** What of its organization is stopped now or will be, somewhere, unless the quote is excepted. */
  readonly moratoriums: readonly Moratorium[];
  /** Whether it is ineligible because something refused it by itself. */
  readonly refusedByRules: boolean;
  /** What an underwriter wants bound of it in spite of some guards; null where nobody does. */
  readonly forced: Forced | null;
  /** Every version of what is read before its signature. */
  readonly documents: readonly ReadDocument[];
  readonly tokenVersion: number;
  /** Premium of the term without fees, in cents; null until it is priced. */
  readonly premium: number | null;
  /** What the term costs with fees and taxes, in cents; null until it is priced. */
  readonly total: number | null;
  readonly plan: string | null;
  readonly userId: string | null;
  readonly partnerId: string | null;
  readonly replacedByQuoteId: string | null;
  readonly signedAt: Date | null;
  readonly signerInfo: unknown;
  /** What the second named insured was asked to sign, or has signed, as long as nothing took its place. */
  readonly secondSignature: StoredSecondSignature | null;
};
