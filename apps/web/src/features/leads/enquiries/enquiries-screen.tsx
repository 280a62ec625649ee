'use client';
import { enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { enquiryProviders } from '@roadworthy/core/products/vocabulary.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { EnquiryRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { useCreatedColumn } from '../../shared/queue/use-created-column.tsx';
import { enquiriesList } from './enquiries-list.ts';
import { EnquiryPeek } from './enquiry-peek.tsx';
import { useEnquiryStatus } from './use-enquiry-status.ts';

/** Who asks for what agents alone quote. */
export function EnquiriesScreen() {
  const t = useTranslations('workbench.enquiries');
  const standing = useEnquiryStatus();
  const provider = useProviderLabel();
  return (
    <QueueScreen
      list={enquiriesList}
      title={t('title')}
      viewLabel={(view) => t(view === 'all' ? 'views.all' : 'views.new')}
      valueLabel={(field, value) => (field === 'status' ? standing(value).label : provider(value))}
      columns={useColumns()}
      tone={({ status }) => standing(status)}
      hrefOf="peek"
      renderPeek={(id) => <EnquiryPeek id={id} />}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useColumns(): ListColumn<EnquiryRowFragment>[] {
  const t = useTranslations('workbench.enquiries');
  const standing = useEnquiryStatus();
  const provider = useProviderLabel();
  const line = (row: EnquiryRowFragment) => provider(row.provider);
  const units = (row: EnquiryRowFragment) => String(row.units);
  return [
    {
      key: 'business_name',
      header: t('business'),
      wide: true,
      cell: (row) => row.business_name,
      text: (row) => row.business_name,
    },
    {
      key: 'status',
      header: t('state'),
      sortable: true,
      cell: ({ status }) => <StatusBadge {...standing(status)} />,
      text: ({ status }) => standing(status).label,
      labels: wordsOf(enquiryStatuses, (status) => standing(status).label),
    },
    {
      ...{ key: 'provider', header: t('line'), from: 'tablet', cell: line, text: line },
      labels: wordsOf(enquiryProviders, provider),
    },
    { key: 'units', header: t('units'), align: 'end', from: 'tablet', sortable: true, cell: units, text: units },
    {
      key: 'administrative_area',
      header: t('place'),
      from: 'desktop',
      cell: (row) => row.administrative_area,
      text: (row) => row.administrative_area,
    },
    { key: 'name', header: t('name'), from: 'desktop', cell: ({ name }) => name, text: ({ name }) => name },
    useCreatedColumn(t('created')),
  ];
}
