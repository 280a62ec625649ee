'use client';
import { usePath } from '../locale/use-path.ts';
import { useSyncExternalStore } from 'react';
import { idOfPath } from './record-id.ts';

const never = () => () => undefined;

/** The record id of the address. It is undefined while the shared page is not yet in the browser, null when missing. */
export function usePathId(): string | null | undefined {
  const pathname = usePath();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? idOfPath(pathname) : undefined;
}
