import { keepStream } from './keep-stream.ts';
import type { LiveEvent } from './read-events.ts';

export type Joined = {
  /** Names who listens: tabs of the same name share one stream. */
  readonly name: string;
  readonly connect: (signal: AbortSignal) => Promise<Response>;
  readonly receive: (event: LiveEvent) => void;
};

/** What of the browser the sharing needs. */
export type SharingParts = {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
};

function browserParts(): SharingParts {
  // Plain HTTP away from localhost has no locks.
  const { locks } = navigator as { locks?: LockManager };
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}

/**
 * Listens with the other tabs of this browser: the one that holds the lock keeps the stream and tells the others, and
 * the next takes over when it closes. Without locks each tab keeps a stream of its own. Answers how to leave.
 */
export function joinLive({ name, connect, receive }: Joined, parts: SharingParts = browserParts()): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (parts.locks === undefined) {
    void keepStream({ connect, emit: receive, signal });
    return () => controller.abort();
  }
  const channel = parts.openChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => receive(data));
  const emit = (event: LiveEvent): void => {
    if (signal.aborted) return;
    channel.postMessage(event);
    receive(event);
  };
  void parts.locks.request(name, { signal }, () => keepStream({ connect, emit, signal })).catch(() => undefined);
  return () => {
    controller.abort();
    channel.close();
  };
}
