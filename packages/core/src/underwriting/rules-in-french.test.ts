import { describe, expect, test } from 'vitest';
import { ruleFieldsOf } from '../quoting/rules/rule-fields.ts';
import type { RuleCondition } from '../quoting/rules/rule.ts';
import { exampleRule } from '../quoting/rules/testing/example-rules.ts';
import { day } from '../shared/day.ts';
import type { Decision } from '../shared/decision.ts';
import { printSentence, type Sentence } from '../shared/sentence.ts';
import { type AskedRule, checkRule, decideArchiveRule, decideUpdateRule, type KeptRule } from './check-rule.ts';
import { french } from './french.ts';
import { warningsOf } from './rule-warnings.ts';

const fields = ruleFieldsOf('personal');
const { ruleId: _ruleId, ...example } = exampleRule();
const [condition] = example.conditions;
const kept: KeptRule = { ...exampleRule(), version: 2, isArchived: false };
const check = (changes: Partial<AskedRule>) => checkRule({ ...example, ...changes }, fields);
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
  decideUpdateRule(kept, example, fields, 1),
  decideUpdateRule({ ...kept, isArchived: true }, example, fields, null),
  decideUpdateRule(kept, { ...example, conditions: [{ ...condition, key: 'year', value: 1 }] }, fields, null),
  decideArchiveRule(kept, true, 1),
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
    const said = printSentence(decision.refusal, 'fr-CA', french);
    expect(said).not.toBe(decision.refusal.message);
    expect(said).not.toMatch(english);
  });

  test('so is what speaks against a rule, with the other rule by its name', () => {
    const said = warnings().map((warning) => printSentence(warning, 'fr-CA', french));
    expect(said).toHaveLength(4);
    for (const one of said) expect(one).not.toMatch(english);
    expect(said.filter((one) => one.includes('Cent mille'))).toHaveLength(3);
  });
});
