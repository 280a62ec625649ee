import { type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'quote_questions', root: 'quote_id', example: {}, roles: everybody },
  { operation: 'answered_questions', root: 'quote_id', example: {}, roles: everybody },
];
