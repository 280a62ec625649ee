import type { KeyValueStore } from '../browser-storage.ts';

/** The part of a document that cookies are kept in. */
export type CookieJar = { cookie: string };

/** Cookies of the whole site as a store; what is written lives for the days given. */
export function cookieStore(jar: CookieJar, days: number, isSecure: boolean): KeyValueStore {
  const write = (name: string, value: string, seconds: number): void => {
    jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
  };
  return {
    getItem(name) {
      const found = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      try {
        return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
      } catch {
        return null;
      }
    },
    setItem: (name, value) => write(name, value, days * 86_400),
    removeItem: (name) => write(name, '', 0),
  };
}

const nowhere: CookieJar = { cookie: '' };

/** The browser's own, for a year. */
export const yearCookies: KeyValueStore = cookieStore(
  typeof document === 'undefined' ? nowhere : document,
  365,
  typeof window !== 'undefined' && window.location.protocol === 'https:',
);
