import { type Contract, customers, everybody, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'sign_by_link',
    root: 'quote_id',
    example: { token: '$token', signature: 'Sam Lake', consent: true, documents: '$documents' },
    roles: ['anonymous', 'token:quote', ...customers, 'global:admin'],
  },
  {
    operation: 'decline_by_link',
    root: 'quote_id',
    example: { token: '$token', reason: 'I do not own it any more.' },
    roles: ['anonymous', 'token:quote', ...customers, 'global:admin'],
  },
  { operation: 'signing_link', root: 'quote_id', example: { token: '$token' }, roles: everybody },
  { operation: 'send_signing_link', root: 'quote_id', example: {}, roles: quoteWorkers },
];
