import type { Policy } from '../policies/policy.ts';
import type { Quote } from '../quoting/quote.ts';
import { typedRating } from '../quoting/checkout/typed-price.ts';
import { garagingArea, subjectOfQuote } from '../quoting/subject/subject-of-quote.ts';
import { withAgesAlone } from '../rating/range/ages-alone.ts';
import type { RateBook } from '../rating/book/rate-book.ts';
import { rateQuote } from '../rating/rate.ts';
import { withoutPrice } from '../rating/typed-price.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { actuaryDocuments, type ActuaryDocument } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** A quote, the rates that price it, and the policy that it became. */
export type ActuaryFacts = { readonly quote: Quote; readonly book: RateBook; readonly policy: Policy | null };

const isActuaryDocument = (name: string): name is ActuaryDocument => actuaryDocuments.some((one) => one === name);

function termsOf({ quote, policy }: ActuaryFacts) {
  const { provider, productId, businessType, status, country, effectiveDate, policyDurationMonths } = quote;
  return {
    provider,
    product_id: productId,
    business_type: businessType,
    quote_status: status,
    country,
    administrative_area: garagingArea(quote),
    effective_date: effectiveDate,
    term_months: policyDurationMonths,
    payment_term: quote.paymentTerm,
    coverages: quote.coverages,
    discounts: quote.discounts,
    insured_things: quote.vehicles.length,
    policy: policy && {
      policy_number: policy.policyNumber,
      policy_status: policy.status,
      policy_term: policy.policyTerm,
      effective_date: policy.effectiveDate,
      expiration_date: policy.expirationDate,
      currency: policy.currency,
      premium: policy.premium,
      fees: policy.fees,
      total: policy.total,
      cancelled_as_of: policy.cancelledAsOf,
      cancellation_reason: policy.cancellationReason,
    },
  };
}

/**
 * A document as an actuary reads it. It is made from what the rates read, never from the quote's people: no name, no
 * address beyond the state, no contact, no license and no identification number is in it, and a birth date only as
 * another day of the same age. Amounts are cents.
 */
export function writeActuaryDocument(name: string, facts: ActuaryFacts): Decision<object, 'document_not_known'> {
  if (!isActuaryDocument(name)) {
    return refuse(
      'document_not_known',
      words(
        'There is no such document. Choose one of those listed.',
        'Ce document n’existe pas. Choisissez-en un dans la liste.',
      ),
      'document_name',
    );
  }
  if (name === 'terms') return accept(termsOf(facts));
  const subject = withAgesAlone(subjectOfQuote(facts.quote));
  if (name === 'rating_request') return accept(subject);
  const { quote, book } = facts;
  const rating = rateQuote(subject, book, { trace: true });
  return accept(quote.kind === 'quote' ? rating : (typedRating(quote, quote.contentHash) ?? withoutPrice(rating)));
}
