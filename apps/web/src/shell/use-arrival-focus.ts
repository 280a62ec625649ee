'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** After a change of page the focus that had nowhere to stay goes to the content, and not back to the start. */
export function useArrivalFocus(): void {
  const pathname = usePathname();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
