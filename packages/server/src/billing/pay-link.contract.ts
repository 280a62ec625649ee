import { type Contract, customers, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'pay_by_link',
    root: null,
    example: { token: 'p1.none', amount: 1_000 },
    roles: ['anonymous', 'token:quote', ...customers, 'global:admin'],
  },
  { operation: 'pay_link', root: null, example: { token: 'p1.none' }, roles: everybody },
];
