import type { KeyValueStore } from '../browser-storage.ts';
import { createObservable, storedText } from '../stored-value.ts';

/** A record that this browser works on without anybody being signed in: its id, and the token that opens it. */
export type BearerSession = { readonly id: string | null; readonly token: string | null };

export type BearerRules = {
  /** Under these names id and token stand in links and in storage. */
  readonly idKey: string;
  readonly tokenKey: string;
  /** Whether an id is of use without its token, as that of a quote is: a fresh link can be asked for. */
  readonly keepsIdAlone: boolean;
};

export const quoteRules: BearerRules = { idKey: 'quote_id', tokenKey: 'quote_token', keepsIdAlone: true };
export const claimRules: BearerRules = { idKey: 'claimId', tokenKey: 'claimToken', keepsIdAlone: false };

const empty: BearerSession = { id: null, token: null };

/** The record of this browser: in memory while the page lives, in local storage across visits. */
export function createBearerStore(store: KeyValueStore, { idKey, tokenKey, keepsIdAlone }: BearerRules) {
  const id = storedText(store, idKey);
  const token = storedText(store, tokenKey);
  const session = createObservable(empty, (one, other) => one.id === other.id && one.token === other.token);
  const change = (next: BearerSession): void => {
    // Half of one record beside half of another would open neither.
    if (keepsIdAlone ? next.id : next.id && next.token) {
      if (id.read() !== next.id) token.forget();
      id.write(next.id ?? '');
      token.write(next.token ?? '');
    }
    session.change(next);
  };

  /** The record that an address names, otherwise the stored one; null while there is none. */
  function found(provided: string | null, providedToken: string | null): BearerSession | null {
    const [storedId, storedToken] = [id.read(), token.read()];
    if (provided)
      return { id: provided, token: providedToken || (keepsIdAlone && storedId === provided ? storedToken : null) };
    if (provided === '' && !keepsIdAlone) return null;
    return storedId && storedToken ? { id: storedId, token: storedToken } : null;
  }

  return {
    read: session.read,
    readOnServer: session.readOnServer,
    subscribe: session.subscribe,
    setId(next: string): void {
      const known = session.read();
      // The token of one record must not travel with the id of another.
      if (next) change({ id: next, token: known.id === null || known.id === next ? known.token : null });
    },
    setToken(next: string): void {
      if (next) change({ ...session.read(), token: next });
    },
    /** Forgets the record; an id that is of use alone stays in storage. */
    clear(): void {
      if (!keepsIdAlone) id.forget();
      token.forget();
      session.change(empty);
    },
    /** Takes the record of the address, otherwise the stored one; returns the address to show instead, if any. */
    restore(href: string): string | null {
      const url = new URL(href);
      const [provided, providedToken] = [url.searchParams.get(idKey), url.searchParams.get(tokenKey)];
      const next = found(provided, providedToken);
      if (next) change(next);
      // A token in an address ends up in histories and logs. The id goes with it once storage has it.
      const hides = keepsIdAlone || (provided && providedToken) ? [idKey, tokenKey] : [tokenKey];
      const hidden = hides.filter((key) => url.searchParams.has(key));
      for (const key of hidden) url.searchParams.delete(key);
      return hidden.length === 0 ? null : `${url.pathname}${url.search}${url.hash}`;
    },
    /** The id of the last record of this browser, even when its token is gone. */
    lastId: id.read,
  };
}

export type BearerStore = ReturnType<typeof createBearerStore>;
