import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openConnection, requestBytes } from './connection.ts';

const request = requestBytes({ method: 'GET', path: '/', authorization: 'nobody' });
const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

let server: Server;
let sockets: Socket[];
/** What the server does with a request. */
let reply: (socket: Socket) => void;

beforeEach(async () => {
  sockets = [];
  reply = (socket) => socket.write(answer);
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', () => reply(socket));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function connected() {
  const address = server.address();
  return openConnection(typeof address === 'object' && address !== null ? address.port : 0);
}

test('a connection that the server closed while it waited is made again', async () => {
  const connection = await connected();
  expect((await connection.ask(request)).status).toBe(200);
  sockets[0]?.end();
  await once(sockets[0] as Socket, 'close');
  expect((await connection.ask(request)).body.toString()).toBe('ok');
  expect(sockets).toHaveLength(2);
  connection.close();
});

test('a request that crosses with the closing is asked again', async () => {
  const connection = await connected();
  await connection.ask(request);
  reply = (socket) => {
    reply = (next) => next.write(answer);
    socket.destroy();
  };
  expect((await connection.ask(request)).status).toBe(200);
  expect(sockets).toHaveLength(2);
  connection.close();
});

test('a server that hangs up on the first request is not asked again', async () => {
  reply = (socket) => socket.destroy();
  const connection = await connected();
  await expect(connection.ask(request)).rejects.toThrow();
  expect(sockets).toHaveLength(1);
});

test('an answer that breaks off is no answer', async () => {
  const connection = await connected();
  await connection.ask(request);
  reply = (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\nok');
  await expect(connection.ask(request)).rejects.toThrow('closed the connection');
  expect(sockets).toHaveLength(1);
});
