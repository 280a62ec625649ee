'use client';
import { useEffect, useRef, useState } from 'react';

/** How far beyond what is seen a part counts as near: far enough that its answer is there when it is scrolled to. */
const nearMargin = '600px';

/** Whether a part of a page has come near to what is seen; once it has, it stays so. What is asked for it waits for that. */
export function useNearby<Element extends HTMLElement>() {
  const place = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isNear) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { place, isNear };
}
