'use client';
import type { LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import { useEffect, useEffectEvent } from 'react';
import { type LiveListener, listenTo } from './live-listeners.ts';

/** Tells the listener which rows of a table, if any, changed: for lists that say what is new instead of moving. */
export function useLiveChanges(table: LiveTable | null, listener: LiveListener): void {
  const onChange = useEffectEvent(listener);
  useEffect(() => (table === null ? undefined : listenTo(table, (ids) => onChange(ids))), [table]);
}
