'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { createObservable } from '../../../data/stored-value.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { LoadSoldLinesDocument, type LoadSoldLinesQuery } from '../../../generated/documents.ts';

export type SoldLine = LoadSoldLinesQuery['sold_lines'][number];
type Sold = readonly SoldLine[] | null;

const sold = createObservable<Sold>(null);
let requested: string | null | undefined;

/** Asks once a visit what the organization sells that the visitor came to; public pages carry no data cache. */
async function ask(partner: string | null): Promise<void> {
  if (requested === partner) return;
  requested = partner;
  try {
    const { request } = await import('../../../data/requests/request.ts');
    sold.change((await request(LoadSoldLinesDocument, { partner })).sold_lines);
  } catch {
    // Without an answer nothing is linked; the next page asks again.
    requested = undefined;
  }
}

/** What is sold; null until that is known. */
export function useSoldLines(): Sold {
  const known = useSyncExternalStore(sold.subscribe, sold.read, sold.readOnServer);
  useEffect(() => {
    visitPartner.capture(window.location.href);
    void ask(visitPartner.read());
  }, []);
  return known;
}
