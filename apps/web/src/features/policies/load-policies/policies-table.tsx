'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable, type DataTableProps } from '@roadworthy/ui/workbench/data-table.tsx';
import type { Column } from '@roadworthy/ui/workbench/data-table-head.tsx';
import { useTranslations } from 'next-intl';
import type { LoadPoliciesQuery } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';

type Policy = LoadPoliciesQuery['policies'][number];

function useColumns(sortable: boolean): Column<Policy>[] {
  const t = useTranslations('staff.list');
  const label = useLabels();
  return [
    {
      key: 'insured',
      header: t('insured'),
      wide: true,
      cell: (policy) => personName(policy.current_quote?.entities[0]) ?? t('noName'),
    },
    {
      key: 'policy_status',
      header: t('status'),
      sortable,
      cell: (policy) => <WireStatus group="policyStatus" status={policy.policy_status} />,
    },
    {
      key: 'policy_number',
      header: t('number'),
      from: 'tablet',
      sortable,
      cell: (policy) => <span className="font-mono text-mono">{policy.policy_number}</span>,
    },
    {
      key: 'vehicle',
      header: t('vehicle'),
      from: 'desktop',
      cell: ({ current_quote }) => {
        const vehicle = current_quote?.vehicles[0];
        return vehicleName(vehicle) ?? label('vehicleClass', vehicle?.type) ?? '–';
      },
    },
    {
      key: 'effective_date',
      header: t('effective'),
      from: 'tablet',
      sortable,
      cell: (policy) => printDay(policy.effective_date),
    },
    {
      key: 'expiration_date',
      header: t('expires'),
      from: 'desktop',
      sortable,
      cell: (policy) => printDay(policy.expiration_date),
    },
    {
      key: 'premium',
      header: t('premium'),
      align: 'end',
      sortable,
      cell: ({ premium, currency }) => moneyText(premium, currency),
    },
  ];
}

type PoliciesTableProps = Pick<
  DataTableProps<Policy>,
  'state' | 'empty' | 'error' | 'sort' | 'sortHref' | 'caption'
> & {
  policies: readonly Policy[];
};

/** Policies as rows that lead to their pages. */
export function PoliciesTable({ policies, sortHref, ...rest }: PoliciesTableProps) {
  const common = useTranslations('shell.common');
  const label = useLabels();
  return (
    <DataTable
      {...rest}
      {...(sortHref && { sortHref })}
      columns={useColumns(Boolean(sortHref))}
      rows={policies}
      rowKey={({ policy_id }) => policy_id}
      href={({ policy_id }) => `/agents/policies/${policy_id}`}
      tone={({ policy_status: status }) => ({
        tone: toneOf('policyStatus', status),
        label: label('policyStatus', status) ?? status,
      })}
      loadingLabel={common('loading')}
    />
  );
}
