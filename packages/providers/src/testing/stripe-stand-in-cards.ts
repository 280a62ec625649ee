export type Card = {
  readonly lastFour: string;
  readonly code?: string;
  readonly decline?: string;
  /** What its network said beside the decline. */
  readonly advice?: {
    readonly advice_code?: string;
    readonly network_advice_code?: string;
    readonly network_decline_code?: string;
    readonly brand?: string;
  };
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
  // Of no test mode: what the networks of real cards say besides.
  pm_card_neverAgain: {
    lastFour: '1001',
    code: 'card_declined',
    decline: 'insufficient_funds',
    advice: { advice_code: 'do_not_try_again' },
  },
  pm_card_confirmData: {
    lastFour: '1002',
    code: 'card_declined',
    decline: 'generic_decline',
    advice: { advice_code: 'confirm_card_data' },
  },
  pm_card_mastercardWaits: {
    lastFour: '1003',
    code: 'card_declined',
    decline: 'do_not_honor',
    advice: { network_advice_code: '27', brand: 'mastercard' },
  },
  pm_card_mastercardStopped: {
    lastFour: '1004',
    code: 'card_declined',
    decline: 'do_not_honor',
    advice: { network_advice_code: '21', advice_code: 'try_again_later', brand: 'mastercard' },
  },
  pm_card_visaStopped: {
    lastFour: '1005',
    code: 'card_declined',
    decline: 'generic_decline',
    advice: { network_decline_code: 'R1', brand: 'visa' },
  },
  pm_card_otherNetwork: {
    lastFour: '1006',
    code: 'card_declined',
    decline: 'generic_decline',
    advice: { network_decline_code: 'R1', network_advice_code: '03', brand: 'discover' },
  },
  pm_card_rateLimit: { lastFour: '1007', code: 'card_decline_rate_limit_exceeded' },
  pm_card_declinedAtCapture: { lastFour: '0341', code: 'card_declined', decline: 'generic_decline', atCapture: true },
};
