import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';
import { mountPages, type Pages } from './mount-pages.ts';
import { readPagePolicies, scriptHashesOf } from './page-policy.ts';

const known = `<!doctype html><script src="/a.js"></script><script>start("page")</script><p>${'known '.repeat(200)}</p>`;
const forged = known.replace('start', 'steal');
const script = 'start();'.repeat(200);
const hash = (script: string) => createHash('sha256').update(script).digest('base64');
const folder = mkdtempSync(join(tmpdir(), 'roadworthy-pages-'));
const html = { accept: 'text/html,*/*' };
let app: FastifyInstance;
const others: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/data': ['application/json', '{}'],
  '/forged': ['text/html; charset=utf-8', forged],
  '/drawing.svg': ['image/svg+xml', '<svg/>'],
  '/picture.png': ['image/png', 'PNG'],
};
let closed = 0;

const pages: Pages = {
  async handle(request, response) {
    if (request.url === '/stream') {
      response.setHeader('content-type', 'text/html');
      response.write('<p>one</p><script>now()</script>');
      response.end('<p>two</p>');
      return;
    }
    if (request.url === '/echo') {
      for await (const chunk of request) response.write(chunk);
      response.end();
      return;
    }
    if (request.url === '/fails') throw new Error('no such page');
    if (request.url === '/early') {
      response.writeHead(201, { 'content-type': 'text/html', 'x-early': 'yes' });
      response.flushHeaders();
      response.end(known);
      return;
    }
    response.setHeader('cache-control', 'private, no-cache');
    const [type, body] = others[request.url ?? ''] ?? ['text/html; charset=utf-8', known];
    response.setHeader('content-type', type);
    response.end(body);
  },
  async close() {
    closed += 1;
  },
};

beforeAll(async () => {
  mkdirSync(join(folder, 'server', 'app', 'checkout'), { recursive: true });
  writeFileSync(join(folder, 'server', 'app', 'checkout', 'start.html'), known);
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'a.js'), script);
  await compressAssets(join(folder, 'static'));
  process.env['WEB_BUILD_FOLDER'] = folder;
  app = fastify();
  const always = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(always));
  app.get('/api/x', async () => ({ api: true }));
  await mountPages(app, pages, { dev: false });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { ...html, ...headers } });

describe('a page', () => {
  test('may run the inline scripts that the build gave it, by their hashes', async () => {
    const response = await get('/checkout/start');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('start("page")')}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(response.body).toBe(known);
  });

  test('that the build does not know may run none', async () => {
    expect((await get('/forged')).headers['content-security-policy']).toContain("script-src 'self';");
    const streamed = await get('/stream');
    expect([streamed.body, streamed.headers['content-security-policy']]).toEqual([
      '<p>one</p><script>now()</script><p>two</p>',
      expect.stringContaining("script-src 'self';"),
    ]);
  });

  test.each([['*/*'], ['application/json'], [undefined]])(
    'is the same page to who accepts %s, for a shared cache gives it to all',
    async (accept) => {
      const like = (headers: Record<string, string | string[] | number | undefined>) =>
        ['content-security-policy', 'vary', 'content-encoding', 'content-length'].map((name) => headers[name]);
      const headers = { ...(accept === undefined ? {} : { accept }), 'accept-encoding': 'br' };
      const usual = await get('/', { 'accept-encoding': 'br' });
      expect(like(usual.headers)).toEqual([
        expect.stringContaining('sha256-'),
        'accept-encoding',
        'br',
        expect.anything(),
      ]);
      for (const method of ['GET', 'HEAD'] as const) {
        const response = await app.inject({ method, url: '/', headers });
        expect(like(response.headers)).toEqual(like(usual.headers));
        expect(response.rawPayload).toEqual(method === 'HEAD' ? Buffer.alloc(0) : usual.rawPayload);
      }
    },
  );

  test('’s data, which Next asks for, is no page', async () => {
    const { headers } = await get('/', { rsc: '1', 'accept-encoding': 'br' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('goes out compressed as the browser likes it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(known);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(known);
    expect((await get('/')).headers).not.toHaveProperty('content-encoding');
  });

  test('’s drawing goes out compressed too, and may run nothing; a picture is sent as it is', async () => {
    const drawing = await get('/drawing.svg', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(drawing.rawPayload).toString()).toBe('<svg/>');
    expect(drawing.headers['content-security-policy']).toContain("script-src 'self';");
    expect((await get('/drawing.svg')).body).toBe('<svg/>');
    expect((await get('/picture.png', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
  });

  test('is recognised even when its head was written first', async () => {
    const response = await get('/early');
    expect([response.statusCode, response.headers['x-early'], response.body]).toEqual([201, 'yes', known]);
    expect(response.headers['content-security-policy']).toContain(hash('start("page")'));
  });

  test('is kept as long as the pages say, and no longer', async () => {
    expect((await get('/print/quote/1')).headers['cache-control']).toBe('private, no-cache');
  });

  test('keeps the headers that every answer has', async () => {
    expect((await get('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
});

describe('the pages', () => {
  test('leave the API its routes', async () => {
    expect((await get('/api/x')).json()).toEqual({ api: true });
  });

  test('are read, and get no request with a body', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await app.inject({ method, url: '/echo', payload: 'a=1' });
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
    }
  });

  test('that fail are answered, without a word of why', async () => {
    const response = await get('/fails');
    expect([response.statusCode, response.body]).toEqual([500, '']);
  });

  test('answer data as it is', async () => {
    expect((await get('/data')).headers).not.toHaveProperty('content-encoding');
  });
});

describe('a file that pages load', () => {
  const file = '/_next/static/a.js';

  test('comes as the build compressed it, and is kept for a year', async () => {
    const brotli = await get(file, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(brotli.headers).not.toHaveProperty('x-frame-options');
    expect(String(brotli.headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get(file, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect((await get(file)).body).toBe(script);
  });

  test('is 404 when the build has none of that name, or it lies elsewhere', async () => {
    for (const name of ['b.js', '..%2Fserver%2Fapp%2Fcheckout%2Fstart.html']) {
      expect([name, (await get(`/_next/static/${name}`)).statusCode]).toEqual([name, 404]);
    }
  });
});

test('a development build gets the bodies of its tools untouched', async () => {
  const server = fastify();
  await mountPages(server, pages, { dev: true });
  const headers = { 'content-type': 'text/x' };
  const response = await server.inject({ method: 'POST', url: '/echo', payload: 'a=1&b=2', headers });
  expect(response.body).toBe('a=1&b=2');
  await server.close();
});

test('the pages are closed with the server', async () => {
  const server = fastify();
  await mountPages(server, pages, { dev: true });
  const before = closed;
  await server.close();
  expect(closed).toBe(before + 1);
});

test('a script with a source has no hash, one without has, each once', () => {
  expect(scriptHashesOf('<script async src="x"></script><script>a</script><script id="y">a</script>')).toEqual([
    hash('a'),
  ]);
  expect(readPagePolicies('/nowhere')(Buffer.from('x'))).toContain("script-src 'self';");
});
