import { join } from 'node:path';
import { withStartLock } from '@roadworthy/db/launcher/start-lock.ts';
import { startPostgres } from '@roadworthy/db/launcher/start-postgres.ts';
import { migrate } from '@roadworthy/db/migrate.ts';
import { provisionDatabase } from '@roadworthy/db/provision.ts';
import type { Config } from '@roadworthy/server/kernel/env.ts';
import { declareQueues } from '@roadworthy/server/kernel/jobs.ts';

export type OpenedDatabase = {
  /** The configuration with the database's addresses in it. */
  readonly config: Config;
  /** Stops a server of ours when this process was its last user. */
  stop(): Promise<void>;
};

async function bringUpToDate(ownerUrl: string, log: (line: string) => void): Promise<void> {
  await migrate({ ownerUrl, log });
  await declareQueues(ownerUrl);
}

/** Finds the configured database or starts our own, and brings it to this version where we own it. */
export async function openDatabase(config: Config, log: (line: string) => void): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null) {
    if (config.databaseUrlDirect !== null) await bringUpToDate(config.databaseUrlDirect, log);
    return { config, stop: async () => undefined };
  }
  const { dataDir } = config;
  const server = await startPostgres({ dataDir, log });
  try {
    // Two starts on a new folder would create the same database twice.
    const urls = await withStartLock(join(dataDir, 'database.lock'), async () => {
      const made = await provisionDatabase({ superuserUrl: server.url, database: 'roadworthy', dataDir });
      await bringUpToDate(made.ownerUrl, log);
      return made;
    });
    return {
      config: { ...config, databaseUrl: urls.appUrl, databaseUrlDirect: urls.ownerUrl, authDatabaseUrl: urls.authUrl },
      stop: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
