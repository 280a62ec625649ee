import { may, type Principal } from '../identity/principal.ts';
import type { Policy } from '../policies/policy.ts';
import { checkReason } from '../quoting/decide-transition.ts';
import type { Vehicle } from '../quoting/quote.ts';
import { addDays, type Day, isDay } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkCovering, shotsOf } from './inspection.ts';
import { mostInspectionDays, type Shot } from './vocabulary.ts';
import { words } from '../shared/words.ts';

export type InspectionRequest = {
  readonly vehicleId: string;
  readonly shots: readonly Shot[];
  readonly dueDate: Day;
  readonly reason: string;
};

/** Whether somebody may ask for photographs of vehicles of a policy at all. */
export function checkAsk({ status }: Pick<Policy, 'status'>, actor: Pick<Principal, 'permissions'>): Decision<true> {
  if (!may(actor, 'inspection:ask')) {
    return refuse(
      'actor_not_allowed',
      words(
        'Your role may not ask for photos of a vehicle.',
        'Votre rôle ne permet pas de demander des photos d’un véhicule.',
      ),
    );
  }
  return checkCovering(status);
}

/**
 * Photographs of a vehicle that a person asks for, with a reason that who is insured reads, by a day after `today`. A
 * vehicle has one inspection at a time.
 */
export function decideAskInspection(
  policy: Pick<Policy, 'status'>,
  vehicle: Pick<Vehicle, 'vehicleId' | 'type'> | null,
  requested: { readonly reason: string; readonly dueDate: string },
  { today, isOpen }: { readonly today: Day; readonly isOpen: boolean },
  actor: Pick<Principal, 'permissions'>,
): Decision<InspectionRequest> {
  const permitted = checkAsk(policy, actor);
  if (!permitted.ok) return permitted;
  if (!vehicle)
    return refuse(
      'vehicle_not_on_policy',
      words('Choose a vehicle of this policy.', 'Choisissez un véhicule de cette police.'),
      'vehicle_id',
    );
  if (isOpen) {
    return refuse(
      'inspection_open',
      words(
        'Photos of this vehicle are asked for already. Review those first.',
        'Des photos de ce véhicule sont déjà demandées. Examinez-les d’abord.',
      ),
      'vehicle_id',
    );
  }
  const last = addDays(today, mostInspectionDays);
  if (!isDay(requested.dueDate) || requested.dueDate <= today || requested.dueDate > last) {
    const message = sentence(words('Choose a day from {from} to {last}.', 'Choisissez un jour du {from} au {last}.'), {
      from: addDays(today, 1),
      last,
    });
    return refuse('due_date_out_of_range', message, 'due_date');
  }
  const reason = checkReason(requested.reason);
  if (!reason.ok) return reason;
  const { vehicleId } = vehicle;
  return accept({ vehicleId, shots: shotsOf(vehicle), dueDate: requested.dueDate, reason: reason.event });
}
