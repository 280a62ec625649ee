import type { RuleCondition, RuleDraft, UnderwritingRule } from '../quoting/rules/rule.ts';
import { findRuleField } from '../quoting/rules/rule-fields.ts';
import type { RuleField } from '../quoting/rules/rule-field.ts';
import { sentence, type Sentence } from '../shared/sentence.ts';
import { mayMeet, surelyMeets, type ValueSet, valuesOf } from './value-sets.ts';

/** What speaks against a rule that may be kept all the same: by itself, or beside another one. */
export type RuleWarning = Sentence & {
  readonly code: 'rule_never_hits' | 'rule_hit_already' | 'rule_makes_needless' | 'rules_disagree';
  /** The other rule. */
  readonly ruleId?: string;
};

type Asked = { readonly about: string; readonly objectType: RuleCondition['objectType']; readonly values: ValueSet };

function askedOf({ conditions }: Pick<RuleDraft, 'conditions'>, fields: readonly RuleField[]): Asked[] {
  return conditions.flatMap((condition) => {
    const field = findRuleField(fields, condition);
    const { objectType, key } = condition;
    return field ? [{ about: `${objectType}.${key}`, objectType, values: valuesOf(condition, field) }] : [];
  });
}

/** Whether there is a day of cover and a kind of business that both are asked about. */
function isAskedWith(one: RuleDraft, other: RuleDraft): boolean {
  const begins = (rule: RuleDraft, end: RuleDraft) =>
    end.expirationDate === null || rule.effectiveDate < end.expirationDate;
  const kinds = (rule: RuleDraft) => [rule.allowNewBusiness, rule.allowRenewal, rule.allowProposal];
  return (
    begins(one, other) && begins(other, one) && kinds(one).some((isAsked, index) => isAsked && kinds(other)[index])
  );
}

/** Whether whatever the first rule hits the second hits too, while both are asked. */
function isWithin(one: readonly Asked[], other: readonly Asked[]): boolean {
  return other.every(({ about, values }) =>
    one.some((asked) => asked.about === about && surelyMeets(asked.values, values)),
  );
}

/** Conditions on one object that nothing meets together. */
function excludes(one: readonly Asked[], other: readonly Asked[]): boolean {
  return one.some((asked) => other.some((each) => each.about === asked.about && !mayMeet(asked.values, each.values)));
}

/** What two rules are about: different fields may both be hit, and are no news. */
function isOfSameField(one: readonly Asked[], other: readonly Asked[]): boolean {
  return one.some(({ about }) => other.some((asked) => asked.about === about));
}

function warnBeside(
  draft: RuleDraft,
  other: UnderwritingRule,
  [mine, theirs]: readonly [readonly Asked[], readonly Asked[]],
): RuleWarning | null {
  const { ruleId, ruleName: name } = other;
  if (draft.ruleType !== other.ruleType) {
    const said = sentence('“{name}” can hit the same quote with another outcome. The stricter one counts.', { name });
    return { code: 'rules_disagree', ruleId, ...said };
  }
  const [[{ objectType: about }], [{ objectType: otherAbout }]] = [draft.conditions, other.conditions];
  if (about !== otherAbout) return null;
  if (isWithin(mine, theirs)) {
    return { code: 'rule_hit_already', ruleId, ...sentence('“{name}” hits all that this one hits.', { name }) };
  }
  return isWithin(theirs, mine)
    ? { code: 'rule_makes_needless', ruleId, ...sentence('This one hits all that “{name}” hits.', { name }) }
    : null;
}

/**
 * What to say of a draft beside the other rules of its product: that it can never hit, that another hits the same
 * already or is not needed any more, and that two come to different ends for the same quote. Told from the values of
 * the same fields; what cannot be told, such as whether two patterns meet, is not warned of.
 */
export function warningsOf(
  draft: RuleDraft,
  others: readonly UnderwritingRule[],
  fields: readonly RuleField[],
): RuleWarning[] {
  const mine = askedOf(draft, fields);
  // Of other objects another one of them may meet each.
  const [{ objectType: about }] = draft.conditions;
  const here = mine.filter((asked) => asked.objectType === about);
  if (here.some((asked, index) => excludes([asked], here.slice(index + 1)))) {
    return [{ code: 'rule_never_hits', message: 'No quote can meet all of these conditions. Change one.' }];
  }
  return others.flatMap((other) => {
    const theirs = askedOf(other, fields);
    if (!isAskedWith(draft, other) || !isOfSameField(mine, theirs) || excludes(mine, theirs)) return [];
    const warning = warnBeside(draft, other, [mine, theirs]);
    return warning ? [warning] : [];
  });
}
