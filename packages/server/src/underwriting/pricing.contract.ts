import type { Contract } from '../matrices/contract.ts';

const promoters = ['global:actuary', 'global:admin'] as const;
const testers = [...promoters, 'global:underwriter'] as const;

export const contracts: readonly Contract[] = [
  { operation: 'import_rater_version', root: null, example: { file: {} }, roles: promoters },
  { operation: 'check_rater_version', root: null, example: { file: {} }, roles: testers },
  {
    operation: 'add_rater_fixture',
    root: 'rater_version_id',
    example: { quote_id: '018f0000-0000-7000-8000-000000000000', name: 'A motorhome in Ohio' },
    roles: promoters,
  },
  { operation: 'pricing_and_rating', root: 'quote_id', example: {}, roles: testers },
  { operation: 'quote_with_provider_versions', root: 'quote_id', example: {}, roles: testers },
];
