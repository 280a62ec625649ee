'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * What a table's head needs to stay in view: whether the table is wider than its box, which must then scroll and holds
 * the head for itself, and in `--page-top` how much of the window the page's own head covers.
 */
export function useStickyHead(box: RefObject<HTMLElement | null>, isDrawn: boolean): { overflows: boolean } {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isDrawn) return;
    const pageHead = element.closest('[data-density]')?.querySelector<HTMLElement>(':scope > header');
    const sizes = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
      element.style.setProperty('--page-top', `${pageHead?.offsetHeight ?? 0}px`);
    });
    for (const part of [element, ...element.children, pageHead]) if (part) sizes.observe(part);
    return () => sizes.disconnect();
  }, [box, isDrawn]);
  return { overflows };
}
