import type { Cents } from '../shared/money/money.ts';
import type { Day } from '../shared/time/day.ts';
import type { AssignmentReason, DamageSeverity, LossType } from './vocabulary.ts';

/** Somebody who handles claims, as far as it decides whether a claim is given to them. */
export type Adjuster = {
  readonly userId: string;
  /** What they know and where they are licensed; none named: all of them. */
  readonly lines: readonly string[];
  readonly states: readonly string[];
  readonly authority: Cents;
  readonly isSenior: boolean;
  readonly open: number;
  readonly mostOpen: number;
  readonly awayFrom: Day | null;
  readonly awayUntil: Day | null;
  /** When a claim was last given to them, in milliseconds; 0 for never. */
  readonly lastAssigned: number;
};

export type ClaimToAssign = {
  readonly line: string | null;
  /** Whose law counts, by postal code of state or province. */
  readonly place: string;
  readonly typeOfLoss: LossType | null;
  readonly severity: DamageSeverity | null;
  readonly isSomebodyHurt: boolean;
  readonly today: Day;
};

export type Chosen = {
  readonly userId: string;
  readonly score: number;
  readonly reasons: readonly AssignmentReason[];
};

/** What a loss is expected to cost before anybody has valued it, in cents (D). */
const expectedBySeverity: Readonly<Record<DamageSeverity, Cents>> = {
  light: 200_000,
  moderate: 1_000_000,
  severe: 6_000_000,
};
/** What is settled quickly: below it, or of a kind that always is (D). */
const fastTrackBelow: Cents = 250_000;
const seniorAbove: Cents = 5_000_000;
const quickTypes: readonly (LossType | null)[] = ['glass', 'tire'];

const isAway = ({ awayFrom, awayUntil }: Adjuster, today: Day): boolean =>
  awayFrom !== null && awayUntil !== null && awayFrom <= today && today <= awayUntil;

const covers = (named: readonly string[], one: string | null): boolean =>
  named.length === 0 || (one !== null && named.includes(one));

function scoreOf(adjuster: Adjuster, claim: ClaimToAssign): Chosen {
  const expected = expectedBySeverity[claim.severity ?? 'moderate'];
  const isQuick = !claim.isSomebodyHurt && (expected < fastTrackBelow || quickTypes.includes(claim.typeOfLoss));
  const needsSenior = claim.isSomebodyHurt || expected > seniorAbove;
  const points: readonly (readonly [AssignmentReason, number, boolean])[] = [
    ['licensed', 20, adjuster.states.includes(claim.place)],
    ['knows_line', 15, claim.line !== null && adjuster.lines.includes(claim.line)],
    ['senior', 40, needsSenior && adjuster.isSenior],
    ['fast_track', 10, isQuick && !adjuster.isSenior],
    ['authority', 10, adjuster.authority >= expected],
  ];
  const counted = points.filter(([, , isTrue]) => isTrue);
  const load = Math.floor((30 * adjuster.open) / Math.max(1, adjuster.mostOpen));
  return {
    userId: adjuster.userId,
    score: counted.reduce((sum, [, worth]) => sum + worth, 0) - load,
    reasons: counted.map(([reason]) => reason),
  };
}

/**
 * Who gets a claim (docs/rules.md, claims): of those who are here, licensed where it counts, know the line and have not
 * more than enough, who scores highest; of several, who has waited longest for one. Null where there is nobody.
 */
export function chooseAdjuster(claim: ClaimToAssign, adjusters: readonly Adjuster[]): Chosen | null {
  const fit = adjusters.filter(
    (one) =>
      !isAway(one, claim.today) &&
      one.open < one.mostOpen &&
      covers(one.states, claim.place) &&
      covers(one.lines, claim.line),
  );
  const scored = fit
    .map((adjuster) => ({ adjuster, ...scoreOf(adjuster, claim) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.adjuster.lastAssigned - other.adjuster.lastAssigned ||
        (one.userId < other.userId ? -1 : 1),
    );
  const [first, second] = scored;
  if (first === undefined) return null;
  const { userId, score, reasons } = first;
  const least =
    fit.every(({ open }) => open >= first.adjuster.open) && fit.some(({ open }) => open > first.adjuster.open);
  return {
    userId,
    score,
    reasons: [
      ...reasons,
      ...(least ? (['least_load'] as const) : []),
      ...(second?.score === score ? (['turn'] as const) : []),
    ],
  };
}

/**
 * Who was named to go on with somebody's claims, unless they are away themselves or handle none any more: what was arranged
 * between two counts before any score. Null where nobody was named or can.
 */
export function chooseSuccessor(
  named: string | null,
  adjusters: readonly Adjuster[],
  today: Day,
): Pick<Chosen, 'userId' | 'reasons'> | null {
  const found = adjusters.find(({ userId }) => userId === named);
  return found && !isAway(found, today) ? { userId: found.userId, reasons: ['successor'] } : null;
}
