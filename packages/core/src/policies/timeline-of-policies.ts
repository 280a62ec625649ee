import type { TimelineRules } from '../shared/timeline-entry.ts';
import type { PoliciesEvent } from './events.ts';

/** What happens to a policy, as its timeline keeps it. */
export const policiesTimeline = {
  policy_bound: ({ quoteId, policyId, policyNumber, premium, begins }) => ({
    quoteId,
    policyId,
    visible: true,
    facts: {
      number: policyNumber,
      begins,
    },
    price: {
      before: null,
      after: premium,
    },
  }),
  policy_activated: ({ policyId }) => ({ policyId, visible: true }),
  cancellation_announced: ({ policyId, quoteId, reason, asOf }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      reason,
      asOf,
    },
  }),
  cancellation_reversed: ({ policyId, quoteId, reason, asOf }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      reason,
      asOf,
    },
  }),
  policy_cancelled: ({ policyId, quoteId, reason, asOf, refund, balance, currency, premiumBefore, premiumAfter }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      reason,
      asOf,
      refund,
      balance,
      currency,
    },
    price: {
      before: premiumBefore,
      after: premiumAfter,
    },
  }),
  policy_reinstated: ({ policyId, quoteId, ended, resumes, charged, currency, premiumBefore, premiumAfter }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      ended,
      resumes,
      charged,
      currency,
    },
    price: {
      before: premiumBefore,
      after: premiumAfter,
    },
  }),
  policy_rewritten: ({ policyId, quoteId, policyNumber, asOf, balance, currency }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      number: policyNumber,
      asOf,
      balance,
      currency,
    },
  }),
  policy_endorsed: ({ policyId, quoteId, change, effective, refund, currency, premiumBefore, premiumAfter }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      change,
      effective,
      refund,
      currency,
    },
    price: {
      before: premiumBefore,
      after: premiumAfter,
    },
  }),
  effective_date_changed: ({ policyId, quoteId, before, after, refund, currency, premiumBefore, premiumAfter }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      before,
      after,
      refund,
      currency,
    },
    price: {
      before: premiumBefore,
      after: premiumAfter,
    },
  }),
  named_insured_corrected: ({ policyId, quoteId, email }) => ({ policyId, quoteId, visible: true, facts: { email } }),
  claimed_user_reset: ({ policyId, quoteId }) => ({ quoteId, ...(policyId && { policyId }), visible: false }),
  policy_organization_changed: ({ policyId, quoteId, fromName, toName, agentName }) => ({
    policyId,
    quoteId,
    visible: false,
    facts: {
      from: fromName,
      to: toName,
      ...(agentName !== null && { agent: agentName }),
    },
  }),
  policy_expired: ({ policyId }) => ({ policyId, visible: true }),
} satisfies TimelineRules<PoliciesEvent>;
