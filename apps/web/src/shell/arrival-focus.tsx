'use client';
import { usePath } from '../locale/use-path.ts';
import { useEffect, useRef } from 'react';

const patienceMs = 2_000;

/**
 * After a change of page, focus that lost its place goes to the content and not back to the start. A page may take a
 * moment to draw its frame, so the place is looked for until it is there or the person has put the focus elsewhere.
 */
export function ArrivalFocus() {
  const pathname = usePath();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const until = performance.now() + patienceMs;
    let frame = 0;
    const settle = (): void => {
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
      if (performance.now() < until) frame = requestAnimationFrame(settle);
    };
    frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return null;
}
