'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { ShownField } from '@roadworthy/ui/workbench/queue/filters/filter-editor.tsx';
import { PreviewPanel } from '@roadworthy/ui/workbench/queue/preview-panel.tsx';
import { QueueLayout } from '@roadworthy/ui/workbench/queue/queue-layout.tsx';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Reader } from './columns/column.ts';
import { useListColumns, useReader } from './columns/use-list-columns.ts';
import { nameOfRow } from './declare-list.ts';
import { FreshNote } from './fresh/fresh-note.tsx';
import { useNewRows } from './fresh/use-new-rows.ts';
import type { ListScreenProps, ShownList } from './list-screen-props.ts';
import { NextRow } from './next-row.ts';
import { QueueRows } from './rows/queue-rows.tsx';
import { focusRow, moveRow } from './rows/row-focus.ts';
import { QueueTools } from './tools/queue-tools.tsx';
import { useExport } from './tools/use-export.ts';
import { useListLook } from './use-list-look.ts';
import { useQueue } from './use-queue.ts';
import { ViewNav } from './views/view-nav.tsx';

// Shown once a list is too long to be written here.
const exporting = fetchedComponent(async () => (await import('./export-run/export-run-dialog.tsx')).ExportRunDialog);

/** A list to work through, as every staff list is: the address is its state. */
export function ListScreen<Row extends object, Where>(props: ListScreenProps<Row, Where>) {
  const { list } = props;
  const t = useTranslations('queue');
  const reader = useReader();
  const words = list.words(reader.messages);
  const written = useListColumns(list);
  const columns = useMemo(() => written.filter(({ isOnlyInFiles }) => !isOnlyInFiles), [written]);
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const queue = useQueue(list);
  const { state, query, go } = queue;
  const file = useExport(list, queue, written, words.file ?? list.name);
  const fresh = useNewRows(list, queue);
  const onPreview = (id: string | null) => go({ ...state, id }, 'replace');
  const enterRows = useEnterRows({ box, search, shown: query.isPlaceholderData ? null : state.q });
  const look = useListLook(list, queue, columns);
  const { shown, isCompact } = look;
  // The same ones as long as the language is, so that rows need not be drawn again.
  const screen = useMemo(() => shownList(props, reader), [props, reader]);
  const fields = useMemo(() => fieldsOf(props, reader), [props, reader]);
  // The row is seen to be marked first; what stood beside it goes at once, and its keys with it.
  const due = useDeferredValue(state.id);

  return (
    <QueueLayout
      title={words.title}
      aside={
        <div className="flex flex-wrap items-center gap-x-4">
          <FreshNote fresh={fresh} />
          {props.aside}
        </div>
      }
      views={
        <ViewNav
          list={list}
          state={state}
          columns={look.chosen}
          context={queue.context}
          viewLabel={(view) => ownValue(words.views, view) ?? view}
          rowsAreThere={!query.isPending}
        />
      }
      toolbar={
        <QueueTools
          rules={list.rules}
          state={state}
          go={go}
          fields={fields}
          columns={columns}
          shown={shown}
          onColumns={look.setColumns}
          onReset={look.resetColumns}
          compact={{ on: isCompact, onToggle: look.toggleCompact }}
          exporting={file.progress}
          onExport={() => void file.writeAll()}
          searchRef={search}
          onLeaveSearch={enterRows}
        />
      }
      rows={
        <>
          {props.renderTotals?.(state, queue.context, onPreview)}
          <QueueRows
            screen={screen}
            box={box}
            search={search}
            queue={queue}
            look={look}
            file={file}
            fresh={fresh}
            onPreview={onPreview}
          />
          {file.started !== null && <exporting.Component id={file.started} kind={list.kind} onClose={file.onClose} />}
        </>
      }
      isSplit={props.isSplit ?? false}
      preview={
        state.id !== null &&
        props.renderPreview && (
          <PreviewPanel
            label={t('preview')}
            {...(props.hrefOf !== 'preview' && { open: { href: queue.recordHref(state.id), label: t('openRecord') } })}
            close={{
              label: t('closePreview'),
              onPress: () => {
                onPreview(null);
                focusRow(box.current, state.id);
              },
            }}
          >
            <NextRow
              value={() => {
                if (moveRow(box.current, 1, state.id) === state.id) moveRow(box.current, -1, state.id);
              }}
            >
              {due === state.id && props.renderPreview(state.id)}
            </NextRow>
          </PreviewPanel>
        )
      }
    />
  );
}

/** A list in the reader's words: what it is called, how its rows are named and coloured. */
function shownList<Row, Where>(props: ListScreenProps<Row, Where>, reader: Reader): ShownList<Row, Where> {
  const { tone, group, words } = props.list;
  const { title, none, noneBody } = words(reader.messages);
  return {
    ...props,
    title,
    never: { title: none, ...(noneBody !== undefined && { body: noneBody }) },
    nameOf: (row) => nameOfRow(props.list, row, reader),
    group: group && { by: group.by, named: (row) => group.named(row, reader) },
    tone: tone?.badge ? (row) => tone.badge?.(row, reader) ?? { tone: 'neutral', label: '' } : null,
  };
}

/** The filters in words: each is called as its column is. */
function fieldsOf<Row, Where>({ list, offered }: ListScreenProps<Row, Where>, reader: Reader): ShownField[] {
  const words = list.words(reader.messages);
  return list.rules.fields.map((field): ShownField => {
    const { key, kind, values = [] } = field;
    const called = ownValue(list.columns, key)?.words?.(reader) ?? {};
    const there = ownValue(offered, key) ?? values;
    return {
      ...field,
      label: ownValue(words.fields, key) ?? ownValue(words.columns, key) ?? key,
      ...(kind === 'choice' && {
        options: values
          .filter((value) => there.includes(value))
          .map((value) => ({ value, label: ownValue(called, value) ?? value })),
      }),
    };
  });
}

type EnterRows = {
  box: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** The text whose rows are shown; null while they are on their way. */
  shown: string | null;
};

/** The way from the search to the first row, as soon as the rows of its text are there. */
function useEnterRows({ box, search, shown }: EnterRows): () => void {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || shown === null) return;
    setWanted(false);
    const field = search.current;
    // Who types on, or went elsewhere meanwhile, stays there.
    if (field === document.activeElement && field?.value.trim() === shown) moveRow(box.current, 1, null);
  }, [wanted, shown, box, search]);
  return () => setWanted(true);
}
