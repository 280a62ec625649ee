import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { processMark } from '@roadworthy/db/launcher/process-mark.ts';
import { cloneTemplate } from '@roadworthy/db/template.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, childrenOf, type StartedMain, startMain, until, withoutRealParts } from '../test/start-main.ts';
import { isExhaustive, sampleOf } from '@roadworthy/core/shared/testing/sampled.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-host-'));
let clone: Awaited<ReturnType<typeof cloneTemplate>>;
const running: ChildProcess[] = [];

beforeAll(async () => {
  clone = await cloneTemplate('host');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await clone.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(args: readonly string[], env: Record<string, string>): StartedMain {
  const { appUrl, ownerUrl, authUrl } = clone;
  const database = { DATABASE_URL: appUrl, DATABASE_URL_DIRECT: ownerUrl, AUTH_DATABASE_URL: authUrl };
  const started = startMain(args, { ...database, DATA_DIR: dataDir, ...env });
  running.push(started.child);
  return started;
}

describe('npm start', () => {
  // Others below end it by SIGTERM.
  test.each(isExhaustive ? (['SIGTERM', 'SIGINT'] as const) : (['SIGINT'] as const))(
    'brings the database up to date, answers, and ends cleanly at %s',
    { timeout: 40_000 },
    async (signal) => {
      const port = await freePort();
      const { child, ended, output } = start(['--only', 'api'], { PORT: String(port) });
      await until(() => answers(`http://127.0.0.1:${port}/readyz`), output);
      expect(output()).toContain(`http://localhost:${port}`);
      child.kill(signal);
      expect(await ended).toBe(0);
    },
  );

  test('finishes the request at work before it ends', { timeout: 40_000 }, async () => {
    const port = await freePort();
    const { child, ended, output } = start(['--only', 'api'], { PORT: String(port) });
    await until(() => answers(`http://127.0.0.1:${port}/readyz`), output);
    const requested = Array.from({ length: 40 }, () =>
      fetch(`http://127.0.0.1:${port}/api/v1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ products { product_id } }"}',
      }).then((response) => response.status),
    );
    // The others are at work, or on their way.
    await Promise.race(requested);
    child.kill('SIGTERM');
    const statuses = (await Promise.allSettled(requested)).flatMap((each) =>
      each.status === 'fulfilled' ? [each.value] : [],
    );
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses).toContain(200);
    expect(await ended).toBe(0);
  });

  test(
    'says what is wrong with the configuration and with a taken port, and ends with 1',
    { timeout: 40_000 },
    async () => {
      const wrong = start([], { LOG_LEVEL: 'loud' });
      expect(await wrong.ended).toBe(1);
      expect(wrong.output()).toContain('LOG_LEVEL');
      const server = createServer();
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      const address = server.address();
      const taken = start(['--only', 'api'], { PORT: String(typeof address === 'object' ? address?.port : '') });
      expect(await taken.ended).toBe(1);
      expect(taken.output()).toContain('is taken');
      server.close();
    },
  );

  test('starts no production that has neither gateway nor mail server', { timeout: 40_000 }, async () => {
    const bare = start([], withoutRealParts);
    expect(await bare.ended).toBe(1);
    expect(bare.output()).toMatch(/STRIPE_SECRET_KEY: required in production.*\nSMTP_URL: required in production/);
  });

  test(
    'names every part that is simulated, to whoever starts it, in its log and to who asks',
    { timeout: 40_000 },
    async () => {
      const port = await freePort();
      const env = { ...withoutRealParts, NODE_ENV: 'test', PORT: String(port) };
      const { child, ended, output } = start(['--only', 'api'], env);
      await until(() => output().includes('answers at'), output);
      expect(output()).toMatch(
        /Simulated\n {2}payments: .*\n {2}payouts: .*\n {2}claims at carriers: .*\n {2}VIN decoding: .*\n {2}driving records and scores: .*\n {2}virus scanning: .*\n {2}e-mail: .*\n {2}letters by post: .*\n {2}text messages: .*\n {2}devices of vehicles: .*\n {2}error reports: /,
      );
      expect(output()).toMatch(
        /"simulated":\["payments","payouts","claims at carriers","VIN decoding","driving records and scores","virus scanning","e-mail","letters by post","text messages","devices of vehicles","error reports"\]/,
      );
      const readiness: unknown = await fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.json());
      expect(readiness).toMatchObject({
        status: 'ready',
        simulated: [
          'payments',
          'payouts',
          'claims at carriers',
          'VIN decoding',
          'driving records and scores',
          'virus scanning',
          'e-mail',
          'letters by post',
          'text messages',
          'devices of vehicles',
          'error reports',
        ],
      });
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  );

  test('runs the worker alone, started again when it is killed', { timeout: 40_000 }, async () => {
    const { child, ended, output } = start(['--only', 'worker'], {});
    const starts = () => output().split('the worker is ready').length - 1;
    await until(() => starts() === 1, output);
    const pid = Number(/"pid":(\d+)[^\n]*the worker is ready/.exec(output())?.[1]);
    process.kill(pid, 'SIGKILL');
    await until(() => starts() === 2, output);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test.each(sampleOf([0, 300, 800], 3))(
    'leaves no worker behind when it is killed %i ms after its worker’s birth',
    { timeout: 40_000 },
    async (pauseMs) => {
      const { child, output } = start(['--only', 'worker'], {});
      const workers = () => childrenOf(child.pid ?? 0);
      await until(() => workers().length === 1, output);
      const [worker = 0] = workers();
      await sleep(pauseMs);
      child.kill('SIGKILL');
      await until(
        () => processMark(worker) === undefined,
        () => `the worker ${worker} lives on\n${output()}`,
      );
    },
  );
});
