export const invoiceStatuses = ['scheduled', 'issued', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const paymentStatuses = ['pending', 'authorized', 'settled', 'failed', 'voided', 'unknown'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const transactionTypes = ['charge', 'refund', 'fee', 'adjustment'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactionStatuses = [
  'pending',
  'authorized',
  'settled',
  'failed',
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

export const ledgerKinds = ['new_business', 'payment'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
