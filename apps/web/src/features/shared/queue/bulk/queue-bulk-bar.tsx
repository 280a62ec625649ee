'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { type BulkAction, BulkBar } from '@roadworthy/ui/workbench/queue/bulk-bar.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { BulkProps } from '../list-screen-props.ts';

type QueueBulkBarProps = Pick<BulkProps<unknown>, 'selection' | 'total' | 'onExport'> & {
  /** The path of the records' pages. */
  path: string;
  actions: readonly BulkAction[];
  busy: boolean;
};

/** How many rows are chosen and what may be done to them; links and files can be had of every list. */
export function QueueBulkBar({ selection, total, onExport, path, actions, busy }: QueueBulkBarProps) {
  const t = useTranslations('queue');
  const format = useFormatter();
  const show = useToast();
  const all = `${format.number(total.count)}${total.capped ? '+' : ''}`;
  const { keys, everything } = selection;

  async function copyLinks() {
    const links = keys.map((key) => `${window.location.origin}${path}/${key}`);
    try {
      await navigator.clipboard.writeText(links.join('\n'));
      show({ message: t('linksCopied', { count: links.length }) });
    } catch {
      show({ message: t('copyFailed') });
    }
  }

  return (
    <BulkBar
      label={t('bulk')}
      count={everything ? t('selectedAll', { count: all }) : t('selected', { count: format.number(keys.length) })}
      more={
        selection.page === 'all' && !everything && total.count > keys.length
          ? { label: t('selectAll', { count: all }), onPress: selection.selectEverything }
          : undefined
      }
      busy={busy ? t('asking') : undefined}
      actions={[
        ...actions,
        {
          key: 'links',
          label: t('copyLinks'),
          why: everything ? t('tooMany', { most: 50 }) : undefined,
          onPress: () => void copyLinks(),
        },
        { key: 'export', label: t('exportSelected'), onPress: onExport },
      ]}
      clear={{ label: t('clearSelection'), onPress: selection.clear }}
    />
  );
}
