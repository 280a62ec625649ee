'use client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** Lists up to this length are drawn as a whole. */
const wholeUpTo = 200;
/** As many rows as most windows show: of a list that arrives they are seen before the rest is drawn. */
const firstRows = 20;

/** The part of a list that is drawn, the heights in pixels that stand for the rest, and whether it is ever drawn as a whole. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const enabled = count > wholeUpTo;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (enabled) setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [enabled, body]);
  const virtual = useWindowVirtualizer({
    count,
    enabled,
    estimateSize: () => rowHeight,
    overscan: 20,
    scrollMargin: top,
  });
  const firstAreSeen = useSeen(count > 0);
  const whole = firstAreSeen ? count : Math.min(count, firstRows);
  if (!enabled) return { from: 0, to: whole, before: 0, after: (count - whole) * rowHeight, isWhole: true };
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? Math.min(count, wholeUpTo) - 1) + 1;
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight, isWhole: false };
}

/** Whether what comes after its place has been painted once; what is there from the beginning counts as seen. */
function useSeen(isDrawn: boolean): boolean {
  const [isSeen, setIsSeen] = useState(isDrawn);
  useEffect(() => {
    if (isDrawn) startTransition(() => setIsSeen(true));
  }, [isDrawn]);
  return isSeen;
}
