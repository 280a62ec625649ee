import { agents, type Contract, underwriters } from '../matrices/contract.ts';

const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'apply_policy_affinity_discount', root, example: {}, roles: agents },
  { operation: 'preview_policy_affinity_discount', root, example: {}, roles: agents },
  { operation: 'change_policy_effective_date', root, example: { effective_date: '2026-08-15' }, roles: underwriters },
  { operation: 'policy_effective_date', root, example: {}, roles: underwriters },
  { operation: 'preview_policy_effective_date', root, example: { effective_date: '2026-08-15' }, roles: underwriters },
];
