'use client';
import { balanceRules } from '@roadworthy/core/billing/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { ReportLinks } from './report-links.tsx';
import { ageingList, bordereauList, findingsList, reportViews, trialBalanceList } from './reports-lists.ts';
import {
  useAgeingColumns,
  useBordereauColumns,
  useFindingColumns,
  useTrialBalanceColumns,
} from './use-report-columns.tsx';

function useWords() {
  const t = useTranslations('queue.reports');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  const rules = useTranslations('queue.reports.rules');
  return {
    t,
    viewLabel: (view: string) => t(`views.${reportViews.find((one) => one === view) ?? 'all'}`),
    valueLabel: (field: string, value: string) => {
      if (field === 'provider') return providerLabel(value);
      const rule = balanceRules.find((one) => one === value);
      if (field === 'rule') return rule && rules(rule);
      return field === 'account' ? label('ledgerAccount', value) : null;
    },
    aside: <ReportLinks />,
  };
}

const policyHref = ({ policy_id }: { readonly policy_id: string | null }) =>
  policy_id === null ? '/agents/reports' : `/agents/policies/${policy_id}`;

/** What each month wrote and earned of each policy. */
export function BordereauScreen() {
  const { t, ...words } = useWords();
  return (
    <QueueScreen
      {...words}
      list={bordereauList}
      title={t('titles.bordereau')}
      fileName={t('files.bordereau')}
      columns={useBordereauColumns()}
      hrefOf={policyHref}
      never={{ title: t('none'), body: t('noneBooked') }}
    />
  );
}

/** What is owed, by how long it has been due. */
export function ReceivablesScreen() {
  const { t, ...words } = useWords();
  const label = useLabels();
  return (
    <QueueScreen
      {...words}
      list={ageingList}
      title={t('titles.receivables')}
      fileName={t('files.receivables')}
      columns={useAgeingColumns()}
      hrefOf={policyHref}
      tone={({ policy_status: status }) => ({
        tone: toneOf('policyStatus', status ?? ''),
        label: label('policyStatus', status) ?? status ?? '',
      })}
      never={{ title: t('noneOwed') }}
    />
  );
}

/** What each account held and what was booked in it, month by month. */
export function TrialBalanceScreen() {
  const { t, ...words } = useWords();
  return (
    <QueueScreen
      {...words}
      list={trialBalanceList}
      title={t('titles.trialBalance')}
      fileName={t('files.trialBalance')}
      columns={useTrialBalanceColumns()}
      hrefOf={null}
      never={{ title: t('none'), body: t('noneBooked') }}
    />
  );
}

/** What the nightly check found that does not come out even. */
export function BalanceScreen() {
  const { t, ...words } = useWords();
  return (
    <QueueScreen
      {...words}
      list={findingsList}
      title={t('titles.balance')}
      fileName={t('files.balance')}
      columns={useFindingColumns()}
      hrefOf={policyHref}
      never={{ title: t('balanced'), body: t('balancedBody') }}
    />
  );
}
