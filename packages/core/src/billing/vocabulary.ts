/** `issued`: due. `pending`: its payment is on its way from a bank account. `written_off`: nobody asks for it any more. */
export const invoiceStatuses = [
  'scheduled',
  'issued',
  'pending',
  'partly_paid',
  'paid',
  'void',
  'written_off',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What an invoice is for. `deposit`: what was due at the purchase; `bridging`: days until a new charge day. */
export const invoiceKinds = [
  'deposit',
  'instalment',
  'bridging',
  'catch_up',
  'balance',
  'reinstatement',
  'endorsement',
] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * `processing`: a bank account is being debited, which takes days. `returned`: its bank sent the payment back.
 * `withdrawn`: nothing was sold for it, and it is to be called back or refunded.
 */
export const paymentStatuses = [
  'pending',
  'authorized',
  'processing',
  'settled',
  'failed',
  'returned',
  'withdrawn',
  'voided',
  'refunded',
  'unknown',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const transactionTypes = ['charge', 'refund', 'fee', 'adjustment'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactionStatuses = [
  'pending',
  'authorized',
  'settled',
  'failed',
  'returned',
  'voided',
  'refunded',
  'unknown',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const ledgerAccounts = [
  'premium_receivable',
  'cash',
  'unapplied_cash',
  'written_premium',
  'policy_fees',
  'installment_fees',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerKinds = ['new_business', 'payment', 'payment_return', 'fee', 'application'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const paymentMethodKinds = ['card', 'bank'] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** Who had a payment taken: checkout, the clock, somebody who works here, or its payer. */
export const paymentBeginners = ['checkout', 'schedule', 'staff', 'customer'] as const;
export type PaymentBeginner = (typeof paymentBeginners)[number];

export const paymentDirections = ['in', 'out'] as const;
export type PaymentDirection = (typeof paymentDirections)[number];
