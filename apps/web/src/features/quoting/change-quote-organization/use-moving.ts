'use client';
import { roleForKind } from '../../../data/role-for-kind.ts';
import { useSession } from '../../../data/use-session.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';

/** What may be done to a quote, with what its reader may do as an organization administrator: moving it. */
export function useMoving(quoteId: string, abilities: readonly AbilityFragment[]): readonly AbilityFragment[] {
  const held = useSession().data?.roles ?? [];
  const administers = held.some((role) => role === roleForKind('org_admin', held));
  const [asked = []] = useAbilities('org_admin', 'quotes', [quoteId], administers) ?? [];
  const moving = asked.filter(({ operation }) => operation === 'change_quote_organization');
  if (moving.length === 0) return abilities;
  return [...abilities.filter(({ operation }) => operation !== 'change_quote_organization'), ...moving];
}
