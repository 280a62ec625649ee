import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorReport } from './port.ts';
import { createSentryErrors } from './sentry-errors.ts';

let received: string[];
let status: number;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    received.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeEach(async () => {
  received = [];
  status = 200;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const sink = () =>
  createSentryErrors({
    dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    environment: 'test',
  });

const report: ErrorReport = {
  source: 'data_call',
  message: 'Taken',
  query: 'mutation A { a }',
  path: '/agents',
  code: 'taken',
  status: 200,
  userId: '0197a8c2-1b2c-7def-8123-456789abcdef',
  permissions: ['quote:edit'],
};

/** The event in an envelope: header line, item header line, item. */
const eventOf = (envelope = ''): Record<string, unknown> => JSON.parse(envelope.split('\n')[2] ?? '{}');

describe('a report to Sentry', () => {
  test('carries message, document, path, codes, the id of the user and the permissions', async () => {
    await sink().keep(report);
    expect(received).toHaveLength(1);
    expect(eventOf(received[0])).toMatchObject({
      message: 'Taken',
      level: 'warning',
      environment: 'test',
      user: { id: report.userId },
      tags: { source: 'data_call', code: 'taken', status: 200 },
      extra: { query: 'mutation A { a }', path: '/agents', permissions: ['quote:edit'] },
    });
  });

  test('carries nothing of the machine, of requests or of what happened before', async () => {
    await sink().keep(report);
    const [envelope = ''] = received;
    const event = eventOf(envelope);
    for (const name of ['server_name', 'request', 'breadcrumbs', 'modules', 'exception'])
      expect(event).not.toHaveProperty(name);
    expect(event['user']).toEqual({ id: report.userId });
    expect(envelope).not.toContain(hostname());
    expect(envelope).not.toContain('ip_address');
  });

  test('of our own server is an error, not a warning', async () => {
    await sink().keep({ source: 'server', message: 'broken', status: 500, code: 'unexpected' });
    expect(eventOf(received[0])['level']).toBe('error');
  });
});
