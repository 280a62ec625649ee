import { type Contract, customers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'hide_quote',
    root: 'quote_id',
    example: { hidden: true },
    roles: [...customers, 'global:admin'],
    statuses: { expired: { to: 'expired' }, ineligible: { to: 'ineligible' } },
  },
];
