import { answeredFields } from '../../lines/check-answers.ts';
import type { Field } from '../../lines/line.ts';
import { lineFor } from '../../lines/line-for.ts';
import { lowered } from '../../shared/text/lowered.ts';
import { isDay } from '../../shared/time/day.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Quote } from '../quote.ts';
import type { RuleFieldType, RuleObjectType, RuleOperator } from '../vocabulary.ts';
import { entityFields, historyFields, locationFields } from './data/fields-of-people.ts';
import { policyFields, quoteFields } from './data/fields-of-quotes.ts';
import { vehicleFields } from './data/fields-of-vehicles.ts';
import { forEach, type RuleFact, type RuleField } from './rule-field.ts';
import { type Words, words } from '../../shared/words.ts';

const operators: Readonly<Record<RuleFieldType, readonly RuleOperator[]>> = {
  money: ['gt', 'gte', 'lt', 'lte', 'between', 'eq', 'neq', 'in', 'nin', 'missing'],
  number: ['gt', 'gte', 'lt', 'lte', 'between', 'eq', 'neq', 'in', 'nin', 'missing'],
  date: ['gt', 'gte', 'lt', 'lte', 'between', 'eq', 'neq', 'missing'],
  choice: ['eq', 'neq', 'in', 'nin', 'missing'],
  yes_no: ['eq', 'missing'],
  text: ['eq', 'neq', 'in', 'nin', 'contains', 'matches', 'missing'],
  list: ['contains', 'missing'],
};

/** The operators that make sense for what a field holds, the usual one first. */
export function operatorsFor(type: RuleFieldType): readonly RuleOperator[] {
  return operators[type];
}

const typeOfKind: Readonly<Record<Exclude<Field['kind'], 'incidents'>, RuleFieldType>> = {
  whole: 'number',
  year: 'number',
  cents: 'money',
  day: 'date',
  choice: 'choice',
  yes_no: 'yes_no',
  text: 'text',
};

/** An answer as far as a rule can read it; what is no such value is as though it were not answered. */
function factOf(answer: unknown, type: RuleFieldType): RuleFact {
  if (type === 'yes_no') return typeof answer === 'boolean' ? answer : null;
  if (type === 'number' || type === 'money') return typeof answer === 'number' ? answer : null;
  if (typeof answer !== 'string') return null;
  return type === 'date' && !isDay(answer) ? null : answer;
}

/** The answers that a line asks for beyond the columns, as its own data names them. */
function fieldsOfAnswers(provider: string, objectType: 'vehicle' | 'entity'): RuleField[] {
  const of = objectType === 'vehicle' ? 'object' : 'person';
  return answeredFields(provider, of).flatMap(({ name, kind, label, choices }): RuleField[] => {
    if (kind === 'incidents') return [];
    const type = typeOfKind[kind];
    const instances = (quote: Quote): readonly Pick<Quote['vehicles'][number], 'answers'>[] =>
      objectType === 'vehicle' ? quote.vehicles : quote.entities;
    return [
      {
        objectType,
        key: `answers.${name}`,
        type,
        label: words(lowered(label.en), lowered(label.fr)),
        ...(choices ? { choices } : {}),
        ...(kind === 'year' ? { isPlain: true } : {}),
        ...(objectType === 'entity' && (type === 'text' || type === 'date') ? { isPersonal: true } : {}),
        facts: forEach(instances, ({ answers }) => factOf(ownValue(answers, name), type)),
      },
    ];
  });
}

/** What each object of a rule is called. */
export const objectLabels: Readonly<Record<RuleObjectType, Words>> = {
  quote: words('Quote', 'Soumission'),
  vehicle: words('Vehicle', 'Véhicule'),
  entity: words('Person or business', 'Personne ou entreprise'),
  location: words('Address', 'Adresse'),
  policy: words('Policy applied for', 'Police demandée'),
  history: words('Declared history, 36 months', 'Antécédents déclarés, 36 mois'),
};

/** Every field that a rule of a provider's product can read: those of every quote, and the answers of its own line. */
export function ruleFieldsOf(provider: string): readonly RuleField[] {
  const line = lineFor(provider);
  return [
    ...quoteFields(line?.discounts ?? []),
    ...vehicleFields(line?.objects.kinds ?? []),
    ...fieldsOfAnswers(provider, 'vehicle'),
    ...entityFields,
    ...fieldsOfAnswers(provider, 'entity'),
    ...locationFields,
    ...policyFields(line?.covers ?? []),
    ...historyFields,
  ];
}

/** The field of that name, or undefined where a provider's quotes have none. */
export function findRuleField(
  fields: readonly RuleField[],
  { objectType, key }: Pick<RuleField, 'objectType' | 'key'>,
): RuleField | undefined {
  return fields.find((field) => field.objectType === objectType && field.key === key);
}
