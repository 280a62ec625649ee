'use client';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { TypedDocument } from '../../../data/typed-document.ts';
import type { Action, ActionDialogProps } from '../actions/action.ts';
import { OperationDialog } from '../actions/operation-dialog.tsx';
import { useOperation } from '../actions/use-operation.ts';

type Written = { readonly note: string; readonly visible: boolean };

type NoteActionParts<Added, Adding, Removed, Removing> = {
  readonly operation: Action<unknown>['operation'];
  readonly create: TypedDocument<Added, Adding>;
  readonly adding: (id: string, written: Written) => Adding;
  /** Takes the note back that was just written. */
  readonly remove: TypedDocument<Removed, Removing>;
  readonly removing: (added: Added) => Removing | null;
};

const nothing = { note: '', visible: false, tried: false };

/** Writing a note about a record of whatever kind. What was typed stays until it is a note. */
export function noteAction<Added, Adding, Removed, Removing>(
  parts: NoteActionParts<Added, Adding, Removed, Removing>,
): Action<unknown> {
  function NoteDialog({ id, open, onClose }: ActionDialogProps<unknown>) {
    const t = useTranslations('timeline.note');
    const show = useToast();
    const [kept, setKept] = useState({ id, ...nothing });
    // Another record's page has another draft.
    const draft = kept.id === id ? kept : { id, ...nothing };
    const change = (more: Partial<typeof nothing>) => setKept({ ...draft, ...more });
    const { mutate: takeBack } = useOperation(parts.remove);
    const operation = useOperation(parts.create, (added) => {
      const removing = parts.removing(added);
      show({ message: t('added'), ...(removing !== null && { undo: () => takeBack(removing) }) });
      setKept({ id, ...nothing });
      onClose();
    });
    const field = useRef<HTMLTextAreaElement>(null);
    useEffect(() => {
      if (open) field.current?.focus();
    }, [open]);
    const isMissing = draft.note.trim() === '';
    return (
      <OperationDialog
        open={open}
        onClose={onClose}
        onConfirm={() => {
          change({ tried: true });
          if (!isMissing) operation.mutate(parts.adding(id, { note: draft.note, visible: draft.visible }));
        }}
        operation={operation}
        effect={t('effect')}
        copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
      >
        <Field label={t('text')} error={draft.tried && isMissing ? t('missing') : null}>
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              maxLength={textLimits.note}
              value={draft.note}
              onChange={({ currentTarget: { value } }) => change({ note: value })}
            />
          )}
        </Field>
        <Checkbox
          label={t('visible')}
          checked={draft.visible}
          onChange={({ currentTarget: { checked } }) => change({ visible: checked })}
        />
      </OperationDialog>
    );
  }
  return { operation: parts.operation, isAside: true, Dialog: NoteDialog };
}
