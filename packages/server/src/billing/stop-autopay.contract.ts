import { agents, type Contract, customers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'stop_autopay', root: 'policy_id', example: {}, roles: [...customers, ...agents] },
];
