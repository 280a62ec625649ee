'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../data/when-idle.ts';

/** What a page asks and counts of a visit: fetched when the page has nothing else to do. */
export function VisitLater() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        // Without a connection nobody is asked, and nothing is kept.
        void import('./consent/visit-parts.tsx').then(({ VisitParts }) => setParts(() => VisitParts)).catch(() => null);
      }),
    [],
  );
  return Parts ? <Parts /> : null;
}
