'use client';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import {
  pageSize,
  queueAddress,
  queueQuery,
  type QueueState,
  readQueueState,
} from '../../../data/queue/queue-address.ts';
import { useAsk, useHere } from '../../../data/session/use-session.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { withList } from '../../../data/queue/list-of-record.ts';
import type { QueueList, ViewContext } from './queue-list.ts';
import { useRenew } from './fresh/use-renew.ts';

/** Who looks at lists, and on which day. */
export function useViewContext(): ViewContext {
  const { sub } = useSignedInUser();
  const [today] = useState(() => dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  return useMemo(() => ({ userId: sub, today }), [sub, today]);
}

/** A list in the state that the address tells, its page of rows, and the way to another state. */
export function useQueue<Row, Where>(list: QueueList<Row, Where>) {
  const search = useSearchParams().toString();
  // The router tells of a new address a moment later: until then the list shows what was asked for.
  const [ahead, setAhead] = useState<string | null>(null);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setAhead(null);
  }
  const shown = ahead ?? search;
  const state = useMemo(() => readQueueState(new URLSearchParams(shown), list.rules), [shown, list.rules]);
  const context = useViewContext();
  const ask = useAsk(list.kind);
  const here = useHere(list.kind);
  const where = useMemo(() => list.whereOf(state, context), [list, state, context]);
  const part = { where, sort: state.sort, limit: pageSize, offset: (state.page - 1) * pageSize };
  const queryKey = queryKeys.list.page(list, part);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => list.load(ask, part, signal),
    // With its rows the list is drawn once; without, once to say that they are on their way.
    initialData: () => list.here(here, part),
    placeholderData: keepPreviousData,
  });
  const renew = useRenew(list, { queryKey, page: query.data, sort: state.sort });

  /** Goes to a state at once: the page is already here, so the router is only told. */
  function go(next: QueueState, how: 'push' | 'replace' = 'push'): void {
    const text = queueQuery(next, list.rules);
    setAhead(text);
    const address = `${window.location.pathname}${text === '' ? '' : `?${text}`}`;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  }

  const listAddress = queueAddress({ ...state, id: null }, list.rules);
  return {
    state,
    where,
    context,
    query,
    ask,
    renew,
    go,
    href: (next: QueueState) => queueAddress(next, list.rules),
    /** The page of a record, which knows the list that it was opened from; that of its key, or another. */
    recordHref: (id: string) => withList(list.recordPath(id), listAddress),
    fromHere: (record: string) => withList(record, listAddress),
  };
}

export type Queue<Row, Where> = ReturnType<typeof useQueue<Row, Where>>;
