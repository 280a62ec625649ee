'use client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Lists up to this length are drawn as a whole. */
const wholeUpTo = 200;

/** The part of a long list that is drawn, and the heights in pixels that stand for the rest. */
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
  if (!enabled) return { from: 0, to: count, before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? Math.min(count, wholeUpTo) - 1) + 1;
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight };
}
