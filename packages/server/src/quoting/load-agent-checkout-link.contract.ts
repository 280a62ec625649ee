import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'load_agent_checkout_link', root: 'quote_id', example: {}, roles: agents },
];
