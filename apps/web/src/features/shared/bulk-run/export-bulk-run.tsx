'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '../../../data/fetch-document.ts';
import { useAsk } from '../../../data/use-session.ts';
import { LoadBulkRunRowsDocument } from '../../../generated/documents.ts';
import { csvText } from '../queue/tools/csv.ts';
import { readAll } from '../queue/tools/read-all.ts';
import type { RunProps } from './run-props.ts';

/** Writes what became of every row of a run as a file. */
export function ExportBulkRun({ run, kind }: RunProps) {
  const t = useTranslations('queue.runs');
  const words = useTranslations('queue');
  const ask = useAsk(kind);
  const show = useToast();
  const [written, setWritten] = useState<number | null>(null);

  async function write() {
    setWritten(0);
    const where = { bulk_run_id: { _eq: run.bulk_run_id } };
    try {
      const rows = await readAll(
        async (offset, limit) => ({
          rows: (await ask(LoadBulkRunRowsDocument, { where, limit, offset })).bulk_run_rows,
        }),
        setWritten,
      );
      const link = (id: string) => `${window.location.origin}/agents/${run.table_name}/${id}`;
      const outcome = (text: string | null) =>
        t(text === 'done' || text === 'refused' ? `outcome.${text}` : 'outcome.left');
      const lines = rows.map((row) => [link(row.row_id), outcome(row.outcome), row.code, row.message]);
      const text = csvText([t('record'), t('result'), t('code'), t('reason')], lines);
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${run.action}-${run.bulk_run_id}.csv`);
    } catch {
      show({ message: words('exportFailed') });
    } finally {
      setWritten(null);
    }
  }

  return (
    <div>
      <Button
        tone="quiet"
        busy={written !== null}
        busyLabel={words('progress', { done: written ?? 0, count: run.total })}
        onClick={() => void write()}
      >
        {t('export')}
      </Button>
    </div>
  );
}
