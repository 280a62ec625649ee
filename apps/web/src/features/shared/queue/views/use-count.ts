'use client';
import { useQuery } from '@tanstack/react-query';
import type { QueueState } from '../../../../data/queue/queue-address.ts';
import { queryKeys } from '../../../../data/requests/query-keys.ts';
import type { TypedDocument } from '../../../../data/requests/typed-document.ts';
import { useAsk } from '../../../../data/session/use-session.ts';
import type { QueueList } from '../queue-list.ts';
import { useViewContext } from '../use-queue.ts';
import { type Count, countsDocument, countsOf, type CountsResult } from './view-counts.ts';

/** How many rows a list has in a state: what its address opens. */
export function useCount<Row, Where>(
  list: QueueList<Row, Where>,
  state: QueueState,
  { enabled, again }: { enabled: boolean; again: number },
): Count | undefined {
  const ask = useAsk(list.kind);
  const where = list.whereOf(state, useViewContext());
  const { data } = useQuery({
    queryKey: queryKeys.list.counts(list, [where]),
    enabled,
    refetchInterval: again,
    async queryFn({ signal }) {
      const document: TypedDocument<CountsResult, { w0: Where }> = countsDocument(list, 1);
      return countsOf(await ask(document, { w0: where }, { signal, showsRefusals: true }), 1);
    },
  });
  return data?.[0];
}
