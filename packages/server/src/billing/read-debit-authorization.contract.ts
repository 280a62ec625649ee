import { type Contract, everybody, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'debit_authorization', root: 'quote_id', example: { payment_term: 'monthly' }, roles: everybody },
  { operation: 'debit_consents', root: 'quote_id', example: {}, roles: everybody },
  {
    operation: 'bank_setup',
    root: null,
    example: { country: 'US', name: 'Ada Moreno' },
    roles: quoteWorkers,
    badInput: [
      { given: { country: 'MX' }, code: 'country_unknown', field: 'country' },
      { given: { name: 'a\u0000b' }, code: 'text_has_hidden_characters', field: 'name' },
    ],
  },
];
