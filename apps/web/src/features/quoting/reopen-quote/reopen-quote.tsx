'use client';
import { useTranslations } from 'next-intl';
import { UpdateStatusAgentDocument } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';

function ReopenQuote({ id, open, onClose, onDone }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.reopen_quote');
  const operation = useOperation(UpdateStatusAgentDocument, () => {
    onDone(t('done'));
    onClose();
  });
  return (
    <OperationDialog
      open={open}
      onClose={onClose}
      onConfirm={() => operation.mutate({ quote_id: id, status: 'open' })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    />
  );
}

/** Lets an offer that ended live again. */
export const reopenQuote: Action<unknown> = {
  operation: 'reopen_quote',
  Dialog: ReopenQuote,
  toEach: (ask, quote_id, idempotencyKey) =>
    ask(UpdateStatusAgentDocument, { quote_id, status: 'open' }, { idempotencyKey }),
};
