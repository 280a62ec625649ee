import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { carriedTrace, watched, withinTrace } from '@roadworthy/server/kernel/telemetry/watched.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTracing } from './open-tracing.ts';

type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
};
type Exported = { readonly resourceSpans: { readonly scopeSpans: { readonly spans: Span[] }[] }[] };

const spans: Span[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString()) as Exported;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  });
});
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => {
  collector.close();
});

test('what happens within an operation, and within the job that it asks for, is told as one trace', async () => {
  const { port } = collector.address() as AddressInfo;
  const close = await openTracing(`http://127.0.0.1:${port}`, 'tests');
  const carrier = await watched('operation', 'outer', async () => {
    await sleep(1);
    await watched('port', 'inner', () => sleep(1));
    return carriedTrace();
  });
  await withinTrace(carrier, () => watched('job', 'later', () => sleep(1)));
  await watched('job', 'another', () => sleep(1));
  await close();
  const named = (name: string) => spans.find((span) => span.name === name);
  const outer = named('outer');
  expect(outer?.spanId).toBeTruthy();
  expect([named('inner')?.parentSpanId, named('later')?.parentSpanId]).toEqual([outer?.spanId, outer?.spanId]);
  expect(named('another')?.traceId).not.toBe(outer?.traceId);
});
