'use client';
import { DataTable, type DataTableProps } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import type { QuoteRowFragment } from '../../../generated/documents.ts';
import { quotesList } from './quotes-list.ts';
import { useQuoteColumns } from './use-quote-columns.tsx';

type QuotesTableProps = Pick<DataTableProps<QuoteRowFragment>, 'state' | 'empty' | 'error' | 'caption'> & {
  quotes: readonly QuoteRowFragment[];
};

/** A few quotes as rows that lead to their pages. */
export function QuotesTable({ quotes, ...rest }: QuotesTableProps) {
  const common = useTranslations('shell.common');
  const label = useLabels();
  return (
    <DataTable
      {...rest}
      columns={useQuoteColumns(false).filter(({ key }, at) => at === 0 || quotesList.usual.includes(key))}
      rows={quotes}
      rowKey={({ quote_id }) => quote_id}
      href={({ quote_id }) => `/agents/quotes/${quote_id}`}
      tone={({ status }) => ({ tone: toneOf('quoteStatus', status), label: label('quoteStatus', status) ?? status })}
      loadingLabel={common('loading')}
    />
  );
}
