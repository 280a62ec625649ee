'use client';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { pageSize } from '../../../data/queue-address.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadOrganizationsDocument, type LoadOrganizationsQuery } from '../../../generated/documents.ts';
import { RecordList, useListPlace } from '../../shared/record-list.tsx';

type Row = LoadOrganizationsQuery['organizations'][number];

const views = ['current', 'all'] as const;

/** The organizations on the platform by name; archived ones on request. */
export function OrganizationsScreen() {
  const t = useTranslations('workbench.organizations');
  const place = useListPlace(views);
  const query = useRead(
    'org_admin',
    LoadOrganizationsDocument,
    {
      where: place.view === 'all' ? {} : { archived: { _is_null: true } },
      limit: pageSize,
      offset: (place.page - 1) * pageSize,
    },
    { keepsLast: true },
  );
  return (
    <RecordList
      title={t('title')}
      place={place}
      views={{ label: t('views'), options: views.map((view) => [view, t(view)] as const) }}
      query={query}
      rowsOf={({ organizations }) => organizations}
      countOf={({ organizations_aggregate }) => organizations_aggregate}
      rowKey={({ organization_id }) => organization_id}
      columns={useColumns()}
      none={{ title: t('none') }}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('workbench.organizations');
  const format = useFormatter();
  return [
    {
      key: 'name',
      header: t('name'),
      wide: true,
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
      key: 'type',
      header: t('type'),
      cell: ({ organization_type }) => t(organization_type === 'roamly_software' ? 'software' : 'insurance'),
    },
    {
      key: 'members',
      header: t('members'),
      align: 'end',
      cell: ({ members }) => format.number(members.aggregate?.count ?? 0),
    },
    {
      key: 'agents',
      header: t('agents'),
      align: 'end',
      cell: ({ agents }) => format.number(agents.aggregate?.count ?? 0),
    },
  ];
}
