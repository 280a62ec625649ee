import type { LoadUnderwritingRulesQuery, UnderwritingRuleRowFragment } from '../../../generated/documents.ts';

export type RuleRow = UnderwritingRuleRowFragment;
export type RuleField = LoadUnderwritingRulesQuery['underwriting_rule_book']['fields'][number];

/** A value as it stands in its control: money as cents, what cannot be read as it was typed, null while it is empty. */
export type TypedValue = string | number | boolean | null;

export type DraftCondition = {
  readonly object_type: string;
  readonly key: string;
  readonly operator: string;
  readonly values: readonly TypedValue[];
};

/** A rule that is being written; the first condition says what it is about. */
export type RuleDraft = {
  readonly rule_name: string;
  readonly rule_type: string;
  readonly conditions: readonly DraftCondition[];
  readonly reason: string;
  readonly effective_date: string;
  readonly expiration_date: string;
  readonly allow_new_business: boolean;
  readonly allow_renewal: boolean;
  readonly allow_proposal: boolean;
};

export const emptyCondition: DraftCondition = { object_type: 'vehicle', key: '', operator: '', values: [] };

/** A draft of nothing yet, from today on. */
export function emptyDraft(today: string): RuleDraft {
  return {
    rule_name: '',
    rule_type: 'referral',
    conditions: [emptyCondition],
    reason: '',
    effective_date: today,
    expiration_date: '',
    allow_new_business: true,
    allow_renewal: true,
    allow_proposal: true,
  };
}

function isTyped(value: unknown): value is TypedValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function valuesOf(value: unknown): TypedValue[] {
  return (Array.isArray(value) ? value : [value]).filter(isTyped).filter((one) => one !== null);
}

function textIn(row: object, name: string): string {
  const value = Object.entries(row).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

function conditionsOf(stored: unknown): DraftCondition[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((one: unknown): one is object => typeof one === 'object' && one !== null)
    .map((one) => ({
      object_type: textIn(one, 'object_type'),
      key: textIn(one, 'key'),
      operator: textIn(one, 'operator'),
      values: valuesOf(Object.entries(one).find(([key]) => key === 'value')?.[1]),
    }));
}

/** A rule that is kept, as the draft of its next wording. */
export function draftOf(row: RuleRow): RuleDraft {
  const { object_type, key, operator, value, conditions, expiration_date } = row;
  const { rule_name, rule_type, reason, effective_date, allow_new_business, allow_renewal, allow_proposal } = row;
  return {
    conditions: [
      {
        object_type,
        key,
        operator,
        values: valuesOf(value),
      },
      ...conditionsOf(conditions),
    ],
    rule_name,
    rule_type,
    reason,
    effective_date,
    expiration_date: expiration_date ?? '',
    allow_new_business,
    allow_renewal,
    allow_proposal,
  };
}

export const isList = (operator: string): boolean => ['in', 'nin', 'between'].includes(operator);

function sentValue({ operator, values }: DraftCondition): unknown {
  if (operator === 'missing') return null;
  return isList(operator) ? values.filter((value) => value !== null && value !== '') : (values[0] ?? null);
}

/** The draft as the operations take it. */
export function inputOf({ conditions: [about = emptyCondition, ...rest], ...draft }: RuleDraft) {
  const sent = ({ object_type, key, operator, ...one }: DraftCondition) => ({
    object_type,
    key,
    operator,
    value: sentValue({
      object_type,
      key,
      operator,
      ...one,
    }),
  });
  return {
    ...draft,
    ...sent(about),
    conditions: rest.map(sent),
    expiration_date: draft.expiration_date === '' ? null : draft.expiration_date,
  };
}

/** Whether enough is said that the server can tell what a draft means; what is wrong with it then says the server. */
export function isSayable({ conditions, effective_date }: RuleDraft): boolean {
  return effective_date !== '' && conditions.every(({ key, operator }) => key !== '' && operator !== '');
}
