import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { printSentence } from '../../shared/text/sentence.ts';
import { ruleFieldsOf } from './rule-fields.ts';
import type { UnderwritingRule } from './rule.ts';
import { ruleSentence } from './rule-sentence.ts';
import { exampleRule, someRules } from './testing/example-rules.ts';

const fields = ruleFieldsOf('personal');
const textOf = (rule: Partial<UnderwritingRule>) => ruleSentence(exampleRule(rule), fields).message;
const inFrench = (rule: Partial<UnderwritingRule>) => printSentence(ruleSentence(exampleRule(rule), fields), 'fr-CA');
const seed = 814;

describe('the sentence of a rule', () => {
  test('says what it means, with money as money', () => {
    expect(textOf({})).toBe('Refer when the rated value is greater than $500,000.');
    expect(inFrench({})).toMatch(/^Soumettre à la souscription lorsque « valeur assurée » dépasse 500\s000\s\$\.$/);
  });

  test('joins several conditions, and names what is chosen as it is called', () => {
    const rule: Partial<UnderwritingRule> = {
      ruleType: 'rejection',
      conditions: [
        { objectType: 'vehicle', key: 'usage_type', operator: 'in', value: ['full_timer', 'business'] },
        { objectType: 'quote', key: 'mailing_address', operator: 'missing', value: null },
      ],
    };
    expect(textOf(rule)).toBe(
      'Reject when the use is Full-time living or Business and the mailing address is missing.',
    );
    expect(inFrench(rule)).toBe(
      'Refuser lorsque « utilisation » est Domicile à l’année ou Commercial et « adresse postale » manque.',
    );
  });

  test('says a year without grouping its digits, a day as a day, and an answer as yes or no', () => {
    const on = (
      objectType: 'vehicle' | 'policy',
      key: string,
      operator: 'lt' | 'eq',
      value: number | string | boolean,
    ) => textOf({ ruleType: 'agent_required', conditions: [{ objectType, key, operator, value }] });
    expect(on('vehicle', 'year', 'lt', 2001)).toBe('Hand to an agent when the model year is less than 2001.');
    expect(on('policy', 'effective_date', 'lt', day('2026-04-01'))).toBe(
      'Hand to an agent when the first day of cover is before Apr 1, 2026.',
    );
    expect(on('vehicle', 'salvage_title', 'eq', true)).toBe(
      'Hand to an agent when the answer to “salvage title” is yes.',
    );
  });

  test(`has no open place in either language (seed ${seed})`, () => {
    for (const provider of ['personal', 'boat', 'motorcycle']) {
      const known = ruleFieldsOf(provider);
      for (const rule of fc.sample(someRules(provider), { seed, numRuns: 200 }).flat()) {
        const sentence = ruleSentence(rule, known);
        expect(sentence.message).not.toMatch(/[{}]/);
        const spoken = printSentence(sentence, 'fr-CA');
        expect(spoken).not.toMatch(/[{}]|\bthe\b| is | or | and /);
      }
    }
  });
});
