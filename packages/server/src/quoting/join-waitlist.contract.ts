import { agents, type Contract, customers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'join_waitlist',
    root: null,
    example: { postal_code: '96813', vehicle_class: 'travel_trailer', email: 'ada@example.com' },
    roles: ['anonymous', ...customers, ...agents],
    badInput: [
      { given: { postal_code: '' }, code: 'postal_code_missing', field: 'postal_code' },
      { given: { postal_code: '43215' }, code: 'sold_there', field: 'postal_code' },
      { given: { vehicle_class: 'spaceship' }, code: 'not_insured_by_line', field: 'vehicle_class' },
      { given: { email: 'ada' }, code: 'email_invalid', field: 'email' },
    ],
  },
];
