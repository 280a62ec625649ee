import { type Contract, workers } from '../matrices/contract.ts';

const roles = [...workers, 'global:read_only', 'global:actuary'] as const;
const columns = [{ key: 'status', header: 'Status' }];

export const contracts: readonly Contract[] = [
  {
    operation: 'start_export_run',
    root: null,
    example: { table: 'quotes', where: {}, columns, file_name: 'quotes' },
    roles,
    badInput: [
      { given: { table: 'users' }, code: 'export_unknown', field: 'table' },
      { given: { columns: [{ key: 'token', header: 'Token' }] }, code: 'columns_not_valid', field: 'columns' },
      { given: { file_name: '' }, code: 'file_name_not_valid', field: 'file_name' },
      { given: { where: { token: {} } }, code: 'filter_not_valid', field: 'where' },
    ],
  },
  { operation: 'cancel_export_run', root: 'export_run_id', example: {}, roles },
  { operation: 'resume_export_run', root: 'export_run_id', example: {}, roles },
];
