import type { LiveMessage } from '@roadworthy/core/shared/live-tables.ts';

/** One event of the stream: a message, or the beat that says that the stream lives. */
export type LiveEvent = { readonly type: 'beat' } | { readonly type: 'message'; readonly message: LiveMessage };

const beat: LiveEvent = { type: 'beat' };

function eventOf(block: string): LiveEvent {
  const data = block
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? line.slice(5) : []))
    .join('\n');
  return data === '' ? beat : { type: 'message', message: JSON.parse(data) as LiveMessage };
}

/** The events of a body of server-sent events, one by one as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
