import { type Contract, customers, workers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'see_mention',
    root: 'note_mention_id',
    example: {},
    // Customers see no mention; whoever does sees theirs.
    roles: [...workers, ...customers, 'global:read_only', 'global:actuary'],
  },
];
