import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VerificationQuestion } from '@roadworthy/core/quoting/verifications/asked.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { createOnce, makeFolder, readIfPresent } from '../files/atomic-file.ts';
import { VerificationUnansweredError, type VerificationVendor } from './port.ts';
import { reportOf, type SimulatedPerson, treatmentOf } from './simulated-reports.ts';

export type SimulatedVendor = VerificationVendor & {
  /** How many requests it has charged for. */
  billed(): Promise<number>;
};

export type SimulatedVendorOptions = {
  /** Where it keeps what it answered under each key, for any number of processes. */
  readonly directory: string;
  readonly now: () => Date;
  /** How long a slow answer takes, in milliseconds. */
  readonly slowMs?: number;
};

function answerOf(question: VerificationQuestion, treatment: SimulatedPerson, today: Day): string {
  if (treatment === 'malformed') return '<html>Something went wrong</html>';
  if (treatment === 'no_hit') return JSON.stringify({ status: 'no_hit' });
  return JSON.stringify({ status: 'ok', report: reportOf(question, treatment, today) });
}

const fileOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.txt`;

/**
 * Answers offline what a vendor might, by last name and license number: clean by default. It keeps each key that it
 * charged for, so that whoever asks again under it pays once and hears the same.
 */
export function createSimulatedVendor({ directory, now, slowMs = 7_000 }: SimulatedVendorOptions): SimulatedVendor {
  const answers = join(directory, 'answers');
  const unfinished = join(directory, 'unfinished');
  let isReady: Promise<void> | null = null;
  const ready = () => (isReady ??= Promise.all([makeFolder(answers), makeFolder(unfinished)]).then(() => undefined));
  return {
    provider: 'simulated',
    async request(key, question, signal) {
      const treatment = treatmentOf(question);
      if (treatment === 'timeout') throw new VerificationUnansweredError('timeout', 'it took too long');
      if (treatment === 'down') throw new VerificationUnansweredError('error', 'status 503');
      await ready();
      const path = join(answers, fileOf(key));
      const known = await readIfPresent(path);
      if (!known && treatment === 'slow') await sleep(slowMs, undefined, { signal });
      const today = known?.toString('utf8') ?? now().toISOString().slice(0, 10);
      // The day alone is kept: it and the question make the answer again, and say nothing of anybody.
      const isFirst = known === null && (await createOnce(path, today, unfinished));
      const since = isFirst ? today : ((await readIfPresent(path))?.toString('utf8') ?? today);
      return answerOf(question, treatment, day(since));
    },
    async billed() {
      await ready();
      return (await readdir(answers)).length;
    },
  };
}
