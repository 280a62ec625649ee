import type { DeclineClass, PaymentResult } from './port.ts';

export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_postal_code'
  | 'authentication_required'
  | 'try_again_later'
  | 'unknown_payment_method'
  | 'debit_insufficient_funds'
  | 'account_closed'
  | 'no_account'
  | 'account_restricted'
  | 'debit_not_authorized'
  | 'debit_failed'
  | 'account_unverified'
  | 'unknown_bank_account'
  | 'chargeback';

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
  debit_insufficient_funds: {
    declineClass: 'soft',
    message: 'There was not enough money in this bank account. Pay with another account or a card.',
  },
  account_closed: {
    declineClass: 'hard',
    message: 'This bank account is closed. Pay with another account or a card.',
  },
  no_account: {
    declineClass: 'hard',
    message: 'The bank knows no account with these numbers. Check them, or pay with a card.',
  },
  account_restricted: {
    declineClass: 'hard',
    message: 'The bank does not let this account be debited. Pay with another account or a card.',
  },
  debit_not_authorized: {
    declineClass: 'hard',
    message: 'The bank says that this debit was not authorized. Pay with another account or a card.',
  },
  debit_failed: {
    declineClass: 'hard',
    message: 'The bank did not make this payment. Pay with another account or a card.',
  },
  account_unverified: {
    declineClass: 'hard',
    message: 'The bank did not confirm at once that this account is yours. Nothing was taken. Pay with a card instead.',
  },
  chargeback: {
    declineClass: 'hard',
    message: 'The payment was disputed at the bank of this card and taken back. Use another card.',
  },
  unknown_bank_account: {
    declineClass: 'hard',
    message: 'We do not have this bank account any more. Enter it again.',
  },
};

/** The answer that tells why a card was declined; the same code always has the same class. */
export function declined(code: DeclineCode, reference: string, cardLastFour?: string): PaymentResult {
  const result = { status: 'declined', reference, declineCode: code, ...declines[code] } as const;
  return cardLastFour === undefined ? result : { ...result, cardLastFour };
}

/** A payment that its bank took back after it had settled: that of a card because its owner disputed it. */
export function chargedBack(reference: string, cardLastFour?: string): PaymentResult {
  return { ...declined('chargeback', reference, cardLastFour), status: 'returned' };
}

/** The same of a bank account: declined, or come back after it had settled. */
export function debitFailed(
  code: DeclineCode,
  { status = 'declined', ...rest }: { status?: 'declined' | 'returned'; reference: string; accountLastFour?: string },
): PaymentResult {
  return { status, declineCode: code, ...declines[code], ...rest };
}
