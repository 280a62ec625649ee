import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'agent_billing_links', root: 'policy_id', example: {}, roles: agents },
];
