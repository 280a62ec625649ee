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

/** A bank account is being debited; `account` is the end of its number. */
export type DebitOrdered = {
  readonly type: 'debit_ordered';
  readonly quoteId: string;
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly account: string | null;
};

/** A bank sent a debit back; `code` is its reason, `settled` whether the money had come in before. */
export type DebitReturned = Omit<DebitOrdered, 'type'> & {
  readonly type: 'debit_returned';
  readonly code: string;
  readonly settled: boolean;
};

export type BillingEvent = PaymentReceived | PaymentDeclined | PaymentReleased | DebitOrdered | DebitReturned;
