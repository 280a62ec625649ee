'use client';
import { roleForKind } from '../../../data/session/role-for-kind.ts';
import { useSession } from '../../../data/session/use-session.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { useAbilities } from './use-abilities.ts';

const moves = { quotes: 'change_quote_organization', policies: 'change_organization' } as const;

/** What may be done to a record, with what its reader may do as an organization administrator: moving it. */
export function useMoving(
  table: keyof typeof moves,
  id: string,
  abilities: readonly AbilityFragment[],
): readonly AbilityFragment[] {
  const held = useSession().data?.roles ?? [];
  const administers = held.some((role) => role === roleForKind('org_admin', held));
  const [requested = []] = useAbilities('org_admin', table, [id], administers) ?? [];
  const moving = requested.filter(({ operation }) => operation === moves[table]);
  if (moving.length === 0) return abilities;
  return [...abilities.filter(({ operation }) => operation !== moves[table]), ...moving];
}
