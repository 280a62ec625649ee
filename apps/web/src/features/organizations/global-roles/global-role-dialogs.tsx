'use client';
import { givenRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import {
  AskGlobalRoleDocument,
  DecideGlobalRoleDocument,
  type GlobalRoleRequestFragment,
  TakeGlobalRoleDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, proseField, selectField } from '../../shared/form-dialog/form-fields.tsx';

const changing = { kind: 'people', rereads: ['people'] } as const;

/** Somebody and a role, as the titles of dialogs say them. */
export type RoleOf = { readonly role: string; readonly name: string };

/** Asks another administrator to give somebody a role. */
export const AskGlobalRole = formDialog<null>()({
  ...changing,
  words: 'workbench.askGlobalRole',
  document: AskGlobalRoleDocument,
  begin: () => ({ email: '', role: 'global:read_only', reason: '' }),
  fields: ({ t, messages }) => [
    lineField('email', { label: t('email'), kind: 'email', missing: t('emailMissing') }),
    selectField('role', {
      label: t('role'),
      options: givenRoles.map((value) => ({ value, label: messages.staff.roles[value] })),
    }),
    proseField('reason', { label: t('reason'), maxLength: textLimits.reason, missing: t('reasonMissing') }),
  ],
  input: ({ values }) => ({ email: values.email.trim(), role: values.role, reason: values.reason }),
});

type RequestSubject = RoleOf & { readonly request: GlobalRoleRequestFragment };

export const GiveGlobalRole = formDialog<RequestSubject>()({
  ...changing,
  words: 'workbench.giveGlobalRole',
  document: DecideGlobalRoleDocument,
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject: { role, name } }) => ({ title: t('title', { role, name }) }),
  input: ({ id }) => ({ global_role_request_id: id, approved: true }),
});

export const RefuseGlobalRole = formDialog<RequestSubject>()({
  ...changing,
  words: 'workbench.refuseGlobalRole',
  document: DecideGlobalRoleDocument,
  tone: 'danger',
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject: { role, name } }) => ({ title: t('title', { role, name }) }),
  input: ({ id }) => ({ global_role_request_id: id, approved: false }),
});

export const TakeGlobalRole = formDialog<RoleOf & { readonly held: string }>()({
  ...changing,
  words: 'workbench.takeGlobalRole',
  document: TakeGlobalRoleDocument,
  tone: 'danger',
  begin: () => ({ reason: '' }),
  fields: ({ t }) => [
    proseField('reason', { label: t('reason'), maxLength: textLimits.reason, missing: t('reasonMissing') }),
  ],
  copy: ({ t, subject: { role, name } }) => ({ title: t('title', { role, name }) }),
  input: ({ id, subject, values }) => ({ user_id: id, role: subject.held, reason: values.reason }),
});
