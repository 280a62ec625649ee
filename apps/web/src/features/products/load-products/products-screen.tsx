'use client';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { pageSize } from '../../../data/queue-address.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadProductsDocument, type LoadProductsQuery } from '../../../generated/documents.ts';
import { RecordList, useListPlace } from '../../shared/record-list.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { soldAreas } from './sold-areas.ts';

type Row = LoadProductsQuery['products'][number];

const views = ['current'] as const;

/** More areas than this are counted instead of named. */
const mostNamed = 6;

/** What is sold: the products that the person may underwrite, by name. */
export function ProductsScreen() {
  const t = useTranslations('workbench.products');
  const place = useListPlace(views);
  const query = useRead(
    'underwriter',
    LoadProductsDocument,
    { where: { archived: { _is_null: true } }, limit: pageSize, offset: (place.page - 1) * pageSize },
    { keepsLast: true },
  );
  return (
    <RecordList
      title={t('title')}
      place={place}
      query={query}
      rowsOf={({ products }) => products}
      countOf={({ products_aggregate }) => products_aggregate}
      rowKey={({ product_id }) => product_id}
      columns={useColumns()}
      none={{ title: t('none') }}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('workbench.products');
  const format = useFormatter();
  const providerLabel = useProviderLabel();
  const label = useLabels();
  const terms = ({ available_payment_terms: payment, available_policy_duration_months: months }: Row) =>
    [
      ...months.flatMap((count) => (count === null ? [] : [t('months', { count })])),
      ...payment.flatMap((term) => label('paymentTerm', term) ?? []),
    ].join(' · ');
  const where = (row: Row) => {
    const { areas, except } = soldAreas(row);
    if (areas.length === 0) return t('nowhere');
    const sold = areas.length > mostNamed ? t('areas', { count: areas.length }) : format.list(areas, { type: 'unit' });
    return except.length === 0 ? sold : t('except', { sold, except: format.list(except, { type: 'unit' }) });
  };
  return [
    { key: 'name', header: t('name'), wide: true, cell: ({ product_name }) => product_name },
    { key: 'provider', header: t('provider'), from: 'tablet', cell: ({ provider }) => providerLabel(provider) },
    {
      key: 'organization',
      header: t('organization'),
      from: 'tablet',
      cell: ({ organization }) => organization?.name ?? '–',
    },
    {
      key: 'live',
      header: t('live'),
      cell: where,
    },
    { key: 'terms', header: t('terms'), from: 'tablet', cell: terms },
  ];
}
