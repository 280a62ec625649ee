'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type AgentCardFragment,
  GetAgentProfileDocument,
  UpdateAgentProfileDocument,
} from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { AgentCard } from '../../shared/agent-card/agent-card.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { PhotoPart } from './photo-part.tsx';
import { ReadSection } from './read-section.tsx';

type Part = 'first_name' | 'last_name' | 'title' | 'phone' | 'schedule_url';
const none: AgentCardFragment = {
  first_name: '',
  last_name: '',
  title: null,
  phone: null,
  schedule_url: null,
  photo_url: null,
};

const fields: readonly (readonly [Part, 'first' | 'last' | 'role' | 'phone' | 'schedule', TextInputProps])[] = [
  ['first_name', 'first', { maxLength: textLimits.name, autoComplete: 'given-name' }],
  ['last_name', 'last', { maxLength: textLimits.name, autoComplete: 'family-name' }],
  ['title', 'role', { maxLength: textLimits.title, autoComplete: 'organization-title' }],
  ['phone', 'phone', { maxLength: textLimits.phone, type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
  ['schedule_url', 'schedule', { maxLength: textLimits.url, type: 'url', inputMode: 'url' }],
];

/** What customers see of their agent, edited beside a picture of it. */
export function CardSection() {
  const t = useTranslations('profile.card');
  const { sub } = useSignedInUser();
  const query = useRead('agent', GetAgentProfileDocument, { user_id: sub });
  return (
    <ReadSection title={t('title')} lead={t('lead')} query={query} failed={t('loadFailed')} find={(data) => data}>
      {({ agent_profiles: [card] }) => <CardForm stored={card ?? none} hasCard={card !== undefined} />}
    </ReadSection>
  );
}

function CardForm({ stored, hasCard }: { stored: AgentCardFragment; hasCard: boolean }) {
  const t = useTranslations('profile.card');
  const [provided, setInput] = useState<Partial<Record<Part, string>>>({});
  const saving = useOperation(UpdateAgentProfileDocument, undefined, { kind: 'agent' });
  const problem = saving.error instanceof RequestError ? saving.error : null;
  const valueOf = (part: Part): string => provided[part] ?? stored[part] ?? '';
  const card = {
    first_name: valueOf('first_name'),
    last_name: valueOf('last_name'),
    title: valueOf('title') || null,
    phone: valueOf('phone') || null,
    schedule_url: valueOf('schedule_url') || null,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    saving.mutate(card);
  }

  return (
    <div className="grid gap-6 md:grid-cols-2">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {fields.map(([part, word, input]) => (
          <Field
            key={part}
            label={t(word)}
            hint={word === 'role' ? t('roleHint') : word === 'schedule' ? t('scheduleHint') : undefined}
            optional={part === 'first_name' || part === 'last_name' ? undefined : t('optional')}
            error={problem?.field === part ? readableMessage(problem) : null}
          >
            {(control) => (
              <TextInput
                {...control}
                {...input}
                value={valueOf(part)}
                onChange={({ currentTarget: { value } }) => {
                  setInput((known) => ({ ...known, [part]: value }));
                  if (saving.isSuccess) saving.reset();
                }}
              />
            )}
          </Field>
        ))}
        <FormAlert
          message={
            saving.isError && problem?.field === undefined ? (readableMessage(saving.error) ?? t('failed')) : null
          }
        />
        <p role="status" className="text-small text-success empty:hidden">
          {saving.isSuccess && t('saved')}
        </p>
        <Button type="submit" className="self-start" busy={saving.isPending} busyLabel={t('save')}>
          {t('save')}
        </Button>
      </form>
      <div className="flex flex-col gap-2">
        <p className="text-small text-ink-3">{t('preview')}</p>
        <AgentCard
          agent={{ ...card, photo_url: stored.photo_url }}
          words={{ title: t('agent'), schedule: t('talk') }}
        />
        {hasCard && <PhotoPart url={stored.photo_url ?? null} />}
      </div>
    </div>
  );
}
