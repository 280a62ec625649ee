import { type TouchEvent, useEffect, useRef } from 'react';

/** How far below what is seen a way on is fetched ahead (platform shell, section 9). */
export const aheadMargin = '200px';
/** How far a finger may move on a link and still mean it, in pixels. */
export const touchTolerance = 30;
/** Milliseconds that a finger rests on a link before its page is fetched: a flick is over by then. */
const restMs = 60;

type Saving = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the visitor asked to be spared what was not asked for. */
const isSpared = (): boolean => (navigator as Saving).connection?.saveData ?? false;

/**
 * Fetches the page of a link before it is pressed: when a pointer comes to it, when it is reached by the keyboard, when a
 * finger rests on it, and of a way on as soon as it is nearly in view. Each page is fetched once.
 */
export function useFetchAhead(isInside: boolean, isWayOn: boolean, fetch: () => void) {
  const place = useRef<HTMLAnchorElement>(null);
  const isFetched = useRef(false);
  const finger = useRef<{ readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }>(
    null,
  );

  function ahead(): void {
    if (!isInside || isFetched.current || isSpared()) return;
    isFetched.current = true;
    fetch();
  }
  function release(): void {
    if (finger.current) clearTimeout(finger.current.timer);
    finger.current = null;
  }

  const latest = useRef(ahead);
  useEffect(() => {
    latest.current = ahead;
  });
  useEffect(() => {
    const element = place.current;
    if (!isWayOn || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: aheadMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWayOn]);
  useEffect(() => () => clearTimeout(finger.current?.timer), []);

  return {
    ref: place,
    onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => pointerType === 'mouse' && ahead(),
    onFocus: ahead,
    onTouchStart({ touches }: TouchEvent): void {
      release();
      const touch = touches[0];
      if (touch) finger.current = { x: touch.clientX, y: touch.clientY, timer: setTimeout(ahead, restMs) };
    },
    onTouchMove({ touches }: TouchEvent): void {
      const touch = touches[0];
      const from = finger.current;
      if (!touch || !from) return;
      if (Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > touchTolerance) release();
    },
  };
}
