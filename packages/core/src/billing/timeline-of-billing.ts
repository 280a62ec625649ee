import type { TimelineRules } from '../shared/timeline-entry.ts';
import type { BillingEvent } from './events.ts';

/** What happens with money, as the timeline of its record keeps it. */
export const billingTimeline = {
  payment_received: ({ quoteId, policyId, amount, currency }) => ({
    ...{ quoteId, policyId, visible: true },
    facts: { amount, currency },
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
    ...{ quoteId, policyId, visible: true },
    facts: { amount, currency, account },
  }),
  debit_returned: ({ quoteId, policyId, amount, currency, account, code }) => ({
    ...{ quoteId, policyId, visible: true },
    facts: { amount, currency, account, code },
  }),
} satisfies TimelineRules<BillingEvent>;
