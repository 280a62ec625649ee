'use client';
import { useEffect, useState } from 'react';

/** Where an entry of the history keeps what its address said: a reload of the page finds it there. */
const arrived = 'arrivedBy';

function queryOfEntry(): string {
  const { search } = window.location;
  if (search !== '') return search;
  const stored = (window.history.state as Readonly<Record<string, unknown>> | null)?.[arrived];
  return typeof stored === 'string' ? stored : '';
}

/** What the address said on arrival, as far as `read` finds a link in it; undefined before it was looked at. */
export function useArrival<Link>(read: (query: URLSearchParams) => Link | null): Link | null | undefined {
  const [link, setLink] = useState<Link | null | undefined>(undefined);
  useEffect(() => {
    const query = queryOfEntry();
    setLink((known) => known ?? read(new URLSearchParams(query)));
    // The token does not stay in the address: it would end up in histories and screenshots.
    window.history.replaceState({ ...window.history.state, [arrived]: query }, '', window.location.pathname);
  }, [read]);
  return link;
}
