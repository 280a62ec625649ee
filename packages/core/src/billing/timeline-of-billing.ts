import { leavesNothing, type TimelineRules } from '../shared/timeline-entry.ts';
import type { BillingEvent } from './events.ts';

/** What happens with money, as the timeline of its record keeps it. */
export const billingTimeline = {
  payment_announced: leavesNothing,
  card_expiring: leavesNothing,
  charge_failed: ({ policyId, amount, currency, code, attempt, nextAttempt: next }) => ({
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
      code,
      attempt,
      next,
    },
  }),
  invoices_paid: ({ policyId, amount, currency, unapplied }) => ({
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
      unapplied,
    },
  }),
  policy_delinquent: ({ policyId, amount, currency }) => ({
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
    },
  }),
  charge_day_changed: ({ policyId, day, first }) => ({ policyId, facts: { day, first }, visible: true }),
  autopay_agreed: ({ policyId, kind, ends }) => ({ policyId, facts: { kind, ends }, visible: true }),
  autopay_stopped: ({ policyId, ends }) => ({ policyId, facts: { ends }, visible: true }),
  payment_arranged: ({ policyId, amount, currency, day: agreed }) => ({
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
      agreed,
    },
  }),
  delinquency_ended: ({ policyId }) => ({ policyId, visible: true }),
  payment_received: ({ quoteId, policyId, amount, currency }) => ({
    quoteId,
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
    },
  }),
  payment_declined: ({ quoteId, code, amount, currency }) => ({
    quoteId,
    facts: { code, amount, currency },
    visible: true,
  }),
  payment_released: ({ quoteId, code, amount, currency }) => ({
    quoteId,
    facts: { code, amount, currency },
    visible: true,
  }),
  debit_ordered: ({ quoteId, policyId, amount, currency, account }) => ({
    quoteId,
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
      account,
    },
  }),
  balance_written_off: ({ policyId, amount, currency }) => ({
    policyId,
    visible: false,
    facts: {
      amount,
      currency,
    },
  }),
  refund_owed: ({ policyId, amount, currency, reason }) => ({
    policyId,
    visible: false,
    facts: {
      amount,
      currency,
      reason,
    },
  }),
  refund_paid: ({ quoteId, policyId, amount, currency }) => ({
    quoteId,
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
    },
  }),
  debit_returned: ({ quoteId, policyId, amount, currency, account, code }) => ({
    quoteId,
    policyId,
    visible: true,
    facts: {
      amount,
      currency,
      account,
      code,
    },
  }),
} satisfies TimelineRules<BillingEvent>;
