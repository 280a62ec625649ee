'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { PolicyActivityRowFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { csvMoney } from '@roadworthy/core/shared/csv.ts';
import { useAge } from '../../shared/use-age.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { changeText } from './activity-totals.tsx';

type Row = PolicyActivityRowFragment;
/** What a cell and a file say alike. */
const same = (said: (row: Row) => string | null) => ({ cell: (row: Row) => said(row) ?? '–', text: said });

const dayColumn = (said: (row: Row) => string | null) => ({
  cell: (row: Row) => printDay(said(row)) ?? '–',
  text: said,
});

/** What is known of an activity, in the order of the report; the list of underwriters leads to their page of a quote. */
export function useActivityColumns(quotes: string): ListColumn<Row>[] {
  const t = useTranslations('policyParts.activities');
  const label = useLabels();
  const { insurance, queue } = useMessages();
  const providerLabel = useProviderLabel();
  const age = useAge();
  return [
    {
      key: 'policy',
      header: t('policy'),
      cell: ({ policy_number: number }) => <span className="font-mono text-mono">{number}</span>,
      text: ({ policy_number }) => policy_number,
    },
    {
      key: 'timestamp',
      header: t('timestamp'),
      from: 'tablet',
      sortable: true,
      text: ({ timestamp }) => timestamp,
      cell: ({ timestamp }) => {
        const { text, instant, exact } = age.since(timestamp);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
    {
      key: 'action',
      header: t('action'),
      labels: insurance.activityAction,
      ...same(({ action }) => label('activityAction', action) ?? action),
    },
    {
      key: 'organization_name',
      header: t('organization_name'),
      from: 'tablet',
      ...same((row) => row.organization_name),
    },
    { key: 'agent_name', header: t('agent_name'), from: 'desktop', ...same((row) => row.agent_name) },
    {
      key: 'provider',
      header: t('provider'),
      from: 'tablet',
      labels: queue.providers,
      ...same(({ provider }) => providerLabel(provider)),
    },
    {
      key: 'policy_status',
      header: t('policy_status'),
      from: 'desktop',
      labels: insurance.policyStatus,
      ...same((row) => label('policyStatus', row.policy_status)),
    },
    { key: 'effective_date', header: t('effective_date'), from: 'desktop', ...dayColumn((row) => row.effective_date) },
    {
      key: 'expiration_date',
      header: t('expiration_date'),
      from: 'desktop',
      ...dayColumn((row) => row.expiration_date),
    },
    {
      key: 'policy_term_premium',
      header: t('policy_term_premium'),
      from: 'desktop',
      align: 'end',
      sortable: true,
      cell: (row) => moneyText(row.policy_term_premium, row.currency),
      text: (row) => csvMoney(row.policy_term_premium),
    },
    {
      key: 'premium_change',
      header: t('premium_change'),
      align: 'end',
      sortable: true,
      text: ({ premium_change }) => csvMoney(premium_change),
      cell: ({ premium_change: change, currency }) => (change === 0 ? '–' : changeText(change, currency)),
    },
    { key: 'currency', header: t('currency'), ...same((row) => row.currency) },
    {
      key: 'current_quote_id',
      header: t('current_quote_id'),
      from: 'desktop',
      cell: ({ current_quote_id: id }) => (
        <AppLink className="link inline-flex min-h-6 items-center font-mono text-mono" href={`${quotes}/${id}`}>
          {id.slice(-12)}
        </AppLink>
      ),
      text: ({ current_quote_id }) => current_quote_id,
    },
    { key: 'policy_state', header: t('policy_state'), from: 'tablet', ...same((row) => row.policy_state) },
    {
      key: 'payment_term',
      header: t('payment_term'),
      from: 'desktop',
      labels: insurance.paymentTerm,
      ...same((row) => label('paymentTerm', row.payment_term)),
    },
    {
      key: 'cancelled_as_of',
      header: t('cancelled_as_of'),
      from: 'desktop',
      ...dayColumn((row) => row.cancelled_as_of),
    },
    {
      key: 'history_id',
      header: t('history_id'),
      from: 'desktop',
      cell: ({ history_id: id }) => <span className="font-mono text-mono">{id.slice(-12)}</span>,
      text: ({ history_id }) => history_id,
    },
  ];
}
