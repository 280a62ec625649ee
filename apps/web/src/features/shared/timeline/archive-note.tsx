'use client';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { formDialog } from '../form-dialog/form-dialog.tsx';

/** Asks before a note leaves every list. */
export const archiveNoteDialog = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: (noteId: string) => Variables,
) =>
  formDialog<null>()({
    words: 'timeline.note',
    document,
    isAside: true,
    begin: () => ({}),
    fields: () => [],
    input: ({ id }) => variables(id),
    copy: ({ t }) => ({
      title: t('archiveTitle'),
      effect: t('archiveEffect'),
      confirm: t('archiveConfirm'),
      cancel: t('archiveCancel'),
    }),
    done: ({ t }) => t('archived'),
  });
