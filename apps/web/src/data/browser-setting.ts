'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from './browser-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A text kept in this browser under a key, shared by its tabs; null while there is none. */
export function useBrowserSetting(key: string): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => localStore.getItem(key),
    () => null,
  );
  const set = useMemo(
    () => (next: string) => {
      localStore.setItem(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [text, set];
}
