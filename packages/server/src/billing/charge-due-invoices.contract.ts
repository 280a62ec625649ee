import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'charge_due_invoices', root: 'policy_id', example: {}, roles: agents },
];
