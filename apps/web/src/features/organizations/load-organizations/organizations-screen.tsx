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

/** What else who administers the platform goes to, as far as it is open to them. */
function Beside() {
  const roles = useSession().data?.roles ?? [];
  const places = [
    { href: deletions, title: useTranslations('workbench.deletions')('title'), isOpen: mayOpen(deletions, roles) },
    { href: audit, title: useTranslations('workbench.audit')('title'), isOpen: mayOpen(audit, roles) },
    {
      href: '/organizations/roles',
      title: useTranslations('workbench.globalRoles')('title'),
      isOpen: useMay('global_role:write'),
    },
    {
      href: '/organizations/operating',
      title: useTranslations('workbench.operatingState')('title'),
      isOpen: useMay('operating:read'),
    },
  ];
  return (
    <>
      <NewOrganization />
      {places
        .filter(({ isOpen }) => isOpen)
        .map(({ href, title }) => (
          <LinkButton key={href} href={href} tone="quiet">
            {title}
          </LinkButton>
        ))}
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
