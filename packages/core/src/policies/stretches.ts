import type { Day } from '../shared/day.ts';
import type { SegmentStatus } from './vocabulary.ts';

/** A stretch of a term and how it is covered; `to` is the day after its last. */
export type Stretch = { readonly from: Day; readonly to: Day; readonly status: SegmentStatus };

/** Stretches of one status that meet are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const one of stretches.filter(({ from, to }) => from < to)) {
    const last = result.at(-1);
    if (last && last.to === one.from && last.status === one.status) result.splice(-1, 1, { ...last, to: one.to });
    else result.push(one);
  }
  return result;
}

const before = (stretches: readonly Stretch[], on: Day): Stretch[] =>
  stretches.map((one) => (one.to > on ? { ...one, to: on } : one)).filter(({ from, to }) => from < to);

const boundsOf = (stretches: readonly Stretch[]): { readonly from: Day; readonly to: Day } => {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) throw new RangeError('a term without days is covered on none');
  return { from: first.from, to: last.to };
};

/** How the days of a term are covered once it ends early: what ends with its first day was never taken. */
export function endedOn(stretches: readonly Stretch[], asOf: Day): Stretch[] {
  const { from, to } = boundsOf(stretches);
  if (asOf <= from) return [{ from, to, status: 'not_taken' }];
  return joined([...before(stretches, asOf), { from: asOf, to, status: 'lapsed' }]);
}

/** The same once cover that ended on one day goes on from another; without a gap they are the same day. */
export function resumedOn(stretches: readonly Stretch[], ended: Day, resumes: Day): Stretch[] {
  const { to } = boundsOf(stretches);
  return joined([
    ...before(stretches, ended),
    { from: ended, to: resumes, status: 'lapsed' },
    { from: resumes, to, status: 'in_force' },
  ]);
}
