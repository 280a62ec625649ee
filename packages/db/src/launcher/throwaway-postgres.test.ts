import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

test('the next one clears away what a killed test run left', async () => {
  const script = `import { startThrowawayPostgres } from ${JSON.stringify(join(import.meta.dirname, 'throwaway-postgres.ts'))};
    const server = await startThrowawayPostgres(() => undefined);
    console.log(server.pid + ' ' + server.dataDir);
    setInterval(() => 0, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [line] = await once(child.stdout, 'data');
  const [pid = '', dataDir = ''] = String(line).trim().split(' ');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(processMark(Number(pid))).toBeDefined();
  const server = await startThrowawayPostgres(() => undefined);
  expect(processMark(Number(pid))).toBeUndefined();
  expect(existsSync(dataDir)).toBe(false);
  await server.stop();
});
