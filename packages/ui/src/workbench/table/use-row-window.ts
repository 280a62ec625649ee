'use client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** Lists up to this length are drawn as a whole. */
const wholeUpTo = 200;
/** As many rows as most windows show: of a list that arrives they are seen first. */
const firstRows = 20;
/** As many as a slow processor draws at a time while it still answers. */
const rowsAtATime = 10;

/** The part of a list that is drawn, the heights in pixels that stand for the rest, and whether it is ever drawn as a whole. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, rowHeight: number, atOnce: boolean) {
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
  const drawn = useRowsSoFar(count, atOnce);
  if (!enabled) return { from: 0, to: drawn, before: 0, after: (count - drawn) * rowHeight, isWhole: true };
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? Math.min(count, wholeUpTo) - 1) + 1;
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight, isWhole: false };
}

/** How many rows of a list are drawn by now; what is there from the beginning may be drawn as a whole. */
function useRowsSoFar(count: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce && count > 0 ? Number.POSITIVE_INFINITY : firstRows);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + rowsAtATime));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
