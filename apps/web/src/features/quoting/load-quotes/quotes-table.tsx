'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable, type DataTableProps } from '@roadworthy/ui/workbench/data-table.tsx';
import type { Column } from '@roadworthy/ui/workbench/data-table-head.tsx';
import { useTranslations } from 'next-intl';
import type { LoadQuotesQuery } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { toneOf } from '../../shared/status-tone.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';

type Quote = LoadQuotesQuery['quotes'][number];

function useColumns(sortable: boolean): Column<Quote>[] {
  const t = useTranslations('staff.list');
  const label = useLabels();
  const instant = useInstant();
  return [
    { key: 'insured', header: t('insured'), wide: true, cell: (quote) => personName(quote.entities[0]) ?? t('noName') },
    {
      key: 'status',
      header: t('status'),
      sortable,
      cell: ({ status }) => <WireStatus group="quoteStatus" status={status} />,
    },
    {
      key: 'vehicle',
      header: t('vehicle'),
      from: 'tablet',
      cell: ({ vehicles: [vehicle] }) => vehicleName(vehicle) ?? label('vehicleClass', vehicle?.type) ?? '–',
    },
    {
      key: 'administrative_area',
      header: t('state'),
      from: 'desktop',
      sortable,
      cell: (quote) => quote.administrative_area,
    },
    {
      key: 'effective_date',
      header: t('effective'),
      from: 'tablet',
      sortable,
      cell: (quote) => printDay(quote.effective_date),
    },
    {
      key: 'premium',
      header: t('price'),
      align: 'end',
      sortable,
      cell: ({ premium }) => (premium === null ? '–' : moneyText(premium)),
    },
    {
      key: 'updated',
      header: t('updated'),
      from: 'desktop',
      align: 'end',
      sortable,
      cell: ({ updated }) => {
        const { relative, absolute } = instant(updated);
        return (
          <time dateTime={updated} title={absolute}>
            {relative}
          </time>
        );
      },
    },
  ];
}

type QuotesTableProps = Pick<DataTableProps<Quote>, 'state' | 'empty' | 'error' | 'sort' | 'sortHref' | 'caption'> & {
  quotes: readonly Quote[];
};

/** Quotes as rows that lead to their pages. */
export function QuotesTable({ quotes, sortHref, ...rest }: QuotesTableProps) {
  const common = useTranslations('shell.common');
  const label = useLabels();
  return (
    <DataTable
      {...rest}
      {...(sortHref && { sortHref })}
      columns={useColumns(Boolean(sortHref))}
      rows={quotes}
      rowKey={({ quote_id }) => quote_id}
      href={({ quote_id }) => `/agents/quotes/${quote_id}`}
      tone={({ status }) => ({ tone: toneOf('quoteStatus', status), label: label('quoteStatus', status) ?? status })}
      loadingLabel={common('loading')}
    />
  );
}
