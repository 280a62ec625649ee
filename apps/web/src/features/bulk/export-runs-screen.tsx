'use client';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { ExportRunRowFragment } from '../../generated/documents.ts';
import { useBulkWords } from '../shared/bulk-run/use-bulk-words.ts';
import { ExportRunView } from '../shared/queue/export-run/export-run-view.tsx';
import type { ListColumn } from '../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../shared/queue/queue-screen.tsx';
import { useCreatedColumn } from '../shared/queue/use-created-column.tsx';
import { useInstant } from '../shared/use-instant.ts';
import { exportRunsList } from './export-runs-list.ts';

/** The lists that the person had written as files, and the way to each until it ends. */
export function ExportRunsScreen() {
  const t = useTranslations('queue.files');
  const { standing } = useBulkWords();
  return (
    <QueueScreen
      list={exportRunsList}
      title={t('title')}
      viewLabel={() => t('view')}
      valueLabel={(_, value) => standing(value).label}
      columns={useColumns()}
      tone={({ status }) => standing(status)}
      hrefOf="preview"
      renderPreview={(id) => <ExportRunView key={id} id={id} kind="agent" />}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useColumns(): ListColumn<ExportRunRowFragment>[] {
  const t = useTranslations('queue.files');
  const format = useFormatter();
  const instant = useInstant();
  const { standing } = useBulkWords();
  return [
    { key: 'file_name', header: t('name'), wide: true, cell: (row) => row.file_name, text: (row) => row.file_name },
    {
      key: 'status',
      header: t('state'),
      sortable: true,
      cell: ({ status }) => <StatusBadge {...standing(status)} />,
      text: ({ status }) => standing(status).label,
    },
    {
      key: 'done',
      header: t('rows'),
      align: 'end',
      from: 'tablet',
      sortable: true,
      cell: ({ done }) => format.number(done),
      text: ({ done }) => done,
    },
    {
      key: 'expires',
      header: t('until'),
      from: 'desktop',
      sortable: true,
      cell: ({ expires, removed }) => (removed === null ? instant(expires).absolute : t('gone')),
      text: ({ expires }) => expires,
    },
    useCreatedColumn(t('created')),
  ];
}
