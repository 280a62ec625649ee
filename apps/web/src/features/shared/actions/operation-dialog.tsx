'use client';
import {
  ConsequentialDialog,
  type ConsequentialDialogProps,
} from '@roadworthy/ui/workbench/actions/consequential-dialog.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/request-error.ts';
import { FormAlert } from '../form-alert.tsx';

type OperationDialogProps = Omit<ConsequentialDialogProps, 'busy' | 'failure' | 'copy'> & {
  operation: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void };
  copy: { title: string; confirm: string; cancel: string };
};

/** A consequential operation: what it does, and what the server says against it, in one dialog. */
export function OperationDialog({ operation, copy, onClose, ...rest }: OperationDialogProps) {
  const t = useTranslations('queue.actions');
  const { isPending, error, reset } = operation;
  return (
    <ConsequentialDialog
      {...rest}
      onClose={() => {
        reset();
        onClose();
      }}
      busy={isPending}
      failure={<FormAlert message={error ? (readableMessage(error) ?? t('failed')) : null} />}
      copy={{ ...copy, close: t('close'), working: t('working'), optional: t('optional') }}
    />
  );
}
