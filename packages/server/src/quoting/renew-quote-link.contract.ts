import { type Contract, customers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'renew_quote_link',
    root: 'quote_id',
    example: { token: '$token' },
    roles: ['anonymous', 'token:quote', ...customers, 'global:admin'],
  },
];
