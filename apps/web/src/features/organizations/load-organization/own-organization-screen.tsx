'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadAgentOrganizationDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { OrganizationPage } from './organization-page.tsx';

/** The organization of its owner, who looks after it. */
export function OwnOrganizationScreen() {
  const common = useTranslations('shell.common');
  const { data: person } = useSession();
  if (!person) return <PageSkeleton shape="detail" label={common('loading')} />;
  if (!person.roles.includes('organization:owner') || person.org_id === null) return <StaffNotPermitted area="owned" />;
  return <Loaded organizationId={person.org_id} />;
}

function Loaded({ organizationId }: { organizationId: string }) {
  const t = useTranslations('workbench.organization');
  const query = useRead('org_owner', LoadAgentOrganizationDocument, { organization_id: organizationId });
  return (
    <QueryView
      query={query}
      heading={t('own')}
      shape="detail"
      failed={t('failed')}
      find={({ organizations_by_pk: organization }) => organization}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="owned" />}
    >
      {(organization) => <OrganizationPage organization={organization} path="/agents/organization" />}
    </QueryView>
  );
}
