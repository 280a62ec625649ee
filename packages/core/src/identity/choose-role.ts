import { forPrograms } from '../shared/words.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { callerRoles, type CallerRole } from './vocabulary.ts';

/** What the caller holds, and the one role that the request names, as the header spells it. */
export type RoleRequest = { readonly held: readonly CallerRole[]; readonly requested?: string | null };

/**
 * The single role that a request runs as: the one it names when the caller holds it, otherwise the least privileged
 * one held. A list, another spelling or an unknown name is refused as a role not held.
 */
export function chooseRole({ held, requested }: RoleRequest): Decision<CallerRole, 'access-denied'> {
  const candidates = callerRoles.filter((role) => held.includes(role));
  const chosen =
    requested === undefined || requested === null ? candidates[0] : candidates.find((role) => role === requested);
  // The wording is what Hasura's clients match on.
  return chosen === undefined
    ? refuse('access-denied', forPrograms('Your requested role is not in allowed roles'))
    : accept(chosen);
}
