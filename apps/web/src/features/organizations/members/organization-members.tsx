'use client';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { roleForKind } from '../../../data/session/role-for-kind.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { useRolesInWords } from '../../../shell/staff/staff-user-menu.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import type { Organization } from '../load-organization/organization.ts';
import { ChangeMember, EndMember, InviteMember, type MemberSubject } from './member-dialogs.tsx';
import { type MemberOf, peopleOf } from './people-of.ts';
import { WaitingInvitations } from './waiting-invitations.tsx';

type OrganizationMembersProps = {
  organization: Organization;
  /** Whether the reader answers for its people. */
  answers: boolean;
};

/** Who works for an organization, and as what; and who is asked to. */
export function OrganizationMembers({ organization, answers }: OrganizationMembersProps) {
  const t = useTranslations('workbench.members');
  const { organization_id: id, archived } = organization;
  const roles = useSession().data?.roles ?? [];
  const isPlatform = roleForKind('people', roles) !== 'organization:owner';
  const people = peopleOf(organization);
  const isOpen = answers && archived === null;
  const colleaguesOf = ({ userId }: MemberOf) =>
    people.filter(
      (one) =>
        one.isActive &&
        one.userId !== userId &&
        one.roles.some((role) => role === 'organization:agent' || role === 'organization:owner'),
    );
  return (
    <div className="flex flex-col gap-6">
      {isOpen && (
        <DialogButton dialog={InviteMember} id={id} subject={{ isPlatform }} tone="primary" className="self-start">
          {t('invite')}
        </DialogButton>
      )}
      {isOpen && <WaitingInvitations organizationId={id} />}
      {people.length === 0 ? (
        <EmptyState title={t('none')} body={t('noneBody')} />
      ) : (
        <ul aria-label={t('title')} className="flex list-none flex-col">
          {people.map((member) => (
            <MemberRow
              key={member.userId}
              organizationId={id}
              isOpen={isOpen}
              subject={{
                isPlatform,
                member,
                name: member.name ?? member.email ?? t('nameless'),
                colleagues: colleaguesOf(member),
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type MemberRowProps = { organizationId: string; isOpen: boolean; subject: MemberSubject };

function MemberRow({ organizationId: id, isOpen, subject }: MemberRowProps) {
  const t = useTranslations('workbench.members');
  const rolesInWords = useRolesInWords();
  const dayOf = useDayOfInstant();
  const { member, name } = subject;
  const { isActive, email, roles, since } = member;
  const said = { size: 'small', id, subject } as const;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <StatusBadge tone={isActive ? 'success' : 'neutral'} label={t(isActive ? 'active' : 'inactive')} />
        </p>
        <p className="text-small wrap-anywhere text-ink-3">
          {[rolesInWords(roles), email, dayOf(since)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isOpen && isActive && (
        <div className="flex flex-wrap gap-2">
          <DialogButton {...said} dialog={InviteMember} aria-label={t('alikeOf', { name })}>
            {t('alike')}
          </DialogButton>
          <DialogButton {...said} dialog={ChangeMember} aria-label={t('changeOf', { name })}>
            {t('change')}
          </DialogButton>
          <DialogButton {...said} dialog={EndMember} aria-label={t('leaveOf', { name })}>
            {t('leave')}
          </DialogButton>
        </div>
      )}
      {isOpen && !isActive && (
        <DialogButton {...said} dialog={ChangeMember} aria-label={t('backOf', { name })}>
          {t('back')}
        </DialogButton>
      )}
    </li>
  );
}
