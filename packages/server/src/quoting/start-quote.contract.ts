import { agents, type Contract, customers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'start_quote',
    root: null,
    example: { postal_code: '43215', vehicle_class: 'travel_trailer' },
    roles: ['anonymous', ...customers, ...agents],
    badInput: [
      { given: { postal_code: '' }, code: 'postal_code_missing', field: 'postal_code' },
      { given: { postal_code: '4321' }, code: 'postal_code_malformed', field: 'postal_code' },
      { given: { vehicle_class: 'spaceship' }, code: 'not_insured_by_line', field: 'vehicle_class' },
      { given: { language: 'klingon' }, code: 'language_unknown', field: 'language' },
    ],
  },
];
