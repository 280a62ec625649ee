import type { RuleCondition, RuleDraft, UnderwritingRule } from '../quoting/rules/rule.ts';
import { findRuleField } from '../quoting/rules/rule-fields.ts';
import type { RuleField } from '../quoting/rules/rule-field.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { mayMeet, surelyMeets, type ValueSet, valuesOf } from './value-sets.ts';
import { words } from '../shared/words.ts';

/** What speaks against a rule that may be kept all the same: by itself, or beside another one. */
export type RuleWarning = Sentence & {
  readonly code: 'rule_never_hits' | 'rule_hit_already' | 'rule_makes_needless' | 'rules_disagree';
  /** The other rule. */
  readonly ruleId?: string;
};

type Requested = {
  readonly about: string;
  readonly objectType: RuleCondition['objectType'];
  readonly values: ValueSet;
};

function requestOf({ conditions }: Pick<RuleDraft, 'conditions'>, fields: readonly RuleField[]): Requested[] {
  return conditions.flatMap((condition) => {
    const field = findRuleField(fields, condition);
    const { objectType, key } = condition;
    return field ? [{ about: `${objectType}.${key}`, objectType, values: valuesOf(condition, field) }] : [];
  });
}

/** Whether there is a day of cover and a kind of business that both are asked about. */
function isRequestedWith(one: RuleDraft, other: RuleDraft): boolean {
  const begins = (rule: RuleDraft, end: RuleDraft) =>
    end.expirationDate === null || rule.effectiveDate < end.expirationDate;
  const kinds = (rule: RuleDraft) => [rule.allowNewBusiness, rule.allowRenewal, rule.allowProposal];
  return (
    begins(one, other) &&
    begins(other, one) &&
    kinds(one).some((isRequested, index) => isRequested && kinds(other)[index])
  );
}

/** Whether whatever the first rule hits the second hits too, while both are asked. */
function isWithin(one: readonly Requested[], other: readonly Requested[]): boolean {
  return other.every(({ about, values }) =>
    one.some((request) => request.about === about && surelyMeets(request.values, values)),
  );
}

/** Conditions on one object that nothing meets together. */
function excludes(one: readonly Requested[], other: readonly Requested[]): boolean {
  return one.some((request) =>
    other.some((each) => each.about === request.about && !mayMeet(request.values, each.values)),
  );
}

/** What two rules are about: different fields may both be hit, and are no news. */
function isOfSameField(one: readonly Requested[], other: readonly Requested[]): boolean {
  return one.some(({ about }) => other.some((request) => request.about === about));
}

function warnBeside(
  draft: RuleDraft,
  other: UnderwritingRule,
  [mine, theirs]: readonly [readonly Requested[], readonly Requested[]],
): RuleWarning | null {
  const { ruleId, ruleName: name } = other;
  if (draft.ruleType !== other.ruleType) {
    const message = sentence(
      words(
        '“{name}” can hit the same quote with another outcome. The stricter one counts.',
        '« {name} » peut viser la même soumission avec une autre issue. La plus stricte l’emporte.',
      ),
      {
        name,
      },
    );
    return { code: 'rules_disagree', ruleId, ...message };
  }
  const [[{ objectType: about }], [{ objectType: otherAbout }]] = [draft.conditions, other.conditions];
  if (about !== otherAbout) return null;
  if (isWithin(mine, theirs)) {
    return {
      code: 'rule_hit_already',
      ruleId,
      ...sentence(words('“{name}” hits all that this one hits.', '« {name} » vise déjà tout ce que vise celle-ci.'), {
        name,
      }),
    };
  }
  return isWithin(theirs, mine)
    ? {
        code: 'rule_makes_needless',
        ruleId,
        ...sentence(words('This one hits all that “{name}” hits.', 'Celle-ci vise tout ce que vise « {name} ».'), {
          name,
        }),
      }
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
  const mine = requestOf(draft, fields);
  // Of other objects another one of them may meet each.
  const [{ objectType: about }] = draft.conditions;
  const here = mine.filter((request) => request.objectType === about);
  if (here.some((request, index) => excludes([request], here.slice(index + 1)))) {
    return [
      {
        code: 'rule_never_hits',
        ...sentence(
          words(
            'No quote can meet all of these conditions. Change one.',
            'Aucune soumission ne peut remplir toutes ces conditions. Changez-en une.',
          ),
        ),
      },
    ];
  }
  return others.flatMap((other) => {
    const theirs = requestOf(other, fields);
    if (!isRequestedWith(draft, other) || !isOfSameField(mine, theirs) || excludes(mine, theirs)) return [];
    const warning = warnBeside(draft, other, [mine, theirs]);
    return warning ? [warning] : [];
  });
}
