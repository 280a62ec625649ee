import type { Day } from '../shared/day.ts';
import type { SegmentStatus } from './vocabulary.ts';

/** A stretch of a term, how it is covered and by which description; `to` is the day after its last. */
export type Stretch = {
  readonly from: Day;
  readonly to: Day;
  readonly status: SegmentStatus;
  readonly quoteId: string;
};

/** Stretches that meet and say the same are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const one of stretches.filter(({ from, to }) => from < to)) {
    const last = result.at(-1);
    const isSame = last?.to === one.from && last.status === one.status && last.quoteId === one.quoteId;
    if (last && isSame) result.splice(-1, 1, { ...last, to: one.to });
    else result.push(one);
  }
  return result;
}

type Days = Pick<Stretch, 'from' | 'to'>;
const later = (one: Day, other: Day): Day => (one > other ? one : other);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** The same with some days covered otherwise. */
function changed(
  stretches: readonly Stretch[],
  { from, to }: Days,
  other: Partial<Pick<Stretch, 'status' | 'quoteId'>>,
): Stretch[] {
  return joined(
    stretches.flatMap((one) => [
      { ...one, to: earlier(one.to, from) },
      { ...one, ...other, from: later(one.from, from), to: earlier(one.to, to) },
      { ...one, from: later(one.from, to) },
    ]),
  );
}

/** The days of a term; throws a RangeError where it has none. */
function boundsOf(stretches: readonly Stretch[]): Days {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) throw new RangeError('a term without days is covered on none');
  return { from: first.from, to: last.to };
}

/** How the days of a term are covered once it ends early: what ends with its first day was never taken. */
export function endedOn(stretches: readonly Stretch[], asOf: Day): Stretch[] {
  const { from, to } = boundsOf(stretches);
  if (asOf <= from) return changed(stretches, { from, to }, { status: 'not_taken' });
  return changed(stretches, { from: asOf, to }, { status: 'lapsed' });
}

/** The same once cover that ended on one day goes on from another; without a gap they are the same day. */
export function resumedOn(stretches: readonly Stretch[], ended: Day, resumes: Day): Stretch[] {
  const { to } = boundsOf(stretches);
  const gapped = changed(stretches, { from: ended, to: resumes }, { status: 'lapsed' });
  return changed(gapped, { from: resumes, to }, { status: 'in_force' });
}

/** The same once the days from one on are covered by another description. */
export function describedFrom(stretches: readonly Stretch[], from: Day, quoteId: string): Stretch[] {
  return changed(stretches, { from, to: boundsOf(stretches).to }, { quoteId });
}
