import { on } from '../kernel/events.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { insuredAddress } from './insured-address.ts';
import { enqueueNotification, queueNotification } from './queue-notification.ts';
import { staffAddress } from './staff-reader.ts';

/** The named insured is told of the next term: its price, why, and what happens by itself. */
export const notifyOnRenewalOffered = on('renewal_offered', async (work, { policyId, quoteId, noticeId }) => {
  const recipient = await insuredAddress(work, quoteId);
  if (recipient) await queueNotification(work, { template: 'renewal_offered', recipient, quoteId, policyId, noticeId });
});

/** The named insured is told that the next term is paid for and has begun. */
export const notifyOnNextTermActivated = on('policy_activated', async (work, { policyId }) => {
  const { policy } = await loadPolicy(work, policyId);
  if (policy.policyTerm === 1) return;
  const { currentQuoteId: quoteId } = policy;
  const recipient = await insuredAddress(work, quoteId);
  if (recipient) await queueNotification(work, { template: 'policy_renewed', recipient, quoteId, policyId });
});

/** The named insured, and the agent of the policy, are told that a change waits to be accepted for the next term as well. */
export const notifyOnChangeCarriedOver = on('change_carried_over', async (work, { policyId, quoteId }) => {
  const recipient = await insuredAddress(work, quoteId);
  if (recipient) await queueNotification(work, { template: 'change_carried', recipient, quoteId, policyId });
  const { assigned_agent_id: agentId } = await work.tx
    .selectFrom('quotes')
    .select('assigned_agent_id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const agent = agentId && (await staffAddress(work, agentId));
  if (!agent) return;
  const about = { quote_id: quoteId, policy_id: policyId, subject: { kind: 'policy', id: policyId } } as const;
  await enqueueNotification(work, { template: 'agent_change_carried', recipient: agent, ...about }, true);
});
