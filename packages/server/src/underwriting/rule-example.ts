// What the operations about rules take, and what each of them refuses of a rule.

export const ruleExample = {
  rule_name: 'High value',
  rule_type: 'referral',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'gt',
  value: 60000000,
  reason: 'Too much to insure unseen.',
  effective_date: '2026-01-01',
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: true,
};

export const unknownRuleField = {
  input: { rule: { ...ruleExample, key: 'colour' } },
  code: 'rule_field_unknown',
  field: 'key',
};

export const unfitRules = [
  { input: { rule: { ...ruleExample, rule_name: ' ' } }, code: 'name_missing', field: 'rule_name' },
  { input: { rule: { ...ruleExample, reason: ' ' } }, code: 'reason_missing', field: 'reason' },
  { input: { rule: { ...ruleExample, rule_type: 'shrug' } }, code: 'choice_unknown', field: 'rule_type' },
  { input: { rule: { ...ruleExample, operator: 'contains' } }, code: 'rule_operator_unfit', field: 'operator' },
  { input: { rule: { ...ruleExample, value: 'much' } }, code: 'rule_value_unfit', field: 'value' },
  {
    input: {
      rule: { ...ruleExample, conditions: [{ object_type: 'quote', key: 'mood', operator: 'eq', value: 'good' }] },
    },
    code: 'rule_field_unknown',
    field: 'conditions.0.key',
  },
  {
    input: { rule: { ...ruleExample, expiration_date: '2026-01-01' } },
    code: 'rule_ends_before_it_begins',
    field: 'expiration_date',
  },
  {
    input: { rule: { ...ruleExample, allow_new_business: false, allow_renewal: false, allow_proposal: false } },
    code: 'rule_never_asked',
    field: 'allow_new_business',
  },
];
