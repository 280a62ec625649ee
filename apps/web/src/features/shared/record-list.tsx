'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { DataTable, type DataTableProps } from '@roadworthy/ui/workbench/table/data-table.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { usePath } from '../../locale/use-path.ts';
import { readableMessage } from '../../data/request-error.ts';
import { listPlaceAddress, readListPlace } from './list-place.ts';
import { QueueFoot } from './queue/rows/queue-foot.tsx';
import { tableState } from './table-state.ts';

/** The place of a plain list in the address, and the addresses of its others. */
export function useListPlace<View extends string>(views: readonly [View, ...View[]]) {
  const place = readListPlace(useSearchParams(), views);
  const path = usePath();
  return {
    ...place,
    viewHref: (view: View) => listPlaceAddress(path, { view, page: 1 }, views),
    pageHref: (page: number) => listPlaceAddress(path, { ...place, page }, views),
  };
}

type Aggregate = { readonly aggregate: { readonly count: number; readonly count_capped: boolean } | null };

export type RecordListProps<Data, Row, View extends string> = Pick<DataTableProps<Row>, 'href' | 'tone'> & {
  title: string;
  place: ReturnType<typeof useListPlace<View>>;
  /** What the list can be narrowed to, the usual first. */
  views?: { label: string; options: readonly (readonly [view: View, label: string])[] };
  query: UseQueryResult<Data>;
  rowsOf: (data: Data) => readonly Row[];
  countOf: (data: Data) => Aggregate;
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Said when there is no row at all. */
  none: { title: string; body?: string };
};

/** A list to read: newest or first by name, page by page, with nothing to press but its links. */
export function RecordList<Data, Row, View extends string>(props: RecordListProps<Data, Row, View>) {
  const { title, place, views, query, none } = props;
  const t = useTranslations('queue');
  const common = useTranslations('shell.common');
  const rows = query.data ? props.rowsOf(query.data) : [];
  const counted = query.data && props.countOf(query.data).aggregate;
  const empty =
    place.page > 1 ? (
      <EmptyState
        title={t('outOfRange', { page: place.page })}
        action={
          <LinkButton href={place.pageHref(1)} tone="quiet">
            {t('firstPage')}
          </LinkButton>
        }
      />
    ) : (
      <EmptyState {...none} />
    );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="type-h1">{title}</h1>
        {views && (
          <nav aria-label={views.label} className="flex gap-1">
            {views.options.map(([view, label]) => (
              <AppLink
                key={view}
                href={place.viewHref(view)}
                aria-current={view === place.view ? 'true' : undefined}
                className="inline-flex min-h-8 items-center rounded-card px-2.5 text-ink-2 no-underline hover:bg-surface-2 aria-[current]:bg-surface-3 aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </AppLink>
            ))}
          </nav>
        )}
      </div>
      <DataTable
        caption={title}
        columns={props.columns}
        rows={rows}
        rowKey={props.rowKey}
        {...(props.href && { href: props.href })}
        {...(props.tone && { tone: props.tone })}
        state={query.isError && !query.isFetching ? 'error' : tableState(query)}
        loadingLabel={common('loading')}
        empty={empty}
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
      <QueueFoot
        page={place.page}
        count={counted?.count}
        capped={counted?.count_capped ?? false}
        pageHref={place.pageHref}
      />
    </div>
  );
}
