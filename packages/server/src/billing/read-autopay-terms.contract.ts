import { type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'autopay_terms',
    root: 'quote_id',
    example: { method_kind: 'bank' },
    roles: everybody,
    badInput: [{ given: { method_kind: 'cheque' }, code: 'method_kind_unknown', field: 'method_kind' }],
  },
];
