import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'submit_underwriting_referral',
    root: 'quote_id',
    example: { request_reasons: ['The bed is custom-made.'] },
    roles: agents,
    statuses: { open: { to: 'referred' }, agent_required: { to: 'referred' }, agent_approved: { to: 'referred' } },
    badInput: [{ given: { request_reasons: [' '] }, code: 'reasons_missing', field: 'request_reasons' }],
  },
];
