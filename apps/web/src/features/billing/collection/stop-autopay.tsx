'use client';
import { useTranslations } from 'next-intl';
import { StopAutopayDocument } from '../../../generated/documents.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';

const dialogOf = (kind: 'agent' | 'user') =>
  formDialog<null>()({
    words: 'policyParts.collection',
    document: StopAutopayDocument,
    kind,
    rereads: [kind],
    begin: () => ({}),
    fields: () => [],
    input: ({ id }) => ({ policy_id: id }),
    copy: ({ t }) => ({ title: t('stop'), effect: t('stopEffect'), confirm: t('stopConfirm') }),
    done: ({ t }) => t('stopped'),
  });

const dialogs = { agent: dialogOf('agent'), user: dialogOf('user') };

type StopAutopayProps = { policyId: string; kind: 'agent' | 'user'; size?: 'small' | 'regular' };

/** Ends automatic payments, once that is confirmed. */
export function StopAutopay({ policyId, kind, size = 'regular' }: StopAutopayProps) {
  const t = useTranslations('policyParts.collection');
  return (
    <DialogButton dialog={dialogs[kind]} id={policyId} subject={null} size={size}>
      {t('stop')}
    </DialogButton>
  );
}
