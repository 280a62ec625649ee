import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'claim_blocked_quote',
    root: 'quote_id',
    example: {},
    roles: agents,
    statuses: {
      agent_required: {
        to: 'agent_required',
        roles: ['organization:agent', 'organization:owner'],
        others: 'agent_not_in_organization',
      },
    },
  },
];
