import { agents, type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'policy_as_of',
    root: 'policy_id',
    example: { valid_on: '2026-06-15', known_at: '2026-06-15T23:00:00Z' },
    roles: [...new Set([...agents, ...underwriters])],
  },
];
