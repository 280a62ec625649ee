import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { processMark } from '@roadworthy/db/launcher/process-mark.ts';
import { throwawayFolder } from '@roadworthy/db/launcher/throwaway-folder.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, type StartedMain, startMain, until } from '../test/start-main.ts';

const dataDir = mkdtempSync(join(throwawayFolder(), 'roadworthy-embedded-'));
const running: StartedMain[] = [];
let ready: string;

const postmaster = (): number => Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
const log = (): string => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
const output = (): string => running.map((each) => each.output()).join('\n');

// Two main processes with one folder: both watch the same server.
beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  ready = `http://127.0.0.1:${port}/readyz`;
  const env = { DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'info' };
  running.push(startMain(['--only', 'api'], { ...env, PORT: String(port) }));
  await until(() => answers(ready), output, 60_000);
  running.push(startMain(['--only', 'worker'], env));
  await until(() => output().includes('the worker is ready'), output, 60_000);
}, 120_000);

afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true, force: true });
});

test('an idle platform gives its PostgreSQL nothing to complain about', { timeout: 30_000 }, async () => {
  const before = log().length;
  // The queues are looked after every two seconds.
  await sleep(7_000);
  expect(log().slice(before)).toBe('');
});

test('a killed PostgreSQL is started again once, and the platform answers by itself', { timeout: 60_000 }, async () => {
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await until(async () => !(await answers(ready)), output);
  await until(() => answers(ready), output, 10_000);
  expect(postmaster()).not.toBe(killed);
  expect(processMark(postmaster())).toBeDefined();
  expect(log().match(/database system is ready to accept connections/g)).toHaveLength(2);
  expect(running.map(({ child }) => child.exitCode)).toEqual([null, null]);
});
