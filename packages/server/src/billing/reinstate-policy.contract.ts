import { agents, type Contract, customers, underwriters } from '../matrices/contract.ts';

const staff = [...new Set([...agents, ...underwriters])];
const insured = [...customers, 'global:admin'] as const;
const asked = { charged_amount: 0, has_lapse: false, signed_by: 'Ada Moreno', signed_on: '2026-06-16' };
const own = { charged_amount: 0, has_lapse: false, signed_by: 'Ada Moreno' };
const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'reinstate_policy', root, example: asked, roles: staff },
  { operation: 'reinstate_my_policy', root, example: own, roles: insured },
  { operation: 'preview_reinstatement', root, example: { has_lapse: false }, roles: [...staff, ...insured] },
];
