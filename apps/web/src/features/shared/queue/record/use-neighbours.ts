'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { queryKeys } from '../../../../data/requests/query-keys.ts';
import { carriedList, withList } from '../../../../data/queue/list-of-record.ts';
import { queueAddress, readQueueState } from '../../../../data/queue/queue-address.ts';
import { useAsk } from '../../../../data/session/use-session.ts';
import { aroundPage, type Neighbour, neighboursOf } from './neighbours.ts';
import type { QueueList } from '../queue-list.ts';
import { useViewContext } from '../use-queue.ts';

/** The list from which a record was opened, as its address carries it, and who stands around a record there. */
export function useNeighbours<Row, Where>(list: QueueList<Row, Where>) {
  const carried = carriedList(useSearchParams().get('list'));
  const isOwn = carried?.path === list.rules.path;
  // How the list is looked at, where that is not as a table.
  const look = new URLSearchParams(carried?.address.split('?')[1]).get('look');
  const context = useViewContext();
  const ask = useAsk(list.kind);
  const state = readQueueState(new URLSearchParams(isOwn ? carried.address.split('?')[1] : ''), list.rules);
  const around = aroundPage(state);
  const part = { where: list.whereOf(state, context), sort: state.sort, ...around };
  const { data: known } = useQuery({
    queryKey: queryKeys.list.ids(list, part),
    queryFn: async ({ signal }) => ({ ids: await list.loadIds(ask, part, signal), offset: part.offset }),
    enabled: isOwn,
    placeholderData: keepPreviousData,
    // The order in which a person works through a list stands still for a while.
    staleTime: 60_000,
  });
  const addressOf = (shown: typeof state): string => {
    const address = queueAddress(shown, list.rules);
    return look === null ? address : `${address}${address.includes('?') ? '&' : '?'}look=${encodeURIComponent(look)}`;
  };
  return {
    table: list.table,
    /** Whether the record is one of the list's own; where it was opened from another, that alone is known. */
    isOwn,
    isOther: carried !== null && !isOwn,
    back: isOwn ? addressOf({ ...state, id: null }) : (carried?.address ?? list.rules.path),
    around: (id: string) => (known ? neighboursOf(known.ids, id, known.offset) : null),
    hrefOf: (neighbour: Neighbour) =>
      withList(list.recordPath(neighbour.id), addressOf({ ...state, page: neighbour.page, id: null })),
  };
}
