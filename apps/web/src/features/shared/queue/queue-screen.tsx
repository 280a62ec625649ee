'use client';
import { PeekPanel } from '@roadworthy/ui/workbench/queue/peek-panel.tsx';
import type { ShownField } from '@roadworthy/ui/workbench/queue/filters/filter-editor.tsx';
import { QueueLayout } from '@roadworthy/ui/workbench/queue/queue-layout.tsx';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { queueQuery } from '../../../data/queue-address.ts';
import { FreshNote } from './fresh/fresh-note.tsx';
import { QueueFoot } from './rows/queue-foot.tsx';
import { QueueTools } from './tools/queue-tools.tsx';
import type { AnyList } from './queue-list.ts';
import type { ListColumn, QueueScreenProps } from './queue-screen-props.ts';
import { QueueTable } from './rows/queue-table.tsx';
import { focusRow, moveRow } from './rows/row-focus.ts';
import { type CsvColumn, useExport } from './tools/use-export.ts';
import { useNewRows } from './fresh/use-new-rows.ts';
import { useQueue } from './use-queue.ts';
import { useQueueKeys } from './rows/use-queue-keys.ts';
import { useReturnFocus } from './rows/use-return-focus.ts';
import { useListLook } from './use-list-look.ts';
import { useSelection } from './rows/use-selection.ts';
import { ViewNav } from './views/view-nav.tsx';

/** A list to work through, as every staff list is: the address is its state. */
export function QueueScreen<Row, Where>(props: QueueScreenProps<Row, Where>) {
  const { list, columns } = props;
  const t = useTranslations('queue');
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const queue = useQueue(list);
  const { state, query, go, href } = queue;
  const rows = query.data?.rows ?? [];
  const keys = rows.map(list.keyOf);
  const selection = useSelection(keys, queueQuery({ ...state, id: null, cols: null }, list.rules), box);
  const file = useExport(list, queue, props.csv ?? csvOf(columns), props.fileName ?? list.name);
  const fresh = useNewRows(list, queue, keys);
  const [flashing, flash] = useFlash();
  const onOpen = useReturnFocus(list.rules.path, box, rows.length > 0);
  const onPeek = (id: string | null) => go({ ...state, id }, 'replace');
  const enterRows = useEnterRows({ box, search, shown: query.isPlaceholderData ? null : state.q });
  const peeks = props.renderPeek !== undefined;
  const selects = props.renderBulk !== undefined;
  useQueueKeys({ box, search, selection, peeked: state.id, onPeek, fresh, peeks, selects });
  const look = useListLook(list, queue, columns);
  const { shown, isCompact } = look;
  const { count, capped = false } = query.data ?? {};

  return (
    <QueueLayout
      title={props.title}
      aside={<FreshNote fresh={fresh} />}
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
      table={
        <QueueTable
          box={box}
          list={list}
          queue={queue}
          selection={selection}
          caption={props.title}
          columns={look.columns}
          shown={shown}
          density={isCompact ? 'compact' : 'regular'}
          flashing={flashing}
          nameOf={props.nameOf}
          tone={props.tone}
          hrefOf={props.hrefOf}
          selects={selects}
          never={props.never}
          onPeek={onPeek}
          onOpen={onOpen}
        />
      }
      foot={
        <QueueFoot
          page={state.page}
          count={count}
          capped={capped}
          pageHref={(page) => href({ ...state, page, id: null })}
        />
      }
      peek={
        state.id !== null &&
        props.renderPeek && (
          <PeekPanel
            label={t('peek')}
            open={{ href: queue.recordHref(state.id), label: t('openRecord') }}
            close={{
              label: t('closePeek'),
              onPress: () => {
                onPeek(null);
                focusRow(box.current, state.id);
              },
            }}
          >
            {props.renderPeek(state.id)}
          </PeekPanel>
        )
      }
      bulk={
        selection.page !== 'none' &&
        props.renderBulk?.({
          selection,
          rows,
          total: { count: count ?? rows.length, capped },
          onExport: () =>
            selection.everything
              ? void file.writeAll()
              : file.write(rows.filter((row) => selection.isSelected(list.keyOf(row)))),
          onDone: (done) => {
            flash(done);
            fresh.own(done);
          },
        })
      }
    />
  );
}

/** What a file says of each row, unless the list says otherwise: the columns that are texts. */
function csvOf<Row>(columns: readonly ListColumn<Row>[]): CsvColumn<Row>[] {
  return columns.flatMap(({ header, text }) => (text ? [{ header, value: text }] : []));
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

const flashMs = 2_000;
const none: ReadonlySet<string> = new Set();

/** Rows to which something was just done; they are forgotten after a moment. */
function useFlash(): readonly [ReadonlySet<string>, (keys: readonly string[]) => void] {
  const [flashing, setFlashing] = useState(none);
  useEffect(() => {
    if (flashing.size === 0) return;
    const timer = setTimeout(() => setFlashing(none), flashMs);
    return () => clearTimeout(timer);
  }, [flashing]);
  return [flashing, (keys) => setFlashing(new Set(keys))];
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
