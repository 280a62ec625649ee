import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_policy_named_insured_fni',
    root: 'policy_id',
    example: { email: 'grace.hopper@example.com' },
    roles: agents,
  },
];
