'use client';
import { csvName, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../../data/requests/fetch-document.ts';
import { readableMessage } from '../../../../data/requests/request-error.ts';
import { StartExportRunDocument } from '../../../../generated/documents.ts';
import type { DeclaredList } from '../declare-list.ts';
import type { ListColumn } from '../list-screen-props.ts';
import { exportLimit, readAll } from './read-all.ts';
import type { Queue } from '../use-queue.ts';

/**
 * Writes a list as a file: the rows given, or all that match, read under the person's own role. What is too long for that
 * is written in the worker; `started` is the run that does.
 */
export function useExport<Row, Where>(
  list: DeclaredList<Row, Where>,
  { ask, where, state, context, query }: Queue<Row, Where>,
  columns: readonly ListColumn<Row>[],
  name: string,
) {
  const t = useTranslations('queue');
  const show = useToast();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [started, setStarted] = useState<string | null>(null);

  function write(rows: readonly Row[]): void {
    const file = csvName(name, context.today);
    const lines = csvText(
      columns.map(({ header }) => header),
      rows.map((row) => columns.map(({ text }) => text(row))),
    );
    saveCsv(lines, file);
    const isCut = rows.length >= exportLimit;
    show({ message: isCut ? t('exportCut', { file }) : t('exported', { count: rows.length, file }) });
  }

  async function startRun(table: string): Promise<void> {
    try {
      const { start_export_run: run } = await ask(StartExportRunDocument, {
        table,
        where,
        file_name: csvName(name, context.today).replace(/\.csv$/, ''),
        columns: columns.map(({ key, header, labels }) => ({ key, header, labels })),
      });
      setStarted(run?.export_run_id ?? null);
    } catch (error) {
      show({ message: readableMessage(error) ?? t('exportFailed') });
    }
  }

  /** Whether the worker has to write the list. */
  async function isLong(): Promise<boolean> {
    const { count = 0, capped = false } = query.data ?? {};
    if (!capped) return count > exportLimit;
    return (await list.loadIds(ask, { where, sort: state.sort, offset: exportLimit, limit: 1 })).length > 0;
  }

  async function writeAll(): Promise<void> {
    const total = Math.min(query.data?.count ?? 0, exportLimit);
    setProgress({ done: 0, total });
    try {
      if (list.exports !== null && (await isLong())) return await startRun(list.exports);
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
