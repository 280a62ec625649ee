'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import type { MenuItem } from '@roadworthy/ui/workbench/menu-props.ts';
import { ViewList } from '@roadworthy/ui/workbench/queue/view-list.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { QueueState } from '../../../../data/queue/queue-address.ts';
import type { QueueList, ViewContext } from '../queue-list.ts';
import { NameViewDialog, type NamedView } from './name-view-dialog.tsx';
import { type SavedView, viewContent, viewState } from './saved-views.ts';
import { useSavedViews } from './use-saved-views.ts';
import { useViewLinks } from './use-view-links.ts';

type ViewNavProps<Row, Where> = {
  list: QueueList<Row, Where>;
  state: QueueState;
  /** The columns that the person sees, null for the usual ones: a view keeps them. */
  columns: readonly string[] | null;
  context: ViewContext;
  viewLabel: (view: string) => string;
  rowsAreThere: boolean;
};

/** The views of a list: those that it has by itself, the person's own, and those that colleagues share. */
export function ViewNav<Row, Where>({
  list,
  state,
  columns,
  context,
  viewLabel,
  rowsAreThere,
}: ViewNavProps<Row, Where>) {
  const t = useTranslations('queue');
  const views = useSavedViews(list, rowsAreThere);
  const links = useViewLinks(list, state, context, views);
  const [named, setNamed] = useState<NamedView | null>(null);

  function ownItems(view: SavedView): MenuItem[] {
    const isShared = view.shared !== null;
    return [
      { key: 'rename', label: t('rename'), icon: 'pen', onSelect: () => setNamed({ kind: 'rename', view }) },
      ...(views.mayShare || isShared
        ? [
            {
              key: 'share',
              label: t(isShared ? 'unshare' : 'share'),
              icon: 'user',
              onSelect: () => views.share(view, !isShared),
            } as const,
          ]
        : []),
      { key: 'remove', label: t('remove'), icon: 'close', onSelect: () => views.remove(view) },
    ];
  }

  function sharedItems(view: SavedView): MenuItem[] {
    const stored = viewState(view, list.rules);
    const content = viewContent(stored, stored.cols, list.rules);
    const copy = () => setNamed({ kind: 'new', name: view.name, content });
    return [
      { key: 'copy', label: t('saveCopy'), icon: 'pen', onSelect: copy },
      ...(views.mayEndSharing
        ? [{ key: 'unshare', label: t('unshare'), icon: 'close', onSelect: () => views.share(view, false) } as const]
        : []),
    ];
  }

  return (
    <>
      <ViewList
        label={t('views')}
        views={links.builtIn.map(({ view, ...link }) => ({ key: view, label: viewLabel(view), ...link }))}
        groups={[
          {
            key: 'own',
            label: t('ownViews'),
            views: links.own.map(({ view, ...link }) => ({
              key: view.saved_view_id,
              label: view.name,
              ...link,
              ...(view.shared !== null && { note: t('sharedByMe') }),
              items: ownItems(view),
            })),
            foot: (
              <Button
                tone="plain"
                size="small"
                className="self-start px-2.5!"
                onClick={() => setNamed({ kind: 'new', name: '', content: viewContent(state, columns, list.rules) })}
              >
                {t('saveView')}
              </Button>
            ),
          },
          {
            key: 'shared',
            label: t('sharedViews'),
            views: links.shared.map(({ view, ...link }) => ({
              key: view.saved_view_id,
              label: view.name,
              ...link,
              note: t('sharedBy', { name: view.author_name }),
              items: sharedItems(view),
            })),
          },
        ]}
        menuLabel={(view) => t('viewMenu', { view })}
      />
      {named && <NameViewDialog list={list} named={named} onClose={() => setNamed(null)} onSaved={views.put} />}
    </>
  );
}
