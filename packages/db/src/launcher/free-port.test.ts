import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('keeps a port that is free and leaves one that is taken', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
  const taken = createServer().listen(port, '127.0.0.1');
  expect(await freePort(port)).not.toBe(port);
  taken.close();
});
