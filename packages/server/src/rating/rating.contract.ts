import type { Contract } from '../matrices/contract.ts';

const promoters = ['global:actuary', 'global:admin'] as const;
const testers = [...promoters, 'global:underwriter'] as const;
const version = { provider: 'personal', provider_version: '2026.2', reason: 'Filed' };

export const contracts: readonly Contract[] = [
  { operation: 'promote_rater_version', root: null, example: version, roles: promoters },
  { operation: 'export_rater_version', root: 'rater_version_id', example: {}, roles: testers },
  {
    operation: 'compare_rater_versions',
    root: 'rater_version_id',
    example: { other_version_id: '018f0000-0000-7000-8000-000000000000' },
    roles: testers,
  },
  { operation: 'run_rater_fixtures', root: 'rater_version_id', example: {}, roles: testers },
];
