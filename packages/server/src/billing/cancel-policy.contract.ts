import { agents, type Contract, customers, underwriters } from '../matrices/contract.ts';

const staff = [...new Set([...agents, ...underwriters])];
const insured = [...customers, 'global:admin'] as const;
const end = { reason: 'insured_request', as_of_date: '2026-06-16' };
const ending = { ...end, issue_prorated_refund: true };
const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'cancel_policy', root, example: ending, roles: staff },
  { operation: 'underwriter_cancel_policy', root, example: ending, roles: underwriters },
  { operation: 'cancel_my_policy', root, example: end, roles: insured },
  { operation: 'reverse_pending_policy_cancellation', root, example: {}, roles: [...customers, ...staff] },
  { operation: 'preview_cancellation', root, example: end, roles: staff },
  { operation: 'preview_my_cancellation', root, example: end, roles: insured },
  { operation: 'cancellation_choices', root, example: {}, roles: [...customers, ...staff] },
];
