'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { readableMessage } from '../../../../data/requests/request-error.ts';
import { CreateSavedViewDocument, UpdateSavedViewDocument } from '../../../../generated/documents.ts';
import { useOperation } from '../../actions/use-operation.ts';
import { FormAlert } from '../../form-alert.tsx';
import type { AnyList } from '../queue-list.ts';
import type { SavedView, ViewContent } from './saved-views.ts';

/** A view that is being given a name: a new one, with the name that a copy begins with, or one that is there. */
export type NamedView =
  | { readonly kind: 'new'; readonly name: string; readonly content: ViewContent }
  | { readonly kind: 'rename'; readonly view: SavedView };

type NameViewDialogProps = {
  list: AnyList;
  named: NamedView;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
};

/** Asks for a view's name. It stays open with what was typed until the server has kept it. */
export function NameViewDialog({ list, named, onClose, onSaved }: NameViewDialogProps) {
  const t = useTranslations('queue');
  const show = useToast();
  const form = useId();
  const [missing, setMissing] = useState(false);
  const isNew = named.kind === 'new';
  const before = isNew ? named.name : named.view.name;
  const done = (view: SavedView | null, message: string) => {
    if (view) onSaved(view);
    show({ message });
    onClose();
  };
  const touchesNothing = { kind: list.kind, rereads: [] } as const;
  const create = useOperation(
    CreateSavedViewDocument,
    ({ create_saved_view: view }) => done(view, t('saved', { view: view?.name ?? '' })),
    touchesNothing,
  );
  const rename = useOperation(
    UpdateSavedViewDocument,
    ({ update_saved_view: view }) => done(view, t('renamed', { before, view: view?.name ?? '' })),
    touchesNothing,
  );
  const { isPending, error } = isNew ? create : rename;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    setMissing(name === '');
    if (name === '' || isPending) return;
    if (isNew) create.mutate({ list_name: list.name, name, ...named.content });
    else if (name === before) onClose();
    else rename.mutate({ saved_view_id: named.view.saved_view_id, name });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isNew ? 'saveTitle' : 'renameTitle')}
      effect={isNew ? t('saveEffect') : undefined}
      closeLabel={t('close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={isPending} busyLabel={t('actions.working')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field label={t('viewName')} error={missing ? t('viewNameMissing') : null}>
          {(control) => (
            <TextInput {...control} name="name" maxLength={textLimits.name} autoComplete="off" defaultValue={before} />
          )}
        </Field>
        <FormAlert message={error ? (readableMessage(error) ?? t('actions.failed')) : null} />
      </form>
    </Dialog>
  );
}
