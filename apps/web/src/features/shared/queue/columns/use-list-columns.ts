'use client';
import {
  exportedCell,
  type ExportedColumns,
  exportedColumns,
  type ExportedRow,
} from '@roadworthy/core/shared/lists/exported-columns.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAge } from '../../use-age.ts';
import { useErasedWord } from '../../use-erased-word.ts';
import { useDayOfInstant, useInstant } from '../../use-instant.ts';
import { useKindLabel, useLabels } from '../../use-labels.ts';
import { useNameless } from '../../use-nameless.ts';
import { useProviderLabel } from '../../use-provider-label.ts';
import type { DeclaredList } from '../declare-list.ts';
import type { ListColumn } from '../list-screen-props.ts';
import type { Reader } from './column.ts';

/** The words and formats of the reader; the same object as long as their language is, so that rows need not be drawn again. */
export function useReader(): Reader {
  const messages = useMessages();
  const t = useTranslations();
  const locale = useLocale();
  const label = useLabels();
  const kindLabel = useKindLabel();
  const providerLabel = useProviderLabel();
  const nameless = useNameless();
  const erased = useErasedWord();
  const age = useAge();
  const format = useFormatter();
  const instant = useInstant();
  const dayOf = useDayOfInstant();
  return useMemo(
    () => ({
      messages,
      t,
      format,
      locale,
      label,
      kindLabel,
      providerLabel,
      nameless,
      erased,
      age,
      instant,
      dayOf,
    }),
    [messages, t, format, locale, label, kindLabel, providerLabel, nameless, erased, age, instant, dayOf],
  );
}

/** The columns of a list in the reader's words; those that stand in files alone have no cell. */
export function useListColumns<Row extends object, Where>(list: DeclaredList<Row, Where>): readonly ListColumn<Row>[] {
  const reader = useReader();
  return useMemo(() => {
    const headers = list.words(reader.messages).columns;
    const exported: ExportedColumns | null = list.exports && exportedColumns[list.exports];
    return Object.entries(list.columns).map(([key, column]): ListColumn<Row> => {
      const { shown, draw, file = shown, words, align, wide, from, sort, isOnlyInFiles } = column;
      const labels = words?.(reader) ?? {};
      const written = ownValue(exported, key);
      return {
        key,
        header: ownValue(headers, key) ?? key,
        cell: (row) => draw?.(row, reader) ?? shown(row, reader) ?? '–',
        text: (row) => (written ? exportedCell(written, row as ExportedRow, labels, reader.locale) : file(row, reader)),
        labels,
        ...(align && { align }),
        ...(wide && { wide }),
        ...(from && { from }),
        ...(sort && { sortable: true }),
        ...(isOnlyInFiles && { isOnlyInFiles }),
      };
    });
  }, [list, reader]);
}

/** The same of a few rows that stand elsewhere: its first column and those of `keys`, by which nothing is sorted. */
export function useFewColumns<Row extends object, Where>(
  list: DeclaredList<Row, Where>,
  keys: readonly string[] = list.usual,
): ListColumn<Row>[] {
  const columns = useListColumns(list);
  return useMemo(() => {
    const shown = columns.filter(({ isOnlyInFiles }) => !isOnlyInFiles);
    return shown
      .filter(({ key }, place) => place === 0 || keys.includes(key))
      .map((column) => ({ ...column, sortable: false }));
  }, [columns, keys]);
}
