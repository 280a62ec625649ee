'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { PolicyRowFragment } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { csvMoney } from '@roadworthy/core/shared/csv.ts';
import type { CsvColumn } from '../../shared/queue/tools/use-export.ts';
import { useAge } from '../../shared/use-age.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useKindLabel, useLabels } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';

/** A term that ends within this many days says in how many. */
const nearDays = 60;

/** The columns that a list of policies can show; all but the first may be left out. */
export function usePolicyColumns(sortable = true): Column<PolicyRowFragment>[] {
  const t = useTranslations('queue.policies.columns');
  const nameless = useNameless();
  const kindLabel = useKindLabel();
  const providerLabel = useProviderLabel();
  const age = useAge();
  // The same ones as long as the language is, so that rows need not be drawn again.
  return useMemo(() => {
    return [
      {
        key: 'insured',
        header: t('insured'),
        wide: true,
        cell: (policy) => personName(policy.current_quote?.entities[0]) ?? nameless(policy),
      },
      {
        key: 'policy_status',
        header: t('policy_status'),
        sortable,
        cell: (policy) => <WireStatus group="policyStatus" status={policy.policy_status} />,
      },
      {
        key: 'policy_number',
        header: t('policy_number'),
        from: 'tablet',
        sortable,
        cell: (policy) => <span className="font-mono text-mono">{policy.policy_number}</span>,
      },
      {
        key: 'vehicle',
        header: t('vehicle'),
        wide: true,
        from: 'desktop',
        cell: ({ current_quote, provider }) => {
          const vehicle = current_quote?.vehicles[0];
          return vehicleName(vehicle) ?? kindLabel(provider, vehicle?.type) ?? '–';
        },
      },
      { key: 'provider', header: t('provider'), cell: ({ provider }) => providerLabel(provider) },
      {
        key: 'administrative_area',
        header: t('administrative_area'),
        cell: ({ current_quote }) => current_quote?.administrative_area ?? '–',
      },
      {
        key: 'effective_date',
        header: t('effective_date'),
        from: 'desktop',
        sortable,
        cell: (policy) => printDay(policy.effective_date),
      },
      {
        key: 'expiration_date',
        header: t('expiration_date'),
        from: 'wide',
        sortable,
        cell: ({ expiration_date }) => {
          const left = age.until(expiration_date);
          const exact = printDay(expiration_date) ?? undefined;
          if (left === null || left.days > nearDays) return exact;
          return <AgeChip text={left.text} instant={left.instant} exact={exact} tone="warning" />;
        },
      },
      {
        key: 'premium',
        header: t('premium'),
        align: 'end',
        sortable,
        cell: ({ premium, currency }) => moneyText(premium, currency),
      },
      {
        key: 'agent',
        header: t('agent'),
        cell: ({ current_quote }) => personName(current_quote?.assigned_agent) ?? '–',
      },
      { key: 'organization', header: t('organization'), cell: ({ organization }) => organization?.name ?? '–' },
      {
        key: 'created',
        header: t('created'),
        align: 'end',
        sortable,
        cell: ({ created }) => {
          const { text, instant, exact } = age.since(created);
          return <AgeChip text={text} instant={instant} exact={exact} />;
        },
      },
    ];
  }, [t, nameless, kindLabel, providerLabel, age, sortable]);
}

/** What an exported list of policies says of each. */
export function usePolicyCsv(): CsvColumn<PolicyRowFragment>[] {
  const t = useTranslations('queue.policies.columns');
  const label = useLabels();
  const { insurance, queue } = useMessages();
  const erased = useErasedWord();
  const providerLabel = useProviderLabel();
  return [
    { key: 'policy_number', header: t('policy_number'), value: (policy) => policy.policy_number },
    {
      key: 'insured',
      header: t('insured'),
      labels: { erased: queue.erased },
      value: (policy) => personName(policy.current_quote?.entities[0]) ?? erased(policy),
    },
    {
      key: 'policy_status',
      header: t('policy_status'),
      labels: insurance.policyStatus,
      value: (policy) => label('policyStatus', policy.policy_status),
    },
    { key: 'vehicle', header: t('vehicle'), value: ({ current_quote }) => vehicleName(current_quote?.vehicles[0]) },
    {
      key: 'provider',
      header: t('provider'),
      labels: queue.providers,
      value: ({ provider }) => providerLabel(provider),
    },
    {
      key: 'administrative_area',
      header: t('administrative_area'),
      value: ({ current_quote }) => current_quote?.administrative_area ?? null,
    },
    { key: 'effective_date', header: t('effective_date'), value: (policy) => policy.effective_date },
    { key: 'expiration_date', header: t('expiration_date'), value: (policy) => policy.expiration_date },
    { key: 'premium', header: t('premium'), value: ({ premium }) => csvMoney(premium) },
    { key: 'currency', header: t('currency'), value: ({ currency }) => currency },
    { key: 'agent', header: t('agent'), value: ({ current_quote }) => personName(current_quote?.assigned_agent) },
    { key: 'organization', header: t('organization'), value: ({ organization }) => organization?.name ?? null },
    { key: 'created', header: t('created'), value: ({ created }) => created },
  ];
}
