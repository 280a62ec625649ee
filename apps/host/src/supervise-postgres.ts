import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningPostgres } from '@roadworthy/db/launcher/start-postgres.ts';
import type { Log } from '@roadworthy/server/kernel/audit/log.ts';
import { keepRunning } from './keep-running.ts';

export type SupervisedPostgres = {
  /** Ends this process's use of the server, which its last user shuts down. */
  stop(): Promise<void>;
};

const lookMs = 250;
// Some two minutes: a full disk may be emptied meanwhile, and then nobody should have to wait long.
const patience = { mostEnds: 30, longestPauseMs: 4_000 };

export type SupervisePostgres = {
  readonly server: RunningPostgres;
  readonly dataDir: string;
  readonly log: Log;
  /** Told, in words for a person, when the server cannot be had any more. */
  readonly onLost: (message: string) => void;
  readonly mostEnds?: number;
  readonly firstPauseMs?: number;
};

/** Starts our PostgreSQL again when its process is gone; the pools of all processes then find it where it was. */
export function supervisePostgres({
  server,
  dataDir,
  log,
  onLost,
  ...provided
}: SupervisePostgres): SupervisedPostgres {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<string> {
    await server.revive();
    // It may be another process's child: only looking tells that it is gone.
    while (server.isRunning() && !signal.aborted) await sleep(lookMs, undefined, { signal }).catch(() => undefined);
    return `process ${server.pid} is gone`;
  }

  async function supervise(): Promise<void> {
    const how = await keepRunning({ name: 'PostgreSQL', run, log, signal, ...patience, ...provided });
    if (how !== null) onLost(lostMessage(how, join(dataDir, 'postgres.log')));
  }

  const ended = supervise();
  return {
    async stop() {
      stopping.abort();
      await ended;
      await server.stop();
    },
  };
}

function lostMessage(how: string, logFile: string): string {
  return (
    `The database does not stay up, although it was started again and again. The last time: ${how}\n` +
    `${logFile} says why; most often the disk is full, or the data folder belongs to another account. ` +
    'Mend that and start Roadworthy again: what was acknowledged is still there.'
  );
}
