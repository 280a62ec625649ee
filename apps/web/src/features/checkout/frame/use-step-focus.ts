'use client';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new step when the page changes under it; the first page keeps the browser's own. */
export function useStepFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname]);
}
