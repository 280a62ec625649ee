'use client';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { ReferralRowFragment } from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { useAge } from '../../shared/use-age.ts';
import { isReferralStatus, referralTones } from './referral-status.ts';
import { referralsList } from './referrals-list.ts';

/** What waits for an underwriter, newest first; each row leads to its quote. */
export function ReferralsScreen() {
  const t = useTranslations('workbench.referrals');
  const status = useStatusLabel();
  return (
    <QueueScreen
      list={referralsList}
      title={t('title')}
      viewLabel={(view) => t(view === 'all' ? 'all' : 'waiting')}
      valueLabel={(_, value) => status(value).label}
      columns={useColumns()}
      hrefOf={({ quote_id }) => `/agents/quotes/${quote_id}`}
      tone={(row) => status(row.status)}
      never={{ title: t('none'), body: t('noneBody') }}
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

function useColumns(): ListColumn<ReferralRowFragment>[] {
  const t = useTranslations('workbench.referrals');
  const noName = useTranslations('queue')('noName');
  const status = useStatusLabel();
  const age = useAge();
  const insured = ({ quote }: ReferralRowFragment) => customerOf(quote) ?? noName;
  const reasons = ({ request_reasons }: ReferralRowFragment) =>
    request_reasons.filter((reason) => reason !== null).join(' ');
  return [
    { key: 'insured', header: t('insured'), wide: true, cell: insured, text: insured },
    {
      key: 'status',
      header: t('state'),
      sortable: true,
      cell: (row) => <StatusBadge {...status(row.status)} />,
      text: (row) => status(row.status).label,
    },
    { key: 'reason', header: t('reason'), cell: reasons, text: reasons },
    {
      key: 'organization',
      header: t('organization'),
      from: 'tablet',
      cell: ({ quote }) => quote?.organization?.name ?? '–',
      text: ({ quote }) => quote?.organization?.name ?? null,
    },
    {
      key: 'created',
      header: t('created'),
      align: 'end',
      sortable: true,
      text: ({ created }) => created,
      cell: ({ created }) => {
        const { text, instant, exact } = age.since(created);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
  ];
}
