import { type Contract, customers, workers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'set_language',
    root: null,
    example: { language: 'fr-ca' },
    roles: [...customers, ...workers],
  },
];
