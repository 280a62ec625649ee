import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_payment_term',
    root: 'quote_id',
    example: { payment_term: 'pay_in_full' },
    roles: quoteWorkers,
    statuses: { ...editable, agent_approved: { to: 'agent_approved' } },
    badInput: [{ given: { payment_term: 'weekly' }, code: 'payment_term_not_offered', field: 'payment_term' }],
  },
];
