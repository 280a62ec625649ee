'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveChanges } from '../../../data/live/use-live-changes.ts';
import type { QueueList } from './queue-list.ts';
import type { Queue } from './use-queue.ts';

/** As many changed rows as are looked at; more are simply many. */
const most = 500;
const none: ReadonlySet<string> = new Set();

/** How many rows of the list on screen changed, came or went since it was read, and the way to read it again. */
export function useFresh<Row, Where>(list: QueueList<Row, Where>, queue: Queue<Row, Where>, keys: readonly string[]) {
  const client = useQueryClient();
  const { ask, where, state, query } = queue;
  const [changed, setChanged] = useState(none);
  const [readAt, setReadAt] = useState(query.dataUpdatedAt);
  // What was read since then shows what changed before.
  if (readAt !== query.dataUpdatedAt) {
    setReadAt(query.dataUpdatedAt);
    setChanged(none);
  }
  const [own, setOwn] = useState(none);
  useLiveChanges(list.table, (ids) => {
    void client.invalidateQueries({ queryKey: ['agent', 'counts', list.table] });
    // Too much to name: everything on screen is read again anyway.
    if (ids !== null) setChanged((known) => new Set([...known, ...ids].slice(-most)));
  });
  const foreign = [...changed].filter((id) => !own.has(id));
  const { data: matching = [] } = useQuery({
    queryKey: ['agent', 'fresh', list.table, where, foreign],
    enabled: foreign.length > 0,
    queryFn: ({ signal }) =>
      list.loadIds(ask, { where: list.among(where, foreign), sort: state.sort, limit: most, offset: 0 }, signal),
  });
  const shown = new Set(keys);
  const count = foreign.length === 0 ? 0 : new Set([...matching, ...foreign.filter((id) => shown.has(id))]).size;
  return {
    count,
    load: () => void client.invalidateQueries({ queryKey: ['agent'] }),
    /** Rows that the person changed here, of which nobody needs to be told. */
    own: (ids: readonly string[]) => setOwn(new Set(ids)),
  };
}
