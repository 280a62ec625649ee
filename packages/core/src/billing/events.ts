import type { Currency } from '../shared/currency.ts';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';
import type { PaymentArranged } from './delinquency/arrange-payment.ts';
import type { PaymentMethodKind } from './vocabulary.ts';

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

/** Somebody gives back what was paid ahead, or fees; it is on its way. */
export type RefundOwed = {
  readonly type: 'refund_owed';
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly reason: string;
};

/** Who pays is told of an invoice ahead of its day; `day` is the first on which it is asked for. */
export type PaymentAnnounced = {
  readonly type: 'payment_announced';
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly day: Day;
};

/** The card of a policy ends before it is to be charged the next time. */
export type CardExpiring = { readonly type: 'card_expiring'; readonly policyId: string };

/** What was due could not be charged; `nextAttempt` is the day on which it is tried again by itself. */
export type ChargeFailed = {
  readonly type: 'charge_failed';
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly code: string;
  readonly attempt: number;
  readonly nextAttempt: Day | null;
};

/** Money came in for a policy in force. */
export type InvoicesPaid = {
  readonly type: 'invoices_paid';
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
  /** What of it paid nothing yet. */
  readonly unapplied: Cents;
};

/** What is due was not paid in time. */
export type PolicyBecameDelinquent = {
  readonly type: 'policy_delinquent';
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
};

/** Payments fall due on another day of the month; `first` is the first of them. */
export type ChargeDayChanged = {
  readonly type: 'charge_day_changed';
  readonly policyId: string;
  readonly day: number;
  readonly first: Day;
};

/** Later payments are taken by themselves from now on: from what, and the end of its number. */
export type AutopayAgreed = {
  readonly type: 'autopay_agreed';
  readonly policyId: string;
  readonly kind: PaymentMethodKind;
  readonly ends: string | null;
};

/** Nothing is charged by itself any more; `ends` are the last figures of what was. */
export type AutopayStopped = {
  readonly type: 'autopay_stopped';
  readonly policyId: string;
  readonly ends: string | null;
};

/** Nothing is overdue any more. */
export type DelinquencyEnded = { readonly type: 'delinquency_ended'; readonly policyId: string };

/** What an end for non-payment left unpaid is not asked for any more. */
export type BalanceWrittenOff = {
  readonly type: 'balance_written_off';
  readonly policyId: string;
  readonly amount: Cents;
  readonly currency: Currency;
};

/** What was owed back went back, with interest where it was late. */
export type RefundPaid = Omit<PaymentReceived, 'type'> & { readonly type: 'refund_paid' };

export type BillingEvent =
  | PaymentArranged
  | PaymentAnnounced
  | CardExpiring
  | ChargeFailed
  | InvoicesPaid
  | PolicyBecameDelinquent
  | DelinquencyEnded
  | ChargeDayChanged
  | AutopayAgreed
  | AutopayStopped
  | PaymentReceived
  | PaymentDeclined
  | PaymentReleased
  | DebitOrdered
  | DebitReturned
  | BalanceWrittenOff
  | RefundOwed
  | RefundPaid;
