'use client';
import { type ReactNode, useDeferredValue } from 'react';

/** What stands below what is looked for: it is drawn right after that, in a turn of its own, so that it holds nothing up. */
export function DrawnLater({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
