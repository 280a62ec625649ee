import { type Contract, workers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'product_standing',
    root: 'product_id',
    example: {},
    roles: [...workers, 'global:read_only', 'global:actuary'],
  },
];
