'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CopyQuoteRequestDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { LeftOutList } from './left-out-list.tsx';
import { ReplaceChoice } from './replace-choice.tsx';

function CopyQuote({ id, open, onClose, onDone }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.copy_quote_request');
  const router = useRouter();
  const [replace, setReplace] = useState(false);
  const operation = useOperation(CopyQuoteRequestDocument, ({ copy_quote_request: copy }) => {
    if (copy.left_out.length === 0) openCopy(copy.quote_id);
  });
  const copy = operation.data?.copy_quote_request;

  function close() {
    operation.reset();
    setReplace(false);
    onClose();
  }

  function openCopy(quoteId: string) {
    onDone(t('done'));
    close();
    router.push(`/agents/quotes/${quoteId}`);
  }

  if (copy && copy.left_out.length > 0) {
    return (
      <Dialog
        open={open}
        onClose={close}
        closeLabel={t('close')}
        title={t('leftOutTitle')}
        effect={t('leftOutEffect')}
        actions={<Button onClick={() => openCopy(copy.quote_id)}>{t('open')}</Button>}
      >
        <LeftOutList leftOut={copy.left_out} />
      </Dialog>
    );
  }
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ quote_id: id, replace })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <ReplaceChoice id={id} open={open} checked={replace} onChecked={setReplace} />
    </OperationDialog>
  );
}

/** A new quote with all that this one says, and the way to it. */
export const copyQuoteRequest: Action<unknown> = {
  operation: 'copy_quote_request',
  isAside: true,
  Dialog: CopyQuote,
};
