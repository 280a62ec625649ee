import type { InvoiceStatus, TransactionStatus } from '@roadworthy/core/billing/vocabulary.ts';
import type { PolicyStatus } from '@roadworthy/core/policies/vocabulary.ts';
import type { QuoteStatus } from '@roadworthy/core/quoting/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';

// A colour says who has to act, and how soon: danger now, warning we do, violet an underwriter; info somebody else is at
// it, success holds. What rests, or goes its usual way, has none.
const quoteTones: Readonly<Record<QuoteStatus, Tone>> = {
  open: 'neutral',
  agent_required: 'warning',
  agent_approved: 'info',
  referred: 'violet',
  ineligible: 'neutral',
  expired: 'neutral',
  pending_bind: 'warning',
  bound: 'success',
  proposal: 'info',
  pending_renewal: 'info',
  locked_pending_renewal: 'warning',
  replaced: 'neutral',
};

const policyTones: Readonly<Record<PolicyStatus, Tone>> = {
  pending: 'neutral',
  active: 'success',
  delinquent: 'danger',
  pending_cancellation: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  rewritten: 'neutral',
};

const invoiceTones: Readonly<Record<InvoiceStatus, Tone>> = {
  scheduled: 'neutral',
  issued: 'info',
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
  return ownValue(tones, status) ?? 'neutral';
}
