'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useMemo } from 'react';
import { setPreferences, usePreferences } from '../../../data/settings/use-settings.ts';
import type { QueueList } from './queue-list.ts';
import type { Queue } from './use-queue.ts';

/**
 * The columns and rows of a list as the person wants them. Columns of the address, which come with a link or a saved
 * view, go before those that are kept with the person.
 */
export function useListLook<Row, Where>(
  { name, usual }: QueueList<Row, Where>,
  { state, go }: Queue<Row, Where>,
  columns: readonly Column<Row>[],
) {
  const stored = ownValue(usePreferences().lists, name);
  const own = stored?.columns ?? null;
  const chosen = state.cols ?? own;
  const isCompact = stored?.density === 'compact';
  // What the person wants beyond the usual shows on every screen; the usual ones give way on narrow ones.
  const fitted = useMemo(
    () =>
      own === null
        ? columns
        : columns.map(({ from, ...rest }) => (from && usual.includes(rest.key) ? { ...rest, from } : rest)),
    [columns, own, usual],
  );
  return {
    columns: fitted,
    /** Those that were chosen, null while nobody has. */
    chosen,
    shown: chosen ?? usual,
    isCompact,
    setColumns: (next: readonly string[]) =>
      state.cols === null
        ? setPreferences({ lists: { [name]: { columns: next } } })
        : go({ ...state, cols: next }, 'replace'),
    resetColumns() {
      if (state.cols !== null) go({ ...state, cols: null }, 'replace');
      if (own !== null) setPreferences({ lists: { [name]: { columns: usual } } });
    },
    toggleCompact: () => setPreferences({ lists: { [name]: { density: isCompact ? 'regular' : 'compact' } } }),
  };
}
