import { agents } from '@roadworthy/core/identity/role-groups.ts';
import type { QuoteStatus } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Move } from '../../kernel/operations/contract.ts';

const byAgents = { roles: agents, others: 'actor_not_allowed' } as const;
/** A quote that may be edited, by what staff alone edit. */
export const editableByStaff: Partial<Record<QuoteStatus, Move>> = {
  open: { to: 'open', ...byAgents },
  agent_required: { to: 'agent_required', ...byAgents },
  ineligible: { to: 'ineligible', ...byAgents },
  pending_renewal: { to: 'pending_renewal', ...byAgents },
};

/** A quote that may be edited, for those who edit it: customers edit an open one alone. */
export const editable: Partial<Record<QuoteStatus, Move>> = {
  open: { to: 'open' },
  agent_required: { to: 'agent_required', roles: agents },
  ineligible: { to: 'ineligible', roles: agents, others: 'quote_ineligible' },
  pending_renewal: { to: 'pending_renewal', roles: agents },
};
