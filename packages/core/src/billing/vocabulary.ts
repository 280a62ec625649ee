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

/** What an amount of a policy is charged for. */
export const chargeKinds = ['premium', 'tax', 'surcharge', 'fee'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Whether an amount is earned by the days that it pays for, or with the first of them. */
export const chargeEarnings = ['pro_rata', 'at_once'] as const;
export type ChargeEarning = (typeof chargeEarnings)[number];

export const ledgerAccounts = [
  'premium_receivable',
  'cash',
  'unapplied_cash',
  'unearned_premium',
  'earned_premium',
  'policy_fees',
  'instalment_fees',
  'other_fees',
  'small_amounts',
  'taxes_payable',
  'refunds_payable',
  'refunds_advanced',
  'commission_expense',
  'commission_payable',
  'write_off',
  'interest_expense',
  'dispute_fees',
  'due_between_organizations',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerKinds = [
  'new_business',
  'renewal',
  'endorsement',
  'cancellation',
  'reinstatement',
  'earning',
  'fee',
  'payment',
  'payment_return',
  'application',
  'chargeback',
  'refund_owed',
  'refund_paid',
  'refund_interest',
  'write_off',
  'commission',
  'rewrite',
  'transfer',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * What has to come out even. `books`: the ledger is zero; `price`: lines are what was agreed; `invoices`: what is asked and
 * what goes back are the lines and the fees of instalments; `written`, `earned`: lines and books; `paid`, `paid_books`,
 * `unapplied`, `cash`: payments, invoices and books; `refunds`: what is owed
 * back; `advanced`: what is paid in advance of an end; `commission`: what is kept of it and the books.
 */
export const balanceRules = [
  ...(['books', 'price', 'invoices', 'written', 'earned'] as const),
  ...(['paid', 'paid_books', 'unapplied', 'cash', 'refunds', 'advanced', 'commission'] as const),
] as const;
export type BalanceRule = (typeof balanceRules)[number];

export const paymentMethodKinds = ['card', 'bank'] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** Whether a text names a way to pay. */
export function isPaymentMethodKind(text: string): text is PaymentMethodKind {
  return paymentMethodKinds.some((kind) => kind === text);
}

/** Who had a payment taken: checkout, the clock, somebody who works here, or its payer. */
export const paymentBeginners = ['checkout', 'schedule', 'staff', 'customer'] as const;
export type PaymentBeginner = (typeof paymentBeginners)[number];

export const paymentDirections = ['in', 'out'] as const;
export type PaymentDirection = (typeof paymentDirections)[number];

/** Why a rule has something go back. What somebody gives back by hand has a reason in their own words. */
export const refundReasons = [
  'cancellation',
  'before_end',
  'change_of_cover',
  'days_without_cover',
  'paid_after_end',
  'late_interest',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** How money goes back that no card or account can take back. */
export const payoutKinds = ['check', 'transfer'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** What ends a link to pay before its days are over: what was due is paid, or the policy is with somebody else. */
export const payLinkEnds = ['paid', 'moved', 'detached'] as const;
export type PayLinkEnd = (typeof payLinkEnds)[number];
