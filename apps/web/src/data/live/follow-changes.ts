import type { QueryClient } from '@tanstack/react-query';
import { isOfSession } from '../requests/query-keys.ts';
import { readAfter } from '../requests/request.ts';
import { concerns } from './concerns.ts';
import { type Gathered, gatherChanges } from './gather-changes.ts';
import { joinLive } from './join-live.ts';
import { notifyListeners } from './live-listeners.ts';
import { publishPresence } from './presence-listeners.ts';

const lookMs = 30_000;
/** The stream has a beat every 15 seconds; after this long without one the page looks by itself. */
const silenceMs = 40_000;

function refresh(client: QueryClient, gathered: Gathered): void {
  void client.invalidateQueries({
    predicate: (query) => !isOfSession(query.queryKey) && (gathered === 'everything' || concerns(query, gathered)),
  });
  notifyListeners((table) =>
    gathered === 'everything' ? null : gathered.flatMap((each) => (each.table === table ? [each.id] : [])),
  );
}

export type Following = {
  /** Names who listens, theirs alone. */
  readonly name: string;
  /** What holds what is on screen. */
  readonly client: QueryClient;
  readonly connect: (signal: AbortSignal) => Promise<Response>;
};

/** Keeps what is on screen up to date; answers how to leave. */
export function followChanges({ name, client, connect }: Following): () => void {
  let heardAt = performance.now();
  const changes = gatherChanges({ apply: (gathered) => refresh(client, gathered), isHidden: () => document.hidden });
  const lookIfSilent = (): void => {
    if (performance.now() - heardAt > silenceMs) changes.take({ everything: true });
  };
  const leave = joinLive({
    name: `live ${name}`,
    connect,
    receive: (event) => {
      lookIfSilent();
      heardAt = performance.now();
      if (event.type !== 'message') return;
      if ('present' in event.message) return publishPresence(event.message.present);
      if (event.message.after !== undefined) readAfter(event.message.after);
      changes.take(event.message);
    },
  });
  const look = setInterval(lookIfSilent, lookMs);
  document.addEventListener('visibilitychange', changes.wake);
  return () => {
    document.removeEventListener('visibilitychange', changes.wake);
    clearInterval(look);
    changes.stop();
    leave();
  };
}
