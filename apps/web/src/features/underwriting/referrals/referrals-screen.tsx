'use client';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { pageSize } from '../../../data/queue-address.ts';
import { useRead } from '../../../data/use-read.ts';
import { type ReferralRowFragment, ReferralsDocument } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { RecordList, useListPlace } from '../../shared/record-list.tsx';
import { useAge } from '../../shared/use-age.ts';
import { isReferralStatus, referralTones } from './referral-status.ts';

const views = ['waiting', 'all'] as const;

/** What waits for an underwriter, newest first; each row leads to its quote. */
export function ReferralsScreen() {
  const t = useTranslations('workbench.referrals');
  const place = useListPlace(views);
  const query = useRead(
    'underwriter',
    ReferralsDocument,
    {
      where: place.view === 'all' ? {} : { status: { _eq: 'pending' } },
      limit: pageSize,
      offset: (place.page - 1) * pageSize,
    },
    { keepsLast: true },
  );
  const status = useStatusLabel();
  return (
    <RecordList
      title={t('title')}
      place={place}
      views={{ label: t('views'), options: views.map((view) => [view, t(view)] as const) }}
      query={query}
      rowsOf={({ quote_referrals }) => quote_referrals}
      countOf={({ quote_referrals_aggregate }) => quote_referrals_aggregate}
      rowKey={({ quote_referral_id }) => quote_referral_id}
      href={({ quote_id }) => `/agents/quotes/${quote_id}`}
      tone={(row) => status(row.status)}
      columns={useColumns()}
      none={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useStatusLabel() {
  const t = useTranslations('workbench.referrals.status');
  return (status: string) =>
    isReferralStatus(status)
      ? { tone: referralTones[status], label: t(status) }
      : ({ tone: 'neutral', label: status } as const);
}

function useColumns(): Column<ReferralRowFragment>[] {
  const t = useTranslations('workbench.referrals');
  const noName = useTranslations('queue')('noName');
  const status = useStatusLabel();
  const age = useAge();
  return [
    {
      key: 'insured',
      header: t('insured'),
      wide: true,
      cell: ({ quote }) => personName(quote?.entities[0]) ?? noName,
    },
    { key: 'status', header: t('state'), cell: (row) => <StatusBadge {...status(row.status)} /> },
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ request_reasons }) => request_reasons.filter((reason) => reason !== null).join(' '),
    },
    {
      key: 'organization',
      header: t('organization'),
      from: 'tablet',
      cell: ({ quote }) => quote?.organization?.name ?? '–',
    },
    {
      key: 'created',
      header: t('created'),
      align: 'end',
      cell: ({ created }) => {
        const { text, instant, exact } = age.since(created);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
  ];
}
