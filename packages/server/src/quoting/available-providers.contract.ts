import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'available_providers', root: 'quote_id', example: {}, roles: agents },
];
