'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { privacyChoices } from '../data/consent/privacy-choices.ts';
import { whenIdle } from '../data/when-idle.ts';

const parts = fetchedComponent(async () => (await import('./consent/visit-parts.tsx')).VisitParts);

/** What a page asks and counts of a visit: fetched when the page has nothing else to do, or when somebody asks for it. */
export function VisitLater() {
  const isWanted = useSyncExternalStore(privacyChoices.subscribe, privacyChoices.read, privacyChoices.readOnServer);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isWanted || isIdle ? <parts.Component /> : null;
}
