'use client';
import { apiKeyRolesOf } from '@roadworthy/core/identity/api-key-roles.ts';
import { addDays, dayInZone, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { CreateApiKeyDocument, RevokeApiKeyDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { dayField, lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { changing } from '../load-organization/organization.ts';
import { SecretShown } from '../secret-shown.tsx';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const usualDays = 90;

export type MakerSubject = {
  /** As whom the key is made, and all that its maker holds. */
  readonly acting: string;
  readonly held: readonly string[];
};

/** Makes a key for a machine; what it is is shown once. */
export const MakeApiKey = formDialog<MakerSubject>()({
  ...changing,
  words: 'workbench.makeApiKey',
  document: CreateApiKeyDocument,
  begin: ({ subject }) => ({
    name: '',
    role: apiKeyRolesOf(subject)[0] ?? '',
    expires: String(addDays(dayInZone(new Date(), zone()), usualDays)),
  }),
  fields: ({ t, subject, messages }) => [
    lineField('name', { label: t('name'), hint: t('nameHint'), maxLength: textLimits.name, missing: t('nameMissing') }),
    selectField('role', {
      label: t('role'),
      options: apiKeyRolesOf(subject).map((role) => ({
        value: role,
        label: labelOf(messages.staff.roles, role) ?? role,
      })),
      missing: t('roleMissing'),
    }),
    dayField('expires', { label: t('expires'), missing: t('expiresMissing') }),
  ],
  input: ({ id, values }) => {
    const last = dayOrNull(values.expires || null);
    return {
      organization_id: id,
      name: values.name,
      role: values.role,
      expires: last ? instantAt(addDays(last, 1), 0, zone()).toISOString() : values.expires,
    };
  },
  outcome: ({ t, dialog, onGo }, { create_api_key: { key } }) => (
    <SecretShown
      isOpen={dialog.open}
      onGo={onGo}
      secret={key}
      words={{ title: t('madeTitle'), effect: t('madeEffect'), label: t('key'), saved: t('saved') }}
    />
  ),
});

/** Ends a key at once. */
export const EndApiKey = formDialog<{ readonly name: string }>()({
  ...changing,
  words: 'workbench.endApiKey',
  document: RevokeApiKeyDocument,
  tone: 'danger',
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject }) => ({ title: t('title', { name: subject.name }) }),
  input: ({ id }) => ({ api_key_id: id }),
});
