'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isTransient } from './request-error.ts';
import { retries, retryDelay } from './retry.ts';

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isTransient(error),
        retryDelay,
        gcTime: 5 * 60_000,
        staleTime: 1000,
      },
      mutations: { retry: false },
    },
  });
}

/** The cache of what was read, one for the life of the page. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
