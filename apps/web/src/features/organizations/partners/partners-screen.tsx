'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadParentsDocument } from '../../../generated/documents.ts';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { CreatePartner } from './partner-dialogs.tsx';
import { ownPartnersList, partnersList } from './partners-list.tsx';

/** The partners of every organization, for who administers the platform. */
export function PartnersScreen() {
  return <ListScreen list={partnersList} aside={<NewPartner path="/organizations/partners" />} />;
}

/** Those of one's own organization, for its owner. */
export function OwnPartnersScreen() {
  const common = useTranslations('shell.common');
  const { data: person } = useSession();
  if (!person) return <PageSkeleton shape="table" label={common('loading')} />;
  if (!person.roles.includes('organization:owner') || person.org_id === null) return <StaffNotPermitted area="owned" />;
  return <ListScreen list={ownPartnersList} aside={<NewPartner path="/agents/partners" />} />;
}

/** Opens a new partner of an organization that the person answers for. */
function NewPartner({ path }: { path: string }) {
  const t = useTranslations('actions.create_partner');
  const { permissions = [] } = useSession().data ?? {};
  const isAllowed = permissions.includes('partner:write');
  const { data } = useRead('people', LoadParentsDocument, {}, { enabled: isAllowed });
  if (!isAllowed || !data) return null;
  return (
    <DialogButton dialog={CreatePartner} id="" subject={{ organizations: data.organizations, path }} tone="primary">
      {t('action')}
    </DialogButton>
  );
}
