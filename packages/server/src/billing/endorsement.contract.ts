import { agents, type Contract, underwriters } from '../matrices/contract.ts';

const root = 'policy_id';

export const contracts: readonly Contract[] = [
  { operation: 'apply_policy_affinity_discount', root, example: {}, roles: agents },
  {
    operation: 'update_policy_vehicle_fni',
    root,
    example: { vehicle_id: '00000000-0000-4000-8000-000000000001', vin: '1M8GDM9A0PP042788' },
    roles: agents,
  },
  { operation: 'preview_policy_affinity_discount', root, example: {}, roles: agents },
  { operation: 'change_policy_effective_date', root, example: { effective_date: '2026-08-15' }, roles: underwriters },
  { operation: 'policy_effective_date', root, example: {}, roles: underwriters },
  { operation: 'preview_policy_effective_date', root, example: { effective_date: '2026-08-15' }, roles: underwriters },
];
