import type { Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';
import type { MemberLeft, MemberUpdated } from './events/member-changes.ts';
import { checkMemberRoles } from './invite-member.ts';
import type { OrganizationAgent } from './organization-agent.ts';
import { checkSelling } from './organization-agent.ts';
import type { MemberRole } from './vocabulary.ts';

type Requested = {
  readonly userId: string;
  /** What they do from now on; null: as before. */
  readonly roles?: readonly string[] | null | undefined;
  /** False ends their work here, true begins it again. */
  readonly active?: boolean | null | undefined;
};

type Known = {
  readonly organizationId: string;
  /** What they do now; nothing where they have left. */
  readonly held: readonly MemberRole[];
  /** What they did when they left; undefined for who was never here. */
  readonly former: readonly MemberRole[] | undefined;
  /** Owners who work there, without this person. */
  readonly otherOwners: number;
  /** Who goes on with their business; null: nobody, undefined: somebody who is not an agent there. */
  readonly successor: OrganizationAgent | null | undefined;
};

/** What becomes of somebody's roles: null where nothing changes. Nobody raises themselves, and one owner stays. */
export function decideUpdateMember(
  requested: Requested,
  actor: Pick<Principal, 'permissions' | 'userId'>,
  { organizationId, held, former, otherOwners, successor }: Known,
): Decision<MemberUpdated | MemberLeft | null> {
  const { userId } = requested;
  if (former === undefined) {
    return refuse(
      'member_unknown',
      words(
        'This person does not work for the organization. Invite them.',
        'Cette personne ne travaille pas pour l’organisation. Invitez-la.',
      ),
      'user_id',
    );
  }
  const stays = requested.active ?? held.length > 0;
  const wanted = checkMemberRoles(requested.roles ?? (held.length > 0 ? held : former), actor, held);
  if (!wanted.ok) return wanted;
  const roles = stays ? wanted.event : [];
  const added = roles.filter((role) => !held.includes(role));
  const removed = held.filter((role) => !roles.includes(role));
  if (added.length === 0 && removed.length === 0) return accept(null);
  if (actor.userId === userId && added.length > 0) {
    return refuse(
      'own_roles',
      words(
        'Nobody gives themselves a role. Ask another owner or an administrator.',
        'Personne ne se donne un rôle. Adressez-vous à un autre propriétaire ou à un administrateur.',
      ),
      'roles',
    );
  }
  if (removed.includes('organization:owner') && otherOwners === 0) {
    return refuse(
      'last_owner',
      words(
        'This is the last owner of the organization. Make somebody else an owner first.',
        'C’est le dernier propriétaire de l’organisation. Nommez d’abord un autre propriétaire.',
      ),
      'user_id',
    );
  }
  if (roles.length > 0) return accept({ type: 'member_updated', organizationId, userId, added, removed });
  const selling = checkSelling(successor);
  if (!selling.ok || selling.event?.agentId === userId) {
    return refuse(
      'successor_not_agent',
      words(
        'Choose an agent of the organization who goes on with their quotes, or nobody.',
        'Choisissez un agent de l’organisation qui reprendra ses soumissions, ou personne.',
      ),
      'successor_id',
    );
  }
  return accept({ type: 'member_left', organizationId, userId, successorId: selling.event?.agentId ?? null, removed });
}
