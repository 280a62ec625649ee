'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { QuoteRowFragment } from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { currencyOf } from '@roadworthy/core/shared/currency.ts';
import { csvMoney } from '@roadworthy/core/shared/csv.ts';
import type { CsvColumn } from '../../shared/queue/tools/use-export.ts';
import { useAge } from '../../shared/use-age.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useKindLabel, useLabels } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { offers } from './quotes-list.ts';

/** An offer that nobody touched for this many days wants a look. */
const staleDays = 7;

/** The columns that a list of quotes can show; all but the first may be left out. */
export function useQuoteColumns(sortable = true): Column<QuoteRowFragment>[] {
  const t = useTranslations('queue.quotes.columns');
  const nameless = useNameless();
  const kindLabel = useKindLabel();
  const providerLabel = useProviderLabel();
  const age = useAge();
  // The same ones as long as the language is, so that rows need not be drawn again.
  return useMemo(() => {
    const chip = (at: string, status: string) => {
      const { days, ...rest } = age.since(at);
      return <AgeChip {...rest} tone={days > staleDays && offers.includes(status) ? 'warning' : 'neutral'} />;
    };
    return [
      {
        key: 'insured',
        header: t('insured'),
        wide: true,
        cell: (quote) => customerOf(quote) ?? nameless(quote),
      },
      {
        key: 'status',
        header: t('status'),
        sortable,
        cell: ({ status }) => <WireStatus group="quoteStatus" status={status} />,
      },
      {
        key: 'vehicle',
        header: t('vehicle'),
        wide: true,
        from: 'tablet',
        cell: ({ vehicles: [vehicle], provider }) => vehicleName(vehicle) ?? kindLabel(provider, vehicle?.type) ?? '–',
      },
      { key: 'provider', header: t('provider'), cell: ({ provider }) => providerLabel(provider) },
      {
        key: 'administrative_area',
        header: t('administrative_area'),
        from: 'desktop',
        sortable,
        cell: (quote) => quote.administrative_area,
      },
      {
        key: 'effective_date',
        header: t('effective_date'),
        from: 'desktop',
        sortable,
        cell: (quote) => printDay(quote.effective_date),
      },
      {
        key: 'expiration_date',
        header: t('expiration_date'),
        sortable,
        cell: (quote) => printDay(quote.expiration_date),
      },
      {
        key: 'total',
        header: t('total'),
        align: 'end',
        sortable,
        cell: ({ total, country }) => (total === null ? '–' : moneyText(total, currencyOf(country))),
      },
      { key: 'agent', header: t('agent'), cell: ({ assigned_agent }) => personName(assigned_agent) ?? '–' },
      { key: 'organization', header: t('organization'), cell: ({ organization }) => organization?.name ?? '–' },
      {
        key: 'created',
        header: t('created'),
        align: 'end',
        sortable,
        cell: ({ created, status }) => chip(created, status),
      },
      {
        key: 'updated',
        header: t('updated'),
        from: 'desktop',
        align: 'end',
        sortable,
        cell: ({ updated, status }) => chip(updated, status),
      },
    ];
  }, [t, nameless, kindLabel, providerLabel, age, sortable]);
}

/** What an exported list of quotes says of each. */
export function useQuoteCsv(): CsvColumn<QuoteRowFragment>[] {
  const t = useTranslations('queue.quotes.columns');
  const label = useLabels();
  const { insurance, queue } = useMessages();
  const erased = useErasedWord();
  const providerLabel = useProviderLabel();
  return [
    { key: 'id', header: t('id'), value: ({ quote_id }) => quote_id },
    {
      key: 'insured',
      header: t('insured'),
      labels: { erased: queue.erased },
      value: (quote) => customerOf(quote) ?? erased(quote),
    },
    {
      key: 'status',
      header: t('status'),
      labels: insurance.quoteStatus,
      value: ({ status }) => label('quoteStatus', status),
    },
    { key: 'vehicle', header: t('vehicle'), value: ({ vehicles: [vehicle] }) => vehicleName(vehicle) },
    {
      key: 'provider',
      header: t('provider'),
      labels: queue.providers,
      value: ({ provider }) => providerLabel(provider),
    },
    { key: 'administrative_area', header: t('administrative_area'), value: (quote) => quote.administrative_area },
    { key: 'effective_date', header: t('effective_date'), value: (quote) => quote.effective_date },
    { key: 'expiration_date', header: t('expiration_date'), value: (quote) => quote.expiration_date },
    { key: 'total', header: t('total'), value: ({ total }) => csvMoney(total) },
    { key: 'currency', header: t('currency'), value: ({ country }) => currencyOf(country) },
    { key: 'agent', header: t('agent'), value: ({ assigned_agent }) => personName(assigned_agent) },
    { key: 'organization', header: t('organization'), value: ({ organization }) => organization?.name ?? null },
    { key: 'created', header: t('created'), value: ({ created }) => created },
    { key: 'updated', header: t('updated'), value: ({ updated }) => updated },
  ];
}
