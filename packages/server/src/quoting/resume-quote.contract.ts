import { type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'resume_quote', root: 'quote_id', example: { token: '$token' }, roles: everybody },
];
