import { type Contract, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'save_quote_progress',
    root: 'quote_id',
    example: { email: 'eve@example.com' },
    roles: quoteWorkers,
  },
];
