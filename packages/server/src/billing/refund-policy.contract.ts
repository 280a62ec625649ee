import type { Contract } from '../matrices/contract.ts';

const roles = ['organization:owner', 'global:service_manager', 'global:admin'] as const;
const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'refund_policy', root, example: { amount: 100, reason: 'Paid twice' }, roles },
  { operation: 'refund_choices', root, example: {}, roles },
  { operation: 'pay_refund', root, example: { policy_refund_id: '00000000-0000-4000-8000-000000000000' }, roles },
];
