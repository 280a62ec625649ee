'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSession } from '../../../data/use-session.ts';
import type { QuoteToRateFragment } from '../../../generated/documents.ts';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { RatesNav } from '../../rating/versions/rates-nav.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { currencyOf } from '@roadworthy/core/shared/currency.ts';
import { csvMoney } from '@roadworthy/core/shared/csv.ts';
import { useKindLabel, useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { pricingPath, quotesToRateList } from './quotes-to-rate-list.ts';

/** The quotes that may be rated under any version, by what they insure. */
export function QuotesToRateScreen() {
  const t = useTranslations('workbench.pricingTest');
  const common = useTranslations('shell.common');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  const columns = useColumns();
  const person = useSession().data;
  if (!person) return <PageSkeleton shape="table" label={common('loading')} />;
  if (!person.permissions.includes('rater:test')) return <StaffNotPermitted area="testing" />;
  return (
    <div className="flex flex-col gap-4">
      <RatesNav current="pricing" />
      <QueueScreen
        list={quotesToRateList}
        title={t('title')}
        viewLabel={(view) => t(view === 'open' ? 'open' : view === 'bound' ? 'bound' : 'allQuotes')}
        valueLabel={(field, value) => (field === 'provider' ? providerLabel(value) : label('quoteStatus', value))}
        columns={columns}
        hrefOf={({ quote_id }) => pricingPath(quote_id)}
        never={{ title: t('none') }}
      />
    </div>
  );
}

/** What a cell and a file say alike. */
const same = (said: (row: QuoteToRateFragment) => string | null) => ({
  cell: (row: QuoteToRateFragment) => said(row) ?? '–',
  text: said,
});

function useColumns(): ListColumn<QuoteToRateFragment>[] {
  const dayOf = useDayOfInstant();
  const t = useTranslations('workbench.pricingTest');
  const label = useLabels();
  const kindLabel = useKindLabel();
  const providerLabel = useProviderLabel();
  return [
    {
      key: 'vehicle',
      header: t('quote'),
      wide: true,
      ...same(
        ({ vehicles: [first], provider, quote_id }) =>
          vehicleName(first) ?? kindLabel(provider, first?.type) ?? quote_id,
      ),
    },
    { key: 'provider', header: t('line'), from: 'tablet', ...same(({ provider }) => providerLabel(provider)) },
    {
      key: 'organization',
      header: t('organization'),
      from: 'desktop',
      ...same(({ organization }) => organization?.name ?? null),
    },
    {
      key: 'status',
      header: t('status'),
      sortable: true,
      text: ({ status }) => label('quoteStatus', status),
      cell: ({ status }) => <WireStatus group="quoteStatus" status={status} />,
    },
    {
      key: 'administrative_area',
      header: t('area'),
      from: 'tablet',
      sortable: true,
      ...same(({ administrative_area }) => administrative_area),
    },
    {
      key: 'effective_date',
      header: t('effective'),
      from: 'tablet',
      sortable: true,
      text: ({ effective_date }) => effective_date,
      cell: ({ effective_date }) => printDay(effective_date) ?? '–',
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      sortable: true,
      text: ({ total }) => csvMoney(total),
      cell: ({ total, country }) => (total === null ? '–' : moneyText(total, currencyOf(country))),
    },
    {
      key: 'created',
      header: t('created'),
      from: 'desktop',
      align: 'end',
      sortable: true,
      text: ({ created }) => created,
      cell: ({ created }) => dayOf(created),
    },
  ];
}
