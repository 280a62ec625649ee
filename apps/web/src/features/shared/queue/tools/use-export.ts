'use client';
import { exportedTables } from '@roadworthy/core/bulk/vocabulary.ts';
import { type CsvCell, csvName, csvText } from '@roadworthy/core/shared/csv.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../../data/fetch-document.ts';
import { readableMessage } from '../../../../data/request-error.ts';
import { StartExportRunDocument } from '../../../../generated/documents.ts';
import type { QueueList } from '../queue-list.ts';
import { exportLimit, readAll } from './read-all.ts';
import type { Queue } from '../use-queue.ts';

/** A column of a file; where the worker may write it, its name there and the words of its values. */
export type CsvColumn<Row> = {
  readonly header: string;
  readonly value: (row: Row) => CsvCell;
  readonly key?: string;
  readonly labels?: Readonly<Record<string, string>>;
};

const hasKey = <Row>(column: CsvColumn<Row>) => column.key !== undefined;

/**
 * Writes a list as a file: the rows given, or all that match, read under the person's own role. What is too long for that
 * is written in the worker; `started` is the run that does.
 */
export function useExport<Row, Where>(
  list: QueueList<Row, Where>,
  { ask, where, state, context, query }: Queue<Row, Where>,
  columns: readonly CsvColumn<Row>[],
  name: string,
) {
  const t = useTranslations('queue');
  const show = useToast();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [started, setStarted] = useState<string | null>(null);

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

  async function startRun(): Promise<void> {
    try {
      const { start_export_run: run } = await ask(StartExportRunDocument, {
        table: list.table,
        where,
        file_name: csvName(name, context.today).replace(/\.csv$/, ''),
        columns: columns.filter(hasKey).map(({ key, header, labels = {} }) => ({
          key,
          header,
          labels,
        })),
      });
      setStarted(run?.export_run_id ?? null);
    } catch (error) {
      show({ message: readableMessage(error) ?? t('exportFailed') });
    }
  }

  /** Whether the worker may write the list, and has to. */
  async function isLong(): Promise<boolean> {
    const { count = 0, capped = false } = query.data ?? {};
    if (!exportedTables.some((table) => table === list.table)) return false;
    if (!capped) return count > exportLimit;
    return (await list.loadIds(ask, { where, sort: state.sort, offset: exportLimit, limit: 1 })).length > 0;
  }

  async function writeAll(): Promise<void> {
    const total = Math.min(query.data?.count ?? 0, exportLimit);
    setProgress({ done: 0, total });
    try {
      if (await isLong()) return await startRun();
      const load = (offset: number, limit: number) => list.load(ask, { where, sort: state.sort, offset, limit });
      write(await readAll(load, (done) => setProgress({ done, total: Math.max(done, total) })));
    } catch {
      show({ message: t('exportFailed') });
    } finally {
      setProgress(null);
    }
  }

  return { progress, write, writeAll, started, onClose: () => setStarted(null) };
}
