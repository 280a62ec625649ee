import { type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'autopay_terms', root: 'quote_id', example: {}, roles: everybody },
];
