import type { Day } from '../shared/time/day.ts';
import type { SegmentStatus } from './vocabulary.ts';

/** A segment of a term, how it is covered and by which description; `to` is the day after its last. */
export type Segment = {
  readonly from: Day;
  readonly to: Day;
  readonly status: SegmentStatus;
  readonly quoteId: string;
};

/** Segments that meet and say the same are one. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const one of segments.filter(({ from, to }) => from < to)) {
    const last = result.at(-1);
    const isSame = last?.to === one.from && last.status === one.status && last.quoteId === one.quoteId;
    if (last && isSame) result.splice(-1, 1, { ...last, to: one.to });
    else result.push(one);
  }
  return result;
}

type Days = Pick<Segment, 'from' | 'to'>;
const later = (one: Day, other: Day): Day => (one > other ? one : other);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** The same with some days covered otherwise. */
function changed(
  segments: readonly Segment[],
  { from, to }: Days,
  other: Partial<Pick<Segment, 'status' | 'quoteId'>>,
): Segment[] {
  return joined(
    segments.flatMap((one) => [
      { ...one, to: earlier(one.to, from) },
      { ...one, ...other, from: later(one.from, from), to: earlier(one.to, to) },
      { ...one, from: later(one.from, to) },
    ]),
  );
}

/** The days of a term; throws a RangeError where it has none. */
function boundsOf(segments: readonly Segment[]): Days {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new RangeError('a term without days is covered on none');
  return { from: first.from, to: last.to };
}

/** How the days of a term are covered once it ends early: what ends with its first day was never taken. */
export function endedOn(segments: readonly Segment[], asOf: Day): Segment[] {
  const { from, to } = boundsOf(segments);
  if (asOf <= from) return changed(segments, { from, to }, { status: 'not_taken' });
  return changed(segments, { from: asOf, to }, { status: 'lapsed' });
}

/** The same once cover that ended on one day goes on from another; without a gap they are the same day. */
export function resumedOn(segments: readonly Segment[], ended: Day, resumes: Day): Segment[] {
  const { to } = boundsOf(segments);
  const gapped = changed(segments, { from: ended, to: resumes }, { status: 'lapsed' });
  return changed(gapped, { from: resumes, to }, { status: 'in_force' });
}

/** The same once the days from one on are covered by another description. */
export function describedFrom(segments: readonly Segment[], from: Day, quoteId: string): Segment[] {
  return changed(segments, { from, to: boundsOf(segments).to }, { quoteId });
}
