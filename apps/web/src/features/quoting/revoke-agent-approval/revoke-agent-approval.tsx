'use client';
import { useTranslations } from 'next-intl';
import { RevokeAgentApprovalDocument } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { ActionDialogProps } from '../quote-actions/action-dialog.ts';

/** Takes an approval back. */
export function RevokeAgentApproval({ quoteId, open, onClose, onDone }: ActionDialogProps) {
  const t = useTranslations('staff.revoke');
  const operation = useOperation(RevokeAgentApprovalDocument, () => {
    onDone(t('done'));
    onClose();
  });
  return (
    <OperationDialog
      open={open}
      onClose={onClose}
      onConfirm={() => operation.mutate({ quote_id: quoteId })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    />
  );
}
