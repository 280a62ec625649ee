'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { mayAsk } from '../may-ask.ts';
import { useQuoteContext } from '../quote-session.tsx';
import { isOfSession } from '../query-keys.ts';
import { headersFor, type RequestOptions } from '../request.ts';
import { type RequestKind, roleForKind } from '../role-for-kind.ts';
import { useSession } from '../use-session.ts';
import { concerns } from './concerns.ts';
import { type Gathered, gatherChanges } from './gather-changes.ts';
import { joinLive } from './join-live.ts';
import { tellListeners } from './live-listeners.ts';

const address = '/api/v1/live';
const lookMs = 30_000;
/** The stream has a beat every 15 seconds; after this long without one the page looks by itself. */
const silenceMs = 40_000;

function refresh(client: QueryClient, gathered: Gathered): void {
  void client.invalidateQueries({
    predicate: (query) => !isOfSession(query.queryKey) && (gathered === 'everything' || concerns(query, gathered)),
  });
  tellListeners((table) =>
    gathered === 'everything' ? null : gathered.flatMap((each) => (each.table === table ? [each.id] : [])),
  );
}

/** Keeps what is on screen up to date for whoever the headers speak for; `name` is theirs alone. Null: for nobody. */
function useLive(name: string | null, options: () => RequestOptions): void {
  const client = useQueryClient();
  const connect = useEffectEvent((signal: AbortSignal) =>
    fetch(address, { headers: headersFor(options()), credentials: 'same-origin', cache: 'no-store', signal }),
  );
  useEffect(() => {
    if (name === null) return;
    let heardAt = performance.now();
    const changes = gatherChanges({ apply: (gathered) => refresh(client, gathered), isHidden: () => document.hidden });
    const lookIfSilent = (): void => {
      if (performance.now() - heardAt > silenceMs) changes.take({ everything: true });
    };
    const leave = joinLive({
      name: `live ${name}`,
      connect: (signal) => connect(signal),
      receive: (event) => {
        lookIfSilent();
        heardAt = performance.now();
        if (event.type === 'message') changes.take(event.message);
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
  }, [name, client]);
}

const staffKinds: readonly RequestKind[] = ['agent', 'org_owner', 'org_admin'];

/** Keeps the pages of the signed-in person up to date, the staff's in the widest role that they are asked in. */
export function LiveForPerson({ area }: { area: 'staff' | 'customer' }) {
  const user = useSession().data;
  const roles = user?.roles ?? [];
  const kind = area === 'customer' ? 'user' : staffKinds.find((one) => mayAsk(one, roles));
  const name = user && kind ? `${user.sub} ${roleForKind(kind, roles)}` : null;
  useLive(name, () => ({ ...(kind && { kind }), heldRoles: roles }));
  return null;
}

/** Keeps the quote of checkout up to date for the bearer of its token. */
export function LiveForQuote() {
  const { quoteId, quoteToken } = useQuoteContext();
  const name = quoteId !== null && quoteToken !== null ? `quote ${quoteId}` : null;
  useLive(name, () => ({ kind: 'quote', quoteToken }));
  return null;
}
