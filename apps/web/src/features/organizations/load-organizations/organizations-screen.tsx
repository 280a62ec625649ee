'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { mayOpen } from '../../../shell/staff/staff-area.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { CreateOrganization } from '../create-organization/create-organization.tsx';
import { OrganizationTree } from './organization-tree.tsx';
import { organizationsList } from './organizations-list.tsx';

/** The organizations on the platform by name, archived ones on request; beside them, which stands beneath which. */
export function OrganizationsScreen() {
  return (
    <div className="grid gap-8 2xl:grid-cols-[minmax(0,1fr)_18rem] 2xl:items-start">
      <ListScreen list={organizationsList} aside={<Beside />} />
      <OrganizationTree />
    </div>
  );
}

const deletions = '/organizations/deletions';
const audit = '/organizations/audit';

function Beside() {
  return (
    <>
      <NewOrganization />
      <DeletionsLink />
      <AuditLink />
      <RolesLink />
      <OperatingLink />
    </>
  );
}

/** Opens a new organization, for who administers them. */
function NewOrganization() {
  const t = useTranslations('actions.create_organization');
  const permissions = useSession().data?.permissions ?? [];
  if (!permissions.includes('organization:manage')) return null;
  return (
    <DialogButton dialog={CreateOrganization} id="" subject={null} tone="primary">
      {t('action')}
    </DialogButton>
  );
}

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

/** The way to what was done, of those who may read it. */
function AuditLink() {
  const t = useTranslations('workbench.audit');
  const roles = useSession().data?.roles ?? [];
  if (!mayOpen(audit, roles)) return null;
  return (
    <LinkButton href={audit} tone="quiet">
      {t('title')}
    </LinkButton>
  );
}

/** The way to the roles of the whole platform, of those who give them. */
function RolesLink() {
  const t = useTranslations('workbench.globalRoles');
  if (!useMay('global_role:write')) return null;
  return (
    <LinkButton href="/organizations/roles" tone="quiet">
      {t('title')}
    </LinkButton>
  );
}

/** The way to how the platform runs, of those who operate it. */
function OperatingLink() {
  const t = useTranslations('workbench.operatingState');
  if (!useMay('operating:read')) return null;
  return (
    <LinkButton href="/organizations/operating" tone="quiet">
      {t('title')}
    </LinkButton>
  );
}
