import { type Currency, currencyOf } from '../shared/money/currency.ts';
import type { PaymentTerm, Provider } from '../products/vocabulary.ts';
import type { Quote } from '../quoting/quote.ts';
import { premiumOf } from '../rating/premium-of.ts';
import type { Rating } from '../rating/rating.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Day } from '../shared/time/day.ts';
import { sumCents, type Cents } from '../shared/money/money.ts';
import type { PageLocale } from '../shared/site/page-locales.ts';
import { termEnd, type Term } from './term.ts';
import { type ActivityAction, type PolicyStatus } from './vocabulary.ts';
import { words } from '../shared/words.ts';
import { priceIsOlder } from '../quoting/guards.ts';
import type { QuoteStatus } from '../quoting/vocabulary.ts';

/** A term of a contract: its first, the next one, or that of what takes its place under it. Money in cents. */
export type PolicyIssued = Term & {
  readonly type: 'policy_issued';
  readonly quoteId: string;
  readonly organizationId: string;
  readonly productId: string;
  readonly provider: Provider;
  readonly status: Extract<PolicyStatus, 'pending' | 'active'>;
  readonly policyTerm: number;
  /** Null opens a new contract; a renewal's term, and what a policy is rewritten as, carry the old one's. */
  readonly contractId: string | null;
  /** That of the term before, which a next one keeps; null takes a new one. */
  readonly policyNumber: string | null;
  readonly timeZone: string;
  readonly language: PageLocale;
  readonly currency: Currency;
  readonly paymentTerm: PaymentTerm;
  /** Written premium of the term without fees. */
  readonly premium: Cents;
  /** What is earned at bind; instalment fees are earned as they are invoiced. */
  readonly fees: Cents;
  readonly activity: Extract<ActivityAction, 'new_business' | 'renewal' | 'rewrite'>;
};

const renewedStatuses: readonly QuoteStatus[] = ['pending_renewal', 'locked_pending_renewal'];

/** What a term follows or takes the place of. */
export type FormerTerm =
  | { readonly as: 'rewrite'; readonly contractId: string }
  | {
      readonly as: 'renewal';
      readonly contractId: string;
      readonly policyNumber: string;
      /** The number of the term that ends. */
      readonly policyTerm: number;
    };

export type IssueRefusal = 'quote_not_binding' | 'quote_already_issued' | 'not_priced' | 'rating_outdated';

/**
 * The policy that a quote being bound becomes. It is in force at once when its first day has come in the risk's zone,
 * and pending until then. One that takes the place of another goes on under its contract, with a number of its own; the
 * next term keeps the number, and waits for its first day and its payment.
 */
export function decideIssue(
  quote: Quote,
  rating: Pick<Rating, 'total' | 'fees'>,
  today: Day,
  former: FormerTerm | null = null,
): Decision<PolicyIssued, IssueRefusal> {
  if (quote.policyId !== null)
    return refuse(
      'quote_already_issued',
      words('This quote is a policy already.', 'Cette soumission est déjà une police.'),
    );
  const isRenewal = former?.as === 'renewal';
  const isReady = isRenewal ? renewedStatuses.includes(quote.status) : quote.status === 'pending_bind';
  if (!isReady)
    return refuse(
      'quote_not_binding',
      words('No payment for this quote is on its way.', 'Aucun paiement n’est en route pour cette soumission.'),
    );
  if (quote.contentHash === null || quote.ratedContentHash !== quote.contentHash) {
    return refuse('rating_outdated', priceIsOlder);
  }
  const premium = premiumOf(rating);
  if (premium === null)
    return refuse('not_priced', words('This quote has no price.', 'Cette soumission n’a pas de prix.'));
  return accept({
    type: 'policy_issued',
    quoteId: quote.quoteId,
    organizationId: quote.organizationId,
    productId: quote.productId,
    provider: quote.provider,
    status: isRenewal || quote.effectiveDate > today ? 'pending' : 'active',
    policyTerm: isRenewal ? former.policyTerm + 1 : 1,
    contractId: former?.contractId ?? null,
    policyNumber: isRenewal ? former.policyNumber : null,
    effectiveDate: quote.effectiveDate,
    expirationDate: termEnd(quote.effectiveDate, quote.policyDurationMonths),
    timeZone: quote.timeZone,
    language: quote.language,
    currency: currencyOf(quote.country),
    paymentTerm: quote.paymentTerm,
    premium,
    fees: sumCents(rating.fees.map((fee) => fee.cents)),
    activity: former?.as ?? 'new_business',
  });
}
