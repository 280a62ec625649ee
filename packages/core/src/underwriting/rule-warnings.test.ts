import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRules } from '../quoting/rules/compile-rules.ts';
import { ruleFieldsOf } from '../quoting/rules/rule-fields.ts';
import type { RuleCondition, UnderwritingRule } from '../quoting/rules/rule.ts';
import { exampleRule, someQuotes, someRules } from '../quoting/rules/testing/example-rules.ts';
import { day } from '../shared/time/day.ts';
import { warningsOf } from './rule-warnings.ts';

const fields = ruleFieldsOf('personal');
const value = (operator: RuleCondition['operator'], value: RuleCondition['value']) =>
  ({ objectType: 'vehicle', key: 'rating_value', operator, value }) as const;
const warned = (draft: Partial<UnderwritingRule>, other: Partial<UnderwritingRule> = {}) =>
  warningsOf(exampleRule(draft), [exampleRule({ ruleId: 'other', ...other })], fields).map(({ code }) => code);
const above = (cents: number) => ({ conditions: [value('gt', cents)] as const });
const seed = 816;

describe('a rule beside another', () => {
  test('is warned of when the other hits all that it hits, and the other way round', () => {
    expect(warned(above(60_000_000))).toEqual(['rule_hit_already']);
    expect(warned(above(40_000_000))).toEqual(['rule_makes_needless']);
    expect(warned({})).toEqual(['rule_hit_already']);
    expect(warned({ conditions: [value('between', [60_000_000, 70_000_000])] })).toEqual(['rule_hit_already']);
    expect(warned({ conditions: [value('gte', 50_000_000)] })).toEqual(['rule_makes_needless']);
  });

  test('is warned of when both come to different ends for one quote', () => {
    expect(warned({ ...above(60_000_000), ruleType: 'rejection' })).toEqual(['rules_disagree']);
  });

  test('is not warned of when they never meet: in values, days, kinds of business or fields', () => {
    expect(warned({ conditions: [value('lte', 50_000_000)], ruleType: 'rejection' })).toEqual([]);
    expect(warned({}, { expirationDate: day('2026-03-01'), effectiveDate: day('2025-01-01') })).not.toEqual([]);
    expect(warned({}, { expirationDate: day('2026-01-01'), effectiveDate: day('2025-01-01') })).toEqual([]);
    expect(warned({ allowNewBusiness: false, allowProposal: false }, { allowRenewal: false })).toEqual([]);
    expect(warned({ conditions: [{ ...value('gt', 1), key: 'purchase_price' }] })).toEqual([]);
  });

  test('is warned of when it can never hit', () => {
    expect(warned({ conditions: [value('gt', 5), value('lt', 3)] })).toEqual(['rule_never_hits']);
  });

  test(`hits nothing where it is said to, and only what the other hits where that is said (seed ${seed})`, () => {
    const quotes = fc.sample(someQuotes, { seed, numRuns: 200 });
    const rules = fc.sample(someRules('personal'), { seed, numRuns: 150 }).flat();
    const hits = new Map(
      rules.map((rule) => {
        const evaluate = compileRules([{ ...rule, ruleType: 'referral' }], 'personal');
        return [rule, new Set(quotes.filter((quote) => evaluate(quote).referrals.length > 0))] as const;
      }),
    );
    const always = { effectiveDate: day('2020-01-01'), expirationDate: null };
    let stated = 0;
    for (const rule of rules) {
      // Of the kinds and days of both, which the warning is about.
      const others = rules.filter(
        (other) =>
          other !== rule && other.conditions[0].key === rule.conditions[0].key && other.conditions.length === 1,
      );
      for (const other of others) {
        const [draft, beside] = [rule, other].map((one) => ({ ...one, ...always, ruleType: 'referral' as const }));
        if (!draft || !beside) continue;
        for (const { code } of warningsOf(draft, [beside], fields)) {
          stated += 1;
          if (code === 'rule_never_hits') expect(hits.get(rule)?.size).toBe(0);
          if (code === 'rule_hit_already') expectWithin(draft, beside, quotes);
          if (code === 'rule_makes_needless') expectWithin(beside, draft, quotes);
        }
      }
    }
    expect(stated).toBeGreaterThan(50);
  });
});

type Quotes = Parameters<ReturnType<typeof compileRules>>[0][];

function expectWithin(one: UnderwritingRule, other: UnderwritingRule, quotes: Quotes): void {
  const all = { allowNewBusiness: true, allowRenewal: true, allowProposal: true };
  const [first, second] = [one, other].map((rule) => compileRules([{ ...rule, ...all }], 'personal'));
  for (const quote of quotes) {
    if ((first?.(quote).referrals.length ?? 0) > 0) expect(second?.(quote).referrals).not.toEqual([]);
  }
}
