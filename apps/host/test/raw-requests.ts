import { METHODS } from 'node:http';

/** What is sent on one connection, and how the connection ends. */
export type Exchange = {
  /** Sent one after the other, with a pause between. */
  readonly pieces: readonly Buffer[];
  /** How many requests are in it. */
  readonly requests: number;
  readonly end: 'after the answer' | 'half-closed' | 'reset' | 'closed';
  /** Milliseconds from the last piece to a reset or close. */
  readonly afterMs: number;
};

/** Numbers in [0, 1) that one seed decides (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ends = ['after the answer', 'after the answer', 'half-closed', 'reset', 'reset', 'closed'] as const;

// What is rendered costs a hundred times what is refused.
const pages = [
  '/',
  '/en-us',
  '/fr-ca',
  '/en-ca/',
  '/nowhere',
  '/agents/sign-in',
  '/fr-ca/nowhere?x=%zz',
  '/robots.txt',
];
const cheap = [
  '/healthz',
  '/api/auth/me',
  '/api/auth/logout?returnTo=/x',
  '/api/nothing',
  '/api/v1/graphql',
  '/api/v1/live',
  '/api/partners/%00',
  '/api/documents/x',
  '/api/v1/errors',
  '/api/payments/webhook',
  '/api/post/webhook',
  '/api/auth/sign-in/email',
  '/_next/static/nothing.js',
  '/_next/static/%2e%2e/%2e%2e/BUILD_ID',
  '/_next/image?url=x',
  '/dev/outbox/x',
  '/api/partners/nobody',
  '/api/auth/global-roles',
  '/api/auth/sign-out',
  '/api/payments/sandbox/tokens',
];
const strange = [
  '*',
  '//',
  '//evil.example/x',
  '/%',
  '/%ff',
  '/%00',
  '/../../etc/passwd',
  'http://a/healthz',
  'https://a',
  'a:80',
  '/api/../healthz',
  '/api/%2e%2e/x',
  `/${'a'.repeat(9e3)}`,
  `/api/partners/${'b'.repeat(300)}`,
  '/api/auth/me#x',
];
const methods = [...METHODS, 'FOO', 'get', 'PRI', ''];
const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.', 'http/1.1', ''];
const hosts = ['localhost:3000', 'a b', '[', '[::1]:80', '', 'a:99999', 'é', 'a/b', 'a, b', '256.256.256.256', 'a@b'];
const headers = [
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==',
  'Upgrade: h2c',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA',
  'Expect: 100-continue',
  'Expect: x',
  'Connection: keep-alive',
  'Connection: x, close',
  'TE: trailers',
  'Trailer: x',
  'Content-Type: application/json',
  'Content-Type: x',
  'Content-Type: text/plain',
  'Accept: */*',
  'Accept: text/html',
  'Accept-Encoding: br, x;q=9',
  'Accept-Language: ;;;q=x',
  'Cookie: =; a=%zz; __Host-roadworthy=x.y',
  'Authorization: Bearer x',
  'Range: bytes=9-1',
  'If-None-Match: *',
  'If-Modified-Since: x',
  'rsc: 1',
  'rsc: 1\r\nnext-router-state-tree: %7B',
  'next-action: x',
  'next-router-prefetch: 1\r\nrsc: 1',
  'next-router-segment-prefetch: /_tree\r\nrsc: 1',
  'x-nextjs-data: 1',
  'x-middleware-subrequest: src/proxy',
  'x-middleware-rewrite: http://a',
  'x-forwarded-host: [',
  'x-forwarded-proto: x',
  'x-forwarded-for: x',
  'X-HTTP-Method-Override: TRACE',
  'x-long: é',
  'sec-fetch-site: x',
  'x-request-id: ../../x',
  'x-roamly-quote-token: x',
  'x-hasura-role: admin',
  'idempotency-key: ',
  'x-api-key: x',
  'next-url: //x',
];
const brokenHeaders = ['bad header', ': empty', 'x\u0000y: z', 'x: \u0000', ' folded', 'x : y', 'x: \r y'];
const lengths = [
  '0',
  '5',
  '3',
  '400',
  '-1',
  '+5',
  '0x5',
  '5, 5',
  '5\r\nContent-Length: 6',
  '99999999999999999999',
  'x',
  '',
];
const encodings = ['chunked, chunked', 'gzip', 'identity', 'gzip, chunked', 'xchunked', 'chunked\r\nContent-Length: 5'];
const chunked = [
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\nhello\r\n0\r\nx: y\r\n\r\n',
  '0\r\n\r\n',
  '5;x=y\r\nhello\r\n0\r\n\r\n',
];
const brokenChunks = [
  '5\r\nhel',
  'z\r\nhello',
  '-1\r\n',
  'ffffffffffffffffff\r\n',
  '5\nhello\n0\n\n',
  '3\r\nhello\r\n0\r\n\r\n',
  '5\r\nhello0\r\n',
];
const bodies = [
  'hello',
  '{"query":"{ __typename }"}',
  '{"query":',
  '[]',
  '\u0000\u0001',
  '{"email":"a@b.example","otp":1}',
];

