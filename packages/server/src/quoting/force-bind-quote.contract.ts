import { type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'force_bind_quote',
    root: 'quote_id',
    example: { reason: 'The appraisal came by mail; head office agrees.' },
    roles: underwriters,
    statuses: {
      open: { to: 'agent_approved' },
      agent_required: { to: 'agent_approved' },
      agent_approved: { to: 'agent_approved' },
      referred: { to: 'agent_approved' },
      expired: { to: 'agent_approved' },
      ineligible: { to: 'agent_approved' },
    },
    badInput: [{ given: { reason: ' ' }, code: 'reason_missing', field: 'reason' }],
  },
];
