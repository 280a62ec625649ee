import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'refer_policy',
    root: 'policy_id',
    example: { request_reasons: ['The roof leaks.'] },
    roles: agents,
  },
];
