import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepStream } from './keep-stream.ts';
import type { LiveEvent } from './read-events.ts';

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
});
afterEach(() => controller.abort());

const beat = ':\n\n';
const change = { changes: [{ table: 'quotes', id: 'one' }] };
const changed = `data: ${JSON.stringify(change)}\n\n`;

type Answer = (signal: AbortSignal) => Response;

/** An answer that says some pieces and then ends, or stays open and silent. */
function stream(pieces: readonly string[], ends: boolean): Answer {
  return (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(sending) {
        for (const piece of pieces) sending.enqueue(new TextEncoder().encode(piece));
        if (ends) sending.close();
        else signal.addEventListener('abort', () => sending.error(signal.reason));
      },
    });
    return new Response(body);
  };
}
const open = (...pieces: readonly string[]) => stream(pieces, false);
const over = (...pieces: readonly string[]) => stream(pieces, true);

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < 2_000 && !isDone(); waited += 1) await new Promise((done) => void setTimeout(done, 5));
}

/** Keeps a stream whose connections answer one after another; answers what was said and how often was connected. */
function keep(answers: readonly Answer[], options: { silenceMs?: number } = {}) {
  const stated: LiveEvent[] = [];
  let connections = 0;
  const connect = async (signal: AbortSignal): Promise<Response> => {
    const answer = answers[connections];
    connections += 1;
    if (answer) return answer(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const done = keepStream({
    connect,
    emit: (event) => void stated.push(event),
    signal: controller.signal,
    waitMs: 4,
    ...options,
  });
  return { said: stated, connections: () => connections, done };
}

describe('a kept stream', () => {
  test('says what arrives, in whatever pieces', async () => {
    const { said: stated } = keep([open(beat, changed.slice(0, 20), `${changed.slice(20)}${beat}`)]);
    await until(() => stated.length === 3);
    expect(stated).toEqual([{ type: 'beat' }, { type: 'message', message: change }, { type: 'beat' }]);
  });

  test('is opened again when it ends, and then everything counts as changed', async () => {
    const { said: stated } = keep([over(beat), open(beat)]);
    await until(() => stated.length === 3);
    expect(stated).toEqual([{ type: 'beat' }, { type: 'message', message: { everything: true } }, { type: 'beat' }]);
  });

  test('is opened again after a connection that failed, with nothing to catch up before the first', async () => {
    const fail = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    const { said: stated, connections } = keep([fail, fail, open(beat)]);
    await until(() => stated.length > 0);
    expect([connections(), stated]).toEqual([3, [{ type: 'beat' }]]);
  });

  test('counts as dead when it says nothing for too long', async () => {
    const { said: stated } = keep([open(beat), open(changed)], { silenceMs: 40 });
    await until(() => stated.length > 2);
    expect(stated.slice(0, 3)).toEqual([
      { type: 'beat' },
      { type: 'message', message: { everything: true } },
      { type: 'message', message: change },
    ]);
  });

  test('is waited for long when it is refused', async () => {
    const { connections } = keep([() => new Response('{}', { status: 401 })]);
    await new Promise((done) => void setTimeout(done, 100));
    expect(connections()).toBe(1);
  });

  test('that is refused after it was open says once that everything may have changed: a session was ended elsewhere', async () => {
    const refused = () => new Response('{}', { status: 401 });
    const { said: stated, connections } = keep([over(beat), refused]);
    await until(() => connections() === 2 && stated.length > 1);
    expect(stated).toEqual([{ type: 'beat' }, { type: 'message', message: { everything: true } }]);
  });

  test('ends with its signal', async () => {
    const { said: stated, done, connections } = keep([over(beat)]);
    await until(() => stated.length > 0);
    controller.abort();
    await done;
    expect(connections()).toBeLessThanOrEqual(2);
  });
});
