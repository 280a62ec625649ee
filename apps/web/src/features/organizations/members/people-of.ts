import type { MemberCardFragment, OrganizationMemberFragment } from '../../../generated/documents.ts';
import { memberName } from './member-name.ts';

/** Somebody who works for an organization, with all that they do there. */
export type MemberOf = {
  readonly userId: string;
  /** Null for who has no card in this organization. */
  readonly name: string | null;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly isActive: boolean;
  readonly since: string;
};

type People = {
  readonly organization_members: readonly OrganizationMemberFragment[];
  readonly agent_profiles: readonly MemberCardFragment[];
};

/** The people of an organization, each once: who works there now first, then by name. */
export function peopleOf(organization: People): MemberOf[] {
  const ids = [...new Set(organization.organization_members.map(({ user_id }) => user_id))];
  const people = ids.map((userId): MemberOf => {
    const own = organization.organization_members.filter(({ user_id }) => user_id === userId);
    const active = own.filter((one) => one.active);
    return {
      userId,
      name: memberName(organization, userId),
      email: organization.agent_profiles.find(({ user_id }) => user_id === userId)?.email ?? null,
      roles: (active.length > 0 ? active : own).map(({ role }) => role),
      isActive: active.length > 0,
      since: own[0]?.created ?? '',
    };
  });
  return people.toSorted(
    (one, other) => Number(other.isActive) - Number(one.isActive) || (one.name ?? '').localeCompare(other.name ?? ''),
  );
}
