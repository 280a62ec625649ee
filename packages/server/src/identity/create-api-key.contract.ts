import type { Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'create_api_key',
    root: 'organization_id',
    example: { name: 'Export', role: 'organization:agent', expires: '2026-12-31T00:00:00Z' },
    roles: ['organization:owner', 'global:organization_admin', 'global:admin'],
  },
];
