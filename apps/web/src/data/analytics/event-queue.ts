import type { SentEvent } from './visit-event.ts';

/** Events that are sent together, and milliseconds after which fewer are. */
export const batchSize = 10;
export const batchMs = 5_000;
/** How often a batch is sent again, and the most bytes of one; of one as the page closes. */
export const mostRetries = 10;
export const mostBytes = 450 * 1024;
export const mostBytesAtEnd = 64 * 1024;
/** Milliseconds: what is waited after 429 where nothing is said, and the most that is added by chance. */
const rateLimitMs = 5_000;
const jitterMs = 5_000;
const longestWaitMs = 60_000;

type QueueParts = {
  readonly fetch: typeof globalThis.fetch;
  readonly address: string;
  readonly random: () => number;
};

/** Milliseconds until a batch is sent again: what the server says, or twice as long each time, and a little by chance. */
function waitOf(response: Response | null, attempt: number, random: () => number): number {
  const said = response?.status === 429 ? Number(response.headers.get('x-ratelimit-reset') ?? Number.NaN) : null;
  const wait = said === null ? Math.min(2 ** attempt * 500, longestWaitMs) : said > 0 ? said * 1_000 : rateLimitMs;
  return wait + random() * Math.min(jitterMs, wait);
}

/** Parts of a list whose JSON has no more bytes than given; what alone is longer goes. */
function chunksOf(events: readonly SentEvent[], bytes: number): SentEvent[][] {
  const chunks: SentEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const size = new TextEncoder().encode(JSON.stringify(event)).length + 1;
    if (size > bytes - 100) continue;
    if (size > room) {
      chunks.push([]);
      room = bytes - 100;
    }
    chunks.at(-1)?.push(event);
    room -= size;
  }
  return chunks;
}

/** Sends events ten at a time or after five seconds, and again where the server could not take them. */
export function createEventQueue({ fetch, address, random }: QueueParts) {
  let waiting: SentEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(batch: readonly SentEvent[], attempt = 0, keepalive = false): Promise<void> {
    const body = JSON.stringify({ batch, sentAt: new Date().toISOString() });
    const headers = { 'Content-Type': 'text/plain' };
    const response = await fetch(address, { method: 'POST', headers, body, keepalive, credentials: 'omit' }).catch(
      () => null,
    );
    // What the server refuses for good is not worth sending again.
    const isRefused = response !== null && response.status < 500 && response.status !== 429;
    if (isRefused || keepalive || attempt >= mostRetries) return;
    setTimeout(() => void send(batch, attempt + 1), waitOf(response, attempt, random));
  }

  function flush(isEnd = false): void {
    clearTimeout(timer);
    timer = undefined;
    const due = waiting;
    waiting = [];
    for (const batch of chunksOf(due, isEnd ? mostBytesAtEnd : mostBytes)) void send(batch, 0, isEnd);
  }

  return {
    add(event: SentEvent): void {
      waiting.push(event);
      if (waiting.length >= batchSize) flush();
      else timer ??= setTimeout(() => flush(), batchMs);
    },
    flush,
    /** Lets go of what was not sent, when somebody refuses. */
    forget(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
