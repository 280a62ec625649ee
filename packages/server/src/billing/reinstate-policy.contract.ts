import { agents, type Contract, underwriters } from '../matrices/contract.ts';

const staff = [...new Set([...agents, ...underwriters])];
const asked = { charged_amount: 0, has_lapse: false, signed_by: 'Ada Moreno', signed_on: '2026-06-16' };
const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'reinstate_policy', root, example: asked, roles: staff },
  { operation: 'preview_reinstatement', root, example: { has_lapse: false }, roles: staff },
];
