import { agents, type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'revoke_agent_approval',
    root: 'quote_id',
    example: {},
    roles: [...agents, ...underwriters],
    statuses: { agent_approved: { to: 'open' } },
  },
];
