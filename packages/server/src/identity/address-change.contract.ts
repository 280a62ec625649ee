import { type Contract, customers, everybody, workers } from '../matrices/contract.ts';

const people = [...customers, ...workers] as const;

export const contracts: readonly Contract[] = [
  {
    operation: 'update_my_profile',
    root: null,
    example: { preferred_name: 'Ada', phone: '216-555-0148' },
    roles: people,
    badInput: [
      { given: { preferred_name: 'www.example.com' }, code: 'text_has_address', field: 'preferred_name' },
      { given: { phone: '12' }, code: 'phone_invalid', field: 'phone' },
    ],
  },
  {
    operation: 'update_my_email',
    root: null,
    example: { email: 'another@example.com' },
    roles: [...customers, 'global:admin'],
  },
  { operation: 'cancel_address_change', root: null, example: { purpose: 'sign_in' }, roles: people },
  {
    operation: 'confirm_address',
    root: null,
    example: { token: 'a1.none' },
    roles: ['anonymous', 'token:quote', ...people],
  },
  { operation: 'address_link', root: null, example: { token: 'a1.none' }, roles: everybody },
];
