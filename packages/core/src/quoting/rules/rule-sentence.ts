import { type Fact, sentence, type Sentence } from '../../shared/text/sentence.ts';
import type { RuleOperator, RuleType } from '../vocabulary.ts';
import type { RuleCondition, RuleDraft, RuleValue } from './rule.ts';
import type { RuleField } from './rule-field.ts';
import { findRuleField } from './rule-fields.ts';
import { words, type Words } from '../../shared/words.ts';

const isValue = words('the {field} is {value}', '« {field} » est {value}');

const outcomes: Readonly<Record<RuleType, Words>> = {
  rejection: words('Reject when {conditions}.', 'Refuser lorsque {conditions}.'),
  referral: words('Refer when {conditions}.', 'Soumettre à la souscription lorsque {conditions}.'),
  agent_required: words('Hand to an agent when {conditions}.', 'Confier à un agent lorsque {conditions}.'),
};

const forms: Readonly<Record<Exclude<RuleOperator, 'between'>, Words>> = {
  eq: isValue,
  neq: words('the {field} is not {value}', '« {field} » n’est pas {value}'),
  gt: words('the {field} is greater than {value}', '« {field} » dépasse {value}'),
  gte: words('the {field} is {value} or more', '« {field} » est de {value} ou plus'),
  lt: words('the {field} is less than {value}', '« {field} » est sous {value}'),
  lte: words('the {field} is {value} or less', '« {field} » est de {value} ou moins'),
  in: isValue,
  nin: words('the {field} is neither of these: {value}', '« {field} » n’est rien de ceci : {value}'),
  contains: words('the {field} contains {value}', '« {field} » contient {value}'),
  matches: words('the {field} is like {value}', '« {field} » ressemble à {value}'),
  missing: words('the {field} is missing', '« {field} » manque'),
};

const ofDays: Partial<Record<RuleOperator, Words>> = {
  gt: words('the {field} is after {value}', '« {field} » vient après le {value}'),
  gte: words('the {field} is on {value} or later', '« {field} » est le {value} ou plus tard'),
  lt: words('the {field} is before {value}', '« {field} » vient avant le {value}'),
  lte: words('the {field} is on {value} or earlier', '« {field} » est le {value} ou plus tôt'),
};

function joined(parts: readonly Fact[], form: Words): Fact {
  return parts.reduce((input, part) => sentence(form, { said: input, part }));
}

function printed(value: string | number | boolean, field: RuleField | undefined): Fact {
  const chosen = field?.choices?.find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  if (typeof value === 'boolean') return sentence(value ? words('yes', 'oui') : words('no', 'non'));
  if (typeof value === 'string')
    return field?.type === 'date' ? value : sentence(words('“{text}”', '« {text} »'), { text: value });
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
        words('{said} or {part}', '{said} ou {part}'),
      );
}

/** What a condition says, as it stands within a sentence. */
function conditionSentence({ operator, value, key }: RuleCondition, field: RuleField | undefined): Sentence {
  const input = { field: field?.label ?? key };
  if (operator === 'between' && Array.isArray(value)) {
    const [low = '', high = ''] = value;
    return sentence(words('the {field} is from {low} to {high}', '« {field} » va de {low} à {high}'), {
      ...input,
      low: printed(low, field),
      high: printed(high, field),
    });
  }
  if (field?.type === 'yes_no' && operator === 'eq') {
    return sentence(
      value === true
        ? words('the answer to “{field}” is yes', 'la réponse à « {field} » est oui')
        : words('the answer to “{field}” is no', 'la réponse à « {field} » est non'),
      input,
    );
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
  return sentence(outcomes[ruleType], { conditions: joined(texts, words('{said} and {part}', '{said} et {part}')) });
}

/** The label of a field as it stands by itself. */
export const headed = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
