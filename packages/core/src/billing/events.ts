import type { Currency } from '../policies/vocabulary.ts';
import type { Cents } from '../shared/money.ts';

/** A payment was settled. */
export type PaymentReceived = {
  readonly type: 'payment_received';
  readonly quoteId: string;
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
};

/** The gateway refused a payment; `code` is the gateway's reason. */
export type PaymentDeclined = {
  readonly type: 'payment_declined';
  readonly quoteId: string;
  readonly code: string;
  readonly amount: Cents;
  readonly currency: Currency;
};

/** Money that was held was given back, because something came up that stops the quote; `code` is its refusal. */
export type PaymentReleased = {
  readonly type: 'payment_released';
  readonly quoteId: string;
  readonly code: string;
  readonly amount: Cents;
  readonly currency: Currency;
};

export type BillingEvent = PaymentReceived | PaymentDeclined | PaymentReleased;
