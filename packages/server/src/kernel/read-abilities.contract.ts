import { type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'abilities', root: 'id', example: { table: 'quotes' }, roles: everybody },
];
