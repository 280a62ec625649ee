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

/** What the address said on arrival: null when it names no quote, undefined before it was looked at. */
export function useArrivedLink(): ArrivedLink | null | undefined {
  const [link, setLink] = useState<ArrivedLink | null | undefined>(undefined);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const [quote, token] = [query.get('quote') ?? '', query.get('token') ?? ''];
    const [view, next] = [query.get('view'), query.get('next') ?? 'start'];
    setLink(uuid.test(quote) ? { quote, token, ...(view && { view, next }) } : null);
    // The token does not stay in the address: it would end up in histories and screenshots.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return link;
}
