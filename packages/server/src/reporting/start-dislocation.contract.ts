import { type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'start_dislocation',
    root: 'rater_version_id',
    example: { cap_percent: 10 },
    roles: ['global:actuary', 'global:underwriter', 'global:admin'],
    badInput: [
      { given: { cap_percent: 0 }, code: 'cap_out_of_range', field: 'cap_percent' },
      { given: { cap_percent: 101 }, code: 'cap_out_of_range', field: 'cap_percent' },
    ],
  },
  {
    operation: 'dislocation_words',
    root: 'dislocation_run_id',
    example: {},
    roles: ['global:actuary', ...underwriters],
  },
];
