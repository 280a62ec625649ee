import { join } from 'node:path';
import { withStartLock } from '@roadworthy/db/launcher/start-lock.ts';
import { startPostgres } from '@roadworthy/db/launcher/start-postgres.ts';
import { migrate } from '@roadworthy/db/migrate.ts';
import { provisionDatabase } from '@roadworthy/db/provision.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import { declareQueues } from '@roadworthy/server/kernel/jobs/jobs.ts';
import type { Log } from '@roadworthy/server/kernel/audit/log.ts';
import { supervisePostgres } from './supervise-postgres.ts';

export type OpenedDatabase = {
  /** The configuration with the database's addresses in it. */
  readonly config: Config;
  /** Stops a server of ours when this process was its last user. */
  stop(): Promise<void>;
};

export type OpenOptions = {
  /** Tells the person who started us. */
  readonly print: (line: string) => void;
  readonly log: Log;
  /** Told, in words for a person, when a server of ours cannot be had any more. */
  readonly onLost: (message: string) => void;
};

async function bringUpToDate(ownerUrl: string, log: (line: string) => void): Promise<void> {
  await migrate({ ownerUrl, log });
  await declareQueues(ownerUrl);
}

/** Finds the configured database or starts our own, and brings it to this version where we own it. */
export async function openDatabase(config: Config, { print, log, onLost }: OpenOptions): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null) {
    if (config.databaseUrlDirect !== null) await bringUpToDate(config.databaseUrlDirect, print);
    return { config, stop: async () => undefined };
  }
  const { dataDir } = config;
  const server = await startPostgres({ dataDir, log: print });
  const supervised = supervisePostgres({ server, dataDir, log, onLost });
  try {
    // Two starts on a new folder would create the same database twice.
    const urls = await withStartLock(join(dataDir, 'database.lock'), async () => {
      const made = await provisionDatabase({ superuserUrl: server.url, database: 'roadworthy', dataDir });
      await bringUpToDate(made.ownerUrl, print);
      return made;
    });
    return {
      config: { ...config, databaseUrl: urls.appUrl, databaseUrlDirect: urls.ownerUrl, authDatabaseUrl: urls.authUrl },
      stop: () => supervised.stop(),
    };
  } catch (error) {
    await supervised.stop();
    throw error;
  }
}
