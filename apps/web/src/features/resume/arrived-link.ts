'use client';
import { useEffect, useState } from 'react';

/** What a link names: a quote and a token that opens it or a part of it, or the view of staff and where it begins. */
export type ArrivedLink = {
  readonly quote: string;
  readonly token: string;
  readonly view?: string;
  readonly next?: string;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function linkIn(query: URLSearchParams): ArrivedLink | null {
  const [quote, token] = [query.get('quote') ?? '', query.get('token') ?? ''];
  const [view, next] = [query.get('view'), query.get('next') ?? 'start'];
  return uuid.test(quote) ? { quote, token, ...(view && { view, next }) } : null;
}

/** What the address said on arrival, as far as `read` finds a link in it; undefined before it was looked at. */
export function useArrival<Link>(read: (query: URLSearchParams) => Link | null): Link | null | undefined {
  const [link, setLink] = useState<Link | null | undefined>(undefined);
  useEffect(() => {
    const { search } = window.location;
    // React looks twice while one develops, and finds it gone the second time.
    setLink((known) => known ?? read(new URLSearchParams(search)));
    // The token does not stay in the address: it would end up in histories and screenshots.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [read]);
  return link;
}

/** The link that names a quote: null when the address names none, undefined before it was looked at. */
export const useArrivedLink = (): ArrivedLink | null | undefined => useArrival(linkIn);
