'use client';
import { useTranslations } from 'next-intl';
import { RevokeAgentApprovalDocument } from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../quote-actions/action-dialog.ts';
import { ConfirmDialog } from '../quote-actions/confirm-dialog.tsx';
import { useQuoteAction } from '../quote-actions/use-quote-action.ts';

/** Takes an approval back. */
export function RevokeAgentApproval({ quoteId, open, onClose, onDone }: ActionDialogProps) {
  const t = useTranslations('staff.revoke');
  const action = useQuoteAction(RevokeAgentApprovalDocument, () => {
    onDone(t('done'));
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        action.reset();
        onClose();
      }}
      onConfirm={() => action.mutate({ quote_id: quoteId })}
      busy={action.isPending}
      error={action.error}
      copy={{ title: t('title'), effect: t('effect'), confirm: t('confirm'), cancel: t('cancel') }}
    />
  );
}
