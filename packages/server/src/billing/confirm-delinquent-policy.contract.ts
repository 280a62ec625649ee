import { agents, type Contract } from '../matrices/contract.ts';

const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'confirm_delinquent_policy', root, example: { pay_by: '2026-06-20' }, roles: agents },
  { operation: 'preview_delinquent_policy', root, example: {}, roles: agents },
];
