'use client';
import { useReversible } from '@roadworthy/ui/workbench/actions/use-reversible.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useBrowserSetting } from '../../../data/browser-setting.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { addView, type OwnView, parseOwnViews, removeView, renameView, restoreView } from './own-views.ts';
import { newId } from '../../../data/new-id.ts';

/** The views that a person keeps of a list, in this browser only. */
export function useOwnViews(table: string) {
  const t = useTranslations('queue');
  const show = useToast();
  const act = useReversible();
  const { sub } = useSignedInUser();
  const [text, setText] = useBrowserSetting(`views:${table}:${sub}`);
  const views = parseOwnViews(text);
  const keep = (next: readonly OwnView[]) => setText(JSON.stringify(next));
  return {
    views,
    save(name: string, query: string) {
      keep(addView(views, { id: newId(), name, query }));
      show({ message: t('saved', { view: name }) });
    },
    rename: (id: string, name: string) => keep(renameView(views, id, name)),
    remove(view: OwnView) {
      const place = views.findIndex(({ id }) => id === view.id);
      const rest = removeView(views, view.id);
      act({
        message: t('removed', { view: view.name }),
        apply: () => keep(rest),
        revert: () => keep(restoreView(rest, view, place)),
      });
    },
  };
}
