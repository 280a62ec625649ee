import { isPaymentTerm } from '../../products/check-payment-term.ts';
import type { PaymentTerm } from '../../products/vocabulary.ts';
import { isLiveIn } from '../../products/live-states.ts';
import { accept, type Decision, type Refusal } from '../../shared/decision.ts';
import { type Finding, refusalOf } from '../insurable/finding.ts';
import { notLiveIn, placeFindings, type SoldProduct } from '../insurable/place-findings.ts';
import type { Quote } from '../quote.ts';

/** A product that a quote may go to, with where and how it is sold. */
export type OfferedProduct = SoldProduct & {
  readonly productId: string;
  readonly availablePaymentTerms: readonly string[];
  readonly availablePolicyDurationMonths: readonly number[];
};

export type OfferRefusal<Code extends string> = Finding['code'] | 'duration_not_sold' | Code;

/** What is said where there is no such product, or none for as long; both at the field that chose it. */
type Refusals<Code extends string> = {
  readonly field: string;
  readonly unsold: Omit<Refusal<Code>, 'field'>;
  readonly otherDuration: Omit<Refusal<'duration_not_sold'>, 'field'>;
};

/**
 * Whether a product is sold for what a quote says: that there is one, that it is live at every place of the quote, and
 * that it has terms as long. Refuses in this order, always at the field that chose the product.
 */
export function checkOfferedProduct<Product extends OfferedProduct, Code extends string>(
  quote: Quote,
  product: Product | null,
  { field, unsold, otherDuration }: Refusals<Code>,
): Decision<Product, OfferRefusal<Code>> {
  if (product === null) return { ok: false, refusal: { ...unsold, field } };
  const [elsewhere] = placeFindings(quote, product);
  if (elsewhere) return { ok: false, refusal: { ...refusalOf(elsewhere), field } };
  // A quote that has no place yet has a state.
  if (!isLiveIn(product, `${quote.country}-${quote.administrativeArea}`)) {
    return { ok: false, refusal: notLiveIn(quote.administrativeArea, field) };
  }
  if (product.availablePolicyDurationMonths.includes(quote.policyDurationMonths)) return accept(product);
  return { ok: false, refusal: { ...otherDuration, field } };
}

/** The way to pay that a quote has under a product: its own where that is offered, else the first that is. */
export function paymentTermUnder(quote: Quote, { availablePaymentTerms: terms }: OfferedProduct): PaymentTerm {
  const offered = [quote.paymentTerm, ...terms].find((term) => terms.includes(term) && isPaymentTerm(term));
  return isPaymentTerm(offered) ? offered : quote.paymentTerm;
}
