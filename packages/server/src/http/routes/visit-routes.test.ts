import { consentTextVersion } from '@roadworthy/core/shared/site/consent.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepVisitEvents } from '../../reporting/keep-visit-events.ts';
import { openTestApp, origin, type TestApp } from '../../../test/open-test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('visits');
  await backend.sql(
    "insert into organizations (name, organization_type, is_platform) values ('Harbor', 'roamly_insurance', true)",
  );
});
afterAll(() => backend.close());

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'POST', url, payload, headers: { origin, ...headers } });
const look = <Row extends object>(text: string): Promise<Row[]> => backend.sql<Row>(text);

describe('a choice about what may be kept', () => {
  const choice = {
    mode: 'opt-in',
    measurement: true,
    attribution: false,
    text_version: consentTextVersion,
    locale: 'fr-ca',
  };

  test('is recorded with its wording and its time, and with nothing of who made it', async () => {
    const response = await post('/api/consent', choice);
    expect(response.statusCode).toBe(201);
    const { receipt } = response.json<{ receipt: string }>();
    const [row, ...others] = await look<Record<string, unknown>>('select * from consent_choices');
    expect(others).toEqual([]);
    expect(row).toEqual({ ...choice, consent_choice_id: receipt, created: expect.any(Date) });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['another wording', { text_version: '1999-01' }],
    ['a category that is no boolean', { measurement: 'yes' }],
    ['anything about the visitor', { email: 'a@b.c' }],
  ])('is refused with %s', async (_what, changes) => {
    expect((await post('/api/consent', { ...choice, ...changes })).statusCode).toBe(400);
  });

  test('is taken from our own pages alone', async () => {
    expect((await post('/api/consent', choice, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('the collector', () => {
  const visitor = 'visitor-0001';
  const event = (messageId: string, step: string, rest: object = {}) => ({
    type: 'page',
    name: `checkout_${step}`,
    messageId,
    anonymousId: visitor,
    userId: 'u-1',
    properties: {
      step,
      device: 'phone',
      language: 'en-us',
      utm_campaign: 'spring',
      email: 'a@b.c',
    },
    context: {
      ip: '10.1.2.3',
      userAgent: 'Mozilla',
    },
    ...rest,
  });
  const asText = { 'content-type': 'text/plain' };
  const sendBatch = (batch: readonly object[]) =>
    post('/api/analytics/v1/b', JSON.stringify({ batch, sentAt: '2026-11-23T00:00:00Z' }), asText);

  test('tells by its write key how events are sent, and nobody outside is told of them', async () => {
    const known = await backend.app.inject({ method: 'GET', url: '/api/analytics/v1/projects/pages/settings' });
    const { integrations, metrics } = known.json<{ integrations: Record<string, object>; metrics: object }>();
    expect(integrations).toEqual({
      'Segment.io': {
        apiKey: 'pages',
        apiHost: expect.stringMatching(/\/api\/analytics\/v1$/),
        protocol: 'http',
        deliveryStrategy: {
          strategy: 'batching',
          config: {
            size: 10,
            timeout: 5e3,
            maxRetries: 10,
          },
        },
      },
    });
    expect(metrics).toMatchObject({ protocol: 'http', flushTimer: 30_000, maxQueueSize: 20 });
    const unknown = await backend.app.inject({ method: 'GET', url: '/api/analytics/v1/projects/other/settings' });
    expect(unknown.statusCode).toBe(404);
  });

  test('keeps a batch without who it was of, and an event that is sent again once', async () => {
    const batch = [event('message-0001', 'start'), event('message-0002', 'vehicle')];
    expect((await sendBatch(batch)).json()).toEqual({ success: true });
    expect((await sendBatch(batch)).statusCode).toBe(200);
    const rows = await look<{ visit: string; step: string; name: string }>(
      'select * from visit_events order by message_id',
    );
    expect(rows.map(({ name, step }) => [name, step])).toEqual([
      ['checkout_start', 'start'],
      ['checkout_vehicle', 'vehicle'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/visitor-0001|u-1|10\.1\.2\.3|a@b\.c|Mozilla/);
  });

  test('takes each kind at an address of its own, and keeps none that says who somebody is', async () => {
    const sent = { ...event('message-0003', 'use'), type: undefined };
    for (const place of ['t', 'p', 'i', 'g', 'a', 's']) {
      const one = { ...sent, messageId: `message-kind-${place}` };
      expect((await post(`/api/analytics/v1/${place}`, JSON.stringify(one), asText)).statusCode).toBe(200);
    }
    const stored = await look<{ kind: string }>(
      "select kind from visit_events where message_id like '%kind%' order by kind",
    );
    expect(stored.map(({ kind }) => kind)).toEqual(['page', 'screen', 'track']);
    const metrics = { series: [{ type: 'Counter', metric: 'analytics_js.invoke', value: 1, tags: {} }] };
    expect((await post('/api/analytics/v1/m', JSON.stringify(metrics), asText)).statusCode).toBe(200);
  });

  test.each([
    ['no list', '{"batch":{}}', 400],
    ['no JSON', '{', 400],
    ['more than a batch may hold', JSON.stringify({ batch: ['x'.repeat(600_000)] }), 413],
  ])('refuses %s', async (_what, body, status) => {
    expect((await post('/api/analytics/v1/b', body, asText)).statusCode).toBe(status);
  });

  test('takes events from our own pages alone', async () => {
    const foreign = { ...asText, origin: 'https://evil.example' };
    expect((await post('/api/analytics/v1/b', '{"batch":[]}', foreign)).statusCode).toBe(403);
  });

  test('counts a browser anew each day', async () => {
    const { platform } = backend;
    const at = (iso: string) => ({ ...platform, clock: { ...platform.clock, now: () => new Date(iso) } });
    await keepVisitEvents(at('2026-01-01T10:00:00Z'), [event('message-day-1', 'plans')]);
    await keepVisitEvents(at('2026-01-01T23:00:00Z'), [event('message-day-2', 'plans')]);
    await keepVisitEvents(at('2026-01-02T10:00:00Z'), [event('message-day-3', 'plans')]);
    const visits = await look<{ visit: string }>(
      "select visit from visit_events where message_id like 'message-day-%'",
    );
    expect(new Set(visits.map(({ visit }) => visit)).size).toBe(2);
  });

  test('counts events and not requests: no batch is a way past the limit', async () => {
    const batch = (round: number) =>
      Array.from({ length: 200 }, (_, n) => event(`flood-${round}-${String(n).padStart(4, '0')}`, 'start'));
    const answers: number[] = [];
    for (let round = 0; round < 8; round += 1) answers.push((await sendBatch(batch(round))).statusCode);
    expect(answers.at(-1)).toBe(429);
    const [stored] = await look<{ n: number }>(
      "select count(*)::int as n from visit_events where message_id like 'flood-%'",
    );
    expect(stored?.n).toBeLessThanOrEqual(1_200);
  });

  test('says when to come again once too much was sent', async () => {
    const answers = [];
    for (let sent = 0; sent < 260; sent += 1) answers.push(await post('/api/analytics/v1/b', '{"batch":[]}', asText));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['x-ratelimit-reset'])).toBeGreaterThan(0);
  });
});
