import { agents, type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'cancel_referral_request',
    root: 'quote_id',
    example: {},
    roles: [...new Set([...agents, ...underwriters])],
    statuses: { referred: { to: 'open' } },
  },
];
