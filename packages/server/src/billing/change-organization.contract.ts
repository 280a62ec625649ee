import type { Contract } from '../matrices/contract.ts';

const about = {
  root: 'policy_id',
  example: { organization_id: '$organization' },
  roles: ['global:organization_admin', 'global:admin'],
  badInput: [{ given: { organization_id: '018f0000-0000-7000-8000-000000000000' }, code: 'not_found' }],
} as const;

export const contracts: readonly Contract[] = [
  { operation: 'change_organization', ...about },
  { operation: 'preview_change_organization', ...about },
];
