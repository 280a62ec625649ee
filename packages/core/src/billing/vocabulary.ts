/** `issued`: due. `pending`: its payment is on its way from a bank account. */
export const invoiceStatuses = ['scheduled', 'issued', 'pending', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

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
  'written_premium',
  'policy_fees',
  'installment_fees',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerKinds = ['new_business', 'payment', 'payment_return'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const paymentMethodKinds = ['card', 'bank'] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];
