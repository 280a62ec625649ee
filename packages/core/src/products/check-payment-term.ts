import { refuse, accept, type Decision } from '../shared/decision.ts';
import { type PaymentTerm, paymentTerms } from './vocabulary.ts';
import { words } from '../shared/words.ts';

export const chooseWayToPay = words(
  'Choose one of the ways to pay shown.',
  'Choisissez l’un des modes de paiement affichés.',
);

/** Whether a text names a way to pay for the term. */
export function isPaymentTerm(text: string | null | undefined): text is PaymentTerm {
  return paymentTerms.some((term) => term === text);
}

/** A way to pay that is offered, all of them unless a product says which. Refusal: `payment_term_not_offered`. */
export function checkPaymentTerm(
  text: string,
  offered: readonly string[] = paymentTerms,
): Decision<PaymentTerm, 'payment_term_not_offered'> {
  return isPaymentTerm(text) && offered.includes(text)
    ? accept(text)
    : refuse('payment_term_not_offered', chooseWayToPay, 'payment_term');
}
