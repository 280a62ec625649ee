import { agents, type Contract } from '../matrices/contract.ts';

const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'rewrite_delinquent_policy', root, example: {}, roles: agents },
  { operation: 'can_rewrite_delinquent_policy', root, example: {}, roles: agents },
];
