import { type Contract, workers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_saved_view',
    root: 'saved_view_id',
    example: { name: 'Ohio' },
    roles: [...workers, 'global:read_only', 'global:actuary'],
  },
];
