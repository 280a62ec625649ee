import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Backend, createBackend } from '@roadworthy/testkit/backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

let backend: Backend;
let port: number;
let close: () => Promise<void>;
beforeAll(async () => {
  backend = await createBackend('serve_metrics');
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  ({ port } = free.address() as AddressInfo);
  free.close();
  close = await serveMetrics(backend.platform, { port, counts: true });
});
afterAll(async () => {
  await close();
  await backend.close();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

test('Prometheus reads what this process did, what its pools hold, and what the database counts', async () => {
  const answer = await ask('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('roadworthy_connections{pool="operations",state="waited_for"} 0');
  expect(text).toContain('roadworthy_waiting{figure="letters_unsent",kind="email"} 0');
  expect(text).toContain('# TYPE roadworthy_operation_seconds histogram');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('nothing else is answered there', async () => {
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics?of=everything')).status).toBe(404);
});

test('a port that is taken is an error that names it', async () => {
  await expect(serveMetrics(backend.platform, { port, counts: false })).rejects.toThrow(String(port));
});
