import type { Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'revoke_api_key',
    root: 'api_key_id',
    example: {},
    roles: ['organization:owner', 'global:organization_admin', 'global:admin'],
  },
];
