'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from '../browser-storage.ts';
import { createObservable } from '../stored-value.ts';
import { createPartnerStore } from './partner-store.ts';

export const visitPartner = createPartnerStore(localStore);

export type Partner = { readonly slug: string; readonly partner_name: string; readonly logo_url: string | null };

const branding = createObservable<{ readonly slug: string; readonly partner: Partner | null } | null>(null);

/** The branding of a partner; null for one that there is not. Throws without a connection. */
async function fetchPartner(slug: string): Promise<Partner | null> {
  const response = await fetch(`/api/partners/${encodeURIComponent(slug)}`, { credentials: 'omit' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The partner could not be read: ${response.status}.`);
  return { slug, ...((await response.json()) as Omit<Partner, 'slug'>) };
}

/**
 * The branding of a partner: of the slug given, else of the one that the address names or the browser keeps. Public
 * pages ask it without the data cache, which they do not carry.
 */
export function usePartner(given?: string): { readonly partner: Partner | null; readonly isKnown: boolean } {
  const kept = useSyncExternalStore(visitPartner.subscribe, visitPartner.read, visitPartner.readOnServer);
  const known = useSyncExternalStore(branding.subscribe, branding.read, branding.readOnServer);
  const slug = given ?? kept;
  useEffect(() => visitPartner.capture(window.location.href), []);
  useEffect(() => {
    if (slug === null || branding.read()?.slug === slug) return;
    // A logo is nothing to trouble a visitor with: ours stands in its place.
    void fetchPartner(slug)
      .catch(() => null)
      .then((partner) => branding.change({ slug, partner }));
  }, [slug]);
  const isOfSlug = known !== null && known.slug === slug;
  return { partner: isOfSlug ? known.partner : null, isKnown: slug === null || isOfSlug };
}
