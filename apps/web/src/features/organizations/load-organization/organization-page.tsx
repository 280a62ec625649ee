'use client';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { roleForKind } from '../../../data/session/role-for-kind.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { FewRows } from '../../shared/queue/few-rows.tsx';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { RecordTabs, useCurrentTab } from '../../shared/record-page/record-tabs.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { ApiKeys } from '../api-keys/api-keys.tsx';
import { CommissionRuns } from '../commission-runs/commission-runs.tsx';
import { Branding } from '../branding/branding.tsx';
import { organizationsList } from '../load-organizations/organizations-list.tsx';
import { OrganizationMembers } from '../members/organization-members.tsx';
import { TurnsOf } from '../round-robin/turns-of.tsx';
import { archiveOrganization } from '../update-organization/archive-organization.ts';
import { typeOptions } from '../update-organization/organization-fields.ts';
import { placeOrganization } from '../update-organization/place-organization.ts';
import { updateOrganization } from '../update-organization/update-organization.ts';
import { Webhooks } from '../webhooks/webhooks.tsx';
import { OrganizationAudit } from './organization-audit.tsx';
import { OrganizationContacts } from './organization-contacts.tsx';
import { OrganizationOverview } from './organization-overview.tsx';
import type { Organization } from './organization.ts';
import { ProductLinks } from './product-links.tsx';

const actionsOfOrganization = [updateOrganization, placeOrganization, archiveOrganization];

type OrganizationPageProps = {
  organization: Organization;
  /** Of the page: its owner has one of their own. */
  path: string;
};

/** An organization to look after: what it is, its people, what it sells, what stands beneath it, what was changed. */
export function OrganizationPage({ organization, path }: OrganizationPageProps) {
  const t = useTranslations('workbench.organization');
  const words = useTranslations('queue.record');
  const messages = useMessages();
  const dayOf = useDayOfInstant();
  const { organization_id: id, name, archived, organizations } = organization;
  const roles = useSession().data?.roles ?? [];
  const answers = roleForKind('people', roles) !== undefined;
  const current = useCurrentTab([
    'overview',
    'people',
    'turns',
    'branding',
    'contacts',
    'commission',
    'keys',
    'webhooks',
    'products',
    'organizations',
    'audit',
  ]);
  useDocumentTitle(name);
  const copyLink = useCopyRecordLink(path);
  const [abilities = []] = useAbilities('people', 'organizations', [id], answers) ?? [];
  const actions = useActions(actionsOfOrganization, { id, subject: organization, abilities });
  useRecordActions([...actions.allowed, { id: 'copy', label: words('copyLink'), act: copyLink }]);
  const type = typeOptions(messages).find(({ value }) => value === organization.organization_type);
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={name}
        {...(archived !== null && { badge: <StatusBadge tone="neutral" label={t('archived')} /> })}
        facts={[
          { key: 'type', label: t('field.organization_type'), value: type?.label ?? organization.organization_type },
          { key: 'people', label: t('tab.people'), value: countPeople(organization) },
          { key: 'products', label: t('tab.products'), value: organization.products.length },
        ]}
        action={actions.primary}
        overflow={{
          label: words('more'),
          items: [
            ...actions.items,
            {
              key: 'copy',
              label: words('copyLink'),
              icon: 'external',
              apart: actions.items.length > 0,
              onSelect: copyLink,
            },
          ],
        }}
      />
      {actions.dialogs}
      {archived !== null && <p className="text-small text-ink-3">{t('archivedSince', { day: dayOf(archived) })}</p>}
      <RecordTabs
        path={path}
        label={t('tabs')}
        current={current}
        tabs={{
          overview: { label: t('tab.overview'), content: <OrganizationOverview organization={organization} /> },
          people: {
            label: t('tab.people'),
            count: countPeople(organization),
            content: <OrganizationMembers organization={organization} answers={answers} />,
          },
          turns: answers && {
            label: t('tab.turns'),
            content: <TurnsOf organizationId={organization.organization_id} />,
          },
          branding: { label: t('tab.branding'), content: <Branding organization={organization} /> },
          contacts: { label: t('tab.contacts'), content: <OrganizationContacts organization={organization} /> },
          commission: answers && {
            label: t('tab.commission'),
            content: <CommissionRuns organization={organization} />,
          },
          keys: answers && { label: t('tab.keys'), content: <ApiKeys organization={organization} /> },
          webhooks: answers && { label: t('tab.webhooks'), content: <Webhooks organization={organization} /> },
          products: {
            label: t('tab.products'),
            count: organization.products.length,
            content: <ProductLinks organization={organization} />,
          },
          organizations: {
            label: t('tab.organizations'),
            count: organizations.length,
            content: (
              <FewRows
                list={organizationsList}
                rows={organizations}
                caption={t('tab.organizations')}
                empty={<EmptyState title={t('noOrganizations')} />}
              />
            ),
          },
          audit: answers && { label: t('tab.audit'), content: <OrganizationAudit organization={organization} /> },
        }}
      />
    </div>
  );
}

const countPeople = ({ organization_members: members }: Organization): number =>
  new Set(members.filter(({ active }) => active).map(({ user_id }) => user_id)).size;
