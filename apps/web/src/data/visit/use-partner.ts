'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { httpError } from '../requests/request-error.ts';
import { localStore } from '../browser-storage.ts';
import { createObservable } from '../stored-value.ts';
import { createPartnerStore } from './partner-store.ts';

export const visitPartner = createPartnerStore(localStore);

export type Partner = {
  readonly slug: string;
  readonly partner_name: string;
  readonly logo_url: string | null;
  /** The line with which a quote of its link begins. */
  readonly default_product: string | null;
};

type Branding = { readonly partner: Partner | null; readonly isUnread: boolean };

// By slug: a page may know one partner by its address and another from an earlier visit.
const branding = createObservable<ReadonlyMap<string, Branding>>(new Map());

const learn = (slug: string, found: Branding): void => branding.change(new Map(branding.read()).set(slug, found));

/** The branding of a partner; null for one that there is not. Throws when nobody can say. */
async function fetchPartner(slug: string): Promise<Partner | null> {
  const response = await fetch(`/api/partners/${encodeURIComponent(slug)}`, { credentials: 'omit' });
  if (response.status === 404) return null;
  if (!response.ok) throw httpError(response.status, await response.text(), response.headers);
  return { slug, ...((await response.json()) as Omit<Partner, 'slug'>) };
}

type PartnerOfVisit = {
  readonly partner: Partner | null;
  /** Whether the question has its answer, be it that there is no such partner. */
  readonly isKnown: boolean;
  /** Nobody could say: there may be such a partner. */
  readonly isUnread: boolean;
};

/**
 * The branding of a partner: of the slug given, else of the one that the address names or the browser keeps. Public
 * pages ask it without the data cache, which they do not carry.
 */
export function usePartner(provided?: string): PartnerOfVisit {
  const stored = useSyncExternalStore(visitPartner.subscribe, visitPartner.read, visitPartner.readOnServer);
  const known = useSyncExternalStore(branding.subscribe, branding.read, branding.readOnServer);
  const slug = provided ?? stored;
  useEffect(() => visitPartner.capture(window.location.href), []);
  useEffect(() => {
    if (slug === null || branding.read().get(slug)?.isUnread === false) return;
    // A logo is nothing to trouble a visitor with: ours stands in its place.
    void fetchPartner(slug).then(
      (partner) => learn(slug, { partner, isUnread: false }),
      () => learn(slug, { partner: null, isUnread: true }),
    );
  }, [slug]);
  const answer = slug === null ? undefined : known.get(slug);
  const isUnread = answer?.isUnread === true;
  return { partner: answer?.partner ?? null, isKnown: slug === null || answer?.isUnread === false, isUnread };
}
