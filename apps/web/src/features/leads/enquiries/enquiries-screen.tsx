'use client';
import { enquiryKinds, enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { enquiryProviders } from '@roadworthy/core/products/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/own-value.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/use-may.ts';
import type { EnquiryRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { personName } from '../../shared/person-name.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { useCreatedColumn } from '../../shared/queue/use-created-column.tsx';
import { AtTheQueue } from './at-the-queue.tsx';
import { enquiriesList } from './enquiries-list.ts';
import { EnquiryPreview } from './enquiry-preview.tsx';
import { nameOfEnquiry } from './name-of-enquiry.ts';
import { useEnquiryKind, useEnquiryStatus } from './use-enquiry-status.ts';

/** Who writes to us. */
export function EnquiriesScreen() {
  const t = useTranslations('workbench.enquiries');
  const standing = useEnquiryStatus();
  const provider = useProviderLabel();
  const kind = useEnquiryKind();
  const labels: Readonly<Record<string, (value: string) => string>> = {
    kind,
    status: (value) => standing(value).label,
  };
  return (
    <>
      {useMay('lead:handle') && <AtTheQueue />}
      <QueueScreen
        list={enquiriesList}
        title={t('title')}
        viewLabel={(view) => t(view === 'all' ? 'views.all' : 'views.new')}
        valueLabel={(field, value) => (ownValue(labels, field) ?? provider)(value)}
        columns={useColumns()}
        tone={({ status }) => standing(status)}
        hrefOf="preview"
        renderPreview={(id) => <EnquiryPreview id={id} />}
        never={{ title: t('none'), body: t('noneBody') }}
      />
    </>
  );
}

function useColumns(): ListColumn<EnquiryRowFragment>[] {
  const t = useTranslations('workbench.enquiries');
  const standing = useEnquiryStatus();
  const provider = useProviderLabel();
  const kind = useEnquiryKind();
  const instant = useInstant();
  const line = (row: EnquiryRowFragment) => (row.provider ? provider(row.provider) : '');
  const units = (row: EnquiryRowFragment) => (row.units === null ? '' : String(row.units));
  const until = (row: EnquiryRowFragment) =>
    row.status === 'new' && row.answer_by ? instant(row.answer_by).absolute : '';
  return [
    {
      key: 'business_name',
      header: t('from'),
      wide: true,
      cell: nameOfEnquiry,
      text: nameOfEnquiry,
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
      key: 'kind',
      header: t('kind'),
      from: 'tablet',
      sortable: true,
      cell: (row) => kind(row.kind),
      text: (row) => kind(row.kind),
      labels: wordsOf(enquiryKinds, kind),
    },
    {
      key: 'assigned_agent',
      header: t('agent'),
      from: 'desktop',
      cell: (row) => personName(row.assigned_agent),
      text: (row) => personName(row.assigned_agent) ?? '',
    },
    { key: 'answer_by', header: t('answerBy'), from: 'desktop', sortable: true, cell: until, text: until },
    {
      key: 'provider',
      header: t('line'),
      from: 'tablet',
      cell: line,
      text: line,
      labels: wordsOf(enquiryProviders, provider),
    },
    { key: 'units', header: t('units'), align: 'end', from: 'tablet', sortable: true, cell: units, text: units },
    {
      key: 'administrative_area',
      header: t('place'),
      from: 'desktop',
      cell: (row) => row.administrative_area,
      text: (row) => row.administrative_area ?? '',
    },
    { key: 'name', header: t('name'), from: 'desktop', cell: ({ name }) => name, text: ({ name }) => name ?? '' },
    useCreatedColumn(t('created')),
  ];
}
