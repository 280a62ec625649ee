'use client';
import { ownValue } from '@roadworthy/core/shared/own-value.ts';
import type { ShownField } from '@roadworthy/ui/workbench/queue/filters/filter-editor.tsx';
import { useMemo } from 'react';
import { toneOf } from '../status-tone.ts';
import { useListColumns, useReader } from './columns/use-list-columns.ts';
import type { DeclaredList } from './declare-list.ts';
import type { QueueScreenProps } from './queue-screen-props.ts';
import { QueueScreen } from './queue-screen.tsx';
import { csvColumnsOf } from './tools/csv-columns.ts';

type ListScreenProps<Row, Where> = { list: DeclaredList<Row, Where> } & Pick<
  QueueScreenProps<Row, Where>,
  'aside' | 'hrefOf' | 'renderPreview' | 'isSplit' | 'renderTotals' | 'wider' | 'renderBulk'
>;

/** The screen of a declared list. */
export function ListScreen<Row, Where>({ list, ...rest }: ListScreenProps<Row, Where>) {
  const reader = useReader();
  const words = list.words(reader.messages);
  const all = useListColumns(list);
  const columns = useMemo(() => all.filter(({ isOnlyInFiles }) => !isOnlyInFiles), [all]);
  const [first] = columns;
  const naming = first && ownValue(list.kinds, first.key);
  const { tone } = list;
  return (
    <QueueScreen
      {...rest}
      list={list}
      title={words.title}
      {...(words.file !== undefined && { fileName: words.file })}
      viewLabel={(view) => ownValue(words.views, view) ?? view}
      fields={list.rules.fields.map((field): ShownField => {
        const called = ownValue(list.kinds, field.key)?.words?.(reader) ?? {};
        return {
          ...field,
          label: ownValue(words.fields ?? {}, field.key) ?? ownValue(words.columns, field.key) ?? field.key,
          ...(field.kind === 'choice' && {
            options: (field.values ?? []).map((value) => ({ value, label: ownValue(called, value) ?? value })),
          }),
        };
      })}
      columns={columns}
      csv={csvColumnsOf(all)}
      {...(naming && { nameOf: (row: Row) => naming.shown(row, reader) ?? '' })}
      {...(tone && {
        tone: (row: Row) => ({
          tone: toneOf(tone.group, tone.of(row)),
          label: reader.label(tone.group, tone.of(row)) ?? tone.of(row),
        }),
      })}
      never={{ title: words.none, ...(words.noneBody !== undefined && { body: words.noneBody }) }}
    />
  );
}
