import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '@roadworthy/db/launcher/start-postgres.ts';
import { throwawayFolder } from '@roadworthy/db/launcher/throwaway-folder.ts';
import { createPool } from '@roadworthy/db/pool.ts';
import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { supervisePostgres } from './supervise-postgres.ts';

const log = createLog({ level: 'silent', name: 'test' });
let dataDir: string;
let server: RunningPostgres;

beforeEach(async () => {
  dataDir = mkdtempSync(join(throwawayFolder(), 'roadworthy-supervised-'));
  chmodSync(dataDir, 0o755);
  server = await startPostgres({ dataDir, log: () => undefined });
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a PostgreSQL that is killed is started again, and a pool that was open answers', async () => {
  const lost: string[] = [];
  const supervised = supervisePostgres({ server, dataDir, log, onLost: (message) => lost.push(message) });
  const pool = createPool({ url: server.url, max: 2, statementTimeoutMs: 5_000, name: 'test' });
  try {
    await pool.query('create table kept as select 7 as seven');
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    const ask = () => pool.query<{ seven: number }>('select seven from kept').then(({ rows }) => rows[0]?.seven);
    await expect.poll(() => server.pid, { timeout: 10_000 }).not.toBe(pid);
    await expect.poll(() => ask().catch(() => null), { timeout: 10_000 }).toBe(7);
    expect(lost).toEqual([]);
  } finally {
    await pool.end();
    await supervised.stop();
  }
  expect(server.isRunning()).toBe(false);
});

test('a PostgreSQL that cannot be started is given up with a message that says where to look', async () => {
  const cluster = join(dataDir, 'postgres');
  const reported = new Promise<string>((resolve) => {
    supervisePostgres({ server, dataDir, log, onLost: resolve, mostEnds: 3, firstPauseMs: 1 });
  });
  renameSync(join(cluster, 'global'), join(cluster, 'global-gone'));
  process.kill(server.pid, 'SIGKILL');
  const message = await reported;
  expect(message).toContain('PostgreSQL did not start');
  expect(message).toContain(`${join(dataDir, 'postgres.log')} says why`);
  expect(message).toContain('start Roadworthy again');
});
