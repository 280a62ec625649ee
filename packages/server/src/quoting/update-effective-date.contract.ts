import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_effective_date',
    root: 'quote_id',
    example: { effective_date: '2026-06-30' },
    roles: quoteWorkers,
    statuses: editable,
    refuses: { agent_approved: 'quote_approved' },
    badInput: [
      { given: { effective_date: '2027-06-30' }, code: 'effective_date_out_of_range', field: 'effective_date' },
    ],
  },
];
