import type { Contract } from '../matrices/contract.ts';

const testers = ['global:actuary', 'global:underwriter', 'global:admin'] as const;

export const contracts: readonly Contract[] = [
  { operation: 'pricing_and_rating', root: 'quote_id', example: {}, roles: testers },
  { operation: 'quote_with_provider_versions', root: 'quote_id', example: {}, roles: testers },
];
