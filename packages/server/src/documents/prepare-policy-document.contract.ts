import { randomUUID } from 'node:crypto';
import { agents, type Contract, customers, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'prepare_policy_document',
    root: 'policy_id',
    example: { document_type: 'receipt', about_id: randomUUID() },
    roles: [...new Set([...customers, ...agents, ...underwriters])],
  },
];
