import { type Contract, ruleReaders, underwriters } from '../matrices/contract.ts';

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

const wrong = [
  { given: { rule: { ...rule, rule_name: ' ' } }, code: 'name_missing', field: 'rule_name' },
  { given: { rule: { ...rule, reason: ' ' } }, code: 'reason_missing', field: 'reason' },
  { given: { rule: { ...rule, rule_type: 'shrug' } }, code: 'choice_unknown', field: 'rule_type' },
  { given: { rule: { ...rule, operator: 'contains' } }, code: 'rule_operator_unfit', field: 'operator' },
  { given: { rule: { ...rule, value: 'much' } }, code: 'rule_value_unfit', field: 'value' },
  {
    given: {
      rule: {
        ...rule,
        conditions: [
          {
            object_type: 'quote',
            key: 'mood',
            operator: 'eq',
            value: 'good',
          },
        ],
      },
    },
    code: 'rule_field_unknown',
    field: 'conditions.0.key',
  },
  {
    given: {
      rule: {
        ...rule,
        expiration_date: '2026-01-01',
      },
    },
    code: 'rule_ends_before_it_begins',
    field: 'expiration_date',
  },
  {
    given: {
      rule: {
        ...rule,
        allow_new_business: false,
        allow_renewal: false,
        allow_proposal: false,
      },
    },
    code: 'rule_never_asked',
    field: 'allow_new_business',
  },
];

export const contracts: readonly Contract[] = [
  {
    operation: 'create_underwriting_rule',
    root: 'product_id',
    example: { rule },
    roles: underwriters,
    badInput: [...wrong, { given: { rule: { ...rule, key: 'colour' } }, code: 'rule_field_unknown', field: 'key' }],
  },
  {
    operation: 'update_underwriting_rule',
    root: 'underwriting_rule_id',
    example: { rule },
    roles: underwriters,
    changedElsewhere: 'rule_changed_elsewhere',
    badInput: [
      ...wrong,
      { given: { rule: { ...rule, key: 'purchase_price' } }, code: 'rule_field_fixed', field: 'key' },
    ],
  },
  {
    operation: 'archive_underwriting_rule',
    root: 'underwriting_rule_id',
    example: {},
    roles: underwriters,
    changedElsewhere: 'rule_changed_elsewhere',
  },
  { operation: 'underwriting_rule_book', root: 'product_id', example: {}, roles: ruleReaders },
  { operation: 'underwriting_rule_preview', root: 'product_id', example: { rule }, roles: underwriters },
  {
    operation: 'underwriting_rule_impact',
    root: 'product_id',
    example: { rule },
    roles: underwriters,
    badInput: [{ given: { rule: { ...rule, key: 'colour' } }, code: 'rule_field_unknown', field: 'key' }],
  },
  { operation: 'underwriting_rule_history', root: 'underwriting_rule_id', example: {}, roles: ruleReaders },
];
