import { type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'quote_documents', root: 'quote_id', example: {}, roles: everybody },
];
