import { may, type Principal } from '../identity/principal.ts';
import type { Permission } from '../identity/permission-roles.ts';
import type { PolicyStatus } from '../policies/vocabulary.ts';
import { findProseProblem } from '../shared/text/check-text.ts';
import { addDays, type Day } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { checkCovering, type Inspection, refuseVehicleLeft } from './inspection.ts';
import { repeatDays, type Shot } from './vocabulary.ts';
import { words } from '../shared/words.ts';

type Actor = Pick<Principal, 'permissions'>;
type Reviewed = Pick<Inspection, 'status' | 'dueDate' | 'photos'>;

function checkReviewable(
  { status }: Pick<Reviewed, 'status'>,
  policy: PolicyStatus,
  actor: Actor,
  permission: Permission,
): Decision<true> {
  if (!may(actor, permission)) {
    return refuse(
      'actor_not_allowed',
      words(
        'Your role may not do this with photos. Ask an underwriter.',
        'Votre rôle ne permet pas cette action sur des photos. Adressez-vous à un souscripteur.',
      ),
    );
  }
  if (status === 'completed')
    return refuse(
      'inspection_completed',
      words('These photos were accepted already.', 'Ces photos ont déjà été acceptées.'),
    );
  if (status === 'withdrawn') return refuseVehicleLeft();
  if (status !== 'submitted')
    return refuse(
      'photos_missing',
      words(
        'Photos are missing. Wait until all of them are here.',
        'Il manque des photos. Attendez qu’elles soient toutes ici.',
      ),
    );
  return checkCovering(policy);
}

/** Whether all photographs of an inspection may be accepted: once all of them are there. */
export function decideAcceptInspection(
  inspection: Pick<Reviewed, 'status'>,
  policy: PolicyStatus,
  actor: Actor,
): Decision<true> {
  return checkReviewable(inspection, policy, actor, 'inspection:accept');
}

/** Whether photographs of an inspection may be asked for again. */
export function checkReturnInspection(
  inspection: Pick<Reviewed, 'status'>,
  policy: PolicyStatus,
  actor: Actor,
): Decision<true> {
  return checkReviewable(inspection, policy, actor, 'inspection:ask');
}

/** A photograph that is to be taken again, and why. */
export type ShotAgain = { readonly shot: string; readonly reason: string };

export type InspectionReturned = {
  readonly again: readonly { readonly shot: Shot; readonly reason: string }[];
  /** Its last day now: at least a week from today. */
  readonly dueDate: Day;
};

/** Some photographs are asked for again, each with its reason; the others are as good as accepted. */
export function decideReturnInspection(
  inspection: Reviewed,
  policy: PolicyStatus,
  requested: readonly ShotAgain[],
  today: Day,
  actor: Actor,
): Decision<InspectionReturned> {
  const open = checkReturnInspection(inspection, policy, actor);
  if (!open.ok) return open;
  if (requested.length === 0)
    return refuse(
      'shots_missing',
      words('Choose the photos to be taken again.', 'Choisissez les photos à reprendre.'),
      'again',
    );
  const again: InspectionReturned['again'][number][] = [];
  for (const { shot, reason } of requested) {
    const photo = inspection.photos.find((one) => one.shot === shot);
    if (!photo || again.some((one) => one.shot === shot)) {
      return refuse(
        'shot_not_asked',
        words('Name photos of this vehicle, each once.', 'Nommez des photos de ce véhicule, chacune une seule fois.'),
        'again',
      );
    }
    if (reason.trim() === '')
      return refuse(
        'reason_missing',
        words(
          'Say of each photo why it is needed again.',
          'Indiquez pour chaque photo pourquoi elle doit être reprise.',
        ),
        'again',
      );
    const unfit = findProseProblem(reason, 'reason', 'again');
    if (unfit) return { ok: false, refusal: unfit };
    again.push({ shot: photo.shot, reason: reason.trim() });
  }
  const earliest = addDays(today, repeatDays);
  return accept({ again, dueDate: inspection.dueDate > earliest ? inspection.dueDate : earliest });
}
