import { afterEach, describe, expect, test } from 'vitest';
import { joinLive } from './join-live.ts';
import type { LiveEvent } from './read-events.ts';

const left: (() => void)[] = [];
afterEach(() => {
  for (const leave of left.splice(0)) leave();
});

const changed = 'data: {"changes":[{"table":"quotes","id":"one"}]}\n\n';

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < 2_000 && !isDone(); waited += 1) await new Promise((done) => void setTimeout(done, 5));
}

/** A tab; the tabs of a test share locks and channels as those of a browser do. */
function tab(name: string, parts?: Parameters<typeof joinLive>[1]) {
  const received: LiveEvent[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const connect = async (signal: AbortSignal): Promise<Response> => {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
    signal.addEventListener('abort', () => streams.at(-1)?.error(new Error('aborted')));
    return new Response(body);
  };
  const leave = joinLive({ name, connect, receive: (event) => void received.push(event) }, parts);
  left.push(leave);
  return { received, leave, streams, send: (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text)) };
}

describe('tabs of one listener', () => {
  test('share one stream and all receive it', async () => {
    const [first, second, third] = [tab('share'), tab('share'), tab('share')];
    await until(() => first.streams.length > 0);
    first.send(changed);
    await until(() => third.received.length > 0 && second.received.length > 0);
    expect([first, second, third].map(({ streams, received }) => [streams.length, received.length])).toEqual([
      [1, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('keep a stream when the tab that had it closes', async () => {
    const [first, second, third] = [tab('heir'), tab('heir'), tab('heir')];
    await until(() => first.streams.length > 0);
    first.leave();
    await until(() => second.streams.length > 0);
    second.send(changed);
    await until(() => third.received.length > 0);
    expect([first.received.length, second.received.length, third.received.length]).toEqual([0, 1, 1]);
  });
});

test('tabs of different listeners receive nothing of each other', async () => {
  const [ada, ben] = [tab('ada'), tab('ben')];
  await until(() => ada.streams.length > 0 && ben.streams.length > 0);
  ada.send(changed);
  await until(() => ada.received.length > 0);
  await new Promise((done) => void setTimeout(done, 30));
  expect(ben.received).toEqual([]);
});

test('a browser without locks keeps a stream for each tab', async () => {
  const parts = { locks: undefined, openChannel: () => expect.unreachable('without locks there is nobody to tell') };
  const [first, second] = [tab('plain', parts), tab('plain', parts)];
  await until(() => first.streams.length > 0 && second.streams.length > 0);
  second.send(changed);
  await until(() => second.received.length > 0);
  expect([first.received.length, second.received.length]).toEqual([0, 1]);
});
