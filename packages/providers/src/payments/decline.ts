import type { DeclineClass, PaymentResult } from './port.ts';

export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_postal_code'
  | 'authentication_required'
  | 'try_again_later'
  | 'unknown_payment_method';

// Soft only where the same card may work on a later day without anyone touching it.
const declines: Record<DeclineCode, { declineClass: DeclineClass; message: string }> = {
  card_declined: {
    declineClass: 'hard',
    message: 'The bank declined this card. Use another card, or ask the bank why.',
  },
  insufficient_funds: {
    declineClass: 'soft',
    message: 'There is not enough money on this card. Use another card, or try again later.',
  },
  expired_card: {
    declineClass: 'hard',
    message: 'This card has expired. Use another card.',
  },
  incorrect_cvc: {
    declineClass: 'hard',
    message: 'The security code does not match this card. Enter the card again.',
  },
  incorrect_postal_code: {
    declineClass: 'hard',
    message: 'The postal code does not match this card. Enter the card again.',
  },
  authentication_required: {
    declineClass: 'hard',
    message: 'The bank of this card asks for a confirmation that we cannot show. Nothing was taken. Use another card.',
  },
  try_again_later: {
    declineClass: 'soft',
    message: 'The bank could not answer for this card just now. Try again in a few minutes, or use another card.',
  },
  unknown_payment_method: {
    declineClass: 'hard',
    message: 'We do not have this card any more. Enter the card again.',
  },
};

/** The answer that tells why a card was declined; the same code always has the same class. */
export function declined(code: DeclineCode, reference: string, cardLastFour?: string): PaymentResult {
  const result = { status: 'declined', reference, declineCode: code, ...declines[code] } as const;
  return cardLastFour === undefined ? result : { ...result, cardLastFour };
}
