import { type Contract, underwriters } from '../matrices/contract.ts';

const example = { key: 'email', value: 'fraud@example.com', reason: 'Two staged losses.' };
const badInput = [
  { given: { key: 'shoe_size' }, code: 'key_unknown', field: 'key' },
  { given: { value: 'nobody' }, code: 'value_invalid', field: 'value' },
];

export const contracts: readonly Contract[] = [
  {
    operation: 'create_rejection',
    root: 'organization_id',
    example,
    roles: underwriters,
    badInput: [
      ...badInput,
      { given: { reason: ' ' }, code: 'reason_missing', field: 'reason' },
      { given: { provider: 'bicycle' }, code: 'provider_unknown', field: 'provider' },
    ],
  },
  { operation: 'remove_rejection', root: 'explicit_rejection_id', example: {}, roles: underwriters },
  {
    operation: 'rejection_matches',
    root: 'organization_id',
    example: { key: 'email', value: 'fraud@example.com' },
    roles: underwriters,
    badInput,
  },
  {
    operation: 'similar_restrictions',
    root: 'quote_id',
    example: {},
    roles: underwriters,
  },
];
