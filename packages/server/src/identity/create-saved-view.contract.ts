import { type Contract, workers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'create_saved_view',
    root: null,
    example: { list_name: 'quotes', name: 'Ohio', query: { view: 'mine' }, columns: ['status', 'premium'] },
    roles: [...workers, 'global:read_only', 'global:actuary'],
    badInput: [
      { given: { name: ' ' }, code: 'view_name_not_valid', field: 'name' },
      { given: { list_name: 'quotes; drop' }, code: 'list_name_not_valid', field: 'list_name' },
      { given: { query: { token: 'x' } }, code: 'view_query_not_valid', field: 'query' },
      { given: { query: { view: { _eq: 'x' } } }, code: 'view_query_not_valid', field: 'query' },
      { given: { columns: ['a b'] }, code: 'columns_not_valid', field: 'columns' },
    ],
  },
];
