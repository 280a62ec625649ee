'use client';
import { useTranslations } from 'next-intl';
import { AgentBillingLinksDocument } from '../../../generated/documents.ts';
import { LinkDialog } from '../../shared/links/link-dialog.tsx';

/** The link to a policy's billing page, for an agent to pass on. */
export function BillingLinkDialog({ policyId, onClose }: { policyId: string; onClose: () => void }) {
  const t = useTranslations('policyParts.collection');
  return (
    <LinkDialog
      open
      document={AgentBillingLinksDocument}
      urlOf={(result) => result.agent_billing_links.url}
      variables={{ policy_id: policyId }}
      onClose={onClose}
      title={t('linkTitle')}
      effect={t('linkEffect')}
    />
  );
}
