'use client';
import { useEffect } from 'react';

/** Brings the chosen tab into a row of tabs that is wider than the screen. The page itself stays where it is. */
export function useTabInView(panelId: string, current: string): void {
  useEffect(() => {
    const tab = document.getElementById(`${panelId}-${current}`);
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const before = tab.offsetLeft - row.offsetLeft;
    if (before + tab.offsetWidth > row.scrollLeft + row.clientWidth || before < row.scrollLeft)
      row.scrollLeft = before - 16;
  }, [panelId, current]);
}
