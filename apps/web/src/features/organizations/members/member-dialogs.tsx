'use client';
import { type MemberRole, memberRoles } from '@roadworthy/core/organizations/vocabulary.ts';
import { InviteOrganizationMemberDocument, UpdateOrganizationMemberDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { checkField, lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { changing } from '../load-organization/organization.ts';
import type { MemberOf } from './people-of.ts';

const fieldOf = {
  'organization:agent': 'agent',
  'organization:owner': 'owner',
  'organization:underwriter': 'underwriter',
} as const;
type Roles = Readonly<Record<(typeof fieldOf)[MemberRole], boolean>>;

const rolesIn = (values: Roles): readonly MemberRole[] => memberRoles.filter((role) => values[fieldOf[role]]);
const rolesOf = (held: readonly string[]): Roles => ({
  agent: held.includes('organization:agent'),
  owner: held.includes('organization:owner'),
  underwriter: held.includes('organization:underwriter'),
});

/** A box for each role that an organization gives; the first is where a refusal of them is said. */
const roleFields = (labels: Readonly<Record<MemberRole, string>>, isPlatform: boolean) => [
  checkField('agent', { label: labels['organization:agent'] }),
  checkField('owner', { label: labels['organization:owner'] }),
  ...(isPlatform ? [checkField('underwriter', { label: labels['organization:underwriter'] })] : []),
];

/** What the dialogs know of the organization: whether the platform asks, and of whom somebody is to be the like. */
export type InviteSubject = { readonly isPlatform: boolean; readonly member?: MemberOf };

function rolesLike({ isPlatform, member }: InviteSubject): Roles {
  const roles = rolesOf(member?.roles ?? ['organization:agent']);
  return { ...roles, underwriter: roles.underwriter && isPlatform };
}

/** Asks somebody to work here. */
export const InviteMember = formDialog<InviteSubject>()({
  ...changing,
  words: 'workbench.inviteMember',
  document: InviteOrganizationMemberDocument,
  begin: ({ subject }) => ({ email: '', ...rolesLike(subject) }),
  fields: ({ t, subject, messages }) => [
    lineField('email', { label: t('email'), kind: 'email', missing: t('emailMissing') }),
    ...roleFields(messages.staff.roles, subject.isPlatform),
  ],
  ready: ({ values }) => rolesIn(values).length > 0,
  input: ({ id, values }) => ({ organization_id: id, email: values.email.trim(), roles: rolesIn(values) }),
});

export type MemberSubject = InviteSubject & {
  readonly member: MemberOf;
  readonly name: string;
  /** Who may go on with their business. */
  readonly colleagues: readonly MemberOf[];
};

/** What somebody does here from now on. */
export const ChangeMember = formDialog<MemberSubject>()({
  ...changing,
  words: 'workbench.changeMember',
  document: UpdateOrganizationMemberDocument,
  begin: ({ subject }) => rolesOf(subject.member.roles),
  fields: ({ subject, messages }) => roleFields(messages.staff.roles, subject.isPlatform),
  ready: ({ values }) => rolesIn(values).length > 0,
  copy: ({ t, subject }) => ({ title: t('title', { name: subject.name }) }),
  input: ({ id, subject, values }) => ({
    organization_id: id,
    user_id: subject.member.userId,
    roles: rolesIn(values),
    active: true,
  }),
});

/** Ends somebody's work here, and says who goes on with it. */
export const EndMember = formDialog<MemberSubject>()({
  ...changing,
  words: 'workbench.endMember',
  document: UpdateOrganizationMemberDocument,
  tone: 'danger',
  begin: () => ({ successor_id: '' }),
  fields: ({ t, subject }) => [
    selectField('successor_id', {
      label: t('successor'),
      options: [
        { value: '', label: t('nobody') },
        ...subject.colleagues.map(({ userId, name, email }) => ({ value: userId, label: name ?? email ?? userId })),
      ],
    }),
  ],
  copy: ({ t, subject }) => ({ title: t('title', { name: subject.name }) }),
  input: ({ id, subject, values }) => ({
    organization_id: id,
    user_id: subject.member.userId,
    active: false,
    successor_id: values.successor_id || null,
  }),
});
