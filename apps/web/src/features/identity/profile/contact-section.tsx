'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import type { TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadMyProfileDocument,
  type LoadMyProfileQuery,
  UpdateMyProfileDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { InlineField } from './inline-field.tsx';
import { ReadSection } from './read-section.tsx';

type Person = LoadMyProfileQuery['users'][number];
type Part = 'preferred_name' | 'phone';

const inputs: Readonly<Record<Part, TextInputProps>> = {
  preferred_name: { maxLength: textLimits.name, autoComplete: 'nickname' },
  phone: { maxLength: textLimits.phone, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

/** How a customer is called and reached. Each line is edited where it stands, and taken back with one click. */
export function ContactSection() {
  const t = useTranslations('profile.contact');
  const query = useRead('user', LoadMyProfileDocument, {});
  return (
    <ReadSection
      title={t('title')}
      query={query}
      failed={t('loadFailed')}
      find={({ users: [person], policies }) => person && { person, policies }}
    >
      {({ person, policies }) => (
        <dl className="flex flex-col">
          <NameOnPolicies person={person} policies={policies} />
          <ContactLine part="preferred_name" person={person} />
          <ContactLine part="phone" person={person} />
          <div className="flex flex-col gap-0.5 py-3">
            <dt className="text-small text-ink-3">{t('papers')}</dt>
            <dd className="max-w-measure">{t('papersLine')}</dd>
          </div>
        </dl>
      )}
    </ReadSection>
  );
}

function NameOnPolicies({ person, policies }: { person: Person; policies: LoadMyProfileQuery['policies'] }) {
  const t = useTranslations('profile.contact');
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
  if (name === '') return null;
  return (
    <div className="flex flex-col gap-0.5 border-b border-line py-3">
      <dt className="text-small text-ink-3">{t('name')}</dt>
      <dd className="flex flex-col gap-0.5">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="max-w-measure text-small text-ink-2">{t('nameLine')}</span>
        <span className="flex flex-wrap gap-x-4">
          {policies.map(({ policy_id: id, policy_number: number }) => (
            <AppLink
              key={id}
              href={`/customers/policies/${id}`}
              className="link inline-flex min-h-target-small items-center text-small"
            >
              {t('policy', { number })}
            </AppLink>
          ))}
        </span>
      </dd>
    </div>
  );
}

function ContactLine({ part, person }: { part: Part; person: Person }) {
  const t = useTranslations('profile.contact');
  const toast = useToast();
  const client = useQueryClient();
  const saving = useOperation(
    UpdateMyProfileDocument,
    // The frame greets by it.
    () => void client.invalidateQueries({ queryKey: queryKeys.session }),
    { kind: 'user', rereads: ['user'] },
  );
  const former = person[part];
  const put = (value: string | null) => saving.mutateAsync({ [part]: value ?? '' });
  return (
    <InlineField
      label={t(part)}
      hint={t(`${part}Hint`)}
      value={former}
      words={{ none: t('none'), edit: t('edit'), save: t('save'), keep: t('keep'), failed: t('failed') }}
      input={inputs[part]}
      busy={saving.isPending}
      error={saving.error}
      onOpen={() => saving.reset()}
      onSave={async (value) => {
        await put(value);
        toast({ message: t('saved', { part: t(part) }), undo: () => void put(former ?? null) });
      }}
    />
  );
}
