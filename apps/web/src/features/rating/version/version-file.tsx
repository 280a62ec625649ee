'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { saveCsv, saveFile } from '../../../data/requests/fetch-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { ExportRaterVersionDocument, type ExportRaterVersionQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import type { Version } from './version.ts';

type RateTable = ExportRaterVersionQuery['export_rater_version']['tables'][number];

/** A version to take along: its file, and each of its tables. */
export function VersionFile({ version }: { version: Version }) {
  const t = useTranslations('workbench.raterVersion');
  const columns = useTableColumns();
  const query = useRead('rater', ExportRaterVersionDocument, { id: version.rater_version_id });
  const saveJson = (file: unknown) =>
    saveFile(
      new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
      `${version.provider}-${version.provider_version}.json`,
    );
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('fileFailed')}
      find={({ export_rater_version }) => export_rater_version}
      missing={null}
      notPermitted={null}
    >
      {({ file, tables }) => (
        <div className="flex flex-col gap-4">
          <p className="max-w-measure text-ink-2">{t('fileHowTo')}</p>
          <Button tone="quiet" className="self-start" onClick={() => saveJson(file)}>
            {t('json')}
          </Button>
          <DataTable
            caption={t('tables')}
            loadingLabel={t('tables')}
            rows={tables}
            rowKey={({ factor }) => factor}
            columns={columns}
          />
        </div>
      )}
    </QueryView>
  );
}

function useTableColumns(): Column<RateTable>[] {
  const t = useTranslations('workbench.raterVersion');
  const format = useFormatter();
  const save = ({ factor, lines }: RateTable) => saveCsv(`${lines.join('\r\n')}\r\n`, `${factor}.csv`);
  return [
    {
      key: 'table',
      header: t('table'),
      wide: true,
      cell: ({ factor }) => <span className="font-mono">{factor}</span>,
    },
    { key: 'rows', header: t('rows'), align: 'end', cell: ({ lines }) => format.number(lines.length - 1) },
    {
      key: 'csv',
      header: 'CSV',
      align: 'end',
      cell: (table) => (
        <Button tone="plain" size="small" aria-label={t('csv', { name: table.factor })} onClick={() => save(table)}>
          CSV
        </Button>
      ),
    },
  ];
}
