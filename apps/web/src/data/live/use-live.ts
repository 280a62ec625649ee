'use client';
import { fetchedPart } from '@roadworthy/ui/base/fetched-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { headersFor, type RequestOptions } from '../requests/request.ts';

const address = '/api/v1/live';
const againMs = 10_000;

// Nothing is heard before the page stands: what listens need not come with it.
const listening = fetchedPart(() => import('./follow-changes.ts'));

/** Keeps what is on screen up to date for whoever the headers speak for; `name` is theirs alone. Null: for nobody. */
export function useLive(name: string | null, options: () => RequestOptions): void {
  const client = useQueryClient();
  const connect = useEffectEvent((signal: AbortSignal) =>
    fetch(address, { headers: headersFor(options()), credentials: 'same-origin', cache: 'no-store', signal }),
  );
  useEffect(() => {
    if (name === null) return;
    const over = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    async function begin(named: string): Promise<void> {
      const { followChanges } = await listening.fetch();
      if (over.signal.aborted) return;
      const leave = followChanges({ name: named, client, connect: (signal) => connect(signal) });
      over.signal.addEventListener('abort', leave);
    }
    const tryToBegin = (): void => {
      begin(name).catch(() => {
        if (!over.signal.aborted) again = setTimeout(tryToBegin, againMs);
      });
    };
    tryToBegin();
    return () => {
      clearTimeout(again);
      over.abort();
    };
  }, [name, client]);
}
