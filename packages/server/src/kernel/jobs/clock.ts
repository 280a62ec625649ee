import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's time. While it is not `real`, the database is told it too, transaction by transaction (`app.now`). */
export type Clock = { now(): Date; readonly real: boolean };

/** The machine's time. */
export const realClock: Clock = { now: () => new Date(), real: true };

/** A clock that stands still at an instant, for tests. */
export function fixedClock(iso: string): Clock {
  const instant = new Date(iso).getTime();
  if (Number.isNaN(instant)) throw new RangeError(`${iso} is not an instant`);
  return { now: () => new Date(instant), real: false };
}

/** A clock that showed `startsAt` at the real instant `startedAt` and goes on from there. */
export function demoClock(startsAt: string, startedAt: Date): Clock {
  const offset = new Date(startsAt).getTime() - startedAt.getTime();
  return { now: () => new Date(Date.now() + offset), real: false };
}

/**
 * The clock that the configuration asks for. A demo clock's real start is kept in the data folder, so that every
 * process agrees on the time and a restart does not turn it back.
 */
export function openClock(config: { readonly demoClock: string | null; readonly dataDir: string }): Clock {
  if (config.demoClock === null) return realClock;
  return demoClock(config.demoClock, keptStart(config.dataDir, config.demoClock));
}

function keptStart(dataDir: string, startsAt: string): Date {
  const file = join(dataDir, 'demo-clock');
  const [stored, startedAt] = readIfThere(file).split(' ');
  if (stored === startsAt && startedAt !== undefined) return new Date(startedAt);
  const now = new Date();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${startsAt} ${now.toISOString()}`);
  return now;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
