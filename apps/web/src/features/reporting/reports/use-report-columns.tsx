'use client';
import { balanceRules } from '@roadworthy/core/billing/vocabulary.ts';
import { csvMoney } from '@roadworthy/core/shared/csv.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useFormatter, useMessages, useTranslations } from 'next-intl';
import type {
  AgeingRowFragment,
  BalanceFindingRowFragment,
  BordereauRowFragment,
  TrialBalanceRowFragment,
} from '../../../generated/documents.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { printDay } from '../../shared/print-day.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { WireStatus } from '../../shared/wire-status.tsx';

type Money = number | null | undefined;
/** Below zero with a true minus. */
const cents = (amount: Money, currency: string | null | undefined): string => {
  const text = moneyText(Math.abs(amount ?? 0), currency ?? 'USD');
  return (amount ?? 0) < 0 ? `−${text}` : text;
};

/** An amount of a row; one of nothing is a dash. */
function moneyColumn<Row extends { currency: string | null }>(
  key: string,
  header: string,
  of: (row: Row) => Money,
  from?: 'tablet' | 'desktop',
): ListColumn<Row> {
  return {
    key,
    header,
    align: 'end',
    ...(from && { from }),
    cell: (row) => ((of(row) ?? 0) === 0 ? '–' : cents(of(row), row.currency)),
    text: (row) => csvMoney(of(row) ?? 0),
  };
}

const numberColumn = <Row extends { policy_number: string | null }>(header: string): ListColumn<Row> => ({
  key: 'policy_number',
  header,
  wide: true,
  sortable: true,
  cell: ({ policy_number }) => <span className="font-mono text-mono">{policy_number ?? '–'}</span>,
  text: ({ policy_number }) => policy_number,
});

function useShared() {
  const t = useTranslations('queue.reports.columns');
  const format = useFormatter();
  const { queue } = useMessages();
  const providerLabel = useProviderLabel();
  const monthText = (month: string | null) =>
    month === null ? '–' : format.dateTime(new Date(`${month}T12:00:00Z`), { month: 'short', year: 'numeric' });
  return {
    t,
    month: <Row extends { accounting_month: string | null }>(): ListColumn<Row> => ({
      key: 'accounting_month',
      header: t('accounting_month'),
      sortable: true,
      cell: ({ accounting_month }) => monthText(accounting_month),
      text: ({ accounting_month }) => accounting_month?.slice(0, 7) ?? null,
    }),
    organization: <Row extends { organization_name: string | null }>(): ListColumn<Row> => ({
      key: 'organization_name',
      header: t('organization_name'),
      from: 'tablet',
      cell: ({ organization_name }) => organization_name ?? '–',
      text: ({ organization_name }) => organization_name,
    }),
    provider: <Row extends { provider: string | null }>(): ListColumn<Row> => ({
      key: 'provider',
      header: t('provider'),
      from: 'tablet',
      labels: queue.providers,
      cell: ({ provider }) => (provider === null ? '–' : providerLabel(provider)),
      text: ({ provider }) => (provider === null ? null : providerLabel(provider)),
    }),
  };
}

const dayCell = (said: string | null) => printDay(said) ?? '–';

/** The columns of the premium bordereau. */
export function useBordereauColumns(): ListColumn<BordereauRowFragment>[] {
  const { t, month, organization, provider } = useShared();
  return [
    numberColumn(t('policy_number')),
    month(),
    organization(),
    provider(),
    ...(['effective_date', 'expiration_date'] as const).map((key): ListColumn<BordereauRowFragment> => ({
      key,
      header: t(key),
      from: 'desktop',
      cell: (row) => dayCell(row[key]),
      text: (row) => row[key],
    })),
    { ...moneyColumn('written', t('written'), (row) => row.written), sortable: true },
    { ...moneyColumn('earned', t('earned'), (row) => row.earned, 'tablet'), sortable: true },
    { ...moneyColumn('unearned', t('unearned'), (row) => row.unearned, 'tablet'), sortable: true },
    ...(['taxes', 'fees', 'commission'] as const).map((key) =>
      moneyColumn<BordereauRowFragment>(key, t(key), (row) => row[key], 'desktop'),
    ),
  ];
}

