'use client';
import { useTranslations } from 'next-intl';
import { RevokeAgentApprovalDocument } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';

function RevokeAgentApproval({ id, open, onClose, onDone }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.revoke_agent_approval');
  const operation = useOperation(RevokeAgentApprovalDocument, () => {
    onDone(t('done'));
    onClose();
  });
  return (
    <OperationDialog
      open={open}
      onClose={onClose}
      onConfirm={() => operation.mutate({ quote_id: id })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    />
  );
}

/** Takes an approval back. */
export const revokeAgentApproval: Action<unknown> = {
  operation: 'revoke_agent_approval',
  Dialog: RevokeAgentApproval,
  toEach: (ask, quote_id, idempotencyKey) => ask(RevokeAgentApprovalDocument, { quote_id }, { idempotencyKey }),
};
