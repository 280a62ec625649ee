'use client';
import { memberRoles, type MemberRole } from '@roadworthy/core/organizations/vocabulary.ts';
import { mayAsk } from '../../data/session/may-ask.ts';
import { useRead } from '../../data/requests/use-read.ts';
import { useSession } from '../../data/session/use-session.ts';
import { MembersWithRoleDocument, NamesOfMembersDocument } from '../../generated/documents.ts';
import { mayEnter, type StaffArea } from './staff-area.ts';

const mostNames = 3;

/** The roles of a membership that open an area; none where only the platform's own people enter. */
export function memberRolesFor(area: StaffArea | 'owned' | null): MemberRole[] {
  if (area === 'owned') return ['organization:owner'];
  return memberRoles.filter((role) => area !== null && mayEnter(area, [role]));
}

/** Who in the person's organization may enter an area, by name; nobody for those who may not read their colleagues. */
export function useRoleHolders(area: StaffArea | 'owned' | null): string[] {
  const person = useSession().data;
  const organization_id = person?.org_id ?? '';
  const roles = memberRolesFor(area);
  const reads = organization_id !== '' && roles.length > 0 && mayAsk('agent', person?.roles ?? []);
  const members = useRead(
    'agent',
    MembersWithRoleDocument,
    { organization_id, roles, person: person?.sub ?? '' },
    { enabled: reads },
  );
  const people = members.data?.organization_members.map(({ user_id }) => user_id) ?? [];
  // Colleagues are read by their profiles: of users, an agent sees nobody else.
  const names = useRead(
    'agent',
    NamesOfMembersDocument,
    { organization_id, people, most: mostNames },
    { enabled: people.length > 0 },
  );
  return names.data?.agent_profiles.map((profile) => `${profile.first_name} ${profile.last_name}`) ?? [];
}
