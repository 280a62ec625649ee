'use client';
import {
  extendTo,
  isSelected,
  isWholePage,
  keepOnPage,
  noSelection,
  selectEverything,
  togglePage,
  toggleRow,
} from '@roadworthy/ui/workbench/table/row-selection.ts';
import { type RefObject, useState } from 'react';
import { focusedRow, focusRow } from './row-focus.ts';

/** Which rows of a page are chosen; another list, order or page begins without any. */
export function useSelection(page: readonly string[], listAndPage: string, box: RefObject<HTMLElement | null>) {
  const [stored, setSelection] = useState(noSelection);
  const [of, setOf] = useState(listAndPage);
  if (of !== listAndPage) {
    setOf(listAndPage);
    setSelection(noSelection);
  }
  const selection = keepOnPage(stored, page);
  const whole = isWholePage(selection, page);
  return {
    keys: [...selection.keys],
    everything: selection.everything,
    page: whole ? ('all' as const) : selection.keys.size > 0 ? ('some' as const) : ('none' as const),
    isSelected: (key: string) => isSelected(selection, key),
    toggle: (key: string) => setSelection(toggleRow(selection, key, page)),
    extend: (from: string | null, to: string) => setSelection(extendTo(selection, from, to, page)),
    togglePage: () => setSelection(togglePage(selection, page)),
    /** The page first, and what matches on other pages with the second press. */
    selectMore: () => setSelection(whole ? selectEverything(page) : togglePage(selection, page)),
    selectEverything: () => setSelection(selectEverything(page)),
    /** The focus stays in the list, for what it stood on may go with the selection. */
    clear: () => {
      const row = focusedRow(box.current) ?? [...selection.keys][0] ?? null;
      setSelection(noSelection);
      focusRow(box.current, row);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
