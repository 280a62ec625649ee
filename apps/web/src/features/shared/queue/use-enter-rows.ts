'use client';
import { type RefObject, useEffect, useState } from 'react';
import { moveRow } from './row-focus.ts';

type EnterRows = {
  box: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** The text whose rows are shown; null while they are on their way. */
  shown: string | null;
};

/** The way from the search to the first row, as soon as the rows of its text are there. */
export function useEnterRows({ box, search, shown }: EnterRows): () => void {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || shown === null) return;
    setWanted(false);
    const field = search.current;
    // Who types on, or went elsewhere meanwhile, stays there.
    if (field === document.activeElement && field?.value.trim() === shown) moveRow(box.current, 1, null);
  }, [wanted, shown, box, search]);
  return () => setWanted(true);
}
