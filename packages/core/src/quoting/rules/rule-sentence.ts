import { type Fact, sentence, type Sentence } from '../../shared/text/sentence.ts';
import type { RuleOperator, RuleType } from '../vocabulary.ts';
import type { RuleCondition, RuleDraft, RuleValue } from './rule.ts';
import type { RuleField } from './rule-field.ts';
import { findRuleField } from './rule-fields.ts';

const outcomes: Readonly<Record<RuleType, string>> = {
  rejection: 'Reject when {conditions}.',
  referral: 'Refer when {conditions}.',
  agent_required: 'Hand to an agent when {conditions}.',
};

const forms: Readonly<Record<Exclude<RuleOperator, 'between'>, string>> = {
  eq: 'the {field} is {value}',
  neq: 'the {field} is not {value}',
  gt: 'the {field} is greater than {value}',
  gte: 'the {field} is {value} or more',
  lt: 'the {field} is less than {value}',
  lte: 'the {field} is {value} or less',
  in: 'the {field} is {value}',
  nin: 'the {field} is neither of these: {value}',
  contains: 'the {field} contains {value}',
  matches: 'the {field} is like {value}',
  missing: 'the {field} is missing',
};

const ofDays: Partial<Record<RuleOperator, string>> = {
  gt: 'the {field} is after {value}',
  gte: 'the {field} is on {value} or later',
  lt: 'the {field} is before {value}',
  lte: 'the {field} is on {value} or earlier',
};

function joined(parts: readonly Fact[], form: string): Fact {
  return parts.reduce((input, part) => sentence(form, { said: input, part }));
}

function printed(value: string | number | boolean, field: RuleField | undefined): Fact {
  const chosen = field?.choices?.find((choice) => choice.value === value);
  if (chosen) return { message: chosen.label.en };
  if (typeof value === 'boolean') return { message: value ? 'yes' : 'no' };
  if (typeof value === 'string') return field?.type === 'date' ? value : sentence('“{text}”', { text: value });
  if (field?.type === 'money') return { cents: value };
  return field?.isPlain ? String(value) : value;
}

function valueOf(value: RuleValue, field: RuleField | undefined): Fact {
  if (value === null) return '';
  if (typeof value !== 'object') return printed(value, field);
  return value.length === 0
    ? ''
    : joined(
        value.map((one) => printed(one, field)),
        '{said} or {part}',
      );
}

/** What a condition says, as it stands within a sentence. */
function conditionSentence({ operator, value, key }: RuleCondition, field: RuleField | undefined): Sentence {
  const input = { field: { message: field?.label.en ?? key } };
  if (operator === 'between' && Array.isArray(value)) {
    const [low = '', high = ''] = value;
    return sentence('the {field} is from {low} to {high}', {
      ...input,
      low: printed(low, field),
      high: printed(high, field),
    });
  }
  if (field?.type === 'yes_no' && operator === 'eq') {
    return sentence(value === true ? 'the answer to “{field}” is yes' : 'the answer to “{field}” is no', input);
  }
  const form =
    (field?.type === 'date' ? ofDays[operator] : undefined) ?? forms[operator === 'between' ? 'eq' : operator];
  return sentence(form, { ...input, value: valueOf(value, field) });
}

/** What a rule means, in a sentence: “Refer when the rated value is greater than $500,000.” */
export function ruleSentence(
  { ruleType, conditions }: Pick<RuleDraft, 'ruleType' | 'conditions'>,
  fields: readonly RuleField[],
): Sentence {
  const texts = conditions.map((condition) => conditionSentence(condition, findRuleField(fields, condition)));
  return sentence(outcomes[ruleType], { conditions: joined(texts, '{said} and {part}') });
}

/** The label of a field as it stands by itself. */
export const headed = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
