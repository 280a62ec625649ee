import { type Contract, customers, everybody } from '../matrices/contract.ts';

const roles = [...customers, 'global:admin'] as const;

export const contracts: readonly Contract[] = [
  { operation: 'pay_policy', root: 'policy_id', example: { amount: 1_000, method_token: '$method' }, roles },
  { operation: 'policy_payment_form', root: 'policy_id', example: {}, roles: everybody },
  { operation: 'policy_debit_authorization', root: 'policy_id', example: { amount: 1_000 }, roles: everybody },
  { operation: 'autopay_consents', root: 'policy_id', example: {}, roles: everybody },
];