/** The columns of receivables by age. */
export function useAgeingColumns(): ListColumn<AgeingRowFragment>[] {
  const { t, organization, provider } = useShared();
  const label = useLabels();
  const { insurance } = useMessages();
  const parts = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'] as const;
  return [
    numberColumn(t('policy_number')),
    {
      key: 'as_of',
      header: t('as_of'),
      cell: ({ as_of }) => dayCell(as_of),
      text: ({ as_of }) => as_of,
    },
    organization(),
    provider(),
    {
      key: 'policy_status',
      header: t('policy_status'),
      from: 'tablet',
      labels: insurance.policyStatus,
      cell: ({ policy_status: status }) =>
        status === null ? '–' : <WireStatus group="policyStatus" status={status} />,
      text: ({ policy_status: status }) => (status === null ? null : (label('policyStatus', status) ?? status)),
    },
    {
      key: 'days_late',
      header: t('days_late'),
      align: 'end',
      sortable: true,
      cell: ({ days_late }) => String(days_late ?? 0),
      text: ({ days_late }) => days_late,
    },
    { ...moneyColumn('total', t('total'), (row) => row.total), sortable: true },
    ...parts.map((key) => moneyColumn<AgeingRowFragment>(key, t(key), (row) => row[key], 'desktop')),
  ];
}

/** The columns of the trial balance. */
export function useTrialBalanceColumns(): ListColumn<TrialBalanceRowFragment>[] {
  const { t, month, organization } = useShared();
  const label = useLabels();
  const account = ({ account: code }: TrialBalanceRowFragment) =>
    code === null ? '–' : (label('ledgerAccount', code) ?? code);
  const money = ['opening', 'debits', 'credits', 'closing'] as const;
  return [
    {
      key: 'account',
      header: t('account'),
      wide: true,
      sortable: true,
      cell: account,
      text: account,
    },
    month(),
    organization(),
    {
      key: 'currency',
      header: t('currency'),
      from: 'desktop',
      cell: ({ currency }) => currency ?? '–',
      text: ({ currency }) => currency,
    },
    ...money.map((key) =>
      moneyColumn<TrialBalanceRowFragment>(key, t(key), (row) => row[key], key === 'opening' ? 'tablet' : undefined),
    ),
  ];
}

/** The columns of what does not balance. */
export function useFindingColumns(): ListColumn<BalanceFindingRowFragment>[] {
  const dayOf = useDayOfInstant();
  const { t } = useShared();
  const rules = useTranslations('queue.reports.rules');
  const whole = useTranslations('queue.reports')('wholeBooks');
  const number = ({ policy }: BalanceFindingRowFragment) => policy?.policy_number ?? whole;
  const rule = (row: BalanceFindingRowFragment) => {
    const known = balanceRules.find((one) => one === row.rule);
    return known ? rules(known) : row.rule;
  };
  return [
    { key: 'policy', header: t('policy_number'), wide: true, cell: number, text: number },
    {
      key: 'rule',
      header: t('rule'),
      sortable: true,
      cell: rule,
      text: rule,
    },
    ...(['expected', 'found'] as const).map((key): ListColumn<BalanceFindingRowFragment> => ({
      key,
      header: t(key),
      align: 'end',
      cell: (row) => cents(row[key], row.policy?.currency),
      text: (row) => csvMoney(row[key]),
    })),
    {
      key: 'organization',
      header: t('organization_name'),
      from: 'tablet',
      cell: ({ organization }) => organization?.name ?? '–',
      text: ({ organization }) => organization?.name ?? null,
    },
    ...(['first_found', 'last_found', 'cleared'] as const).map((key): ListColumn<BalanceFindingRowFragment> => ({
      key,
      header: t(key),
      from: 'tablet',
      sortable: key !== 'cleared',
      cell: (row) => (row[key] ? dayOf(row[key]) : '–'),
      text: (row) => row[key],
    })),
  ];
}
