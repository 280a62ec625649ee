import { type LiveEvent, readEvents } from './read-events.ts';

export type StreamParts = {
  /** Opens the stream. */
  readonly connect: (signal: AbortSignal) => Promise<Response>;
  readonly emit: (event: LiveEvent) => void;
  readonly signal: AbortSignal;
  /** Milliseconds without any event after which the stream counts as dead. */
  readonly silenceMs?: number;
  /** Milliseconds of the first wait; each further one is twice as long, up to half a minute. */
  readonly waitMs?: number;
};

const longestWaitMs = 30_000;

/** Waits; no longer than until the signal. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Reads one stream to its end; answers whether it was one. Throws when the connection breaks. */
async function readOne(
  { connect, signal, silenceMs = 40_000 }: StreamParts,
  emit: StreamParts['emit'],
): Promise<boolean> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, silenceMs);
  try {
    const response = await connect(controller.signal);
    if (!response.ok || response.body === null) return false;
    for await (const event of readEvents(response.body)) {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
      emit(event);
    }
    return true;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Keeps a stream open until the signal. After an interruption everything counts as changed, for nobody knows what was
 * missed; and where it is refused to who had it, too, so that a page whose session was ended elsewhere finds that out. The waits are spread out, so that not every browser comes at once when a server is back.
 */
export async function keepStream(parts: StreamParts): Promise<void> {
  const { emit, signal, waitMs = 1_000 } = parts;
  let wasOpen = false;
  let isRefusalTold = false;
  let failures = 0;
  while (!signal.aborted) {
    let isOpen = false;
    const received = (event: LiveEvent): void => {
      if (!isOpen && wasOpen) emit({ type: 'message', message: { everything: true } });
      isOpen = true;
      wasOpen = true;
      isRefusalTold = false;
      failures = 0;
      emit(event);
    };
    const isRefused = await readOne(parts, received).then(
      (wasStream) => !wasStream,
      () => false,
    );
    if (signal.aborted) return;
    if (isRefused && wasOpen && !isRefusalTold) {
      isRefusalTold = true;
      emit({ type: 'message', message: { everything: true } });
    }
    const wait = isRefused ? longestWaitMs : Math.min(waitMs * 2 ** failures, longestWaitMs);
    failures += 1;
    await pause(wait * (0.5 + Math.random()), signal);
  }
}
