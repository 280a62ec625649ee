import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { cloneTemplate } from '@roadworthy/db/template.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, startMain, until } from '../test/start-main.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-rolling-'));
let clone: Awaited<ReturnType<typeof cloneTemplate>>;
const running: ChildProcess[] = [];
beforeAll(async () => {
  clone = await cloneTemplate('rolling');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await clone.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const probeMs = 100;
const requestEveryMs = 20;

function startApi(port: number) {
  const { appUrl, ownerUrl, authUrl } = clone;
  const started = startMain(['--only', 'api'], {
    DATABASE_URL: appUrl,
    DATABASE_URL_DIRECT: ownerUrl,
    AUTH_DATABASE_URL: authUrl,
    DATA_DIR: dataDir,
    SECRET: 'a secret that both processes know of',
    PORT: String(port),
    DRAIN_SECONDS: '1',
  });
  running.push(started.child);
  return started;
}

/** As a balancer does: asks each process whether it is ready, and leads to those that said so, in turn. */
function balance(ports: readonly number[]) {
  const ready = new Set<number>();
  const probes = setInterval(() => {
    for (const port of ports) {
      void answers(`http://127.0.0.1:${port}/readyz`).then((isReady) =>
        isReady ? ready.add(port) : ready.delete(port),
      );
    }
  }, probeMs);
  let turn = 0;
  return {
    isReady: (port: number) => ready.has(port),
    next(): number {
      const open = [...ready];
      turn += 1;
      return open[turn % open.length] ?? 0;
    },
    stop: () => clearInterval(probes),
  };
}

const startQuote = JSON.stringify({
  query: 'mutation { start_quote(postal_code: "43215", vehicle_class: "travel_trailer") { quote_id } }',
});
const readProducts = JSON.stringify({ query: '{ products { product_id } }' });

/** What became of a request: its HTTP status, or why there is none. */
async function request(port: number, body: string): Promise<string> {
  return fetch(`http://127.0.0.1:${port}/api/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return String(answer.status);
    },
    (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
  );
}

test('two processes are restarted one after the other, and no request fails', { timeout: 120_000 }, async () => {
  const ports = [await freePort(), await freePort()];
  const started = new Map(ports.map((port) => [port, startApi(port)]));
  const balancer = balance(ports);
  const told = () => [...started.values()].map(({ output }) => output()).join('\n');
  await until(() => ports.every((port) => balancer.isReady(port)), told, 60_000);

  const outcomes: Promise<string>[] = [];
  const load = setInterval(() => {
    outcomes.push(request(balancer.next(), outcomes.length % 4 === 0 ? startQuote : readProducts));
  }, requestEveryMs);
  for (const port of ports) {
    await sleep(500);
    const process = started.get(port);
    process?.child.kill('SIGTERM');
    expect(await process?.ended).toBe(0);
    started.set(port, startApi(port));
    await until(() => balancer.isReady(port), told, 60_000);
  }
  await sleep(500);
  clearInterval(load);
  const ended = await Promise.all(outcomes);
  balancer.stop();
  expect(ended.length).toBeGreaterThan(100);
  expect(ended.filter((outcome) => outcome !== '200')).toEqual([]);
});
