'use client';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { DataTable, type Density } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import { withSort } from '../../../../data/queue/queue-changes.ts';
import { readableMessage } from '../../../../data/requests/request-error.ts';
import { tableState } from '../../table-state.ts';
import { QueueEmpty } from './queue-empty.tsx';
import type { QueueList } from '../queue-list.ts';
import type { ShownList } from '../list-screen-props.ts';
import { rowOf } from './row-focus.ts';
import { mayReturn } from './use-return-focus.ts';
import type { Queue } from '../use-queue.ts';
import type { Selection } from './use-selection.ts';

type QueueTableProps<Row, Where> = Pick<ShownList<Row, Where>, 'never'> & {
  nameOf: ShownList<Row, Where>['nameOf'];
  tone: ShownList<Row, Where>['tone'];
  group: ShownList<Row, Where>['group'];
  wider: ShownList<Row, Where>['wider'];
  hrefOf: ShownList<Row, Where>['hrefOf'];
  /** Whether rows can be chosen. */
  selects: boolean;
  /** Whether a row opens beside the list as soon as the keys reach it. */
  opensByFocus: boolean;
  box: RefObject<HTMLDivElement | null>;
  list: QueueList<Row, Where>;
  queue: Queue<Row, Where>;
  selection: Selection;
  caption: string;
  columns: readonly Column<Row>[];
  /** The keys of the columns on screen, the first one not among them. */
  shown: readonly string[];
  density: Density;
  flashing: ReadonlySet<string>;
  onPreview: (id: string) => void;
  onOpen: (id: string) => void;
};

/** The rows of a list in all their states. While a record is beside them, it follows the focus. */
export function QueueTable<Row, Where>(props: QueueTableProps<Row, Where>) {
  const {
    box,
    caption,
    density,
    flashing,
    group,
    list,
    nameOf,
    never,
    onOpen,
    onPreview,
    opensByFocus,
    queue,
    selection,
    shown,
    tone,
    wider,
  } = props;
  const { state, query, href } = queue;
  const besides = (row: Row) => href({ ...state, id: list.keyOf(row) });
  const { hrefOf: provided = (row: Row) => list.recordPath(list.keyOf(row)) } = props;
  const elsewhere = typeof provided === 'function' ? (row: Row) => queue.fromHere(provided(row)) : null;
  const hrefOf = provided === 'preview' ? besides : elsewhere;
  const t = useTranslations('queue');
  const common = useTranslations('shell.common');
  // A page of rows is drawn a little at a time; whoever types or presses meanwhile is answered first.
  const data = useDeferredValue(query.data);
  const rows = data?.rows ?? [];
  const columns = useShownColumns(props.columns, shown, { previews: state.id !== null, chosen: state.cols !== null });
  return (
    <div
      ref={box}
      onFocus={({ target }) => {
        const key = target.matches('[data-primary]') ? rowOf(target) : null;
        if ((state.id !== null || opensByFocus) && key !== null && key !== state.id) onPreview(key);
      }}
      onClickCapture={({ target }) => {
        const key = target instanceof Element && target.closest('[data-primary]') ? rowOf(target) : null;
        if (key !== null) onOpen(key);
      }}
    >
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        atOnce={mayReturn(list.rules.path)}
        rowKey={list.keyOf}
        {...(hrefOf !== null && { href: hrefOf })}
        {...(tone && { tone })}
        {...(group?.by === state.sort.key && { group: group.named })}
        state={
          query.isError && !query.isFetching
            ? 'error'
            : tableState({ isPending: query.isPending, isError: query.isError, isFetching: query.isFetching, data })
        }
        sort={state.sort}
        sortHref={(key) => href(withSort(state, key, list.rules))}
        density={density}
        current={state.id}
        flashing={flashing}
        loadingLabel={common('loading')}
        {...(props.selects && {
          selection: {
            isSelected: selection.isSelected,
            onToggle: (key: string, extend: boolean) => (extend ? selection.extend(null, key) : selection.toggle(key)),
            page: selection.page,
            onTogglePage: selection.togglePage,
            pageLabel: t('selectPage'),
            rowLabel: (row: Row) => t('selectRow', { name: nameOf(row) }),
          },
        })}
        empty={
          <QueueEmpty
            state={state}
            firstView={list.rules.views[0] ?? ''}
            href={href}
            never={never}
            wider={wider?.(state) ?? null}
          />
        }
        error={
          <QueryError
            title={t(rows.length > 0 ? 'failedAgain' : 'failed')}
            detail={readableMessage(query.error)}
            retryLabel={common('tryAgain')}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        }
      />
    </div>
  );
}

/** The columns on screen; the same ones as long as nothing changes, so that rows need not be drawn again. */
function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[],
  { previews, chosen }: { previews: boolean; chosen: boolean },
): Column<Row>[] {
  return useMemo(
    () =>
      columns
        .filter(({ key }, at) => at === 0 || shown.includes(key))
        // Beside a record there is no room for what only wide screens show.
        .filter(({ from }) => !from || from === 'tablet' || !previews || chosen)
        // Columns that a person chose show on every screen.
        .map(({ from, ...column }) => (from && !chosen ? { ...column, from } : column)),
    [columns, shown, previews, chosen],
  );
}
