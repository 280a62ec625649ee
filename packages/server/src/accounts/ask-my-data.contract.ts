import { type Contract, customers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'ask_my_data', root: null, example: {}, roles: [...customers, 'global:admin'] },
];
