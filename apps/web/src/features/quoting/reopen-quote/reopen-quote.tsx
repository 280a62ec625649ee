'use client';
import { useTranslations } from 'next-intl';
import { UpdateStatusAgentDocument } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { ActionDialogProps } from '../quote-actions/action-dialog.ts';

/** Lets an offer that ended live again. */
export function ReopenQuote({ quoteId, open, onClose, onDone }: ActionDialogProps) {
  const t = useTranslations('staff.reopen');
  const operation = useOperation(UpdateStatusAgentDocument, () => {
    onDone(t('done'));
    onClose();
  });
  return (
    <OperationDialog
      open={open}
      onClose={onClose}
      onConfirm={() => operation.mutate({ quote_id: quoteId, status: 'open' })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    />
  );
}
