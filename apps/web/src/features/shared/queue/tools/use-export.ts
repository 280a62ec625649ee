'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../../data/fetch-document.ts';
import { type CsvCell, csvName, csvText } from './csv.ts';
import type { QueueList } from '../queue-list.ts';
import { exportLimit, readAll } from './read-all.ts';
import type { Queue } from '../use-queue.ts';

export type CsvColumn<Row> = { readonly header: string; readonly value: (row: Row) => CsvCell };

/** Writes a list as a file: the rows given, or all that match, read under the person's own role. */
export function useExport<Row, Where>(
  list: QueueList<Row, Where>,
  { ask, where, state, context, query }: Queue<Row, Where>,
  columns: readonly CsvColumn<Row>[],
  name: string,
) {
  const t = useTranslations('queue');
  const show = useToast();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  function write(rows: readonly Row[]): void {
    const file = csvName(name, context.today);
    const text = csvText(
      columns.map(({ header }) => header),
      rows.map((row) => columns.map(({ value }) => value(row))),
    );
    saveCsv(text, file);
    const isCut = rows.length >= exportLimit;
    show({ message: isCut ? t('exportCut', { file }) : t('exported', { count: rows.length, file }) });
  }

  async function writeAll(): Promise<void> {
    const total = Math.min(query.data?.count ?? 0, exportLimit);
    setProgress({ done: 0, total });
    try {
      const load = (offset: number, limit: number) => list.load(ask, { where, sort: state.sort, offset, limit });
      write(await readAll(load, (done) => setProgress({ done, total: Math.max(done, total) })));
    } catch {
      show({ message: t('exportFailed') });
    } finally {
      setProgress(null);
    }
  }

  return { progress, write, writeAll };
}
