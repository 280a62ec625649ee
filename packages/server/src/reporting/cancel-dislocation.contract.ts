import type { Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'cancel_dislocation',
    root: 'dislocation_run_id',
    example: {},
    roles: ['global:actuary', 'global:underwriter', 'global:admin'],
  },
];
