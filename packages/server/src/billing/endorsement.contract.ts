import { agents, type Contract } from '../matrices/contract.ts';

const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'apply_policy_affinity_discount', root, example: {}, roles: agents },
  { operation: 'preview_policy_affinity_discount', root, example: {}, roles: agents },
];
