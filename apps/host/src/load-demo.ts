import './environment.ts';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { withStartLock } from '@roadworthy/db/launcher/start-lock.ts';
import { createPool } from '@roadworthy/db/pool.ts';
import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { openClock } from '@roadworthy/server/kernel/jobs/clock.ts';
import { loadDemo } from '@roadworthy/testkit/demo.ts';
import { isEmpty, noteLoading } from './fill-demo.ts';

// Whoever started us waits for the pages, which are built at this time.
setPriority(5);
// Ctrl-C reaches the whole group; who started us ends us.
process.on('SIGINT', () => undefined);
const leave = (): void => process.exit(1);
process.once('disconnect', leave);

const config = readConfig(process.env);
/** Another start may fill the same database at this moment: minutes on a small machine. */
const patienceMs = 900_000;

await withStartLock(
  join(config.dataDir, 'demo.lock'),
  async () => {
    const pool = createPool({
      url: config.databaseUrl ?? '',
      max: 1,
      statementTimeoutMs: 10_000,
      name: 'roadworthy demo',
    });
    const isWanted = await isEmpty(pool);
    await pool.end();
    if (!isWanted) return;
    const loaded = noteLoading(config.dataDir);
    const log = createLog({ level: config.logLevel, name: 'roadworthy demo' });
    await loadDemo({ config, log, clock: openClock(config) }, console.log);
    loaded();
  },
  patienceMs,
);
// What is loaded is no failure.
process.off('disconnect', leave);
process.disconnect();
