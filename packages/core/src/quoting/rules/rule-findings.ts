import type { Sentence } from '../../shared/sentence.ts';

/** A rule that a quote hits. */
export type RuleFinding = Sentence & {
  readonly code: string;
  readonly ruleId: string;
  /** What was seen; a number is worse the higher it is. */
  readonly value: string | number;
  /** What the value was compared with, where that is one value. */
  readonly threshold?: string | number;
};

/** What the rules say of a quote, by what becomes of it. */
export type RuleFindings = {
  readonly rejections: readonly RuleFinding[];
  readonly referrals: readonly RuleFinding[];
  readonly agentRequired: readonly RuleFinding[];
};

export const noFindings: RuleFindings = { rejections: [], referrals: [], agentRequired: [] };
