import type { RuleCondition, RuleValue, UnderwritingRule } from '../quoting/rules/rule.ts';
import type { RuleField } from '../quoting/rules/rule-field.ts';
import { findRuleField, operatorsFor } from '../quoting/rules/rule-fields.ts';
import { ruleObjectTypes, type RuleOperator, ruleTypes } from '../quoting/vocabulary.ts';
import { findLineProblem, findProseProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { isDay } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words, type Words } from '../shared/words.ts';
import { sayWhy } from '../quoting/decide-transition.ts';

export const chooseOutcome = words(
  'Choose what becomes of the quote.',
  'Choisissez ce qu’il advient de la soumission.',
);

export const lastDayAfterFirst = words(
  'The last day comes after the first. Change one.',
  'La fin vient après le début. Changez l’un des deux.',
);

const chooseValues = words('Choose one value or more.', 'Choisissez une valeur ou plus.');

/** A condition as somebody asks for it. */
export type WrittenCondition = {
  readonly objectType: string;
  readonly key: string;
  readonly operator: string;
  readonly value: unknown;
};

/** A rule as somebody writes it; it has no number before it is kept. */
export type EvaluatedRule = Omit<UnderwritingRule, 'ruleId' | 'ruleType' | 'conditions'> & {
  readonly ruleType: string;
  readonly conditions: readonly [WrittenCondition, ...WrittenCondition[]];
};

export type CheckedRule = Omit<UnderwritingRule, 'ruleId'>;

export type RuleRefusal =
  | TextRefusal
  | 'name_missing'
  | 'reason_missing'
  | 'choice_unknown'
  | 'rule_field_unknown'
  | 'rule_operator_unfit'
  | 'rule_value_unfit'
  | 'rule_conditions_too_many'
  | 'rule_ends_before_it_begins'
  | 'rule_never_asked';

/** More conditions than these nobody reads in one sentence. */
export const mostConditions = 6;
const mostValues = 50;

function isScalarFit(field: RuleField, value: unknown): boolean {
  const { type, choices } = field;
  if (type === 'yes_no') return typeof value === 'boolean';
  if (type === 'money') return Number.isSafeInteger(value) && Number(value) >= 0;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e9;
  if (type === 'date') return isDay(value);
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (choices && choices.length > 0) return choices.some((choice) => choice.value === value);
  return findLineProblem(value, 'title') === null;
}

function readValue(field: RuleField, operator: RuleOperator, value: unknown): { readonly value: RuleValue } | null {
  if (operator === 'missing') return value === null || value === undefined ? { value: null } : null;
  if (operator !== 'in' && operator !== 'nin' && operator !== 'between') {
    // What is fit is one of the three.
    return isScalarFit(field, value) ? { value: value as string | number | boolean } : null;
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > mostValues) return null;
  const values: readonly unknown[] = value;
  if (!values.every((one) => isScalarFit(field, one))) return null;
  const [low, high] = value as (string | number)[];
  const isRange = value.length === 2 && low !== undefined && high !== undefined && low <= high;
  return operator === 'between' && !isRange ? null : { value: value as (string | number)[] };
}

const asks: Partial<Record<RuleOperator, Words>> = {
  between: words('Enter two values, the lower one first.', 'Entrez deux valeurs, la plus petite d’abord.'),
  in: chooseValues,
  nin: chooseValues,
  missing: words('What has to be missing has no value.', 'Ce qui doit manquer n’a pas de valeur.'),
};

function checkCondition(requested: WrittenCondition, path: string, fields: readonly RuleField[]) {
  const objectType = ruleObjectTypes.find((one) => one === requested.objectType);
  if (!objectType)
    return refuse(
      'choice_unknown',
      words('Choose one of the objects shown.', 'Choisissez l’un des objets affichés.'),
      `${path}object_type`,
    );
  const field = findRuleField(fields, { objectType, key: requested.key });
  if (!field) {
    const message = sentence(
      words(
        'There is no field “{key}” here. Choose one that is shown.',
        'Il n’y a pas de champ « {key} » ici. Choisissez-en un qui est affiché.',
      ),
      { key: requested.key },
    );
    return refuse('rule_field_unknown', message, `${path}key`);
  }
  const operator = operatorsFor(field.type).find((one) => one === requested.operator);
  if (!operator) {
    return refuse(
      'rule_operator_unfit',
      words(
        'This field cannot be compared so. Choose another way.',
        'Ce champ ne se compare pas ainsi. Choisissez une autre façon.',
      ),
      `${path}operator`,
    );
  }
  const read = readValue(field, operator, requested.value);
  if (!read) {
    return refuse(
      'rule_value_unfit',
      asks[operator] ??
        words('Enter a value that this field can have.', 'Entrez une valeur que ce champ peut prendre.'),
      `${path}value`,
    );
  }
  return accept<RuleCondition>({ objectType, key: requested.key, operator, ...read });
}

