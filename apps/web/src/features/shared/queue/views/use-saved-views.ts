'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useReversible } from '@roadworthy/ui/workbench/actions/use-reversible.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { localStore } from '../../../../data/browser-storage.ts';
import { mayAsk } from '../../../../data/session/may-ask.ts';
import { queryKeys } from '../../../../data/requests/query-keys.ts';
import { readQueueState } from '../../../../data/queue/queue-address.ts';
import { readableMessage } from '../../../../data/requests/request-error.ts';
import { useAsk } from '../../../../data/session/use-session.ts';
import {
  CreateSavedViewDocument,
  LoadSavedViewsDocument,
  ShareSavedViewDocument,
  UpdateSavedViewDocument,
} from '../../../../generated/documents.ts';
import { useSignedInUser } from '../../../../shell/session-provider.tsx';
import type { AnyList } from '../queue-list.ts';
import {
  forgetFormerView,
  ownAndShared,
  readFormerViews,
  readViewsCopy,
  type SavedView,
  viewContent,
  withoutView,
  withView,
  writeViewsCopy,
} from './saved-views.ts';

/** As long as the views of a list may be out of date when it is opened again. */
const staleMs = 60_000;

/** The views that a person keeps of a list, and those that colleagues share; read once the rows are there. */
export function useSavedViews(list: AnyList, rowsAreThere: boolean) {
  const client = useQueryClient();
  const { sub, permissions } = useSignedInUser();
  const ask = useAsk(list.kind);
  const queryKey = queryKeys.savedViews(list);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey,
    enabled: rowsAreThere,
    staleTime: staleMs,
    queryFn: async ({ signal }) =>
      (await ask(LoadSavedViewsDocument, { list_name: list.name }, { signal })).saved_views,
    placeholderData: () => readViewsCopy(localStore, sub, list.name),
  });
  const isRead = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    if (isRead) writeViewsCopy(localStore, sub, list.name, data);
  }, [isRead, data, sub, list.name]);
  const change = (to: (known: readonly SavedView[]) => SavedView[]) =>
    client.setQueryData<readonly SavedView[]>(queryKey, (known) => to(known ?? data ?? []));
  useMovedViews(list, isRead, (view) => change((known) => withView(known, view)));

  const actions = useViewActions(list, data ?? [], change);
  return {
    ...ownAndShared(data ?? [], sub),
    /** Whether it is known which there are, so that all counts can be asked for at once. */
    isKnown: data !== undefined || isError,
    mayShare: permissions.includes('view:share'),
    put: (view: SavedView) => change((known) => withView(known, view)),
    ...actions,
  };
}

type Change = (to: (known: readonly SavedView[]) => SavedView[]) => void;

/** What is done to views: it shows at once, and Undo takes it back. */
function useViewActions(list: AnyList, views: readonly SavedView[], change: Change) {
  const t = useTranslations('queue');
  const act = useReversible();
  const { sub, roles } = useSignedInUser();
  const ask = useAsk(list.kind);
  // Who answers for the organization's people may end what a colleague shares.
  const overseer = (['org_owner', 'org_admin'] as const).find((kind) => mayAsk(kind, roles));
  const askAsOverseer = useAsk(overseer ?? list.kind);
  const failed = (error: unknown) => readableMessage(error) ?? t('actions.failed');
  function share(view: SavedView, shared: boolean) {
    const asks = view.user_id === sub ? ask : askAsOverseer;
    const call = (to: boolean) => () => asks(ShareSavedViewDocument, { saved_view_id: view.saved_view_id, shared: to });
    const isGone = view.user_id !== sub && !shared;
    act({
      message: t(shared ? 'shared' : 'unshared', { view: view.name }),
      apply: () =>
        change((known) =>
          isGone ? withoutView(known, view) : withView(known, { ...view, shared: shared ? 'now' : null }),
        ),
      revert: () => change((known) => withView(known, view)),
      call: call(shared),
      // Who ended a colleague's sharing cannot begin it again.
      ...(isGone ? {} : { inverse: call(!shared) }),
      failed,
    });
  }

  function remove(view: SavedView) {
    const place = views.findIndex(({ saved_view_id }) => saved_view_id === view.saved_view_id);
    const call = (archived: boolean) => () =>
      ask(UpdateSavedViewDocument, { saved_view_id: view.saved_view_id, archived });
    act({
      message: t('removed', { view: view.name }),
      apply: () => change((known) => withoutView(known, view)),
      revert: () => change((known) => withView(known, view, place)),
      call: call(true),
      inverse: call(false),
      failed,
    });
  }

  return { mayEndSharing: overseer !== undefined, share, remove };
}

/** Moves the views that this browser kept by itself to the server; one that is not taken stays where it is. */
function useMovedViews(list: AnyList, isRead: boolean, put: (view: SavedView) => void): void {
  const t = useTranslations('queue');
  const show = useToast();
  const { sub } = useSignedInUser();
  const ask = useAsk(list.kind);
  const begun = useRef(false);
  useEffect(() => {
    if (!isRead || begun.current) return;
    begun.current = true;
    async function move(): Promise<void> {
      for (const former of readFormerViews(localStore, sub, list.name)) {
        const state = readQueueState(new URLSearchParams(former.query), list.rules);
        const variables = { list_name: list.name, name: former.name, ...viewContent(state, state.cols, list.rules) };
        const { create_saved_view: view } = await ask(CreateSavedViewDocument, variables, {
          idempotencyKey: former.id,
        });
        forgetFormerView(localStore, sub, list.name, former);
        if (view) put(view);
      }
    }
    move().catch(() => show({ message: t('viewsNotMoved') }));
  });
}
