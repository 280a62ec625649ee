import type { KeyValueStore } from './browser-storage.ts';

/** One text under a key of storage. An empty text counts as none and is never written. */
export function storedText(store: KeyValueStore, key: string) {
  return {
    read: (): string | null => store.getItem(key) || null,
    write(text: string): void {
      if (text) store.setItem(key, text);
    },
    forget: (): void => store.removeItem(key),
  };
}

/** A value in memory that tells its listeners when it becomes another one; on the server it is always the first. */
export function createObservable<T>(first: T, isSame: (one: T, other: T) => boolean = Object.is) {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    read: (): T => current,
    readOnServer: (): T => first,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: T): void {
      if (isSame(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
