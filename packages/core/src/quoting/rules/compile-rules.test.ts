import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { exampleGaraging, exampleInsured, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';
import { compileRules } from './compile-rules.ts';
import { interpretRules } from './testing/interpret-rules.ts';
import { codeOfRule, type RuleCondition, ruleOfCode, type UnderwritingRule } from './rule.ts';
import { exampleRule, someQuotes, someRules } from './testing/example-rules.ts';
import { isExhaustive, sampled } from '../../shared/testing/sampled.ts';

const sets = sampled(15, 167);
const read = sampled(150, 500);

const findings = (rule: Partial<UnderwritingRule>, quote: Partial<Quote> = {}) =>
  compileRules([exampleRule(rule)], 'personal')(exampleQuote(quote));
const referrals = (rule: Partial<UnderwritingRule>, quote: Partial<Quote> = {}) => findings(rule, quote).referrals;
const vehicle = (changes: object) => ({ ...exampleVehicle, ...changes });
const onVehicle = (key: string, operator: RuleCondition['operator'], value: RuleCondition['value']) =>
  ({ objectType: 'vehicle', key, operator, value }) as const;

describe('rules that are compiled', () => {
  test(`hit what a plain reading of them hits: ${3 * sets.numRuns} sets of rules, ${read.numRuns} quotes (seed ${read.seed})`, () => {
    const quotes = fc.sample(someQuotes, read);
    let hits = 0;
    for (const provider of ['personal', 'motorcycle', 'boat']) {
      for (const rules of fc.sample(someRules(provider), sets)) {
        const evaluate = compileRules(rules, provider);
        for (const quote of quotes) {
          const { rejections, referrals, agentRequired } = evaluate(quote);
          const found = new Set([...rejections, ...referrals, ...agentRequired].map(({ ruleId }) => ruleId));
          const plain = interpretRules(rules, quote);
          hits += plain.length;
          // Compared as texts: a matcher for each of so many would take longer than all of them.
          if (plain.join() !== rules.flatMap(({ ruleId }) => (found.has(ruleId) ? [ruleId] : [])).join()) {
            expect({ rules, quote, found: [...found] }).toEqual({ rules, quote, found: plain });
          }
        }
      }
    }
    expect(hits).toBeGreaterThan(isExhaustive ? 20_000 : 200);
  });

  test('give a finding with the code of the rule, what was seen, what it was compared with, and the reason', () => {
    const quote = { vehicles: [vehicle({ ratingValue: 60_000_000 }), vehicle({ ratingValue: 70_000_000 })] };
    expect(referrals({}, quote)).toEqual([
      {
        code: 'rule:rule-1',
        ruleId: 'rule-1',
        value: 7e7,
        threshold: 5e7,
        field: 'vehicles.1.rating_value',
        message: 'It is worth more than we insure unseen.',
      },
    ]);
    expect(ruleOfCode(codeOfRule('rule-1'))).toBe('rule-1');
    expect(ruleOfCode('value_above_limit')).toBeNull();
  });

  test('put what they find where its outcome belongs', () => {
    const found = { vehicles: [vehicle({ ratingValue: 60_000_000 })] };
    expect(findings({ ruleType: 'rejection' }, found)).toMatchObject({
      rejections: [{ ruleId: 'rule-1' }],
      referrals: [],
    });
    expect(findings({ ruleType: 'agent_required' }, found).agentRequired).toHaveLength(1);
  });

  test('ask all conditions of the same object of one of them', () => {
    const conditions = [onVehicle('usage_type', 'eq', 'full_timer'), onVehicle('type', 'eq', 'class_a')] as const;
    const [trailer, motorhome] = [{ type: 'travel_trailer', usageType: 'full_timer' as const }, { type: 'class_a' }];
    expect(referrals({ conditions }, { vehicles: [vehicle(trailer), vehicle(motorhome)] })).toEqual([]);
    expect(referrals({ conditions }, { vehicles: [vehicle({ ...trailer, ...motorhome })] })).toHaveLength(1);
  });

  test('ask a condition on another object of any of those', () => {
    const conditions = [
      onVehicle('type', 'eq', 'class_a'),
      { objectType: 'entity', key: 'age', operator: 'lt', value: 25 },
    ] as const;
    const young = { ...exampleInsured, birthdate: day('2005-01-01') };
    expect(referrals({ conditions })).toEqual([]);
    expect(referrals({ conditions }, { entities: [exampleInsured, young] })).toHaveLength(1);
  });

  test('hit nothing that was not answered yet', () => {
    const vehicles = [vehicle({ usageType: null })];
    for (const operator of ['neq', 'nin'] as const) {
      const value = operator === 'nin' ? ['business'] : 'business';
      expect(referrals({ conditions: [onVehicle('usage_type', operator, value)] }, { vehicles })).toEqual([]);
      expect(referrals({ conditions: [onVehicle('usage_type', operator, value)] })).toHaveLength(1);
    }
  });

  test('miss an answer only once covers are chosen, when it was asked for', () => {
    const missing: Partial<UnderwritingRule> = {
      conditions: [{ objectType: 'quote', key: 'mailing_address', operator: 'missing', value: null }],
    };
    const locations = [exampleGaraging];
    expect(referrals(missing, { locations, coverages: {} })).toEqual([]);
    expect(referrals(missing, { locations })).toEqual([expect.objectContaining({ value: 'missing' })]);
    expect(referrals(missing)).toEqual([]);
  });

  test('are asked about cover that begins in their days, the last of which is not theirs any more', () => {
    const vehicles = [vehicle({ ratingValue: 60_000_000 })];
    const rule = { effectiveDate: day('2026-03-20'), expirationDate: day('2026-03-25') };
    const hits = (effectiveDate: string) => referrals(rule, { vehicles, effectiveDate: day(effectiveDate) }).length;
    expect(['2026-03-19', '2026-03-20', '2026-03-24', '2026-03-25'].map(hits)).toEqual([0, 1, 1, 0]);
  });

  test('are asked about the kinds of business that they name', () => {
    const vehicles = [vehicle({ ratingValue: 60_000_000 })];
    const kinds = {
      allowNewBusiness: { businessType: 'new_business' },
      allowRenewal: { businessType: 'renewal' },
      allowProposal: { businessType: 'renewal', status: 'proposal' },
    } as const;
    for (const [flag, quote] of Object.entries(kinds)) {
      const others = { allowNewBusiness: false, allowRenewal: false, allowProposal: false };
      expect(referrals({ ...others, [flag]: true }, { ...quote, vehicles })).toHaveLength(1);
      expect(referrals({ ...exampleRule(), [flag]: false }, { ...quote, vehicles })).toEqual([]);
    }
  });

  test('say of a person that something was found, not what', () => {
    const conditions = [{ objectType: 'entity', key: 'last_name', operator: 'contains', value: 'neill' }] as const;
    expect(referrals({ conditions })).toEqual([expect.objectContaining({ value: 'entity 1' })]);
  });

  test('read a number that is worse the lower it is as a text, so that a waiver is for that one alone', () => {
    const conditions = [onVehicle('rating_value', 'lt', 200_000)] as const;
    expect(referrals({ conditions }, { vehicles: [vehicle({ ratingValue: 150_000 })] })[0]?.value).toBe('150000');
  });

  test('about a field that the line does not have hit nothing', () => {
    expect(referrals({ conditions: [onVehicle('answers.wings', 'neq', 'two')] })).toEqual([]);
    expect(
      referrals({ conditions: [onVehicle('type', 'eq', 'class_a'), onVehicle('answers.wings', 'missing', null)] }),
    ).toEqual([]);
  });
});
