'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { BulkRunRowFragment } from '../../generated/documents.ts';
import { BulkRunView } from '../shared/bulk-run/bulk-run-view.tsx';
import { useBulkWords } from '../shared/bulk-run/use-bulk-words.ts';
import type { ListColumn } from '../shared/queue/queue-screen-props.ts';
import { useCreatedColumn } from '../shared/queue/use-created-column.tsx';
import { QueueScreen } from '../shared/queue/queue-screen.tsx';
import { bulkRunsList } from './bulk-runs-list.ts';

/** What the person had done to all rows of lists, and what came of it. */
export function BulkRunsScreen() {
  const t = useTranslations('queue.runs');
  const { standing } = useBulkWords();
  return (
    <QueueScreen
      list={bulkRunsList}
      title={t('title')}
      aside={
        <AppLink href="/agents/exports" className="link inline-flex min-h-8 items-center">
          {t('files')}
        </AppLink>
      }
      viewLabel={() => t('view')}
      valueLabel={(_, value) => standing(value).label}
      columns={useColumns()}
      tone={({ status }) => standing(status)}
      hrefOf="preview"
      renderPreview={(id) => <BulkRunView key={id} id={id} kind="agent" />}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useColumns(): ListColumn<BulkRunRowFragment>[] {
  const t = useTranslations('queue.runs');
  const format = useFormatter();
  const { titleOf, standing } = useBulkWords();
  const counted = (key: 'done' | 'refused' | 'total'): ListColumn<BulkRunRowFragment> => ({
    key,
    header: t(`count.${key}`),
    align: 'end',
    from: 'tablet',
    sortable: key !== 'done',
    cell: (row) => format.number(row[key]),
    text: (row) => row[key],
  });
  return [
    { key: 'action', header: t('what'), wide: true, cell: titleOf, text: titleOf },
    {
      key: 'status',
      header: t('state'),
      sortable: true,
      cell: ({ status }) => <StatusBadge {...standing(status)} />,
      text: ({ status }) => standing(status).label,
    },
    counted('done'),
    counted('refused'),
    counted('total'),
    useCreatedColumn(t('created')),
  ];
}
