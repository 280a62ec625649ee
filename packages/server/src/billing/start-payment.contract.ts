import { type Contract, editable, everybody, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'start_payment',
    root: 'quote_id',
    example: { payment_term: 'monthly' },
    roles: quoteWorkers,
    statuses: { ...editable, agent_approved: { to: 'agent_approved' } },
  },
  { operation: 'payment_form', root: 'quote_id', example: {}, roles: everybody },
];
