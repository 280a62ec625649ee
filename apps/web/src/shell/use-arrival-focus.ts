'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** After a change of page the focus that had nowhere to stay goes to the content, and not back to the start. */
export function useArrivalFocus(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
