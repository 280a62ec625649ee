import type { Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'reset_second_factor',
    root: null,
    // Nobody: who may not is told so before anybody is looked for.
    example: { email: 'nobody@example.com', reason: 'Lost the phone; known by voice.' },
    roles: ['organization:owner', 'global:organization_admin', 'global:admin'],
  },
];
