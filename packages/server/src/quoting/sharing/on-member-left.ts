import { on } from '../../kernel/events.ts';
import { findAgent } from '../../organizations/find-agent.ts';

/** Whoever leaves an organization has no quote of it any more: their successor has them, or nobody. */
export const handOverOnMemberLeft = on('member_left', async (work, { userId, successorId }) => {
  const { tx, publish } = work;
  const successor = successorId === null ? null : await findAgent(tx, successorId);
  // While a payment is on its way the policy is written for whose quote it is.
  const quotes = await tx
    .updateTable('quotes')
    .set({ assigned_agent_id: successorId })
    .where('assigned_agent_id', '=', userId)
    .where('status', 'not in', ['pending_bind', 'replaced'])
    .returning(['quote_id', 'policy_id'])
    .execute();
  for (const { quote_id: quoteId, policy_id: policyId } of quotes) {
    await publish({
      type: 'agent_assigned',
      quoteId,
      policyId,
      from: userId,
      to: successorId,
      agentName: successor?.name ?? null,
    });
  }
});
