import { type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'decline_quote',
    root: 'quote_id',
    example: { reason: 'The roof was repaired with tape.' },
    roles: underwriters,
    statuses: {
      open: { to: 'ineligible' },
      agent_required: { to: 'ineligible' },
      agent_approved: { to: 'ineligible' },
      referred: { to: 'ineligible' },
    },
    badInput: [{ given: { reason: ' ' }, code: 'reason_missing', field: 'reason' }],
  },
];
