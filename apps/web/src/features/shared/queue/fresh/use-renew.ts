'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type QueryKey, queryKeys } from '../../../../data/requests/query-keys.ts';
import type { Sort } from '../../../../data/queue/queue-address.ts';
import { useAsk } from '../../../../data/session/use-session.ts';
import type { ListPage, QueueList } from '../queue-list.ts';

type Shown<Row> = {
  readonly queryKey: QueryKey;
  readonly page: ListPage<Row> | undefined;
  readonly sort: Sort;
};

/**
 * Reads those of the rows on screen again that are named. They stay where they are, whatever became of them, and no
 * others come.
 */
export function useRenew<Row, Where>(list: QueueList<Row, Where>, { queryKey, page, sort }: Shown<Row>) {
  const client = useQueryClient();
  const ask = useAsk(list.kind);
  const waiting = useRef({ ids: new Set<string>(), turn: 0 });
  return async (ids: readonly string[]): Promise<void> => {
    const held = new Set(page?.rows.map(list.keyOf));
    const { current } = waiting;
    for (const id of ids) if (held.has(id)) current.ids.add(id);
    if (current.ids.size === 0) return;
    current.turn += 1;
    const { turn } = current;
    const wanted = [...current.ids];
    const part = { where: list.among(wanted), sort, limit: wanted.length, offset: 0 };
    const { rows } = await client.fetchQuery({
      queryKey: queryKeys.list.rows(list, turn),
      queryFn: ({ signal }) => list.load(ask, part, signal),
      gcTime: 0,
    });
    // A row changed again while it was read: the turn that began then reads all that wait.
    if (turn !== current.turn) return;
    current.ids.clear();
    const renewed = new Map(rows.map((row) => [list.keyOf(row), row]));
    client.setQueryData<ListPage<Row>>(
      queryKey,
      (known) => known && { ...known, rows: known.rows.map((row) => renewed.get(list.keyOf(row)) ?? row) },
      // As old as before: the page as a whole was not read.
      { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 },
    );
  };
}
