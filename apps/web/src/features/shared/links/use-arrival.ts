'use client';
import { useEffect, useState } from 'react';

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
