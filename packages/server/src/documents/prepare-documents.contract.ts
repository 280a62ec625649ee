import { agents, type Contract, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'prepare_documents',
    root: 'quote_id',
    example: {},
    roles: quoteWorkers,
    statuses: {
      open: { to: 'open' },
      agent_approved: { to: 'agent_approved' },
      agent_required: { to: 'agent_required', roles: agents },
    },
  },
];
