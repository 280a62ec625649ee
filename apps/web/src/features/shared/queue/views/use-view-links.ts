'use client';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'next-intl';
import { queryKeys } from '../../../../data/query-keys.ts';
import { queueAddress, queueQuery, type QueueState, readQueueState } from '../../../../data/queue-address.ts';
import { withView } from '../../../../data/queue-changes.ts';
import type { TypedDocument } from '../../../../data/typed-document.ts';
import { useAsk } from '../../../../data/use-session.ts';
import type { OwnView } from './own-views.ts';
import type { QueueList, ViewContext } from '../queue-list.ts';
import { type Count, countsDocument, countsOf, type CountsResult } from './view-counts.ts';

const countsStaleMs = 15_000;

/** Built-in and own views as links with their counts, all of which are asked for at once. */
export function useViewLinks<Row, Where>(
  list: QueueList<Row, Where>,
  state: QueueState,
  context: ViewContext,
  own: readonly OwnView[],
) {
  const { rules, table } = list;
  const ask = useAsk('agent');
  const format = useFormatter();
  const ownStates = own.map(({ query }) => readQueueState(new URLSearchParams(query), rules));
  const states = [...rules.views.map((view) => withView(state, view, rules)), ...ownStates];
  const conditions = states.map((one) => list.whereOf(one, context));
  const counts = useQuery({
    queryKey: queryKeys.list.counts(table, conditions),
    queryFn: async ({ signal }) => {
      const variables = Object.fromEntries(conditions.map((where, place) => [`w${place}`, where]));
      const document: TypedDocument<CountsResult, typeof variables> = countsDocument(table, conditions.length);
      return countsOf(await ask(document, variables, { signal }), conditions.length);
    },
    staleTime: countsStaleMs,
    placeholderData: (last) => (last?.length === conditions.length ? last : undefined),
  });
  const say = (count: Count | undefined) => count && `${format.number(count.count)}${count.capped ? '+' : ''}`;
  const bare = (one: QueueState) => queueQuery({ ...one, page: 1, id: null }, rules);
  const shown = bare(state);
  const links = states.map((one, place) => ({
    href: queueAddress(one, rules),
    count: say(counts.data?.[place]),
    isShown: bare(one) === shown,
  }));
  const ownLinks = own.map((view, place) => ({ view, ...links[rules.views.length + place] }));
  const showsOwn = ownLinks.some(({ isShown }) => isShown);
  return {
    builtIn: rules.views.map((view, place) => ({ view, ...links[place], isShown: view === state.view && !showsOwn })),
    own: ownLinks,
  };
}
