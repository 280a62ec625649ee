'use client';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'next-intl';
import { queryKeys } from '../../../../data/requests/query-keys.ts';
import { queueAddress, queueQuery, type QueueState } from '../../../../data/queue/queue-address.ts';
import { builtInView } from '../../../../data/queue/queue-changes.ts';
import type { TypedDocument } from '../../../../data/requests/typed-document.ts';
import { useAsk } from '../../../../data/session/use-session.ts';
import type { QueueList, ViewContext } from '../queue-list.ts';
import { type SavedView, viewState } from './saved-views.ts';
import { type Count, countsDocument, countsOf, type CountsResult } from './view-counts.ts';

const countsStaleMs = 15_000;

type Saved = {
  readonly own: readonly SavedView[];
  readonly shared: readonly SavedView[];
  /** Whether it is known which there are. */
  readonly isKnown: boolean;
};

/** Built-in, own and shared views as links with their counts, all of which are asked for at once. */
export function useViewLinks<Row, Where>(
  list: QueueList<Row, Where>,
  state: QueueState,
  context: ViewContext,
  { own, shared, isKnown }: Saved,
) {
  const { rules } = list;
  const ask = useAsk(list.kind);
  const format = useFormatter();
  const saved = [...own, ...shared];
  const states = [
    ...rules.views.map((view) => builtInView(view, rules)),
    ...saved.map((view) => viewState(view, rules)),
  ];
  const conditions = states.map((one) => list.whereOf(one, context));
  const counts = useQuery({
    queryKey: queryKeys.list.counts(list, conditions),
    enabled: isKnown,
    queryFn: async ({ signal }) => {
      const variables = Object.fromEntries(conditions.map((where, place) => [`w${place}`, where]));
      const document: TypedDocument<CountsResult, typeof variables> = countsDocument(list, conditions.length);
      return countsOf(await ask(document, variables, { signal }), conditions.length);
    },
    staleTime: countsStaleMs,
    // Saved views come and go; the counts of those that the list has by itself hold on.
    placeholderData: (last) => last?.slice(0, rules.views.length),
  });
  const describe = (count: Count | undefined) => count && `${format.number(count.count)}${count.capped ? '+' : ''}`;
  const bare = (one: QueueState) => queueQuery({ ...one, page: 1, id: null }, rules);
  const shown = bare(state);
  const linkOf = (one: QueueState, place: number) => ({
    href: queueAddress(one, rules),
    count: describe(counts.data?.[place]),
    current: bare(one) === shown,
  });
  const builtIn = states.slice(0, rules.views.length).map(linkOf);
  const first = builtIn.length;
  const savedLinks = saved.map((view, place) => ({ view, ...linkOf(viewState(view, rules), first + place) }));
  const showsSaved = savedLinks.some(({ current }) => current);
  return {
    builtIn: rules.views.map((view, place) => ({
      view,
      href: builtIn[place]?.href ?? rules.path,
      count: builtIn[place]?.count,
      current: view === state.view && !showsSaved,
    })),
    own: savedLinks.slice(0, own.length),
    shared: savedLinks.slice(own.length),
  };
}
