'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import type { TypedDocument } from '../../../data/typed-document.ts';
import { OperationDialog } from '../actions/operation-dialog.tsx';
import { useOperation } from '../actions/use-operation.ts';

export type ArchiveNoteProps<Result, Variables> = {
  document: TypedDocument<Result, Variables>;
  variables: (noteId: string) => Variables;
  /** The note in question; null while the dialog is closed. */
  noteId: string | null;
  onClose: () => void;
};

/** Asks before a note leaves every list. */
export function ArchiveNote<Result, Variables>(props: ArchiveNoteProps<Result, Variables>) {
  const { document, variables, noteId, onClose } = props;
  const t = useTranslations('timeline.note');
  const show = useToast();
  const operation = useOperation(document, () => {
    show({ message: t('archived') });
    onClose();
  });
  return (
    <OperationDialog
      isAside
      open={noteId !== null}
      onClose={onClose}
      onConfirm={() => noteId !== null && operation.mutate(variables(noteId))}
      operation={operation}
      effect={t('archiveEffect')}
      copy={{ title: t('archiveTitle'), confirm: t('archiveConfirm'), cancel: t('archiveCancel') }}
    />
  );
}
