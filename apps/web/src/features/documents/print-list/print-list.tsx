'use client';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { queueAddress, type QueueState, readQueueState } from '../../../data/queue/queue-address.ts';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useAsk, useSession } from '../../../data/session/use-session.ts';
import { useListColumns, useReader } from '../../shared/queue/columns/use-list-columns.ts';
import type { DeclaredList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { printDay } from '../../shared/print-day.ts';
import { readAll } from '../../shared/queue/tools/read-all.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';

/** So many rows are some sixty sheets; who wants more wants a file. */
const mostPrinted = 2_000;

type PrintListProps<Row, Where> = {
  list: DeclaredList<Row, Where>;
  /** Above the rows: what they come to. */
  renderTotals?: (state: QueueState, context: ViewContext) => ReactNode;
};

/** A list as its address has it, on paper: what it is narrowed to, and each row of it. */
export function PrintList<Row extends object, Where>({ list, renderTotals }: PrintListProps<Row, Where>) {
  const t = useTranslations('print.page');
  const common = useTranslations('shell.common');
  const address = useSearchParams();
  const session = useSession();
  const ask = useAsk(list.kind);
  const [today] = useState(() => dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  const state = readQueueState(address, list.rules);
  const mayRead = mayAsk(list.kind, session.data?.roles ?? []);
  const context = { userId: session.data?.sub ?? '', today };
  const where = list.whereOf(state, context);
  const read = useQuery<Row[]>({
    queryKey: queryKeys.list.page(list, { where, sort: state.sort, isPrinted: true }),
    enabled: mayRead,
    queryFn: () =>
      readAll(
        (offset, limit) => list.load(ask, { where, sort: state.sort, offset, limit }),
        () => undefined,
        mostPrinted,
      ),
  });
  if (session.data === null || (session.data && !mayRead)) return <PrintGone />;
  if (read.isError) {
    return (
      <QueryError
        title={t('failedTitle')}
        detail={readableMessage(read.error)}
        retryLabel={common('tryAgain')}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!read.data) return <PageSkeleton shape="detail" label={t('loading')} />;
  return <Paper list={list} rows={read.data} state={state} today={today} totals={renderTotals?.(state, context)} />;
}

type PaperProps<Row, Where> = Pick<PrintListProps<Row, Where>, 'list'> & {
  rows: readonly Row[];
  state: QueueState;
  today: string;
  totals: ReactNode;
};

function Paper<Row extends object, Where>({ list, rows, state, today, totals }: PaperProps<Row, Where>) {
  const t = useTranslations('queue.print');
  const { title, views, none } = list.words(useReader().messages);
  const columns = useListColumns(list).filter(({ isOnlyInFiles }) => !isOnlyInFiles);
  const sideOf = (align: 'start' | 'end' | undefined) => (align === 'end' ? 'text-right' : 'text-left');
  return (
    <PrintPage
      title={`${title} · ${ownValue(views, state.view) ?? state.view}`}
      number={{ label: t('printed'), value: printDay(today) ?? today }}
      record={queueAddress(state, list.rules)}
      isWide={columns.length > 8}
    >
      {totals}
      {rows.length === mostPrinted && <p>{t('cut', { count: mostPrinted })}</p>}
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        // On a narrow screen the table is moved sideways within itself, by keys too; on paper there is room.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys (axe, scrollable-region-focusable)
        <section aria-label={title} tabIndex={0} className="overflow-x-auto print:overflow-visible">
          <table className="w-full border-collapse text-[9pt] tabular-nums">
            <thead>
              <tr>
                {columns.map(({ key, header, align }) => (
                  <th key={key} scope="col" className={`border-b border-ink py-1 pr-2 align-bottom ${sideOf(align)}`}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={list.keyOf(row)} className="break-inside-avoid">
                  {columns.map(({ key, align, cell }) => (
                    <td key={key} className={`border-b border-line py-1 pr-2 ${sideOf(align)}`}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </PrintPage>
  );
}
