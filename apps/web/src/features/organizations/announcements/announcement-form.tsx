'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { announcementReaches } from '@roadworthy/core/organizations/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { useMay } from '../../../data/session/use-may.ts';
import {
  type AnnouncementContentFragment,
  CreateAnnouncementDocument,
  LoadAnnouncementDocument,
  UpdateAnnouncementDocument,
} from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { type AnnouncementDraft, draftOf, emptyDraft, inputOf } from './announcement.ts';
import { RichText } from './rich-text.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const { Component: RichTextEditor } = fetchedComponent<RichTextEditorProps>(
  async () => (await import('./rich-text-editor.tsx')).default,
  <div className="min-h-52 rounded-card border-[1.5px] border-line bg-surface-2" />,
);

const asAuthor = { kind: 'announcements', rereads: ['announcements'] } as const;

type AnnouncementFormProps = {
  /** What is changed; null for a new one. */
  stored: AnnouncementContentFragment | null;
  onDone: () => void;
};

/** Writes an announcement, or changes one; where somebody else changed it meanwhile, the two stand beside each other. */
export function AnnouncementForm({ stored, onDone }: AnnouncementFormProps) {
  const t = useTranslations('staff.announcements');
  const working = useTranslations('queue.actions');
  const person = useSignedInUser();
  const ask = useAsk('announcements');
  const broadcasts = useMay('announcement:broadcast');
  const [before, setBefore] = useState(stored);
  const [draft, setDraft] = useState<AnnouncementDraft>(stored ? draftOf(stored) : emptyDraft);
  const [theirs, setTheirs] = useState<AnnouncementContentFragment | null>(null);
  const [organizationId, setOrganization] = useState<string | null>(person.org_id);
  const creating = useOperation(CreateAnnouncementDocument, onDone, asAuthor);
  const updating = useOperation(UpdateAnnouncementDocument, onDone, asAuthor);
  const { error, isPending } = before ? updating : creating;
  const [isTried, setTried] = useState(false);

  const put = (changed: Partial<AnnouncementDraft>) => setDraft((known) => ({ ...known, ...changed }));
  const isClash = error instanceof RequestError && error.code === 'announcement_changed_elsewhere';
  const errorAt = (...fields: string[]) =>
    error instanceof RequestError && error.field !== undefined && fields.includes(error.field)
      ? (readableMessage(error) ?? null)
      : null;
  const isAtField = error instanceof RequestError && error.field !== undefined;

  function save(over: AnnouncementContentFragment | null): void {
    setTried(true);
    if (over === null) {
      if (organizationId) creating.mutate({ organization_id: organizationId, announcement: inputOf(draft, null) });
      return;
    }
    const { announcement_id, version } = over;
    updating.mutate(
      { announcement_id, version, announcement: inputOf(draft, over) },
      {
        onError: (refused) => {
          if (!(refused instanceof RequestError) || refused.code !== 'announcement_changed_elsewhere') return;
          void ask(LoadAnnouncementDocument, { announcement_id }).then(
            ({ announcements_by_pk: now }) => setTheirs(now),
            // What stands there now could not be read: the refusal itself stays.
            () => undefined,
          );
        },
      },
    );
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isPending) save(before);
  }
  function keepMine(): void {
    setBefore(theirs);
    setTheirs(null);
    save(theirs);
  }
  function takeTheirs(): void {
    if (theirs) setDraft(draftOf(theirs));
    setBefore(theirs);
    setTheirs(null);
    updating.reset();
  }

  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-4 rounded-card border border-line p-4">
      <h2 className="type-h3">{t(stored ? 'change' : 'new')}</h2>
      {stored === null && person.org_id === null && (
        <>
          <OrganizationSelect kind="announcements" value={organizationId} onValue={setOrganization} />
          <FormAlert message={isTried && organizationId === null ? t('organizationMissing') : null} />
        </>
      )}
      <Field label={t('fields.title')} error={errorAt('title')}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.title}
            maxLength={textLimits.title}
            autoComplete="off"
            onChange={(event) => put({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('fields.body')} error={errorAt('body')}>
        {(control) => (
          <RichTextEditor
            control={control}
            label={t('fields.body')}
            value={draft.body}
            onValue={(body) => put({ body })}
          />
        )}
      </Field>
      <Field label={t('fields.reach')} error={errorAt('reach')}>
        {(control) => (
          <SelectInput
            {...control}
            value={draft.reach}
            options={announcementReaches
              .filter((reach) => reach !== 'everybody' || broadcasts)
              .map((reach) => ({ value: reach, label: t(`reaches.${reach}`) }))}
            onChange={(event) => put({ reach: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.first')} optional={t('atOnce')} error={errorAt('starts')}>
          {(control) => (
            <NearDate
              {...control}
              value={draft.first}
              onChange={(event) => put({ first: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('fields.last')} optional={t('forGood')} error={errorAt('expires')}>
          {(control) => (
            <NearDate {...control} value={draft.last} onChange={(event) => put({ last: event.currentTarget.value })} />
          )}
        </Field>
      </div>
      <div>
        <Checkbox
          label={t('fields.pinned')}
          checked={draft.pinned}
          onChange={(event) => put({ pinned: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('fields.acknowledgement')}
          checked={draft.acknowledgement}
          onChange={(event) => put({ acknowledgement: event.currentTarget.checked })}
        />
      </div>
      <FormAlert message={error && !isAtField ? (readableMessage(error) ?? t('saveFailed')) : null} />
      {isClash && theirs && (
        <div className="grid gap-4 sm:grid-cols-2">
          {[
            { key: 'theirs' as const, title: theirs.title, body: theirs.body },
            { key: 'yours' as const, title: draft.title, body: draft.body },
          ].map(({ key, title, body }) => (
            <section key={key} className="rounded-card border border-line p-3">
              <h3 className="type-h3">{t(key)}</h3>
              <p className="font-semibold wrap-anywhere">{title}</p>
              <RichText html={body} level={4} />
            </section>
          ))}
          <Button tone="quiet" onClick={takeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={keepMine}>{t('keepMine')}</Button>
        </div>
      )}
      {!(isClash && theirs) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isPending} busyLabel={working('working')}>
            {t(stored ? 'save' : 'publish')}
          </Button>
          <Button tone="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}
