import type { InvoiceStatus, TransactionStatus } from '@roadworthy/core/billing/vocabulary.ts';
import type { PolicyStatus } from '@roadworthy/core/policies/vocabulary.ts';
import type { QuoteStatus } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';

const quoteTones: Readonly<Record<QuoteStatus, Tone>> = {
  open: 'info',
  agent_required: 'warning',
  agent_approved: 'success',
  referred: 'violet',
  ineligible: 'danger',
  expired: 'neutral',
  pending_bind: 'warning',
  bound: 'success',
  proposal: 'info',
  pending_renewal: 'info',
  locked_pending_renewal: 'warning',
  replaced: 'neutral',
};

const policyTones: Readonly<Record<PolicyStatus, Tone>> = {
  pending: 'info',
  active: 'success',
  delinquent: 'danger',
  pending_cancellation: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
  rewritten: 'neutral',
};

const invoiceTones: Readonly<Record<InvoiceStatus, Tone>> = {
  scheduled: 'neutral',
  issued: 'warning',
  pending: 'info',
  partly_paid: 'warning',
  paid: 'success',
  void: 'neutral',
  written_off: 'neutral',
};

const transactionTones: Readonly<Record<TransactionStatus, Tone>> = {
  pending: 'warning',
  authorized: 'info',
  settled: 'success',
  failed: 'danger',
  returned: 'danger',
  voided: 'neutral',
  refunded: 'info',
  unknown: 'warning',
};

export const statusTones = {
  quoteStatus: quoteTones,
  policyStatus: policyTones,
  invoiceStatus: invoiceTones,
  transactionStatus: transactionTones,
} as const;

export type StatusGroup = keyof typeof statusTones;

/** The colour of a status; one that is not known is neutral. */
export function toneOf(group: StatusGroup, status: string): Tone {
  const tones: Readonly<Record<string, Tone>> = statusTones[group];
  return tones[status] ?? 'neutral';
}
