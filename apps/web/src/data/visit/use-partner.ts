'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from '../browser-storage.ts';
import { useCachedRead } from '../cached-read.ts';
import { createPartnerStore } from './partner-store.ts';

export const visitPartner = createPartnerStore(localStore);

export type Partner = { readonly slug: string; readonly partner_name: string; readonly logo_url: string | null };

type Branding = { readonly partner_name: string; readonly logo_url: string | null };

/** The branding of a partner: of the slug given, else of the one that the address names or the browser keeps. */
export function usePartner(given?: string): { readonly partner: Partner | null; readonly isKnown: boolean } {
  const kept = useSyncExternalStore(visitPartner.subscribe, visitPartner.read, visitPartner.readOnServer);
  useEffect(() => visitPartner.capture(window.location.href), []);
  const slug = given ?? kept;
  const url = `/api/partners/${encodeURIComponent(slug ?? '')}`;
  const { data, isError } = useCachedRead<Branding>(url, { authenticated: false, enabled: slug !== null });
  return {
    partner: slug !== null && data ? { slug, ...data } : null,
    isKnown: slug === null || isError || Boolean(data),
  };
}
