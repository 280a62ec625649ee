import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'send_quote_to_customer',
    root: 'quote_id',
    example: { send_email: true },
    roles: agents,
    statuses: { open: { to: 'agent_approved' }, agent_required: { to: 'agent_approved' } },
  },
];
