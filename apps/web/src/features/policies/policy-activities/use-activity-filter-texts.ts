'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { FilterValue } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import { useTranslations } from 'next-intl';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

const shown = ['organization_name', 'agent_name', 'provider', 'policy_state', 'action', 'premium_change'] as const;

/** What a list is narrowed to beside its days, each in a few words. */
export function useActivityFilterTexts(): (state: Pick<QueueState, 'q' | 'filters'>) => string[] {
  const t = useTranslations('policyParts.activities');
  const common = useTranslations('shell.common');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  const valueOf = (key: string, value: string) =>
    key === 'provider' ? providerLabel(value) : key === 'action' ? (label('activityAction', value) ?? value) : value;
  function textOf(key: string, value: FilterValue): string {
    if (value.kind === 'text') return value.text;
    if (value.kind === 'choice') return value.values.map((one) => valueOf(key, one)).join(', ');
    if (value.kind === 'days') return '';
    const [from, to] = [value.from, value.to].map((cents) => (cents === null ? '' : moneyText(cents)));
    return `${from} – ${to}`;
  }
  return ({ q, filters }) => [
    ...(q === '' ? [] : [common('named', { label: t('policy'), value: q })]),
    ...shown.flatMap((key) => {
      const value = filters[key];
      return value ? [common('named', { label: t(key), value: textOf(key, value) })] : [];
    }),
  ];
}
