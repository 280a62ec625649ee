import { decideUpdateAssignedAgent } from '@roadworthy/core/quoting/editing/update-assigned-agent.ts';
import { operation } from '../../kernel/operation.ts';
import { findAgent } from '../../organizations/find-agent.ts';
import { lockQuote } from '../quote-store.ts';

export const updateAssignedAgent = operation({
  name: 'update_assigned_agent',
  permission: 'quote:assign',
  root: 'quote_id',
  example: { assigned_agent_id: null },
  statuses: {
    open: { to: 'open' },
    agent_required: { to: 'agent_required' },
    agent_approved: { to: 'agent_approved' },
    referred: { to: 'referred' },
    ineligible: { to: 'ineligible' },
    expired: { to: 'expired' },
    bound: { to: 'bound' },
    proposal: { to: 'proposal' },
    pending_renewal: { to: 'pending_renewal' },
    locked_pending_renewal: { to: 'locked_pending_renewal' },
  },
  badInput: [
    {
      input: { assigned_agent_id: '018f0000-0000-7000-8000-000000000000' },
      code: 'agent_not_in_organization',
      field: 'assigned_agent_id',
    },
  ],
  async run(work) {
    const { quote_id, assigned_agent_id } = work.input;
    const { quote } = await lockQuote(work, quote_id);
    const agent = assigned_agent_id == null ? null : await findAgent(work.tx, assigned_agent_id);
    const decision = decideUpdateAssignedAgent(quote, agent, work.actor);
    if (!decision.ok) return decision;
    const { from, to } = decision.event;
    if (from === to) return { quote_id };
    await work.tx.updateTable('quotes').set({ assigned_agent_id: to }).where('quote_id', '=', quote_id).execute();
    await work.publish(decision.event);
    return { quote_id };
  },
});
