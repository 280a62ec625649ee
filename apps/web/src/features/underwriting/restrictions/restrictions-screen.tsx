'use client';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { restrictionKeys } from '@roadworthy/core/quoting/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '../../../data/use-may.ts';
import type { RestrictionRowFragment } from '../../../generated/documents.ts';
import { useCreatedColumn } from '../../shared/queue/use-created-column.tsx';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { useLineName } from '../written/line-field.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useRestrictionKey } from './use-restriction-key.ts';
import { RestrictionPreview } from './restriction-preview.tsx';
import { restrictionsList } from './restrictions-list.ts';

/** Whom and what is refused by name, and one more. */
export function RestrictionsScreen() {
  const t = useTranslations('workbench.restrictions');
  const lineName = useLineName();
  const labelOfKey = useRestrictionKey();
  const [open, setOpen] = useState(false);
  const writes = useMay('rejection:write');
  return (
    <>
      <QueueScreen
        list={restrictionsList}
        title={t('title')}
        viewLabel={(view) => t(view === 'removed' ? 'views.removed' : 'views.standing')}
        valueLabel={(field, value) => (field === 'provider' ? lineName(value) : labelOfKey(value))}
        columns={useColumns()}
        hrefOf="preview"
        renderPreview={(id) => <RestrictionPreview id={id} />}
        never={{ title: t('none'), body: t('noneBody') }}
        aside={
          writes && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('refuse')}
            </Button>
          )
        }
      />
      <RefuseDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function useColumns(): ListColumn<RestrictionRowFragment>[] {
  const t = useTranslations('workbench.restrictions');
  const written = useTranslations('workbench.written');
  const lineName = useLineName();
  const labelOfKey = useRestrictionKey();
  const line = (row: RestrictionRowFragment) => lineName(row.provider);
  const key = (row: RestrictionRowFragment) => labelOfKey(row.key);
  return [
    { key: 'value', header: t('value'), wide: true, cell: ({ value }) => value, text: ({ value }) => value ?? '' },
    { key: 'key', header: t('by'), sortable: true, cell: key, text: key, labels: wordsOf(restrictionKeys, labelOfKey) },
    {
      key: 'reason',
      header: t('reason'),
      wide: true,
      from: 'tablet',
      cell: ({ reason }) => reason,
      text: ({ reason }) => reason,
    },
    {
      key: 'provider',
      header: written('line'),
      from: 'tablet',
      cell: line,
      text: line,
      labels: wordsOf(providers, lineName),
    },
    {
      key: 'organization',
      header: t('organization'),
      from: 'desktop',
      cell: ({ organization }) => organization?.name,
      text: ({ organization }) => organization?.name ?? '',
    },
    useCreatedColumn(t('created')),
  ];
}
