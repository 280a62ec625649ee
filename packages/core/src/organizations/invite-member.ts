import { checkEmail } from '../identity/email.ts';
import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { type InvitationStatus, type MemberRole, memberRoles } from './vocabulary.ts';

/** How long the link of an invitation works, in days. */
export const invitationDays = 7;

/** Most invitations of an organization that wait for their answer. */
export const mostInvitations = 100;

/** Roles that an owner gives; what decides about risks, administrators of the platform give alone. */
const givenByOwners: readonly MemberRole[] = ['organization:agent', 'organization:owner'];

export type RolesRefusal = 'roles_missing' | 'role_unknown' | 'administrators_alone';

/** The roles that somebody is to have in an organization, each once, in their order. */
export function checkMemberRoles(
  requested: readonly string[],
  actor: Pick<Principal, 'permissions'>,
  held: readonly MemberRole[] = [],
): Decision<readonly MemberRole[], RolesRefusal> {
  const field = 'roles';
  const roles = memberRoles.filter((role) => requested.includes(role));
  if (requested.some((role) => !roles.some((known) => known === role))) {
    return refuse('role_unknown', words('Choose roles of the list.', 'Choisissez des rôles de la liste.'), field);
  }
  if (roles.length === 0) {
    return refuse(
      'roles_missing',
      words('Say what they do here: choose a role.', 'Dites ce qu’ils font ici : choisissez un rôle.'),
      field,
    );
  }
  const isBeyond = roles.some((role) => !givenByOwners.includes(role) && !held.includes(role));
  if (isBeyond && !may(actor, 'organization:manage')) {
    return refuse(
      'administrators_alone',
      words(
        'Administrators of the platform alone make somebody an underwriter. Ask them.',
        'Seuls les administrateurs de la plateforme nomment un souscripteur. Adressez-vous à eux.',
      ),
      field,
    );
  }
  return accept(roles);
}

type Invited = {
  readonly email: string;
  readonly roles: readonly string[];
};

type Known = {
  /** The roles that the address has in the organization already. */
  readonly held: readonly MemberRole[];
  /** Invitations that wait for their answer, without this address. */
  readonly waiting: number;
};

/** Whom an organization invites, and as what: nobody who works there, and not more than it can look through. */
export function decideInviteMember(
  { email, roles: requested }: Invited,
  actor: Pick<Principal, 'permissions'>,
  { held, waiting }: Known,
): Decision<{ readonly email: string; readonly roles: readonly MemberRole[] }> {
  const address = checkEmail(email);
  if (!address.ok) return address;
  const roles = checkMemberRoles(requested, actor);
  if (!roles.ok) return roles;
  if (held.length > 0) {
    return refuse(
      'member_already',
      words(
        'This address works here already. Change its roles in the list of people.',
        'Cette adresse travaille déjà ici. Modifiez ses rôles dans la liste des membres.',
      ),
      'email',
    );
  }
  if (waiting >= mostInvitations) {
    return refuse(
      'invitations_too_many',
      sentence(
        words(
          '{most} invitations wait for their answer. Withdraw some first.',
          '{most} invitations attendent une réponse. Retirez-en d’abord quelques-unes.',
        ),
        { most: mostInvitations },
      ),
      'email',
    );
  }
  return accept({ email: address.event, roles: roles.event });
}

/** An invitation as it is stored. */
export type Invitation = {
  readonly status: InvitationStatus;
  /** How often its letter was written: the link of the newest one opens it. */
  readonly number: number;
  readonly expires: Date;
};

export type InvitationState = 'open' | 'accepted' | 'over';

/** What the link of an invitation finds. */
export function invitationState({ status, number, expires }: Invitation, link: number, now: Date): InvitationState {
  if (status === 'accepted') return 'accepted';
  return status === 'open' && link === number && expires > now ? 'open' : 'over';
}

/** Whether an invitation may be taken back still. */
export function decideWithdrawInvitation({
  status,
}: Pick<Invitation, 'status'>): Decision<true, 'invitation_answered'> {
  return status === 'open'
    ? accept(true)
    : refuse(
        'invitation_answered',
        words('This invitation waits for no answer any more.', 'Cette invitation n’attend plus de réponse.'),
      );
}
