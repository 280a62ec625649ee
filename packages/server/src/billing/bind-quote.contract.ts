import { agents, type Contract, everybody, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'bind_quote',
    root: 'quote_id',
    example: { method_token: '$method' },
    roles: quoteWorkers,
    statuses: {
      open: { to: 'bound' },
      agent_approved: { to: 'bound' },
      agent_required: { to: 'bound', roles: agents },
    },
  },
  { operation: 'bind_progress', root: 'quote_id', example: {}, roles: everybody },
];
