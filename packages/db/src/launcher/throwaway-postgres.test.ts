import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { processMark } from './process-mark.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

test('a throw-away server leaves neither process nor file', async () => {
  const server = await startThrowawayPostgres(() => undefined);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query("select current_setting('fsync') as fsync");
  await client.end();
  expect(rows).toEqual([{ fsync: 'off' }]);
  await server.stop();
  expect(processMark(server.pid)).toBeUndefined();
  expect(existsSync(server.dataDir)).toBe(false);
});

type Killed = { readonly pid: number; readonly dataDir: string; readonly watch: number };

/** A process that is killed while it has a throw-away server; `alsoWatch` kills what watches over that server first. */
async function killedRun(alsoWatch: boolean): Promise<Killed> {
  const script = `import { startThrowawayPostgres } from ${JSON.stringify(join(import.meta.dirname, 'throwaway-postgres.ts'))};
    const { pid, dataDir, watch } = await startThrowawayPostgres(() => undefined);
    console.log(JSON.stringify({ pid, dataDir, watch }));
    setInterval(() => 0, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [line] = await once(child.stdout, 'data');
  const killed = JSON.parse(String(line)) as Killed;
  if (alsoWatch) process.kill(killed.watch, 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return killed;
}

test('a throw-away server ends with the process that started it, however that ends', { timeout: 60_000 }, async () => {
  const { pid, dataDir } = await killedRun(false);
  while (processMark(pid) !== undefined || existsSync(dataDir)) await sleep(20);
});

test('the next one clears away what nobody watches over any more', { timeout: 60_000 }, async () => {
  const { pid, dataDir } = await killedRun(true);
  expect(processMark(pid)).toBeDefined();
  const server = await startThrowawayPostgres(() => undefined);
  try {
    expect(processMark(pid)).toBeUndefined();
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    await server.stop();
  }
});
