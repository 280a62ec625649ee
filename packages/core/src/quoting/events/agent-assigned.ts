import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, whether } from '../../shared/words.ts';

/**
 * A quote, and the policy that it became, is another agent’s work. Whose it is, is for staff; without a name it is
 * nobody’s.
 */
export const agentAssigned = defineEvent('agent_assigned', {
  about: { quoteId: field.id, policyId: field.id.orNull() },
  // The name of the new agent, as it was then.
  facts: { agentName: field.text.orOmitted().as('agent') },
  carries: of<{ readonly from: string | null; readonly to: string | null }>(),
  timeline: {
    group: 'status',
    icon: 'user',
    for: 'staff',
    text: whether(
      'agent',
      words('Given to {agent}', 'Confiée à {agent}'),
      words('Taken from its agent', 'Retirée à son agent'),
    ),
  },
  examples: [
    { quoteId: 'quote', policyId: null, from: null, to: 'user-7', agentName: 'Dana Whitfield' },
    { quoteId: 'quote', policyId: 'policy', from: 'user-7', to: null, agentName: null },
  ],
});

export type AgentAssigned = InferEvent<typeof agentAssigned>;
