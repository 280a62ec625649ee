'use client';
import { type RefObject, useLayoutEffect } from 'react';

/** Where there is so much room below a bar, toasts find place there: three of them above a phone's tabs. */
const roomForToasts = 240;
const gap = 8;

/** Told to the toasts alone: said at the root of the page, it would have every element of it drawn anew. */
function notifyToasts(height: number | null): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-toasts]')) {
    if (height === null) style.removeProperty('--foot-bar');
    else style.setProperty('--foot-bar', `${height}px`);
  }
}

/** While a bar is shown near the foot of the window, toasts stand above it: `--foot-bar` says how high that is. */
export function useFootBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const isNear = window.innerHeight - bottom < roomForToasts;
      notifyToasts(isNear ? Math.max(0, window.innerHeight - top) + gap : 0);
    };
    measure();
    // The page's height moves the bar as well as its own does.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(document.body);
    element.addEventListener('animationend', measure);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      element.removeEventListener('animationend', measure);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      notifyToasts(null);
    };
  }, [bar]);
}
