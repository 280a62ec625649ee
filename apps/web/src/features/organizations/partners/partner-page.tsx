'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { UpdatePartnerDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { LogoPart } from '../branding/logo-part.tsx';
import { changing } from '../load-organization/organization.ts';
import { ArchivePartner, type Partner, UpdatePartner } from './partner-dialogs.tsx';
import { PartnerFunnel } from './partner-funnel.tsx';
import { PartnerLink } from './partner-link.tsx';
import { PartnerLogoPreview } from './partner-logo-preview.tsx';

/** A partner: what it is, its link, and what came of it. */
export function PartnerPage({ partner, path }: { partner: Partner; path: string }) {
  const t = useTranslations('workbench.partners');
  const words = useTranslations('queue.record');
  const providerLabel = useProviderLabel();
  const copyLink = useCopyRecordLink(path);
  const { partner_name: name, archived, default_product: line, organization, dealership } = partner;
  useDocumentTitle(name);
  useRecordActions([{ id: 'copy', label: words('copyLink'), act: copyLink }]);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <DetailHeader
          title={name}
          {...(archived !== null && { badge: <StatusBadge tone="neutral" label={t('archived')} /> })}
          facts={[
            { key: 'organization', label: t('organization'), value: organization?.name ?? '–' },
            { key: 'dealership', label: t('dealership'), value: t(dealership ? 'yes' : 'no') },
            { key: 'line', label: t('line'), value: line === null ? t('noLine') : providerLabel(line) },
          ]}
          action={<Changes partner={partner} />}
        />
        {archived !== null && <p className="text-small text-ink-3">{t('ended')}</p>}
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2 lg:items-start">
        <PartnerFunnel partner={partner} />
        <div className="flex flex-col gap-8">
          {archived === null && <PartnerLink slug={partner.slug} />}
          <PartnerLogoPreview name={name} src={partner.logo_url} />
          {archived === null && <PartnerLogo partner={partner} />}
        </div>
      </div>
    </div>
  );
}

/** Its logo, by who answers for its organization. */
function PartnerLogo({ partner: { organization_id, partner_id, logo_url } }: { partner: Partner }) {
  const { permissions = [] } = useSession().data ?? {};
  if (!permissions.includes('organization:write')) return null;
  return <LogoPart owner={{ organization_id, partner_id }} url={logo_url} />;
}

/** What may be done to it, by who answers for its organization. */
function Changes({ partner }: { partner: Partner }) {
  const t = useTranslations('workbench.partners');
  const actions = useTranslations('actions');
  const show = useToast();
  const { permissions = [] } = useSession().data ?? {};
  const reopen = useOperation(UpdatePartnerDocument, () => show({ message: t('reopened') }), changing);
  if (!permissions.includes('partner:write')) return null;
  const { partner_id: id, version, archived } = partner;
  if (archived !== null) {
    return (
      <div className="flex flex-col gap-2">
        <Button
          busy={reopen.isPending}
          busyLabel={t('reopen')}
          onClick={() => reopen.mutate({ partner_id: id, version, changes: {}, archived: false })}
        >
          {t('reopen')}
        </Button>
        <FormAlert message={reopen.error ? (readableMessage(reopen.error) ?? t('failed')) : null} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <DialogButton dialog={UpdatePartner} id={id} subject={partner} tone="primary">
        {actions('update_partner.action')}
      </DialogButton>
      <DialogButton dialog={ArchivePartner} id={id} subject={partner}>
        {actions('archive_partner.action')}
      </DialogButton>
    </div>
  );
}
