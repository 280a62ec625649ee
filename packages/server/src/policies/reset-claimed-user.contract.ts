import type { Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'reset_claimed_user',
    root: 'policy_id',
    example: {},
    roles: ['global:service_manager', 'global:organization_admin', 'global:admin'],
  },
];
