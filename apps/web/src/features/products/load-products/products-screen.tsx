'use client';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { ProductRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { useAge } from '../../shared/use-age.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { productsList } from './products-list.ts';
import { soldAreas } from './sold-areas.ts';

/** More areas than this are counted instead of named. */
const mostNamed = 6;

/** What is sold: the products that the person looks after or reads, by name. */
export function ProductsScreen() {
  const t = useTranslations('workbench.products');
  const providerLabel = useProviderLabel();
  return (
    <QueueScreen
      list={productsList}
      title={t('title')}
      viewLabel={() => t('current')}
      valueLabel={(_, value) => providerLabel(value)}
      columns={useColumns()}
      never={{ title: t('none') }}
    />
  );
}

function useColumns(): ListColumn<ProductRowFragment>[] {
  const t = useTranslations('workbench.products');
  const format = useFormatter();
  const providerLabel = useProviderLabel();
  const label = useLabels();
  const age = useAge();
  const durations = ({ available_policy_duration_months: months }: ProductRowFragment) =>
    months.flatMap((count) => (count === null ? [] : [t('months', { count })])).join(' · ');
  const terms = ({ available_payment_terms: payment }: ProductRowFragment) =>
    payment.flatMap((term) => label('paymentTerm', term) ?? []).join(' · ');
  const renewal = ({ renewal_days: days, underwriter_cutoff_days: cutoff }: ProductRowFragment) =>
    t('renewalDays', { days, cutoff });
  const where = (row: ProductRowFragment) => {
    const { areas, except } = soldAreas(row);
    if (areas.length === 0) return t('nowhere');
    const sold = areas.length > mostNamed ? t('areas', { count: areas.length }) : format.list(areas, { type: 'unit' });
    return except.length === 0 ? sold : t('except', { sold, except: format.list(except, { type: 'unit' }) });
  };
  return [
    {
      key: 'product_name',
      header: t('name'),
      wide: true,
      sortable: true,
      cell: (row) => row.product_name,
      text: (row) => row.product_name,
    },
    {
      key: 'provider',
      header: t('provider'),
      from: 'tablet',
      sortable: true,
      cell: ({ provider }) => providerLabel(provider),
      text: ({ provider }) => providerLabel(provider),
    },
    {
      key: 'organization',
      header: t('organization'),
      from: 'tablet',
      cell: ({ organization }) => organization?.name ?? '–',
      text: ({ organization }) => organization?.name ?? null,
    },
    {
      key: 'live',
      header: t('live'),
      cell: where,
      text: where,
    },
    { key: 'durations', header: t('durations'), from: 'tablet', cell: durations, text: durations },
    { key: 'terms', header: t('terms'), from: 'desktop', cell: terms, text: terms },
    { key: 'renewal', header: t('renewal'), from: 'desktop', align: 'end', cell: renewal, text: renewal },
    {
      key: 'updated',
      header: t('changed'),
      from: 'tablet',
      align: 'end',
      sortable: true,
      text: ({ updated }) => updated,
      cell: ({ updated }) => {
        const { text, instant, exact } = age.since(updated);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
  ];
}
