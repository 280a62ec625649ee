import { type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'checkout_state', root: 'quote_id', example: {}, roles: everybody },
];
