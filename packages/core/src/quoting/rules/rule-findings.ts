import type { Sentence } from '../../shared/text/sentence.ts';

/** A rule that a quote hits, or an answer to a question that brings something about. */
export type RuleFinding = Sentence & {
  readonly code: string;
  /** The rule, where one found it. */
  readonly ruleId?: string;
  /** The path of the answer that it is about, where it is about one. */
  readonly field?: string;
  /** What was seen; a number is worse the higher it is. */
  readonly value: string | number;
  /** What the value was compared with, where that is one value. */
  readonly threshold?: string | number;
};

/** What the rules, or the answers to questions, say of a quote, by what becomes of it. */
export type RuleFindings = {
  readonly rejections: readonly RuleFinding[];
  readonly referrals: readonly RuleFinding[];
  readonly agentRequired: readonly RuleFinding[];
};

export const noFindings: RuleFindings = { rejections: [], referrals: [], agentRequired: [] };

/** What both say, the first before the second. */
export function togetherWith(one: RuleFindings, other: RuleFindings): RuleFindings {
  return {
    rejections: [...one.rejections, ...other.rejections],
    referrals: [...one.referrals, ...other.referrals],
    agentRequired: [...one.agentRequired, ...other.agentRequired],
  };
}
