'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { PreviewPanel } from '@roadworthy/ui/workbench/queue/preview-panel.tsx';
import type { ShownField } from '@roadworthy/ui/workbench/queue/filters/filter-editor.tsx';
import { QueueLayout } from '@roadworthy/ui/workbench/queue/queue-layout.tsx';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useDeferredValue, useRef, useState } from 'react';
import { FreshNote } from './fresh/fresh-note.tsx';
import { QueueTools } from './tools/queue-tools.tsx';
import { NextRow } from './next-row.ts';
import type { AnyList } from './queue-list.ts';
import type { ListColumn, QueueScreenProps } from './queue-screen-props.ts';
import { QueueRows } from './rows/queue-rows.tsx';
import { focusRow, moveRow } from './rows/row-focus.ts';
import { csvColumnsOf } from './tools/csv-columns.ts';
import { useExport } from './tools/use-export.ts';
import { useNewRows } from './fresh/use-new-rows.ts';
import { useQueue } from './use-queue.ts';
import { useListLook } from './use-list-look.ts';
import { ViewNav } from './views/view-nav.tsx';

// Shown once a list is too long to be written here.
const exporting = fetchedComponent(async () => (await import('./export-run/export-run-dialog.tsx')).ExportRunDialog);

/** A list to work through, as every staff list is: the address is its state. */
export function QueueScreen<Row, Where>(props: QueueScreenProps<Row, Where>) {
  const { list, columns } = props;
  const t = useTranslations('queue');
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const queue = useQueue(list);
  const { state, query, go } = queue;
  const file = useExport(list, queue, props.csv ?? csvColumnsOf(columns), props.fileName ?? list.name);
  const fresh = useNewRows(list, queue);
  const onPreview = (id: string | null) => go({ ...state, id }, 'replace');
  const enterRows = useEnterRows({ box, search, shown: query.isPlaceholderData ? null : state.q });
  const look = useListLook(list, queue, columns);
  const { shown, isCompact } = look;
  // The row is seen to be marked first; what stood beside it goes at once, and its keys with it.
  const due = useDeferredValue(state.id);

  return (
    <QueueLayout
      title={props.title}
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
          viewLabel={props.viewLabel}
          rowsAreThere={!query.isPending}
        />
      }
      toolbar={
        <QueueTools
          rules={list.rules}
          state={state}
          go={go}
          fields={props.fields ?? fieldsOf(list, columns, props.valueLabel)}
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
          {props.renderTotals?.(state, queue.context)}
          <QueueRows
            screen={props}
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

/** The filters in words: each is called as its column is. */
function fieldsOf<Row>(
  { rules }: AnyList,
  columns: readonly ListColumn<Row>[],
  valueLabel: QueueScreenProps<Row, unknown>['valueLabel'],
): ShownField[] {
  return rules.fields.map((field) => ({
    ...field,
    label: columns.find(({ key }) => key === field.key)?.header ?? field.key,
    ...(field.kind === 'choice' && {
      options: (field.values ?? []).map((value) => ({ value, label: valueLabel?.(field.key, value) ?? value })),
    }),
  }));
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
