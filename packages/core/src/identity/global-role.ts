import { type GivenRole, givenRoles } from './vocabulary.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { findProseProblem } from '../shared/text/check-text.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** Requested for by one administrator, given or refused by another. */
export const roleRequestStatuses = ['open', 'granted', 'refused'] as const;
export type RoleRequestStatus = (typeof roleRequestStatuses)[number];

/** For how long a request may be answered. */
export const roleRequestDays = 14;

/** Somebody, and the roles of the platform that they were given. */
export type RoleHolder = { readonly userId: string; readonly held: readonly string[] };

function checkReason(text: string): Decision<string> {
  const reason = text.trim();
  if (reason === '') {
    return refuse('reason_missing', words('Say why, for the record.', 'Dites pourquoi, pour mémoire.'), 'reason');
  }
  const problem = findProseProblem(reason, 'reason', 'reason');
  return problem ? { ok: false, refusal: problem } : accept(reason);
}

const ownRoles = (field: string) =>
  refuse(
    'own_roles',
    words(
      'Nobody decides about their own roles. Ask another administrator.',
      'Personne ne décide de ses propres rôles. Adressez-vous à un autre administrateur.',
    ),
    field,
  );

type Requested = {
  /** Who is to have it; null for an address with which nobody signs in. */
  readonly person: RoleHolder | null;
  /** Whether the same was asked for already and waits. */
  readonly isWaiting: boolean;
};

/** Whether a role of the platform may be asked for, for somebody else who has an account and not the role. */
export function decideAskGlobalRole(
  { role, reason }: { readonly role: string; readonly reason: string },
  actor: { readonly userId: string },
  { person, isWaiting }: Requested,
): Decision<{ readonly userId: string; readonly role: GivenRole; readonly reason: string }> {
  const given = givenRoles.find((each) => each === role);
  if (given === undefined) {
    return refuse(
      'role_unknown',
      words('Choose a role of the platform.', 'Choisissez un rôle de la plateforme.'),
      'role',
    );
  }
  if (person === null) {
    return refuse(
      'person_unknown',
      words(
        'Nobody signs in with this e-mail. Invite them to an organization first.',
        'Personne ne se connecte avec ce courriel. Invitez d’abord cette personne dans une organisation.',
      ),
      'email',
    );
  }
  if (person.userId === actor.userId) return ownRoles('email');
  if (person.held.includes(given)) {
    return refuse('role_held', words('They have this role.', 'Cette personne a déjà ce rôle.'), 'role');
  }
  if (isWaiting) {
    return refuse(
      'role_asked',
      words('This was asked for already and waits for an answer.', 'Ce rôle a déjà été demandé et attend une réponse.'),
      'role',
    );
  }
  const checked = checkReason(reason);
  return checked.ok ? accept({ userId: person.userId, role: given, reason: checked.event }) : checked;
}

export type StoredRoleRequest = {
  readonly status: RoleRequestStatus;
  readonly userId: string;
  readonly requestedBy: string;
  readonly expires: Date;
};

/** Whether a request is granted or refused now: granted by another than who asked, and never by whom it is about. */
export function decideGlobalRole(
  approved: boolean,
  actor: { readonly userId: string },
  request: StoredRoleRequest & { readonly isArchived: boolean },
  now: Date,
): Decision<'granted' | 'refused'> {
  if (request.status !== 'open') {
    return refuse('role_decided', words('This was decided already.', 'Cette demande est déjà tranchée.'));
  }
  if (request.userId === actor.userId) return ownRoles('approved');
  if (!approved) return accept('refused');
  if (request.requestedBy === actor.userId) {
    return refuse(
      'approver_asked',
      words(
        'You asked for it. Another administrator approves it.',
        'Vous l’avez demandé. Un autre administrateur l’approuve.',
      ),
      'approved',
    );
  }
  if (request.expires <= now) {
    return refuse(
      'request_over',
      sentence(
        words(
          'It waited for more than {days} days. Refuse it, and have it asked for again.',
          'La demande a attendu plus de {days} jours. Refusez-la et faites-la renouveler.',
        ),
        { days: roleRequestDays },
      ),
      'approved',
    );
  }
  return request.isArchived
    ? refuse('account_closed', words('This account was closed.', 'Ce compte a été fermé.'), 'approved')
    : accept('granted');
}

/** Whether a role is taken from somebody now: at once, by one administrator, and never the last administrator’s. */
export function decideTakeGlobalRole(
  role: string,
  reason: string,
  { held, otherAdministrators }: { readonly held: readonly string[]; readonly otherAdministrators: number },
): Decision<{ readonly role: GivenRole; readonly reason: string }> {
  const taken = givenRoles.find((each) => each === role);
  if (taken === undefined || !held.includes(taken)) {
    return refuse('role_not_held', words('They do not have this role.', 'Cette personne n’a pas ce rôle.'), 'role');
  }
  if (taken === 'global:admin' && otherAdministrators === 0) {
    return refuse(
      'last_administrator',
      words(
        'This is the last administrator. Have somebody else made one first.',
        'C’est le dernier administrateur. Faites d’abord nommer quelqu’un d’autre.',
      ),
      'role',
    );
  }
  const checked = checkReason(reason);
  return checked.ok ? accept({ role: taken, reason: checked.event }) : checked;
}
