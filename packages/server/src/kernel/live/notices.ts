import { setTimeout as sleep } from 'node:timers/promises';
import { PrimaryClient } from '@roadworthy/db/primary-client.ts';
import type pg from 'pg';
import { askAs } from '../operations/ask-as.ts';
import type { Platform } from '../platform.ts';

const againMs = 2_000;
const mostWaiting = 1_000;

type Parts = Pick<Platform, 'pools' | 'log' | 'config'> & {
  readonly channel: 'presence' | 'person_changed';
  readonly hear: (text: string) => void;
  /** Nothing was heard for a while. */
  readonly missed?: () => void;
};

/**
 * Tells all processes something that nobody keeps, by the database's notices. Where they are heard through a pooler, which
 * passes none on, each process hears itself alone: what is told has to make sense then, too.
 */
export function openNotices({ pools, log, config, channel, hear, missed = () => undefined }: Parts) {
  const connectionString = config.noticesUrl ?? config.databaseUrl ?? '';
  let client: pg.Client | null = null;
  let isClosed = false;
  let isListening = false;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function listen(): Promise<void> {
    while (!isClosed) {
      const own = new PrimaryClient({ connectionString, application_name: 'roadworthy notices', keepAlive: true });
      client = own;
      try {
        const ended = new Promise<void>((resolve) => own.once('end', () => resolve()));
        own.on('error', () => undefined);
        own.on('notification', ({ payload }) => payload && hear(payload));
        await own.connect();
        await own.query(`listen ${channel}`);
        // What was told before this is unknown.
        missed();
        await ended;
      } catch (error) {
        log.warn({ err: error }, 'notices of other processes cannot be heard');
        await own.end().catch(() => undefined);
      }
      if (!isClosed) await sleep(againMs, undefined, { ref: false });
    }
  }

  return {
    /** Begins to hear, once. */
    listen(): void {
      if (isListening || isClosed) return;
      isListening = true;
      void listen();
    },
    /** One after the other: who left must not be followed by the news that they came. */
    tell(text: string): void {
      if (waiting >= mostWaiting) return;
      waiting += 1;
      const question = { role: 'worker', text: `select pg_notify('${channel}', $1)`, values: [text] };
      last = last
        .then(() => askAs(pools.reads, question))
        .catch((error: unknown) => log.warn({ err: error }, 'a notice was not passed on'))
        .finally(() => (waiting -= 1));
    },
    async close(): Promise<void> {
      isClosed = true;
      await last;
      await client?.end().catch(() => undefined);
    },
  };
}
