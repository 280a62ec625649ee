import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventQueue } from './event-queue.ts';
import type { SentEvent } from './visit-event.ts';

const event = (number: number, more: object = {}): SentEvent => ({
  ...{ type: 'page', name: 'home', messageId: `m-${number}`, anonymousId: 'a', timestamp: 't', integrations: {} },
  properties: more as Record<string, unknown>,
});

function queue(answers: (() => Response)[] = []) {
  const sent: { ids: string[]; keepalive: boolean; bytes: number }[] = [];
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    const text = typeof init?.body === 'string' ? init.body : '{}';
    const { batch } = JSON.parse(text) as { batch: SentEvent[] };
    sent.push({
      ids: batch.map(({ messageId }) => messageId),
      keepalive: init?.keepalive === true,
      bytes: text.length,
    });
    return (answers.shift() ?? (() => new Response('{}')))();
  };
  return { sent, queue: createEventQueue({ fetch, address: '/b', random: () => 0 }) };
}

const failing =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status, headers });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('events', () => {
  it('go ten at a time', () => {
    const { sent, queue: events } = queue();
    for (let number = 1; number <= 21; number += 1) events.add(event(number));
    expect(sent.map(({ ids }) => ids.length)).toEqual([10, 10]);
  });

  it('go after five seconds where there are fewer', () => {
    const { sent, queue: events } = queue();
    events.add(event(1));
    vi.advanceTimersByTime(4_999);
    expect(sent).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(sent.map(({ ids }) => ids)).toEqual([['m-1']]);
  });

  it('go in parts of 64 KB as the page closes, and are not sent again then', async () => {
    const { sent, queue: events } = queue([failing(503)]);
    for (let number = 1; number <= 9; number += 1) events.add(event(number, { text: 'x'.repeat(20_000) }));
    events.flush(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ ids, keepalive }) => [ids.length, keepalive])).toEqual([
      [3, true],
      [3, true],
      [3, true],
    ]);
    expect(Math.max(...sent.map(({ bytes }) => bytes))).toBeLessThan(64 * 1024);
  });

  it('are let go when somebody refuses', () => {
    const { sent, queue: events } = queue();
    events.add(event(1));
    events.forget();
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(0);
  });
});

describe('a batch that was not taken', () => {
  it('is sent again, later each time, ten times at the most', async () => {
    const { sent, queue: events } = queue(Array.from({ length: 30 }, () => failing(500)));
    events.add(event(1));
    await vi.advanceTimersByTimeAsync(batchAndRetry);
    expect(sent).toHaveLength(11);
  });

  it('waits after 429 for as long as the server says, or five seconds', async () => {
    const limited = [failing(429, { 'x-ratelimit-reset': '20' }), failing(429)];
    const { sent, queue: events } = queue(limited);
    events.add(event(1));
    await vi.advanceTimersByTimeAsync(5_000 + 19_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(3);
  });

  it('is not sent again where it is refused', async () => {
    const { sent, queue: events } = queue([failing(400)]);
    events.add(event(1));
    await vi.advanceTimersByTimeAsync(batchAndRetry);
    expect(sent).toHaveLength(1);
  });
});

const batchAndRetry = 3_600_000;
