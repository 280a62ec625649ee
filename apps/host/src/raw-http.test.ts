import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { cloneTemplate } from '@roadworthy/db/template.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawExchanges } from '../test/raw-requests.ts';
import { sendRaw, statusesIn } from '../test/send-raw.ts';
import { answers, type StartedMain, startMain, until } from '../test/start-main.ts';
import { isExhaustive, sampleSeed } from '@roadworthy/core/shared/testing/sampled.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-raw-'));
let clone: Awaited<ReturnType<typeof cloneTemplate>>;
let main: StartedMain;
let port: number;

// The pages are built first when they have changed since.
beforeAll(async () => {
  clone = await cloneTemplate('raw http');
  port = await freePort();
  const { appUrl, ownerUrl, authUrl } = clone;
  const database = { DATABASE_URL: appUrl, DATABASE_URL_DIRECT: ownerUrl, AUTH_DATABASE_URL: authUrl };
  main = startMain(['--only', 'all'], { ...database, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' });
  await until(() => main.child.exitCode !== null || answers(at('/healthz')), main.output, 280_000);
}, 300_000);

afterAll(async () => {
  main.child.kill('SIGTERM');
  await main.ended;
  await clone.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (path: string): string => `http://127.0.0.1:${port}${path}`;

/** Sends one request as it stands, and answers what came back within a moment. */
function post(text: string): Promise<string> {
  return sendRaw(port, { pieces: [Buffer.from(text, 'latin1')], requests: 1, end: 'after the answer', afterMs: 0 });
}

/** The process that was started still answers, and nothing went uncaught in it. */
async function expectUnharmed(): Promise<void> {
  expect([main.child.exitCode, main.child.signalCode]).toEqual([null, null]);
  expect(main.output()).not.toMatch(/that nobody caught|nobody listened/);
  expect(await answers(at('/en-ca'))).toBe(true);
}

describe('a request that is closed while it is handled', () => {
  test.each([
    'TRACE / HTTP/1.1',
    'POST / HTTP/1.1',
    'PUT /fr-ca HTTP/1.1',
    'DELETE /agents HTTP/1.1',
    'GET / HTTP/1.1',
  ])('(%s) ends nothing but itself', async (line) => {
    for (const afterMs of [0, 1, 2, 4, 8, 16, 32]) {
      for (const end of ['reset', 'closed'] as const) {
        const pieces = [Buffer.from(`${line}\r\nHost: a\r\n\r\nx`)];
        await sendRaw(port, { pieces, requests: 1, end, afterMs });
      }
    }
    await expectUnharmed();
  });
});

describe('a method that nobody serves', () => {
  test.each([
    ['TRACE', '/', 'GET, HEAD, OPTIONS'],
    ['POST', '/fr-ca', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/_next/static/x.js', 'GET, HEAD, OPTIONS'],
    ['QUERY', '/healthz', 'GET, HEAD, OPTIONS'],
    ['M-SEARCH', '/api/v1/graphql', 'POST, OPTIONS'],
    ['DELETE', '/api/documents/x', 'GET, HEAD, OPTIONS'],
    ['TRACE', '/api/nothing', 'GET, HEAD, POST, OPTIONS'],
    ['CONNECT', 'a:443', 'GET, HEAD, POST, OPTIONS'],
  ])('(%s %s) is answered 405 with those that are', async (method, target, allow) => {
    const [head = ''] = (await post(`${method} ${target} HTTP/1.1\r\nHost: a\r\n\r\n`)).split('\r\n\r\n');
    expect(statusesIn(head)).toEqual([405]);
    expect(head.toLowerCase()).toContain(`\r\nallow: ${allow.toLowerCase()}`);
  });

  test('is told by OPTIONS, which is answered everywhere', async () => {
    for (const target of ['/', '*', '/api/v1/graphql', '/healthz'])
      expect([target, statusesIn(await post(`OPTIONS ${target} HTTP/1.1\r\nHost: a\r\n\r\n`))]).toEqual([
        target,
        [204],
      ]);
  });
});

describe('a request that cannot be read', () => {
  test.each([
    ['a host that is none', 'GET /en-us HTTP/1.1\r\nHost: [\r\n\r\n', 400],
    ['an empty host of a page', 'GET /en-us HTTP/1.1\r\nHost:\r\n\r\n', 400],
    ['no host of a page', 'GET /en-us HTTP/1.0\r\n\r\n', 400],
    ['no host of what a balancer asks', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['a target that is no path', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a target as a proxy gets it', 'GET http://a/healthz HTTP/1.1\r\nHost: a\r\n\r\n', 200],
    ['a header of 20,000 letters', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('(%s) is answered for what it is', async (_what, text, status) => {
    expect(statusesIn(await post(text))).toEqual([status]);
  });
});

type Answer = { readonly cache: string; readonly said: string };

/** What is answered to a GET of a host, its headers before its body. */
function get(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        const cache = response.headers['cache-control'] ?? '';
        resolve({ cache, said: `${response.statusCode} ${JSON.stringify(response.headers)} ${body}` });
      });
    });
    sent.on('error', reject).end();
  });
}

test(
  'what a shared cache may keep of the pages names no host that the caller made up',
  { timeout: 240_000 },
  async () => {
    const sitemap = await get('/sitemap.xml', { host: 'evil.example' });
    const listed = [...sitemap.said.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    expect(listed.length).toBeGreaterThan(100);
    const moved = ['/', '/en-us/', '/fr-ca/faq/', '/checkout', '/claim', '/fr-ca/checkout', '/agents/delinquencies/x'];
    const files = ['/sitemap.xml', '/robots.txt', '/favicon.ico', '/manifest.webmanifest', '/opensearch.xml'];
    // A state and a class are made as every other: the first of each pattern stands for all, in every language.
    const patterns = Map.groupBy(listed, (path) => path?.replace(/(\/(?:states|vehicles)\/)[^/]+$/, '$1'));
    const shown = [...patterns.values()].flatMap(([path]) => path ?? []);
    const paths = [...moved, ...files, '/nowhere', '/agents/sign-in', '/checkout/start', ...shown];
    const wrong: string[] = [];
    let stored = 0;
    for (const path of paths) {
      for (const more of [{}, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }, { rsc: '1' }]) {
        const { cache, said } = await get(path, { host: 'evil.example', ...more });
        // What says nothing of it may be kept as well.
        const isStored = !/no-store|private/.test(cache);
        if (isStored) stored += 1;
        if (isStored && said.includes('evil.example'))
          wrong.push(`${path} ${JSON.stringify(more)}: ${said.slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(stored).toBeGreaterThan(60);
  },
);

test('who asks for an upgrade is answered as if they had not asked', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==';
  await post('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  for (const [target, status] of [
    ['/healthz', 200],
    ['/api/auth/me', 204],
    ['/nowhere', 404],
  ] as const) {
    const answered = await post(`GET ${target} HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n\r\n`);
    expect([target, statusesIn(answered)]).toEqual([target, [status]]);
  }
});

/** `HOSTILE_REQUESTS` makes a run shorter or longer. */
const hostile = Number(process.env['HOSTILE_REQUESTS'] ?? 3_000);

const usually = [
  ['/healthz', 200],
  ['/fr-ca', 200],
  ['/api/auth/me', 204],
] as const;

test(`${hostile} hostile requests get no 5xx and stop nobody`, { timeout: 300_000 }, async () => {
  const seed = Number(process.env['RAW_HTTP_SEED'] ?? (isExhaustive ? sampleSeed : 20_261_122));
  console.info(`RAW_HTTP_SEED=${seed}`);
  const next = rawExchanges(seed);
  const wrong: string[] = [];
  const seen = new Map<number, number>();
  let sent = 0;

  async function send(): Promise<void> {
    while (sent < hostile && wrong.length < 5 && main.child.exitCode === null) {
      const exchange = next();
      sent += exchange.requests;
      const answered = await sendRaw(port, exchange);
      for (const status of statusesIn(answered)) {
        seen.set(status, (seen.get(status) ?? 0) + 1);
        if (status >= 500)
          wrong.push(`${status} to ${Buffer.concat(exchange.pieces).toString('latin1').slice(0, 2_000)}`);
      }
    }
  }

  let isOver = false;
  let usual = 0;
  async function askAsUsual(): Promise<void> {
    while (!isOver) {
      for (const [path, expected] of usually) {
        const status = await fetch(at(path), { signal: AbortSignal.timeout(10_000) }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          (error: unknown) => String(error),
        );
        if (status !== expected) wrong.push(`${status} to a usual request for ${path}`);
        usual += 1;
      }
      await sleep(20);
    }
  }

  const asking = askAsUsual();
  await Promise.all(Array.from({ length: 64 }, send));
  isOver = true;
  await asking;
  console.info(`${sent} sent, ${usual} usual ones meanwhile;`, Object.fromEntries([...seen].toSorted()));
  expect(wrong).toEqual([]);
  expect(usual).toBeGreaterThan(50);
  expect([...seen.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(hostile / 4);
  for (const status of [200, 204, 400, 404, 405, 431]) expect([status, seen.has(status)]).toEqual([status, true]);
  await expectUnharmed();
});
