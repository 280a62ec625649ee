import type { KeyValueStore } from './browser-storage.ts';
import { createObservable, storedText } from './stored-value.ts';

export type ClaimSession = { readonly claimId: string | null; readonly claimToken: string | null };

const idKey = 'claimId';
const tokenKey = 'claimToken';
const empty: ClaimSession = { claimId: null, claimToken: null };

/** The claim of this browser: in memory while the page lives, in local storage once its id and its token are known. */
export function createClaimStore(store: KeyValueStore) {
  const id = storedText(store, idKey);
  const token = storedText(store, tokenKey);
  const session = createObservable(
    empty,
    (one, other) => one.claimId === other.claimId && one.claimToken === other.claimToken,
  );
  const change = (next: ClaimSession): void => {
    // Only both together: half of one claim beside half of another would open neither.
    if (next.claimId && next.claimToken) {
      id.write(next.claimId);
      token.write(next.claimToken);
    }
    session.change(next);
  };
  return {
    read: session.read,
    readOnServer: session.readOnServer,
    subscribe: session.subscribe,
    setClaimId(claimId: string): void {
      if (claimId) change({ ...session.read(), claimId });
    },
    setClaimToken(claimToken: string): void {
      if (claimToken) change({ ...session.read(), claimToken });
    },
    /** Forgets the claim here and in storage. */
    clear(): void {
      id.forget();
      token.forget();
      session.change(empty);
    },
    /** Takes the claim of the address, otherwise the stored one; returns the address to show instead, if any. */
    restore(href: string): string | null {
      const url = new URL(href);
      const [claimId, claimToken] = [url.searchParams.get(idKey), url.searchParams.get(tokenKey)];
      if (claimId === null) {
        const [storedId, storedToken] = [id.read(), token.read()];
        if (storedId && storedToken) change({ claimId: storedId, claimToken: storedToken });
      } else if (claimId) {
        change({ claimId, claimToken: claimToken || null });
      }
      if (claimToken === null) return null;
      // A token in an address ends up in histories and logs. The id goes with it once storage has both.
      url.searchParams.delete(tokenKey);
      if (claimId && claimToken) url.searchParams.delete(idKey);
      return `${url.pathname}${url.search}${url.hash}`;
    },
  };
}

export type ClaimStore = ReturnType<typeof createClaimStore>;
