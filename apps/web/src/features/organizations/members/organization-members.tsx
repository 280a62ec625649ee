'use client';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { useRolesInWords } from '../../../shell/staff/staff-user-menu.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import type { Organization } from '../load-organization/organization.ts';
import { type MemberOf, peopleOf } from './people-of.ts';

/** Who works for an organization, and as what. */
export function OrganizationMembers({ organization }: { organization: Organization }) {
  const t = useTranslations('workbench.members');
  const common = useTranslations('shell.common');
  const rolesInWords = useRolesInWords();
  const dayOf = useDayOfInstant();
  return (
    <DataTable
      caption={t('title')}
      rows={peopleOf(organization)}
      rowKey={({ userId }) => userId}
      loadingLabel={common('loading')}
      empty={<EmptyState title={t('none')} body={t('noneBody')} />}
      columns={[
        { key: 'name', wide: true, header: t('name'), cell: ({ name }) => name ?? t('nameless') },
        { key: 'email', from: 'tablet', header: t('email'), cell: ({ email }) => email ?? '–' },
        { key: 'roles', header: t('roles'), cell: ({ roles }) => rolesInWords(roles) },
        { key: 'since', from: 'desktop', header: t('since'), cell: ({ since }) => dayOf(since) },
        {
          key: 'status',
          header: t('status'),
          cell: statusCell(t('active'), t('inactive')),
        },
      ]}
    />
  );
}

/** Whether somebody works there still, in words that the table gives. */
function statusCell(active: string, inactive: string) {
  return function status({ isActive }: MemberOf) {
    return <StatusBadge tone={isActive ? 'success' : 'neutral'} label={isActive ? active : inactive} />;
  };
}
