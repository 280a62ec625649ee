import { type Contract, customers, serviceRoles } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'set_language',
    root: null,
    example: { language: 'fr-ca' },
    roles: [
      ...customers,
      ...(['organization:agent', 'organization:owner', 'organization:underwriter'] as const),
      ...serviceRoles,
      ...(['global:underwriter', 'global:organization_admin', 'global:admin'] as const),
    ],
  },
];
