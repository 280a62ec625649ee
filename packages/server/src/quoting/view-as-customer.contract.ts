import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'view_as_customer', root: 'quote_id', example: {}, roles: agents },
];
