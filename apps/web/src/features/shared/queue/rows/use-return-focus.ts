'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { focusRow } from './row-focus.ts';

/** The row that was opened last, list by list, for as long as the window lives. */
const opened = new Map<string, string>();

/** Whether somebody left a list by one of its rows, and so may come back to it. */
export const mayReturn = (path: string): boolean => opened.has(path);

/** Puts the focus back on the row from which a person left the list. */
export function useReturnFocus(path: string, box: RefObject<HTMLElement | null>, isThere: boolean) {
  const done = useRef(false);
  useEffect(() => {
    if (!isThere || done.current) return;
    done.current = true;
    const key = opened.get(path);
    const { activeElement } = document;
    if (key !== undefined && (activeElement === document.body || activeElement?.id === 'main')) {
      focusRow(box.current, key);
    }
  }, [isThere, path, box]);
  return (key: string) => opened.set(path, key);
}
