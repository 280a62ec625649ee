'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { OrganizationRowFragment } from '../../../generated/documents.ts';
import { mayOpen } from '../../../shell/staff/staff-area.ts';
import { useSession } from '../../../data/use-session.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { organizationsList } from './organizations-list.ts';

/** The organizations on the platform by name; archived ones on request. */
export function OrganizationsScreen() {
  const t = useTranslations('workbench.organizations');
  return (
    <QueueScreen
      list={organizationsList}
      title={t('title')}
      viewLabel={(view) => t(view === 'all' ? 'all' : 'current')}
      valueLabel={(_, value) => t(value === 'roamly_software' ? 'software' : 'insurance')}
      columns={useColumns()}
      hrefOf={null}
      aside={<DeletionsLink />}
      never={{ title: t('none') }}
    />
  );
}

const deletions = '/organizations/deletions';

/** The way to who asked for deletion, of those who administer. */
function DeletionsLink() {
  const t = useTranslations('workbench.deletions');
  const roles = useSession().data?.roles ?? [];
  if (!mayOpen(deletions, roles)) return null;
  return (
    <LinkButton href={deletions} tone="quiet">
      {t('title')}
    </LinkButton>
  );
}

function useColumns(): ListColumn<OrganizationRowFragment>[] {
  const t = useTranslations('workbench.organizations');
  const format = useFormatter();
  const type = ({ organization_type }: OrganizationRowFragment) =>
    t(organization_type === 'roamly_software' ? 'software' : 'insurance');
  return [
    {
      key: 'name',
      header: t('name'),
      wide: true,
      sortable: true,
      text: ({ name }) => name,
      cell: ({ name, archived }) => (
        <>
          {name}
          {archived !== null && (
            <span className="ml-2">
              <StatusBadge tone="neutral" label={t('archived')} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'organization_type',
      header: t('type'),
      sortable: true,
      cell: type,
      text: type,
    },
    {
      key: 'members',
      header: t('members'),
      align: 'end',
      cell: ({ members }) => format.number(members.aggregate?.count ?? 0),
      text: ({ members }) => members.aggregate?.count ?? 0,
    },
    {
      key: 'agents',
      header: t('agents'),
      align: 'end',
      cell: ({ agents }) => format.number(agents.aggregate?.count ?? 0),
      text: ({ agents }) => agents.aggregate?.count ?? 0,
    },
  ];
}
