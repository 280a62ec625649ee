import { agents, type Contract, editableByStaff, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_discounts',
    root: 'quote_id',
    example: { discounts: ['affinity'] },
    roles: quoteWorkers,
    statuses: editableByStaff,
    refuses: { agent_approved: 'quote_approved' },
    hearStatus: agents,
    badInput: [
      { given: { discounts: { affinity: true } }, code: 'discounts_malformed', field: 'discounts' },
      { given: { discounts: ['friends'] }, code: 'discount_unknown', field: 'discounts' },
      { given: { discounts: ['paid_in_full'] }, code: 'discount_computed', field: 'discounts' },
    ],
  },
];
