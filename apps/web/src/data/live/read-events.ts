import type { LiveMessage } from '@roadworthy/core/shared/lists/live-tables.ts';

/** One event of the stream: a message, or the beat that says that the stream lives. */
export type LiveEvent = { readonly type: 'beat' } | { readonly type: 'message'; readonly message: LiveMessage };

/** The events of a body of server-sent events, one by one as they arrive; a comment is a beat. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  // Nothing is heard before the page stands: what reads it need not come with the page.
  const { createParser } = await import('eventsource-parser');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const arrived: LiveEvent[] = [];
  const parser = createParser({
    onEvent: ({ data }) => arrived.push({ type: 'message', message: JSON.parse(data) as LiveMessage }),
    onComment: () => arrived.push({ type: 'beat' }),
  });
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
