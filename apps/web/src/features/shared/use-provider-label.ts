'use client';
import { useMessages } from 'next-intl';
import { useCallback } from 'react';
import { labelOf } from './use-labels.ts';

/** The name of a line of business or carrier. */
export function useProviderLabel() {
  const { queue } = useMessages();
  return useCallback((provider: string): string => labelOf(queue.providers, provider) ?? provider, [queue]);
}
