'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MentionArea } from '@roadworthy/ui/forms/mention-area.tsx';
import { type Mentionable, stillMentioned } from '@roadworthy/ui/forms/mentions.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import type { Action, ActionDialogProps } from '../actions/action.ts';
import { OperationDialog } from '../actions/operation-dialog.tsx';
import { useOperation } from '../actions/use-operation.ts';
import { useColleagues } from './use-colleagues.ts';

/** What a note is about, as far as its composer needs to know. */
type NoteSubject = { readonly organizationId: string };

type Written = { readonly note: string; readonly visible: boolean; readonly mentions: string[] };

type NoteActionParts<Added, Adding, Removed, Removing> = {
  readonly operation: Action<never>['operation'];
  readonly create: TypedDocument<Added, Adding>;
  readonly adding: (id: string, written: Written) => Adding;
  /** Takes the note back that was just written. */
  readonly remove: TypedDocument<Removed, Removing>;
  readonly removing: (added: Added) => Removing | null;
};

type Draft = {
  readonly note: string;
  readonly visible: boolean;
  readonly tried: boolean;
  readonly chosen: readonly Mentionable[];
};

const nothing: Draft = { note: '', visible: false, tried: false, chosen: [] };

/** Writing a note about a record of whatever kind. What was typed stays until it is a note. */
export function noteAction<Added, Adding, Removed, Removing>(
  parts: NoteActionParts<Added, Adding, Removed, Removing>,
): Action<NoteSubject> {
  function NoteDialog({ id, subject, open, onClose }: ActionDialogProps<NoteSubject>) {
    const t = useTranslations('timeline.note');
    const show = useToast();
    const [stored, setStored] = useState<Draft & { readonly id: string }>({ id, ...nothing });
    // Another record's page has another draft.
    const draft = stored.id === id ? stored : { id, ...nothing };
    const change = (more: Partial<Draft>) => setStored({ ...draft, ...more });
    const [mentions, setMentions] = useState(false);
    const people = useColleagues(subject.organizationId, mentions);
    const { mutate: takeBack } = useOperation(parts.remove, undefined, { refusesInBar: true });
    const operation = useOperation(parts.create, (added) => {
      const removing = parts.removing(added);
      show({ message: t('added'), ...(removing !== null && { undo: () => takeBack(removing) }) });
      setStored({ id, ...nothing });
      onClose();
    });
    const field = useRef<HTMLTextAreaElement>(null);
    useEffect(() => {
      if (open) field.current?.focus();
    }, [open]);
    const isMissing = draft.note.trim() === '';
    return (
      <OperationDialog
        isAside
        open={open}
        onClose={onClose}
        onConfirm={() => {
          change({ tried: true });
          const { note, visible, chosen } = draft;
          const mentioned = stillMentioned(note, chosen).map((person) => person.id);
          if (!isMissing) operation.mutate(parts.adding(id, { note, visible, mentions: mentioned }));
        }}
        operation={operation}
        effect={t('effect')}
        copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
      >
        <Field label={t('text')} hint={t('hint')} error={draft.tried && isMissing ? t('missing') : null}>
          {(control) => (
            <MentionArea
              {...control}
              ref={field}
              maxLength={textLimits.note}
              value={draft.note}
              onValue={(note) => setStored((last) => ({ ...(last.id === id ? last : draft), note }))}
              people={people}
              onAsk={() => setMentions(true)}
              onMention={(person) => setStored((last) => ({ ...last, chosen: [...last.chosen, person] }))}
              copy={{ people: t('colleagues'), found: (count) => t('found', { count }) }}
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
  return { operation: parts.operation, keys: 'n', isAside: true, Dialog: NoteDialog };
}
