import { type Contract, customers, workers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'set_preferences',
    root: null,
    example: {
      theme: 'dark',
      single_keys: false,
      lists: [{ list: 'quotes', density: 'compact', columns: ['status'] }],
    },
    roles: [...customers, ...workers, 'global:read_only', 'global:actuary'],
    badInput: [
      { given: { theme: 'sepia' }, code: 'theme_unknown', field: 'theme' },
      { given: { lists: [{ list: 'Quotes!' }] }, code: 'list_name_not_valid', field: 'lists.list' },
      { given: { lists: [{ list: 'quotes', density: 'huge' }] }, code: 'density_unknown', field: 'lists.density' },
      {
        given: {
          lists: [
            {
              list: 'quotes',
              columns: ['status', 'status'],
            },
          ],
        },
        code: 'columns_not_valid',
        field: 'lists.columns',
      },
    ],
  },
];
