'use client';
import { notifyManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { notifyOfRead } from './ask.ts';
import { createReadFailures } from './read-failures.ts';
import { isTriedAgain, retryDelay } from './retry.ts';

// What is there is drawn before the next frame; by itself the library waits for a timer, behind a frame without it.
notifyManager.setScheduler(queueMicrotask);

function makeClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(createReadFailures(notifyOfRead)),
    defaultOptions: {
      queries: {
        retry: isTriedAgain,
        retryDelay,
        gcTime: 5 * 60_000,
        staleTime: 1000,
      },
      mutations: { retry: false },
    },
  });
}

let inBrowser: QueryClient | undefined;

// What was read stays while the visitor goes from one area to another; a page that is made has a cache of its own.
function clientOfPage(): QueryClient {
  if (typeof window === 'undefined') return makeClient();
  inBrowser ??= makeClient();
  return inBrowser;
}

/** Forgets what no page shows any more: a page that could not be drawn begins with new answers. */
export function forgetUnshown(): void {
  inBrowser?.removeQueries({ type: 'inactive' });
}

/** The cache of what was read, one for the life of the page. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfPage);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
