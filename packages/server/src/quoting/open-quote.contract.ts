import { type Contract, customers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'open_quote',
    root: 'quote_id',
    example: {},
    roles: ['anonymous', 'token:quote', ...customers, 'global:admin'],
  },
];
