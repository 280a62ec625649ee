import { freshHours } from '../../quoting/vocabulary.ts';
import { reportDays, type ReportRefusal, type UnknownPayloadReason } from '../vocabulary.ts';
import { kmBetween } from '../../shared/geo/km-between.ts';
import type { Place } from '../../shared/geo/place-in-text.ts';
import type { Reading } from './reading.ts';

/** Where a device was last, as far as that decides about the next reading. */
export type LastSeen = {
  readonly place: Place | null;
  readonly observedAt: Date | null;
  /** The VIN of what it is connected to. */
  readonly vin: string | null;
};

/**
 * What becomes of a reading: `place` is where the device is from now on, `report` is kept as what it said, with why its
 * place does not count, and `unknown` is not believed to be of this time at all.
 */
export type Judgement =
  | { readonly as: 'place' }
  | { readonly as: 'report'; readonly refused: ReportRefusal | null }
  | { readonly as: 'unknown'; readonly reason: Extract<UnknownPayloadReason, 'from_future' | 'too_old'> };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A device's clock may be ahead by so much. */
const aheadMs = 5 * minuteMs;
/** No vehicle on a road, nor on the ferry or truck that carries it, is faster on the whole. */
const fastestKph = 250;
/** A fix is off by so much at times. */
const slackKm = 2;

/** Whether what a device said then still says where it is. */
export const isFresh = (observedAt: Date, at: Date): boolean =>
  at.getTime() - observedAt.getTime() <= freshHours * hourMs;

const isWhole = (vin: string | null): vin is string => vin !== null && vin.length === 17;

/** Whether a device says that it is in another vehicle than it was connected to: a made-up VIN says nothing. */
function isElsewhere({ vin: known }: LastSeen, { vin }: Reading): boolean {
  return isWhole(known) && isWhole(vin) && known.toUpperCase() !== vin.toUpperCase();
}

function isImpossible({ place, observedAt }: LastSeen, next: Place, at: Date): boolean {
  if (place === null || observedAt === null) return false;
  const hours = (at.getTime() - observedAt.getTime()) / hourMs;
  return kmBetween(place, next) > slackKm + hours * fastestKph;
}

/**
 * Decides about one reading. Providers send again, late, and in any order: an older place never replaces a newer one, nor
 * does another one of the same instant, and a jump that no vehicle makes is refused until enough time has passed for it.
 */
export function judgeReading(last: LastSeen, reading: Reading, receivedAt: Date): Judgement {
  const { observedAt, place, refused } = reading;
  const age = receivedAt.getTime() - observedAt.getTime();
  if (age < -aheadMs) return { as: 'unknown', reason: 'from_future' };
  // The month of such a report is dropped already; receivers whose week counter rolled over are off by twenty years.
  if (age > reportDays * 24 * hourMs) return { as: 'unknown', reason: 'too_old' };
  if (place === null) return { as: 'report', refused };
  if (isElsewhere(last, reading)) return { as: 'report', refused: 'other_vehicle' };
  if (last.observedAt !== null && observedAt <= last.observedAt) return { as: 'report', refused: null };
  if (isImpossible(last, place, observedAt)) return { as: 'report', refused: 'impossible_jump' };
  return { as: 'place' };
}
