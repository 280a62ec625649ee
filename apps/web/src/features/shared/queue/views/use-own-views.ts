'use client';
import { useReversible } from '@roadworthy/ui/workbench/actions/use-reversible.ts';
import { useTranslations } from 'next-intl';
import { useBrowserSetting } from '../../../../data/browser-setting.ts';
import { localStore } from '../../../../data/browser-storage.ts';
import { newId } from '../../../../data/new-id.ts';
import { useSignedInUser } from '../../../../shell/session-provider.tsx';
import { addView, isFull, type OwnView, parseOwnViews, removeView, renameView, restoreView } from './own-views.ts';

/** The views that a person keeps of a list, in this browser only. */
export function useOwnViews(table: string) {
  const t = useTranslations('queue');
  const act = useReversible();
  const { sub } = useSignedInUser();
  const key = `views:${table}:${sub}`;
  const [text, setText] = useBrowserSetting(key);
  const views = parseOwnViews(text);
  /** Changes what is stored by then: an Undo comes later, and other tabs keep views too. */
  const change = (to: (stored: readonly OwnView[]) => readonly OwnView[]) =>
    setText(JSON.stringify(to(parseOwnViews(localStore.getItem(key)))));
  return {
    views,
    full: isFull(views),
    save(name: string, query: string) {
      const view = { id: newId(), name, query };
      act({
        message: t('saved', { view: name }),
        apply: () => change((stored) => addView(stored, view)),
        revert: () => change((stored) => removeView(stored, view.id)),
      });
    },
    rename({ id, name: before }: OwnView, name: string) {
      if (name === before) return;
      act({
        message: t('renamed', { before, view: name }),
        apply: () => change((stored) => renameView(stored, id, name)),
        revert: () => change((stored) => renameView(stored, id, before)),
      });
    },
    remove(view: OwnView) {
      const place = views.findIndex(({ id }) => id === view.id);
      act({
        message: t('removed', { view: view.name }),
        apply: () => change((stored) => removeView(stored, view.id)),
        revert: () => change((stored) => restoreView(stored, view, place)),
      });
    },
  };
}
