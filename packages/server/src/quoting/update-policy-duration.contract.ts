import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_policy_duration',
    root: 'quote_id',
    example: { policy_duration_months: 6 },
    roles: quoteWorkers,
    statuses: editable,
    refuses: { agent_approved: 'quote_approved' },
    badInput: [
      { given: { policy_duration_months: 9 }, code: 'duration_not_offered', field: 'policy_duration_months' },
      { given: { policy_duration_months: 0 }, code: 'duration_not_offered', field: 'policy_duration_months' },
    ],
  },
];