/** Hostile exchanges, each of them decided by the seed alone. */
export function rawExchanges(seed: number): () => Exchange {
  const random = randomFrom(seed);
  const chance = (share: number): boolean => random() < share;
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[], usual: T): T => list[below(list.length)] ?? usual;

  function body(): { readonly about: readonly string[]; readonly text: string } {
    const roll = random();
    const text = oneOf(bodies, '');
    if (roll < 0.55) return { about: [], text: '' };
    if (roll < 0.8) return { about: [`Content-Length: ${text.length}`, 'Content-Type: application/json'], text };
    if (roll < 0.9) return { about: ['Transfer-Encoding: chunked'], text: oneOf(chunked, '') };
    if (roll < 0.93) return { about: [`Content-Length: ${oneOf(lengths, '0')}`], text };
    if (roll < 0.95) return { about: ['Transfer-Encoding: chunked'], text: oneOf(brokenChunks, '') };
    if (roll < 0.97) return { about: [`Transfer-Encoding: ${oneOf(encodings, 'x')}`], text: oneOf(chunked, '') };
    return { about: [], text };
  }

  function line(): string {
    const isPage = chance(0.2);
    const method = chance(isPage ? 0.7 : 0.3) ? 'GET' : chance(0.3) ? 'POST' : oneOf(methods, 'GET');
    const target = chance(0.08) ? oneOf(strange, '/') : isPage ? oneOf(pages, '/') : oneOf(cheap, '/');
    return `${method} ${target} ${chance(0.97) ? 'HTTP/1.1' : oneOf(versions, '')}`;
  }

  function request(): string {
    const { about, text } = body();
    const lines = [line(), ...about];
    if (chance(0.98)) lines.push(`Host: ${chance(0.94) ? 'a' : oneOf(hosts, 'a')}`);
    while (chance(0.45)) lines.push(oneOf(headers, ''));
    if (chance(0.02)) lines.push(oneOf(brokenHeaders, ''));
    if (chance(0.005)) lines.push(`x-long: ${'y'.repeat(1_000 + below(60_000))}`);
    if (chance(0.005)) lines.push(...Array.from({ length: below(3_000) }, (_, n) => `x-${n}: ${n}`));
    const newline = chance(0.99) ? '\r\n' : '\n';
    return `${lines.join(newline)}${newline}${newline}${text}`;
  }

  function cut(whole: Buffer): Buffer[] {
    if (whole.length < 2 || chance(0.8)) return [whole];
    const at = 1 + below(Math.min(whole.length, 300) - 1);
    return [whole.subarray(0, at), whole.subarray(at)];
  }

  return function next(): Exchange {
    const requests = chance(0.2) ? 2 + below(6) : 1;
    const whole = Buffer.from(Array.from({ length: requests }, request).join(''), 'latin1');
    const pieces = cut(chance(0.04) ? whole.subarray(0, below(whole.length)) : whole);
    return { pieces, requests, end: oneOf(ends, 'reset'), afterMs: chance(0.4) ? 0 : below(25) };
  };
}
