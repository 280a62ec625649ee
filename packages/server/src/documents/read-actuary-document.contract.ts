import type { Contract } from '../matrices/contract.ts';

const roles = ['global:actuary', 'global:underwriter', 'global:admin'] as const;
const badInput = [
  { given: { document_name: 'declarations' }, code: 'document_not_known', field: 'document_name' },
] as const;

export const contracts: readonly Contract[] = [
  {
    operation: 'read_quote_actuary_document',
    root: 'quote_id',
    example: { document_name: 'rating_response' },
    roles,
    badInput,
  },
  {
    operation: 'read_policy_actuary_document',
    root: 'policy_id',
    example: { document_name: 'terms' },
    roles,
  },
];
