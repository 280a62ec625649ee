import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePort } from './choose-port.ts';

const host = '127.0.0.1';
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function occupy(port = 0): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a free port is taken as it is', async () => {
  const port = await occupy();
  open.pop()?.close();
  expect(await choosePort({ host, port, portIsFixed: true })).toBe(port);
});

test('a taken port gives way to the next free one when nobody asked for it by name', async () => {
  const port = await occupy();
  expect(await choosePort({ host, port, portIsFixed: false })).toBeGreaterThan(port);
});

test('a taken port that was asked for is an error that says what to do', async () => {
  const port = await occupy();
  await expect(choosePort({ host, port, portIsFixed: true })).rejects.toThrow(`Port ${port} is taken`);
});
