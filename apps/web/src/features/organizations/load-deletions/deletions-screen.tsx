'use client';
import { deletionObstacles, deletionStatuses } from '@roadworthy/core/shared/deletion-kinds.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { DeletionRowFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { useCreatedColumn } from '../../shared/queue/use-created-column.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { deletionsList } from './deletions-list.ts';

const tones: Readonly<Record<(typeof deletionStatuses)[number], Tone>> = {
  waiting: 'warning',
  erasing: 'warning',
  done: 'success',
  taken_back: 'neutral',
  refused: 'danger',
};

/** Who asked that their data be deleted, and what became of it. */
export function DeletionsScreen() {
  const t = useTranslations('workbench.deletions');
  const statusLabel = useStatusLabel();
  return (
    <QueueScreen
      list={deletionsList}
      title={t('title')}
      viewLabel={(view) => t(view === 'all' ? 'all' : 'open')}
      valueLabel={(_, value) => statusLabel(value)}
      columns={useColumns()}
      hrefOf={null}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useStatusLabel(): (status: string) => string {
  const t = useTranslations('workbench.deletions');
  return (status) => {
    const known = deletionStatuses.find((one) => one === status);
    return known ? t(`statuses.${known}`) : status;
  };
}

function useColumns(): ListColumn<DeletionRowFragment>[] {
  const t = useTranslations('workbench.deletions');
  const statusLabel = useStatusLabel();
  const dayOf = useDayOfInstant();
  // Once it is done there is nobody left to name.
  const who = ({ status, person }: DeletionRowFragment) => (status === 'done' ? t('erased') : (person?.email ?? null));
  const why = ({ refusal_code }: DeletionRowFragment) => {
    const known = deletionObstacles.find((one) => one === refusal_code);
    return known ? t(`obstacles.${known}`) : null;
  };
  const until = ({ kept_until }: DeletionRowFragment) => (kept_until === null ? null : printDay(kept_until));
  return [
    { key: 'email', header: t('email'), wide: true, cell: who, text: who },
    {
      key: 'status',
      header: t('status'),
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge
            tone={tones[deletionStatuses.find((one) => one === row.status) ?? 'waiting']}
            label={statusLabel(row.status)}
          />
          {why(row) && <span className="text-small text-ink-2">{why(row)}</span>}
        </span>
      ),
      text: ({ status }) => statusLabel(status),
      labels: wordsOf(deletionStatuses, statusLabel),
    },
    {
      key: 'due',
      header: t('due'),
      sortable: true,
      from: 'tablet',
      cell: ({ due }) => dayOf(due),
      text: ({ due }) => dayOf(due),
    },
    { key: 'kept_until', header: t('keptUntil'), sortable: true, from: 'desktop', cell: until, text: until },
    useCreatedColumn(t('created')),
  ];
}
