'use client';
import { useTranslations } from 'next-intl';
import { UpdateStatusAgentDocument } from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../quote-actions/action-dialog.ts';
import { ConfirmDialog } from '../quote-actions/confirm-dialog.tsx';
import { useQuoteAction } from '../quote-actions/use-quote-action.ts';

/** Lets an offer that ended live again. */
export function ReopenQuote({ quoteId, open, onClose, onDone }: ActionDialogProps) {
  const t = useTranslations('staff.reopen');
  const action = useQuoteAction(UpdateStatusAgentDocument, () => {
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
      onConfirm={() => action.mutate({ quote_id: quoteId, status: 'open' })}
      busy={action.isPending}
      error={action.error}
      copy={{ title: t('title'), effect: t('effect'), confirm: t('confirm'), cancel: t('cancel') }}
    />
  );
}
