import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'preview_policy_charge_day', root: 'policy_id', example: { anchor_day: 3 }, roles: agents },
  { operation: 'update_policy_charge_day', root: 'policy_id', example: { anchor_day: 3 }, roles: agents },
];
