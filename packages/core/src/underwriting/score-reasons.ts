import { scoreTierBounds } from '../rating/score-tiers.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';

/** Why a score is no higher, by the code that the bureau gives. */
const reasons: Readonly<Record<string, string>> = {
  R01: 'Payments were late.',
  R02: 'Bills went to a collection agency.',
  R03: 'Balances are high compared with the limits.',
  R04: 'Credit was asked for several times of late.',
  R05: 'The accounts are young.',
  R06: 'A court record is on file.',
};

/** The reasons of a score in words, what weighs most first; a code that we do not know is named. */
export function reasonsOfScore(codes: readonly string[]): Sentence[] {
  return codes.map((code) => {
    const message = ownValue(reasons, code);
    return message === undefined ? sentence('Reason {code} of the bureau.', { code }) : { message };
  });
}

const [[, bestFrom]] = scoreTierBounds;

/** Whether the score made insurance cost more than the best one would have. */
export function isAdverse(score: number): boolean {
  return score < bestFrom;
}
