'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '../../../data/use-may.ts';
import type { MoratoriumRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { useLineName } from '../written/line-field.tsx';
import { MoratoriumPreview } from './moratorium-preview.tsx';
import { moratoriumsList } from './moratoriums-list.ts';
import { areaText, useHour } from './use-area-text.ts';
import { WriteDialog } from './write-dialog.tsx';

/** What is stopped somewhere, and one more. */
export function MoratoriumsScreen() {
  const t = useTranslations('workbench.moratoriums');
  const lineName = useLineName();
  const [open, setOpen] = useState(false);
  const writes = useMay('moratorium:write');
  return (
    <>
      <QueueScreen
        list={moratoriumsList}
        title={t('title')}
        viewLabel={(view) => t(view === 'over' ? 'views.over' : 'views.standing')}
        valueLabel={(_field, value) => lineName(value)}
        columns={useColumns()}
        hrefOf="preview"
        renderPreview={(id) => <MoratoriumPreview id={id} />}
        never={{ title: t('none'), body: t('noneBody') }}
        aside={
          writes && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('write')}
            </Button>
          )
        }
      />
      <WriteDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function useColumns(): ListColumn<MoratoriumRowFragment>[] {
  const t = useTranslations('workbench.moratoriums');
  const written = useTranslations('workbench.written');
  const lineName = useLineName();
  const hour = useHour();
  const line = (row: MoratoriumRowFragment) => lineName(row.provider);
  const starts = (row: MoratoriumRowFragment) => hour(row.starts, row.time_zone);
  const ends = (row: MoratoriumRowFragment) => hour(row.ends, row.time_zone);
  return [
    { key: 'name', header: t('name'), wide: true, sortable: true, cell: ({ name }) => name, text: ({ name }) => name },
    { key: 'area', header: t('area'), cell: (row) => areaText(row, 4), text: (row) => areaText(row) },
    { key: 'starts', header: t('starts'), wide: true, sortable: true, from: 'tablet', cell: starts, text: starts },
    { key: 'ends', header: t('ends'), wide: true, sortable: true, cell: ends, text: ends },
    { key: 'provider', header: written('line'), from: 'desktop', cell: line, text: line },
    {
      key: 'organization',
      header: t('organization'),
      from: 'desktop',
      cell: ({ organization }) => organization?.name,
      text: ({ organization }) => organization?.name ?? '',
    },
  ];
}
