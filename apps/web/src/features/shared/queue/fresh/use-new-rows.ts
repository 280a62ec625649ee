'use client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isReadAs, queryKeys } from '../../../../data/requests/query-keys.ts';
import { useLiveChanges } from '../../../../data/live/use-live-changes.ts';
import type { QueueList } from '../queue-list.ts';
import type { Queue } from '../use-queue.ts';

/** As many changed rows as are looked at; more are simply many. */
const most = 500;
const none: ReadonlySet<string> = new Set();
const unchanged = { ids: none, times: 0 };

/** How many rows came into the list on screen or left it since it was read, and the way to read it again. */
export function useNewRows<Row, Where>(list: QueueList<Row, Where>, queue: Queue<Row, Where>) {
  const client = useQueryClient();
  const { ask, where, state, query, renew } = queue;
  const [changed, setChanged] = useState(unchanged);
  const [readAt, setReadAt] = useState(query.dataUpdatedAt);
  // What was read since then shows what changed before.
  if (readAt !== query.dataUpdatedAt) {
    setReadAt(query.dataUpdatedAt);
    setChanged(unchanged);
  }
  const [own, setOwn] = useState(none);
  useLiveChanges(list.live, (ids) => {
    void client.invalidateQueries({ queryKey: queryKeys.list.allCounts(list) });
    // Too much to name: everything on screen is read again anyway.
    if (ids === null) return;
    setChanged(({ ids: known, times }) => ({ ids: new Set([...known, ...ids].slice(-most)), times: times + 1 }));
    // The row as it was is still of use; what went wrong is told.
    renew(ids).catch(() => undefined);
  });
  useLiveChanges(list.follows, () => void client.invalidateQueries({ queryKey: queryKeys.list.all(list) }));
  const keys = query.data?.rows.map(list.keyOf) ?? [];
  const foreign = [...changed.ids].filter((id) => !own.has(id));
  const { data: matching } = useQuery({
    queryKey: queryKeys.list.fresh(list, where, foreign, changed.times),
    enabled: foreign.length > 0,
    queryFn: ({ signal }) =>
      list.loadIds(ask, { where: list.among(foreign, where), sort: state.sort, limit: most, offset: 0 }, signal),
    placeholderData: keepPreviousData,
  });
  return {
    count: foreign.length === 0 || matching === undefined ? 0 : comeAndGone(keys, foreign, matching),
    load: () => void client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey) }),
    /** Rows that the person changed here, of which nobody needs to be told. */
    own: (ids: readonly string[]) => setOwn(new Set(ids)),
  };
}

/** How many of the changed rows the list would show and does not, or shows and would not. */
function comeAndGone(shown: readonly string[], changed: readonly string[], matching: readonly string[]): number {
  const [isShown, isMatching] = [new Set(shown), new Set(matching)];
  return changed.filter((id) => isShown.has(id) !== isMatching.has(id)).length;
}
