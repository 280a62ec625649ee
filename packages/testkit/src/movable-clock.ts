import type { Clock } from '@roadworthy/server/kernel/jobs/clock.ts';

export type MovableClock = Clock & { set(iso: string): void };

/** A clock that stands still until it is set, so that a test or the demo can live through days. */
export function movableClock(iso: string): MovableClock {
  let instant = new Date(iso);
  return {
    real: false,
    now: () => new Date(instant),
    set(next) {
      instant = new Date(next);
    },
  };
}
