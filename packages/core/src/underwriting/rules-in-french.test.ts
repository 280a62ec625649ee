import { describe, expect, test } from 'vitest';
import { ruleFieldsOf } from '../quoting/rules/rule-fields.ts';
import type { RuleCondition } from '../quoting/rules/rule.ts';
import { exampleRule } from '../quoting/rules/testing/example-rules.ts';
import { day } from '../shared/time/day.ts';
import type { Decision } from '../shared/decision.ts';
import { printSentence, type Sentence } from '../shared/text/sentence.ts';
import { type EvaluatedRule, checkRule, decideArchiveRule, decideUpdateRule, type StoredRule } from './check-rule.ts';
import { warningsOf } from './rule-warnings.ts';

const fields = ruleFieldsOf('personal');
const { ruleId: _ruleId, ...example } = exampleRule();
const [condition] = example.conditions;
const stored: StoredRule = { ...exampleRule(), version: 2, isArchived: false };
const check = (changes: Partial<EvaluatedRule>) => checkRule({ ...example, ...changes }, fields);
const about = (changes: object) => check({ conditions: [{ ...condition, ...changes }] });

const refusals: readonly Decision<unknown>[] = [
  check({ ruleName: '' }),
  check({ ruleType: 'shrug' }),
  about({ objectType: 'driver' }),
  about({ key: 'colour' }),
  about({ operator: 'like' }),
  about({ value: 'much' }),
  about({ operator: 'between', value: [2, 1] }),
  about({ operator: 'in', value: [] }),
  about({ operator: 'nin', value: [] }),
  about({ operator: 'missing', value: 1 }),
  check({ conditions: [condition, ...Array.from({ length: 6 }, () => condition)] }),
  check({ expirationDate: day('2025-01-01') }),
  check({ allowNewBusiness: false, allowRenewal: false, allowProposal: false }),
  decideUpdateRule(stored, example, fields, 1),
  decideUpdateRule({ ...stored, isArchived: true }, example, fields, null),
  decideUpdateRule(stored, { ...example, conditions: [{ ...condition, key: 'year', value: 1 }] }, fields, null),
  decideArchiveRule(stored, true, 1),
];

function warnings(): Sentence[] {
  const on = (operator: RuleCondition['operator'], value: number) => ({ ...condition, operator, value });
  const beside = (draft: object) =>
    warningsOf(exampleRule(draft), [exampleRule({ ruleId: 'other', ruleName: 'Cent mille' })], fields);
  return [
    ...beside({ conditions: [on('gt', 5), on('lt', 3)] }),
    ...beside({ conditions: [on('gt', 60_000_000)] }),
    ...beside({ conditions: [on('gt', 40_000_000)] }),
    ...beside({ ruleType: 'rejection' }),
  ];
}

/** Words that a French sentence does not have. */
const english = /\b(the|this|one|rule|choose|enter|use|values?|all|that)\b/i;

describe('in French', () => {
  test.each(refusals)('a refusal of a rule is said so, whatever is wrong with it', (decision) => {
    if (decision.ok) throw new Error('It was to be refused');
    const text = printSentence(decision.refusal, 'fr-CA');
    expect(text).not.toBe(decision.refusal.message);
    expect(text).not.toMatch(english);
  });

  test('so is what speaks against a rule, with the other rule by its name', () => {
    const texts = warnings().map((warning) => printSentence(warning, 'fr-CA'));
    expect(texts).toHaveLength(4);
    for (const one of texts) expect(one).not.toMatch(english);
    expect(texts.filter((one) => one.includes('Cent mille'))).toHaveLength(3);
  });
});
