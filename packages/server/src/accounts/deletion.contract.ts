import { type Contract, customers } from '../matrices/contract.ts';

const roles = [...customers, 'global:admin'] as const;

export const contracts: readonly Contract[] = [
  { operation: 'preview_my_deletion', root: null, example: {}, roles },
  { operation: 'ask_my_deletion', root: null, example: {}, roles },
  { operation: 'take_back_my_deletion', root: null, example: {}, roles },
];
