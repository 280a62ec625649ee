import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { ruleFieldsOf } from '../quoting/rules/rule-fields.ts';
import { exampleRule, someRules } from '../quoting/rules/testing/example-rules.ts';
import { day } from '../shared/time/day.ts';
import {
  type WrittenCondition,
  type EvaluatedRule,
  checkRule,
  decideArchiveRule,
  decideUpdateRule,
  type StoredRule,
} from './check-rule.ts';

const fields = ruleFieldsOf('personal');
const { ruleId: _ruleId, ...example } = exampleRule();
const check = (changes: Partial<EvaluatedRule>) => checkRule({ ...example, ...changes }, fields);
const about = (condition: Partial<WrittenCondition>) =>
  check({ conditions: [{ objectType: 'vehicle', key: 'rating_value', operator: 'gt', value: 1, ...condition }] });
const wrong = (decision: ReturnType<typeof checkRule>) => [codeOf(decision), fieldOf(decision)];
const seed = 815;

describe('a rule that is written', () => {
  test('is kept with its texts tidied', () => {
    const stored = check({ ruleName: '  High   value ', reason: ' Too much. ' });
    expect(stored).toMatchObject({ ok: true, event: { ruleName: 'High value', reason: 'Too much.' } });
  });

  test.each<[string, Partial<EvaluatedRule>, string]>([
    ['name_missing', { ruleName: ' ' }, 'rule_name'],
    ['text_too_long', { ruleName: 'a'.repeat(101) }, 'rule_name'],
    ['reason_missing', { reason: ' ' }, 'reason'],
    ['choice_unknown', { ruleType: 'shrug' }, 'rule_type'],
    ['rule_ends_before_it_begins', { expirationDate: day('2026-01-01') }, 'expiration_date'],
    ['rule_never_asked', { allowNewBusiness: false, allowRenewal: false, allowProposal: false }, 'allow_new_business'],
  ])('is refused with %s', (code, changes, field) => {
    expect(wrong(check(changes))).toEqual([code, field]);
  });

  test.each<[string, Partial<WrittenCondition>, string]>([
    ['choice_unknown', { objectType: 'driver' }, 'object_type'],
    ['rule_field_unknown', { key: 'colour' }, 'key'],
    ['rule_field_unknown', { key: 'answers.engine_cc' }, 'key'],
    ['rule_operator_unfit', { operator: 'contains' }, 'operator'],
    ['rule_value_unfit', { value: '5' }, 'value'],
    ['rule_value_unfit', { value: 0.5 }, 'value'],
    ['rule_value_unfit', { value: -1 }, 'value'],
    ['rule_value_unfit', { value: null }, 'value'],
    ['rule_value_unfit', { operator: 'missing' }, 'value'],
    ['rule_value_unfit', { operator: 'between', value: [2, 1] }, 'value'],
    ['rule_value_unfit', { operator: 'between', value: [1, 2, 3] }, 'value'],
    ['rule_value_unfit', { operator: 'in', value: [] }, 'value'],
    ['rule_value_unfit', { key: 'usage_type', operator: 'eq', value: 'racing' }, 'value'],
    ['rule_value_unfit', { key: 'salvage_title', operator: 'eq', value: 'yes' }, 'value'],
    ['rule_value_unfit', { key: 'make', operator: 'contains', value: ' ' }, 'value'],
  ])('is refused with %s where its condition has %j', (code, condition, field) => {
    expect(wrong(about(condition))).toEqual([code, field]);
  });

  test('is refused at the further condition that is wrong, and with more than six', () => {
    const [first] = example.conditions;
    const second = { ...first, operator: 'like' };
    expect(wrong(check({ conditions: [first, first, second] }))).toEqual([
      'rule_operator_unfit',
      'conditions.1.operator',
    ]);
    const seven = check({ conditions: [first, ...Array.from({ length: 6 }, () => first)] });
    expect(wrong(seven)).toEqual(['rule_conditions_too_many', 'conditions']);
  });

  test(`is kept whatever of the catalogue it is made of, as long as ranges have their order (seed ${seed})`, () => {
    const requested = fc.sample(someRules('boat'), { seed, numRuns: 200 }).flat();
    const stored = requested.filter((rule) => checkRule(rule, ruleFieldsOf('boat')).ok);
    expect(stored.length).toBeGreaterThan(requested.length / 5);
    for (const rule of stored)
      expect(checkRule(rule, ruleFieldsOf('boat'))).toMatchObject({ event: { conditions: rule.conditions } });
  });
});

describe('a change of a rule', () => {
  const stored: StoredRule = { ...exampleRule(), version: 3, isArchived: false };
  const update = (changes: Partial<EvaluatedRule>, of: Partial<StoredRule> = {}, seen: number | null = null) =>
    decideUpdateRule({ ...stored, ...of }, { ...example, ...changes }, fields, seen);
  const [condition] = example.conditions;

  test('is the rule as it is then, and nothing where nothing changed', () => {
    expect(update({ conditions: [{ ...condition, value: 40_000_000 }] })).toMatchObject({
      event: { conditions: [{ value: 40_000_000 }] },
    });
    expect(update({})).toEqual({ ok: true, event: null });
  });

  test('keeps the field that the rule is about: waivers name the rule and what was seen there', () => {
    const decision = update({ conditions: [{ ...condition, key: 'purchase_price' }] });
    expect([codeOf(decision), fieldOf(decision)]).toEqual(['rule_field_fixed', 'key']);
  });

  test('is refused on an older version, and of an archived rule', () => {
    expect(codeOf(update({ ruleName: 'Other' }, {}, 2))).toBe('rule_changed_elsewhere');
    expect(codeOf(update({ ruleName: 'Other' }, {}, 3))).toBeNull();
    expect(codeOf(update({ ruleName: 'Other' }, { isArchived: true }))).toBe('rule_archived');
  });

  test('archives and takes back, once each', () => {
    expect(decideArchiveRule(stored, true, 3)).toEqual({ ok: true, event: true });
    expect(decideArchiveRule({ ...stored, isArchived: true }, true, null)).toEqual({ ok: true, event: null });
    expect(decideArchiveRule({ ...stored, isArchived: true }, false, null)).toEqual({ ok: true, event: false });
    expect(codeOf(decideArchiveRule(stored, true, 2))).toBe('rule_changed_elsewhere');
  });
});

describe('a rule about the answers of a line', () => {
  const about = (value: unknown, provider = 'motorcycle') =>
    checkRule(
      { ...example, conditions: [{ objectType: 'vehicle', key: 'answers.engine_cc', operator: 'gt', value }] },
      ruleFieldsOf(provider),
    );

  test('is kept where the line asks for them, in the values that it takes', () => {
    expect(about(1_200)).toMatchObject({ ok: true });
    expect(wrong(about('big'))).toEqual(['rule_value_unfit', 'value']);
    expect(wrong(about(1_200, 'personal'))).toEqual(['rule_field_unknown', 'key']);
  });
});
