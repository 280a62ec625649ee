import { may, type Principal } from '../identity/principal.ts';
import type { Policy } from '../policies/policy.ts';
import { checkReason } from '../quoting/decide-transition.ts';
import type { Vehicle } from '../quoting/quote.ts';
import { addDays, type Day, isDay } from '../shared/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { checkCovering, shotsOf } from './inspection.ts';
import { mostInspectionDays, type Shot } from './vocabulary.ts';

export type InspectionAsked = {
  readonly vehicleId: string;
  readonly shots: readonly Shot[];
  readonly dueDate: Day;
  readonly reason: string;
};

/** Whether somebody may ask for photographs of vehicles of a policy at all. */
export function checkAsk({ status }: Pick<Policy, 'status'>, actor: Pick<Principal, 'permissions'>): Decision<true> {
  if (!may(actor, 'inspection:ask')) {
    return refuse('actor_not_allowed', 'Your role may not ask for photos of a vehicle.');
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
  asked: { readonly reason: string; readonly dueDate: string },
  { today, isOpen }: { readonly today: Day; readonly isOpen: boolean },
  actor: Pick<Principal, 'permissions'>,
): Decision<InspectionAsked> {
  const permitted = checkAsk(policy, actor);
  if (!permitted.ok) return permitted;
  if (!vehicle) return refuse('vehicle_not_on_policy', 'Choose a vehicle of this policy.', 'vehicle_id');
  if (isOpen) {
    return refuse('inspection_open', 'Photos of this vehicle are asked for already. Review those first.', 'vehicle_id');
  }
  const last = addDays(today, mostInspectionDays);
  if (!isDay(asked.dueDate) || asked.dueDate <= today || asked.dueDate > last) {
    const said = sentence('Choose a day from {from} to {last}.', { from: addDays(today, 1), last });
    return refuse('due_date_out_of_range', said, 'due_date');
  }
  const reason = checkReason(asked.reason);
  if (!reason.ok) return reason;
  const { vehicleId } = vehicle;
  return accept({ vehicleId, shots: shotsOf(vehicle), dueDate: asked.dueDate, reason: reason.event });
}
