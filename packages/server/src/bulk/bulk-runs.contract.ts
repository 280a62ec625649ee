import { agents, type Contract, underwriters } from '../matrices/contract.ts';

const roles = [...new Set([...agents, ...underwriters])];

export const contracts: readonly Contract[] = [
  {
    operation: 'start_bulk_run',
    root: null,
    example: { table: 'quotes', where: {}, action: 'end_quote' },
    roles,
    badInput: [
      { given: { table: 'users' }, code: 'bulk_action_unknown', field: 'action' },
      { given: { action: 'bind_quote' }, code: 'bulk_action_unknown', field: 'action' },
      { given: { where: { status: { _eq: 'bound' }, token: {} } }, code: 'filter_not_valid', field: 'where' },
      { given: { given: { quote_id: 'x' } }, code: 'given_not_valid', field: 'given' },
      { given: { given: [] }, code: 'given_not_valid', field: 'given' },
    ],
  },
  { operation: 'cancel_bulk_run', root: 'bulk_run_id', example: {}, roles },
  { operation: 'resume_bulk_run', root: 'bulk_run_id', example: {}, roles },
];
