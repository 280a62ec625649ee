'use client';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { readMap, type ShownMap, withMap } from './map-address.ts';

/** What a map shows as the address tells it, and the way to show something else: told at once, kept in the address. */
export function useMapAddress() {
  const search = useSearchParams().toString();
  // The router tells of a new address a moment later: until then the map shows what was asked for.
  const [ahead, setAhead] = useState<ShownMap | null>(null);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setAhead(null);
  }
  const shown = ahead ?? readMap(new URLSearchParams(search));
  function show(changes: Partial<ShownMap>): void {
    const next = { ...shown, ...changes };
    setAhead(next);
    const query = withMap(window.location.search, next);
    window.history.replaceState(null, '', `${window.location.pathname}${query === '' ? '' : `?${query}`}`);
  }
  return { shown, show, hrefOf: (changes: Partial<ShownMap>) => `?${withMap(search, { ...shown, ...changes })}` };
}
