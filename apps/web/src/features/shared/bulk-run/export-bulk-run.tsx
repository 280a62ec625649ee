'use client';
import { useTranslations } from 'next-intl';
import { useAsk } from '../../../data/session/use-session.ts';
import { LoadBulkRunRowsDocument } from '../../../generated/documents.ts';
import { csvText } from '@roadworthy/core/shared/text/csv.ts';
import { ExportFile } from '../queue/tools/export-file.tsx';
import { readAll } from '../queue/tools/read-all.ts';
import { recordsOf } from './records-of.ts';
import type { RunProps } from './run-props.ts';

/** Writes what became of every row of a run as a file. */
export function ExportBulkRun({ run, kind }: RunProps) {
  const t = useTranslations('queue.runs');
  const words = useTranslations('queue');
  const ask = useAsk(kind);

  async function read(onRead: (rows: number) => void) {
    const where = { bulk_run_id: { _eq: run.bulk_run_id } };
    const rows = await readAll(
      async (offset, limit) => ({
        rows: (await ask(LoadBulkRunRowsDocument, { where, limit, offset })).bulk_run_rows,
      }),
      onRead,
    );
    const link = (id: string) => `${window.location.origin}${recordsOf(run.table_name, kind)}/${id}`;
    const outcome = (text: string | null) =>
      t(text === 'done' || text === 'refused' ? `outcome.${text}` : 'outcome.left');
    const lines = rows.map((row) => [link(row.row_id), outcome(row.outcome), row.code, row.message]);
    const text = csvText([t('record'), t('result'), t('code'), t('reason')], lines);
    return { name: `${run.action}-${run.bulk_run_id}.csv`, text };
  }

  return (
    <ExportFile label={t('export')} busyLabel={(done) => words('progress', { done, count: run.total })} read={read} />
  );
}
