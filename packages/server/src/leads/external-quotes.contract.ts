import { agents, type Contract, customers } from '../matrices/contract.ts';

const place = { provider: 'safeco', postal_code: '43215' };

export const contracts: readonly Contract[] = [
  {
    operation: 'start_external_quote',
    root: null,
    example: place,
    roles: ['anonymous', ...customers, ...agents],
    badInput: [
      { given: { provider: 'boat' }, code: 'product_not_found', field: 'provider' },
      { given: { provider: 'zeppelin' }, code: 'product_not_found', field: 'provider' },
    ],
  },
  {
    operation: 'update_external_quote',
    root: 'external_quote_id',
    example: { status: 'declined' },
    roles: agents,
  },
  {
    operation: 'sample_ranges',
    root: null,
    example: { area: 'US-OH' },
    roles: ['anonymous', ...customers, ...agents],
    badInput: [{ given: { area: 'US-ZZ' }, code: 'area_unknown', field: 'area' }],
  },
  { operation: 'sold_lines', root: null, example: {}, roles: ['anonymous', ...customers, ...agents] },
];
