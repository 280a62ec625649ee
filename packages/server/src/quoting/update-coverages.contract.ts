import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_coverages',
    root: 'quote_id',
    example: { coverages: { comprehensive: { deductible: 500 } } },
    roles: quoteWorkers,
    statuses: editable,
    refuses: { agent_approved: 'quote_approved' },
  },
];
