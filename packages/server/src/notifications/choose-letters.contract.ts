import { type Contract, customers, everybody, workers } from '../matrices/contract.ts';

const people = [...customers, ...workers] as const;

export const contracts: readonly Contract[] = [
  { operation: 'my_letters', root: null, example: {}, roles: people },
  {
    operation: 'update_my_letters',
    root: null,
    example: { kind: 'receipts', wanted: false },
    roles: people,
    badInput: [
      { given: { kind: 'endings' }, code: 'letter_required', field: 'kind' },
      { given: { kind: 'work' }, code: 'letter_unknown', field: 'kind' },
    ],
  },
  { operation: 'letter_link', root: null, example: { token: 'u1.none' }, roles: everybody },
  {
    operation: 'choose_by_letter',
    root: null,
    example: { token: 'u1.none', wanted: false },
    roles: ['anonymous', 'token:quote', ...people],
  },
];
