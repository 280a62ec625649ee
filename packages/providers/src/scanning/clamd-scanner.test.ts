import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { clamdPlace, createClamdScanner } from './clamd-scanner.ts';
import { ScannerUnansweredError } from './port.ts';

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  if (server) await new Promise((resolve) => server?.close(resolve));
  server = undefined;
});

/** What clamd reads of one INSTREAM: the bytes, once their end was sent. */
function readStream(received: Buffer): { readonly ended: boolean; readonly bytes: Buffer } | null {
  const command = Buffer.from('zINSTREAM\0');
  if (received.byteLength < command.byteLength) return null;
  if (!received.subarray(0, command.byteLength).equals(command)) throw new Error('No INSTREAM');
  const pieces: Buffer[] = [];
  let at = command.byteLength;
  while (at + 4 <= received.byteLength) {
    const length = received.readUInt32BE(at);
    if (length === 0) return { ended: true, bytes: Buffer.concat(pieces) };
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { ended: false, bytes: Buffer.concat(pieces) };
}

type Speaks = (socket: Socket, seen: { readonly ended: boolean; readonly bytes: Buffer }) => void;

/** A clamd that speaks its protocol, on a port or a path. */
async function clamd(speaks: Speaks, path?: string): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const seen = readStream(received);
      if (seen) speaks(socket, seen);
    });
  });
  server.listen(path ?? { host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? `tcp://127.0.0.1:${address.port}` : `unix:${path}`;
}

const afterAll: (answer: (bytes: Buffer) => string) => Speaks = (answer) => (socket, seen) => {
  if (seen.ended) socket.end(`${answer(seen.bytes)}\0`);
};
const file = (...chunks: (string | Buffer)[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

describe('clamd', () => {
  test.each([
    ['nothing', []],
    ['one piece', ['%PDF-1.7']],
    ['many pieces, one of them long', ['a', Buffer.alloc(300_000, 7), 'b']],
  ])('is sent the whole of a file of %s, and its verdict counts', async (_what, chunks) => {
    const whole = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
    const url = await clamd(afterAll((bytes) => (bytes.equals(whole) ? 'stream: OK' : 'stream: Cut FOUND')));
    expect(await createClamdScanner({ url }).scan(file(...chunks))).toEqual({ isClean: true });
  });

  test('names what it has found', async () => {
    const url = await clamd(afterAll(() => 'stream: Eicar-Signature FOUND'));
    expect(await createClamdScanner({ url }).scan(file('x'))).toEqual({ isClean: false, found: 'Eicar-Signature' });
  });

  test('is heard before the file has ended, which is then sent no further', async () => {
    const url = await clamd((socket) => socket.end('stream: Early FOUND\0'));
    let taken = 0;
    const endless = Readable.from(
      (function* bytes() {
        for (; taken < 20_000; taken += 1) yield Buffer.alloc(65_536);
      })(),
    );
    expect(await createClamdScanner({ url }).scan(endless)).toEqual({ isClean: false, found: 'Early' });
    expect(taken).toBeLessThan(20_000);
  });

  test('is asked over a socket of its machine too', async () => {
    const url = await clamd(
      afterAll(() => 'stream: OK'),
      join(tmpdir(), `clamd-${process.pid}-${Date.now()}.sock`),
    );
    expect(await createClamdScanner({ url }).scan(file('x'))).toEqual({ isClean: true });
  });
});

describe('a file waits in quarantine', () => {
  test.each<[string, Speaks]>([
    ['says that a file is too large for it', afterAll(() => 'INSTREAM size limit exceeded. ERROR')],
    ['ends without an answer', (socket) => socket.destroy()],
    ['says something else', afterAll(() => 'PONG')],
    ['says too much', (socket) => socket.write('x'.repeat(10_000))],
    ['says nothing', () => undefined],
  ])('where clamd %s', async (_what, speaks) => {
    const url = await clamd(speaks);
    await expect(createClamdScanner({ url, silenceMs: 300 }).scan(file('x'))).rejects.toThrow(ScannerUnansweredError);
  });

  test('where nobody listens', async () => {
    const url = await clamd(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    server = undefined;
    await expect(createClamdScanner({ url }).scan(file('x'))).rejects.toThrow(ScannerUnansweredError);
  });

  test('where it is larger than may be sent', async () => {
    const url = await clamd(afterAll(() => 'stream: OK'));
    const scanner = createClamdScanner({ url, mostBytes: 1_000 });
    await expect(scanner.scan(file(Buffer.alloc(1_001)))).rejects.toThrow('more than 1000 bytes');
  });

  test('and a file that breaks while it is read says so itself', async () => {
    const url = await clamd(() => undefined);
    const broken = Readable.from(
      (async function* bytes() {
        yield Buffer.from('x');
        throw new Error('the disk is gone');
      })(),
    );
    await expect(createClamdScanner({ url }).scan(broken)).rejects.toThrow('the disk is gone');
  });
});

test.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3_310 }],
  ['tcp://127.0.0.1', { host: '127.0.0.1', port: 3_310 }],
  ['tcp://[::1]:3311', { host: '::1', port: 3_311 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['https://clamav', null],
  ['tcp://clamav:99999', null],
  ['tcp://a b', null],
])('%s is the place %j', (url, place) => expect(clamdPlace(url)).toEqual(place));
