import type { MemberCardFragment } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';

/** What somebody is called in an organization; null for who has no card there, as staff of the platform. */
export function memberName(
  { agent_profiles }: { readonly agent_profiles: readonly MemberCardFragment[] },
  userId: string | null,
): string | null {
  const card = agent_profiles.find(({ user_id }) => user_id === userId);
  return card ? (personName(card) ?? card.email ?? null) : null;
}