function checkConditions(
  [first, ...rest]: EvaluatedRule['conditions'],
  fields: readonly RuleField[],
): Decision<UnderwritingRule['conditions'], RuleRefusal> {
  if (rest.length >= mostConditions) {
    const message = sentence(
      words('Use at most {most} conditions in one rule.', 'Utilisez au plus {most} conditions dans une règle.'),
      { most: mostConditions },
    );
    return refuse('rule_conditions_too_many', message, 'conditions');
  }
  const about = checkCondition(first, '', fields);
  if (!about.ok) return about;
  const others: RuleCondition[] = [];
  for (const [index, one] of rest.entries()) {
    const checked = checkCondition(one, `conditions.${index}.`, fields);
    if (!checked.ok) return checked;
    others.push(checked.event);
  }
  return accept([about.event, ...others] as const);
}

/** What is wrong with what a rule is called and says, or the two as they are kept. */
function checkTexts({ ruleName, reason }: Pick<EvaluatedRule, 'ruleName' | 'reason'>) {
  const unfit = findLineProblem(ruleName, 'name', 'rule_name') ?? findProseProblem(reason, 'reason', 'reason');
  if (unfit) return { ok: false, refusal: unfit } as const;
  if (ruleName.trim() === '')
    return refuse('name_missing', words('Give the rule a name.', 'Donnez un nom à la règle.'), 'rule_name');
  if (reason.trim() === '') return refuse('reason_missing', sayWhy, 'reason');
  return accept({ ruleName: tidyLine(ruleName), reason: reason.trim() });
}

/** Whether a rule may be kept as it is written, for a product whose quotes have these fields. Refuses at the field that is wrong. */
export function checkRule(requested: EvaluatedRule, fields: readonly RuleField[]): Decision<CheckedRule, RuleRefusal> {
  const texts = checkTexts(requested);
  if (!texts.ok) return texts;
  const ruleType = ruleTypes.find((one) => one === requested.ruleType);
  if (!ruleType) return refuse('choice_unknown', chooseOutcome, 'rule_type');
  const conditions = checkConditions(requested.conditions, fields);
  if (!conditions.ok) return conditions;
  const { effectiveDate, expirationDate } = requested;
  if (expirationDate !== null && expirationDate <= effectiveDate) {
    return refuse('rule_ends_before_it_begins', lastDayAfterFirst, 'expiration_date');
  }
  if (!requested.allowNewBusiness && !requested.allowRenewal && !requested.allowProposal) {
    return refuse(
      'rule_never_asked',
      words('Choose at least one kind of business.', 'Choisissez au moins un genre d’affaires.'),
      'allow_new_business',
    );
  }
  return accept({ ...requested, ...texts.event, ruleType, conditions: conditions.event });
}

/** A rule as it is kept. */
export type StoredRule = UnderwritingRule & {
  /** How many times it was written, beginning with 1. */
  readonly version: number;
  readonly isArchived: boolean;
};

export type UpdateRuleRefusal = RuleRefusal | 'rule_changed_elsewhere' | 'rule_archived' | 'rule_field_fixed';

/**
 * What a change of a rule comes to; null where it changes nothing. The field that it is about stays, because waivers
 * name the rule and what was seen in that field; about another field a rule of its own is written.
 */
export function decideUpdateRule(
  stored: StoredRule,
  requested: EvaluatedRule,
  fields: readonly RuleField[],
  seen: number | null,
): Decision<CheckedRule | null, UpdateRuleRefusal> {
  if ((seen ?? stored.version) !== stored.version) return changedElsewhere();
  if (stored.isArchived)
    return refuse(
      'rule_archived',
      words('This rule is archived. Take it back first.', 'Cette règle est archivée. Rétablissez-la d’abord.'),
    );
  const [{ objectType, key }] = stored.conditions;
  const [about] = requested.conditions;
  if (about.objectType !== objectType || about.key !== key) {
    return refuse(
      'rule_field_fixed',
      words(
        'A rule stays about its field. Write a new rule about another one.',
        'Une règle garde son champ. Écrivez une nouvelle règle pour un autre.',
      ),
      'key',
    );
  }
  const checked = checkRule(requested, fields);
  if (!checked.ok) return checked;
  const { ruleId: _ruleId, version: _version, isArchived: _isArchived, ...before } = stored;
  return accept(isSameRule(before, checked.event) ? null : checked.event);
}

function changedElsewhere() {
  return refuse(
    'rule_changed_elsewhere',
    words(
      'This rule was changed by somebody else meanwhile. Load it again to go on.',
      'Cette règle a été modifiée entre-temps par quelqu’un d’autre. Rechargez-la pour continuer.',
    ),
  );
}

function isSameRule(one: CheckedRule, other: CheckedRule): boolean {
  const parts = (rule: CheckedRule) => [
    rule.ruleName,
    rule.ruleType,
    rule.reason,
    rule.effectiveDate,
    rule.expirationDate,
    rule.allowNewBusiness,
    rule.allowRenewal,
    rule.allowProposal,
    ...rule.conditions.map(({ objectType, key, operator, value }) => [objectType, key, operator, value]),
  ];
  return JSON.stringify(parts(one)) === JSON.stringify(parts(other));
}

/** Whether a rule is to be archived, or taken back; null where it is so already. */
export function decideArchiveRule(
  stored: Pick<StoredRule, 'isArchived' | 'version'>,
  archived: boolean,
  seen: number | null,
): Decision<boolean | null, 'rule_changed_elsewhere'> {
  if ((seen ?? stored.version) !== stored.version) return changedElsewhere();
  return accept(stored.isArchived === archived ? null : archived);
}
