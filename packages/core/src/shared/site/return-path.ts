import { readLocale } from './page-locales.ts';

const here = 'http://here.invalid';
const longest = 2_000;

// In an address as browsers send it, everything else is encoded. Browsers read a backslash as a slash and leave tabs out.
const plain = /^\/[\u0021-\u005b\u005d-\u007e]*$/;
// Encoded slashes, backslashes, control characters and percent signs: what decodes once more than we do sees another path.
const hidden = /%(?:2f|5c|25|[01][\da-f]|7f)/i;

/**
 * The page of ours that an address from outside names, as path, query and fragment in front of which any locale may
 * stand; null for an address that could lead elsewhere, to the API, or that is none. It is read as browsers read it
 * (WHATWG URL), and what is left after every rewriting is judged: dot segments resolved, locales taken off as often as
 * they occur.
 */
export function ownPath(provided: unknown): string | null {
  if (typeof provided !== 'string' || provided.length > longest || !plain.test(provided)) return null;
  if (provided.startsWith('//') || !URL.canParse(provided, here)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(provided, here);
  if (origin !== here || username !== '' || password !== '' || hidden.test(pathname)) return null;
  const segments = pathname.slice(1).split('/');
  if (segments.at(-1) === '') segments.pop();
  if (segments.includes('')) return null;
  const start = segments.findIndex((each) => readLocale(each) === undefined);
  const path = start === -1 ? '/' : `/${segments.slice(start).join('/')}`;
  return /^\/api(?:\/|$)/.test(path) ? null : `${path}${search}${hash}`;
}

/** Where somebody goes on after signing in: a page of ours that is no sign-in page again; the fallback otherwise. */
export function returnPath(provided: unknown, fallback: string): string {
  const path = ownPath(provided);
  return path === null || /^\/(?:customers\/sign-in|agents\/(?:sign-in|reset))(?:[/?#]|$)/.test(path) ? fallback : path;
}
