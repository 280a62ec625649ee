'use client';
import type { PresentRecord } from '@roadworthy/core/shared/lists/live-tables.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newId } from '../new-id.ts';
import { headersFor } from '../requests/request.ts';
import { useSession } from '../session/use-session.ts';
import { listenToPresence, type PresentQueue } from './presence-listeners.ts';
import { type Present, putPresent, usePresenceState } from './presence-state.ts';

const address = '/api/v1/presence';
/** The server forgets a tab that says nothing for 25 seconds. */
const beatMs = 10_000;
const spreadMs = 200;

type State = 'here' | 'deciding' | 'gone';

/** Says that the person is on a record or in a queue while its page is looked at, and learns who else is. */
export function usePresence(place: PresentRecord | PresentQueue): void {
  const { table, id } = place;
  const roles = useSession().data?.roles;
  const { deciding } = usePresenceState();
  const isKnown = roles !== undefined;

  const send = useEffectEvent(async (tab: string, state: State): Promise<void> => {
    const headers = headersFor({ kind: 'agent', heldRoles: roles ?? [] });
    headers.set('Content-Type', 'application/json');
    const body = JSON.stringify({ tab, table, id, state });
    const init = { method: 'POST', headers, body, credentials: 'same-origin', keepalive: state === 'gone' } as const;
    const response = await fetch(address, init).catch(() => null);
    if (state === 'gone' || response?.status !== 200) return;
    const { people } = (await response.json()) as { readonly people: readonly Present[] };
    putPresent(people);
  });
  const beat = useEffectEvent((tab: string) => {
    if (!document.hidden) void send(tab, deciding ? 'deciding' : 'here');
  });

  const own = useRef<string | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    // A tab that comes back to a record is another one: news of its leaving may still be on the way.
    const tab = newId();
    own.current = tab;
    const again = (): void => beat(tab);
    const leave = (): void => void send(tab, 'gone');
    const look = (): void => (document.hidden ? leave() : again());
    again();
    const timer = setInterval(again, beatMs);
    // Not every page asks in the same instant.
    const stop = listenToPresence({ table, id } as typeof place, () => setTimeout(again, Math.random() * spreadMs));
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      own.current = null;
      leave();
      putPresent([]);
    };
  }, [isKnown, table, id]);
  const notified = useRef(deciding);
  useEffect(() => {
    if (notified.current === deciding) return;
    notified.current = deciding;
    if (own.current !== null) beat(own.current);
  }, [deciding]);
}
