import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'agent_signing_complete', root: 'quote_id', example: {}, roles: agents },
];
