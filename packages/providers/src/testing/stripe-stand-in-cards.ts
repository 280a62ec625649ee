export type Card = {
  readonly lastFour: string;
  readonly code?: string;
  readonly decline?: string;
  readonly atCapture?: true;
};

/** Tokens that stand for cards, most of them with the names that Stripe's test mode gives them. */
export const standInCards: Readonly<Record<string, Card>> = {
  pm_card_visa: { lastFour: '4242' },
  pm_card_chargeDeclined: { lastFour: '0002', code: 'card_declined', decline: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { lastFour: '9995', code: 'card_declined', decline: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { lastFour: '0069', code: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { lastFour: '0127', code: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { lastFour: '0119', code: 'processing_error' },
  pm_card_authenticationRequired: {
    lastFour: '3184',
    code: 'authentication_required',
    decline: 'authentication_required',
  },
  pm_card_declinedAtCapture: { lastFour: '0341', code: 'card_declined', decline: 'generic_decline', atCapture: true },
};
