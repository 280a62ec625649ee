import type { Contract } from '../matrices/contract.ts';

const testers = ['global:actuary', 'global:underwriter', 'global:admin'] as const;

export const contracts: readonly Contract[] = [
  {
    operation: 'add_rater_fixture',
    root: 'rater_version_id',
    example: { quote_id: '018f0000-0000-7000-8000-000000000000', name: 'A motorhome in Ohio' },
    roles: ['global:actuary', 'global:admin'],
  },
  { operation: 'pricing_and_rating', root: 'quote_id', example: {}, roles: testers },
  { operation: 'quote_with_provider_versions', root: 'quote_id', example: {}, roles: testers },
];
