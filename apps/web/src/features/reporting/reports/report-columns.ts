import { csvMoney } from '@roadworthy/core/shared/text/csv.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { addMonths, type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import { text } from '../../shared/queue/columns/column-kinds.tsx';
import type { ColumnLook, Reader } from '../../shared/queue/columns/column.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

export type Money = number | null | undefined;
export type Look = ColumnLook<never>;

/** Below zero with a true minus. */
export const cents = (amount: Money, currency: string | null | undefined): string =>
  `${(amount ?? 0) < 0 ? '−' : ''}${moneyText(Math.abs(amount ?? 0), currency ?? 'USD')}`;

/** An amount of a row; one of nothing is a dash. */
export const amount = <Row extends { readonly currency: string | null }>(of: (row: Row) => Money, look: Look = {}) => ({
  align: 'end' as const,
  ...look,
  shown: (row: Row) => ((of(row) ?? 0) === 0 ? null : cents(of(row), row.currency)),
  file: (row: Row) => csvMoney(of(row) ?? 0),
});

export const monthOfRow = <Row>(of: (row: Row) => string | null, look: ColumnLook<never> = {}) => ({
  sort: true,
  usual: true,
  filter: { kind: 'days' as const },
  ...look,
  shown(row: Row, { format }: Reader) {
    const first = of(row);
    return first === null ? null : format.dateTime(new Date(`${first}T12:00:00Z`), { month: 'short', year: 'numeric' });
  },
  file: (row: Row) => of(row)?.slice(0, 7) ?? null,
});

export const month = <Row extends { readonly accounting_month: string | null }>() =>
  monthOfRow<Row>(({ accounting_month }) => accounting_month);

export const organization = <Row extends { readonly organization_name: string | null }>() =>
  text<Row>(({ organization_name }) => organization_name, { from: 'tablet', filter: { kind: 'text' } });

export const ofNumber = (begin: string) => [{ policy_number: beginsWith(begin.toUpperCase()) }];
export const monthOf = (today: Day): Day => day(`${today.slice(0, 7)}-01`);
export type Filters = QueueState['filters'];

/** The months of a view; none where a filter says which are meant. */
export const monthViewsOf = (column: string) => {
  const months = (from: (month: Day) => object) => (context: ViewContext, filters: Filters) =>
    ownValue(filters, column) === undefined ? { [column]: from(monthOf(context.today)) } : {};
  return {
    month: months((first) => ({ _eq: first })),
    last: months((first) => ({ _eq: addMonths(first, -1) })),
    year: months((first) => ({ _gte: addMonths(first, -11), _lte: first })),
    all: () => ({}),
  };
};
export const monthViews = monthViewsOf('accounting_month');
