import { type Contract, workers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'share_saved_view', root: 'saved_view_id', example: { shared: true }, roles: workers },
];
