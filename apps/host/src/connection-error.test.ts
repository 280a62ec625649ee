import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isConnectionError } from './connection-error.ts';

function failing(message: string, facts: object): Error {
  return Object.assign(new Error(message), facts);
}

test.each([
  ['a read that was reset', failing('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }), true],
  ['a write to nobody', failing('write EPIPE', { code: 'EPIPE', syscall: 'write' }), true],
  ['a request whose connection closed', failing('aborted', { code: 'ECONNRESET' }), true],
  ['a server that is not there', failing('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }), false],
  [
    'a server that hung up on connect',
    failing('connect ECONNRESET', { code: 'ECONNRESET', syscall: 'connect' }),
    false,
  ],
  ['a write after the end', failing('write after end', { code: 'ERR_STREAM_WRITE_AFTER_END' }), false],
  ['a file that is not there', failing('ENOENT', { code: 'ENOENT', syscall: 'read' }), false],
  ['an error that borrows the code', failing('our own words', { code: 'ECONNRESET' }), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['no error', 'ECONNRESET', false],
] as const)('%s is told from a connection that broke', (_what, error, expected) => {
  expect(isConnectionError(error)).toBe(expected);
});

test('what the operating system says of a reset connection is one', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  socket.once('connect', () => socket.write('x'));
  const error = await new Promise((resolve) => {
    socket.once('error', resolve);
  });
  expect([error, isConnectionError(error)]).toEqual([error, true]);
  server.close();
});
