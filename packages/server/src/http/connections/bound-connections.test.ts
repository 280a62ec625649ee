import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../kernel/settings/env.ts';
import { createLog } from '../../kernel/audit/log.ts';
import { slowest } from './bound-connections.ts';
import { createApp } from '../create-app.ts';

const open: { close(): Promise<unknown> }[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of open.splice(0)) await app.close();
});

async function listening(env: Record<string, string>) {
  const app = await createApp(readConfig({ NODE_ENV: 'test', ...env }), createLog({ level: 'silent', name: 'test' }));
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  open.push(app);
  return app;
}

/** A connection that says nothing by itself, from an address of this machine. */
function connected(app: Awaited<ReturnType<typeof listening>>, localAddress: string) {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  let isClosed = false;
  let heard = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => (heard += data.toString()));
  socket.once('close', () => (isClosed = true));
  return { socket, isClosed: () => isClosed, heard: () => heard };
}

async function until(isDone: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 250 && !isDone(); waited += 1) await sleep(20);
  return isDone();
}

test('one address holds so many connections and no more; others are answered, and it is again when some have ended', async () => {
  const app = await listening({ CONNECTIONS_FROM_ADDRESS: '3' });
  const mine = [1, 2, 3].map(() => connected(app, '127.0.0.2'));
  const tooMany = connected(app, '127.0.0.2');
  expect(await until(tooMany.isClosed)).toBe(true);
  expect(mine.map(({ isClosed }) => isClosed())).toEqual([false, false, false]);
  const other = connected(app, '127.0.0.3');
  other.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await until(() => other.heard().includes('here'))).toBe(true);
  mine[0]?.socket.destroy();
  let next = connected(app, '127.0.0.2');
  next.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  // The server hears of an end a moment later.
  for (
    let tried = 0;
    tried < 20 && (await until(() => next.isClosed() || next.heard() !== '')) && next.isClosed();
    tried += 1
  ) {
    next = connected(app, '127.0.0.2');
    next.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  }
  expect(next.heard()).toContain('here');
});

test('a proxy that is trusted speaks for many', async () => {
  const app = await listening({ CONNECTIONS_FROM_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.2' });
  const through = [1, 2, 3].map(() => connected(app, '127.0.0.2'));
  for (const { socket } of through) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  for (const { heard } of through) expect(await until(() => heard().includes('here'))).toBe(true);
});

test('a connection without a word, or in the middle of one, is closed within half a minute', async () => {
  const app = await listening({});
  expect(app.server.headersTimeout).toBe(slowest.head);
  expect(app.server.requestTimeout).toBe(slowest.request);
  expect(app.server.timeout).toBe(slowest.silence);
  expect(slowest.head + slowest.check).toBeLessThanOrEqual(30_000);
  // As the server counts it, at a hundredth of the time.
  app.server.headersTimeout = slowest.head / 100;
  app.server.requestTimeout = slowest.request / 100;
  const silent = connected(app, '127.0.0.2');
  const begun = connected(app, '127.0.0.2');
  begun.socket.write('GET / HTTP/1.1\r\nhost: ');
  const answers = connected(app, '127.0.0.2');
  answers.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const ends = Date.now() + slowest.check * 3;
  while (Date.now() < ends && !(silent.isClosed() && begun.isClosed())) await sleep(50);
  expect([silent.isClosed(), begun.isClosed()]).toEqual([true, true]);
  expect(answers.heard()).toContain('here');
}, 30_000);
