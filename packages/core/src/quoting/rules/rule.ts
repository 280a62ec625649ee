import type { Day } from '../../shared/time/day.ts';
import type { RuleObjectType, RuleOperator, RuleType } from '../vocabulary.ts';

/** What a field is compared with: nothing where it has to be missing, two ends or several values in a list. */
export type RuleValue = null | string | number | boolean | readonly (string | number)[];

export type RuleCondition = {
  readonly objectType: RuleObjectType;
  /** A field of the object, as the catalogue names it. */
  readonly key: string;
  readonly operator: RuleOperator;
  readonly value: RuleValue;
};

/** What hits a quote, and when: conditions that all have to hold. */
export type RuleDraft = {
  readonly ruleType: RuleType;
  /** The first names what the rule is about: what the others ask of the same object has to hold of the same one. */
  readonly conditions: readonly [RuleCondition, ...RuleCondition[]];
  /** The first day of cover that it is asked about. */
  readonly effectiveDate: Day;
  /** The first day of cover that it is not asked about any more; null without an end. */
  readonly expirationDate: Day | null;
  readonly allowNewBusiness: boolean;
  readonly allowRenewal: boolean;
  readonly allowProposal: boolean;
};

export type UnderwritingRule = RuleDraft & {
  readonly ruleId: string;
  readonly ruleName: string;
  /** What is said where it hits, as the underwriter wrote it. */
  readonly reason: string;
};

/** The code of what a rule finds: the same for as long as the rule lives, so that a waiver can name it. */
export function codeOfRule(ruleId: string): string {
  return `rule:${ruleId}`;
}

/** The rule that a finding's code names, or null for what no rule found. */
export function ruleOfCode(code: string): string | null {
  return code.startsWith('rule:') ? code.slice(5) : null;
}
