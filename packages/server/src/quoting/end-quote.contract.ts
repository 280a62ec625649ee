import { agents, type Contract, customers, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'end_quote',
    root: 'quote_id',
    example: {},
    roles: [...new Set([...customers, ...agents, ...underwriters])],
    statuses: { open: { to: 'expired' }, agent_required: { to: 'expired' }, agent_approved: { to: 'expired' } },
  },
];
