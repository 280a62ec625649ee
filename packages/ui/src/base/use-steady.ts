'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the newest one does, so that what is given it need not be drawn again. */
export function useSteady<Provided extends unknown[], Answer>(act: (...provided: Provided) => Answer): typeof act {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...provided) => newest.current(...provided), []);
}
