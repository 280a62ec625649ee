'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { mayOpen } from '../../../shell/staff/staff-area.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { organizationsList } from './organizations-list.tsx';

/** The organizations on the platform by name; archived ones on request. */
export function OrganizationsScreen() {
  return <ListScreen list={organizationsList} hrefOf={null} aside={<DeletionsLink />} />;
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
