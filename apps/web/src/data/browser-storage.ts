/** The part of a browser's storage that we use; private windows may refuse any of it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: KeyValueStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Storage that never throws: what cannot be kept is simply not there the next time. */
export function safeStore(open: () => KeyValueStore): KeyValueStore {
  const attempt = <T>(work: (store: KeyValueStore) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key), null),
    setItem: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    removeItem: (key) => attempt((store) => store.removeItem(key), undefined),
  };
}

const inBrowser = typeof window !== 'undefined';

/** Kept until it is cleared, shared by the tabs of one browser. */
export const localStore: KeyValueStore = inBrowser ? safeStore(() => window.localStorage) : nothing;

/** Kept for the life of one tab, reloads included. */
export const tabStore: KeyValueStore = inBrowser ? safeStore(() => window.sessionStorage) : nothing;

/** Forgets what is kept under the keys that are meant; without storage there is nothing to forget. */
export function forgetLocal(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (isMeant(key)) window.localStorage.removeItem(key);
  } catch {
    // A private window keeps nothing.
  }
}
