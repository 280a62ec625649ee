'use client';
import { DataTable, type DataTableProps } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import type { PolicyRowFragment } from '../../../generated/documents.ts';
import { policiesList } from './policies-list.ts';
import { usePolicyColumns } from './use-policy-columns.tsx';

type PoliciesTableProps = Pick<DataTableProps<PolicyRowFragment>, 'state' | 'empty' | 'error' | 'caption'> & {
  policies: readonly PolicyRowFragment[];
};

/** A few policies as rows that lead to their pages. */
export function PoliciesTable({ policies, ...rest }: PoliciesTableProps) {
  const common = useTranslations('shell.common');
  const label = useLabels();
  return (
    <DataTable
      {...rest}
      columns={usePolicyColumns(false).filter(({ key }, at) => at === 0 || policiesList.usual.includes(key))}
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
