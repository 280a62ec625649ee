import type { TelematicsProvider } from '../vocabulary.ts';

/** How often a device is asked after, in minutes; less often where a request is paid for, or so many are free in a month. */
export const pollMinutes: Readonly<Record<TelematicsProvider, number>> = {
  bouncie: 5,
  garaging: 1_440,
  mojio: 5,
  passtime: 5,
  samasara: 5,
  // 500 requests of a vehicle in a month.
  smartcar: 120,
  tesla: 120,
  zubie: 5,
};

/** What a provider answered about a device: it, nothing now, or that its owner does not let us see it. */
export type PollOutcome = 'answered' | 'unreached' | 'refused';

/** How often in a row there was no answer, and how often it was refused. */
export type PollState = { readonly failures: number; readonly refusals: number };

export type NextPoll = PollState & {
  readonly next: Date;
  /** Its owner took the consent back: it is asked after no more. */
  readonly isOver: boolean;
};

const minuteMs = 60_000;
const longestMinutes = 24 * 60;
/** Refused once or twice is a fault of theirs; thrice, six hours apart, is a consent that was taken back. */
const mostRefusals = 3;
const refusedMinutes = 6 * 60;

const inMinutes = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + Math.min(minutes, longestMinutes) * minuteMs);

/** When a device is asked after again: twice as late each time that it does not answer, a day at most. */
export function decideNextPoll(
  provider: TelematicsProvider,
  outcome: PollOutcome,
  before: PollState,
  now: Date,
): NextPoll {
  const pace = pollMinutes[provider];
  if (outcome === 'answered') return { failures: 0, refusals: 0, next: inMinutes(now, pace), isOver: false };
  if (outcome === 'unreached') {
    const failures = before.failures + 1;
    return { ...before, failures, next: inMinutes(now, pace * 2 ** Math.min(failures, 12)), isOver: false };
  }
  const refusals = before.refusals + 1;
  return { ...before, refusals, next: inMinutes(now, refusedMinutes), isOver: refusals >= mostRefusals };
}

/** When a provider that did not answer at all is asked again: as late as it wants, and later each time. */
export function decideNextRound(failures: number, retryAfterSeconds: number | null, now: Date): Date {
  const own = 5 * 2 ** Math.min(failures - 1, 6);
  return inMinutes(now, Math.max(own, (retryAfterSeconds ?? 0) / 60));
}
