'use client';
import { useArrival } from '../shared/links/use-arrival.ts';

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

/** The link that names a quote: null when the address names none, undefined before it was looked at. */
export const useArrivedLink = (): ArrivedLink | null | undefined => useArrival(linkIn);
