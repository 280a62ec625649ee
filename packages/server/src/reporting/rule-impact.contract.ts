import { type Contract, underwriters } from '../matrices/contract.ts';

const rule = {
  rule_name: 'High value',
  rule_type: 'referral',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'gt',
  value: 6e7,
  reason: 'Too much to insure unseen.',
  effective_date: '2026-01-01',
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: true,
};

const ofRun = { root: 'rule_impact_run_id', example: {}, roles: underwriters } as const;

export const contracts: readonly Contract[] = [
  {
    operation: 'start_rule_impact',
    root: 'product_id',
    example: { rule },
    roles: underwriters,
    badInput: [{ given: { rule: { ...rule, key: 'colour' } }, code: 'rule_field_unknown', field: 'key' }],
  },
  { operation: 'cancel_rule_impact', ...ofRun },
  { operation: 'resume_rule_impact', ...ofRun },
  { operation: 'rule_impact_sentence', ...ofRun },
];
