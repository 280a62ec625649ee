'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { ViewList } from '@roadworthy/ui/workbench/queue/view-list.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { queueQuery, type QueueState } from '../../../../data/queue-address.ts';
import { mostOwnViews, type OwnView } from './own-views.ts';
import type { QueueList, ViewContext } from '../queue-list.ts';
import { useOwnViews } from './use-own-views.ts';
import { useViewLinks } from './use-view-links.ts';

type ViewNavProps<Row, Where> = {
  list: QueueList<Row, Where>;
  state: QueueState;
  context: ViewContext;
  viewLabel: (view: string) => string;
};

/** The views of a list, those of the person's own among them. */
export function ViewNav<Row, Where>({ list, state, context, viewLabel }: ViewNavProps<Row, Where>) {
  const t = useTranslations('queue');
  const own = useOwnViews(list.table);
  const links = useViewLinks(list, state, context, own.views);
  const [named, setNamed] = useState<'new' | OwnView | null>(null);
  return (
    <>
      <ViewList
        label={t('views')}
        views={links.builtIn.map(({ view, href = '', count, isShown }) => ({
          key: view,
          label: viewLabel(view),
          href,
          count,
          current: isShown,
        }))}
        own={links.own.map(({ view, href = '', count, isShown = false }) => ({
          key: view.id,
          label: view.name,
          href,
          count,
          current: isShown,
          items: [
            { key: 'rename', label: t('rename'), icon: 'pen', onSelect: () => setNamed(view) },
            { key: 'remove', label: t('remove'), icon: 'close', onSelect: () => own.remove(view) },
          ],
        }))}
        ownLabel={t('ownViews')}
        ownNote={t('ownNote')}
        menuLabel={(view) => t('viewMenu', { view })}
        save={
          <Button tone="plain" size="small" className="self-start px-2.5!" onClick={() => setNamed('new')}>
            {t('saveView')}
          </Button>
        }
      />
      <NameDialog
        of={named}
        full={own.full}
        onClose={() => setNamed(null)}
        onName={(name) => {
          if (named === 'new') own.save(name, queueQuery({ ...state, page: 1, id: null }, list.rules));
          else if (named) own.rename(named, name);
        }}
      />
    </>
  );
}

type NameDialogProps = {
  of: 'new' | OwnView | null;
  /** Whether there is no room for a new one. */
  full: boolean;
  onClose: () => void;
  onName: (name: string) => void;
};

function NameDialog({ of, full, onClose, onName }: NameDialogProps) {
  const t = useTranslations('queue');
  const form = useId();
  const [missing, setMissing] = useState(false);
  const isNew = of === 'new';
  const refused = isNew && full;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    setMissing(name === '');
    if (name === '' || refused) return;
    onName(name);
    onClose();
  }

  return (
    <Dialog
      open={of !== null}
      onClose={() => {
        setMissing(false);
        onClose();
      }}
      title={t(isNew ? 'saveTitle' : 'renameTitle')}
      effect={isNew ? t('saveEffect') : undefined}
      closeLabel={t('close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field
          label={t('viewName')}
          error={refused ? t('viewsFull', { most: mostOwnViews }) : missing ? t('viewNameMissing') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              maxLength={40}
              autoComplete="off"
              defaultValue={of === null || isNew ? '' : of.name}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
