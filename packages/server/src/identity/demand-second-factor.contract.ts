import type { Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'demand_second_factor',
    root: 'organization_id',
    example: { demanded: false },
    roles: ['organization:owner', 'global:organization_admin', 'global:admin'],
  },
];
