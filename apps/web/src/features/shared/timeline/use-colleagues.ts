'use client';
import type { Mentionable } from '@roadworthy/ui/forms/mentions.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadColleaguesDocument } from '../../../generated/documents.ts';
import { personName } from '../person-name.ts';

const nobody: readonly Mentionable[] = [];

/** Who works in an organization beside the person who looks; nobody until they are asked for. */
export function useColleagues(organization_id: string, enabled: boolean): readonly Mentionable[] {
  const self = useSession().data?.sub;
  const { data } = useRead('agent', LoadColleaguesDocument, { organization_id }, { enabled });
  if (!data) return nobody;
  const active = new Set(data.organization_members.map(({ user_id }) => user_id));
  return data.agent_profiles.flatMap((profile) => {
    const name = personName(profile);
    return name !== null && active.has(profile.user_id) && profile.user_id !== self
      ? [{ id: profile.user_id, name }]
      : [];
  });
}
