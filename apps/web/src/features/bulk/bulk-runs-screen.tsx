'use client';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { BulkRunRowFragment } from '../../generated/documents.ts';
import { BulkRunView } from '../shared/bulk-run/bulk-run-view.tsx';
import { useBulkWords } from '../shared/bulk-run/use-bulk-words.ts';
import type { ListColumn } from '../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../shared/queue/queue-screen.tsx';
import { useAge } from '../shared/use-age.ts';
import { bulkRunsList } from './bulk-runs-list.ts';

/** What the person had done to all rows of lists, and what came of it. */
export function BulkRunsScreen() {
  const t = useTranslations('queue.runs');
  const { standing } = useBulkWords();
  return (
    <QueueScreen
      list={bulkRunsList}
      title={t('title')}
      viewLabel={() => t('view')}
      valueLabel={(_, value) => standing(value).label}
      columns={useColumns()}
      tone={({ status }) => standing(status)}
      hrefOf="peek"
      renderPeek={(id) => <BulkRunView key={id} id={id} kind="agent" />}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useColumns(): ListColumn<BulkRunRowFragment>[] {
  const t = useTranslations('queue.runs');
  const format = useFormatter();
  const age = useAge();
  const { titleOf, standing } = useBulkWords();
  const counted = (key: 'done' | 'refused' | 'total'): ListColumn<BulkRunRowFragment> => ({
    ...{ key, header: t(`count.${key}`), align: 'end', from: 'tablet', sortable: key !== 'done' },
    cell: (row) => format.number(row[key]),
    text: (row) => row[key],
  });
  return [
    { key: 'action', header: t('what'), wide: true, cell: titleOf, text: titleOf },
    {
      ...{ key: 'status', header: t('state'), sortable: true },
      cell: ({ status }) => <StatusBadge {...standing(status)} />,
      text: ({ status }) => standing(status).label,
    },
    counted('done'),
    counted('refused'),
    counted('total'),
    {
      ...{ key: 'created', header: t('created'), align: 'end', sortable: true },
      text: ({ created }) => created,
      cell: ({ created }) => {
        const { text, instant, exact } = age.since(created);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
  ];
}
