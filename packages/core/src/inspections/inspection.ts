import { endedStatuses, type PolicyStatus } from '../policies/vocabulary.ts';
import type { ProductParameters } from '../products/product-parameters.ts';
import { isMotorised } from '../products/vocabulary.ts';
import type { Vehicle } from '../quoting/quote.ts';
import { addDays, type Day, yearOf } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { ReferredFindings } from '../underwriting/follow-findings.ts';
import { type InspectionStatus, type PhotoReview, remindDays, repeatDays, type Shot, shots } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** A photograph that is there, and what became of it. */
export type Photo = { readonly shot: Shot; readonly review: PhotoReview };

/** Photographs that were asked of a vehicle, as the rules see them. */
export type Inspection = {
  readonly inspectionId: string;
  readonly policyId: string;
  readonly status: InspectionStatus;
  readonly shots: readonly Shot[];
  /** The last day, where the risk is. */
  readonly dueDate: Day;
  readonly isReminded: boolean;
  readonly isOverdue: boolean;
  /** Those in force, at most one of each shot. */
  readonly photos: readonly Photo[];
};

/** Which photographs are asked of a vehicle: an odometer is where an engine is (docs/rules.md, inspections). */
export function shotsOf({ type }: Pick<Vehicle, 'type'>): readonly Shot[] {
  return shots.filter((shot) => shot !== 'odometer' || isMotorised(type));
}

/**
 * What a product asks of a vehicle by itself once cover is bought: photographs of one that is old enough or dear enough,
 * by a day counted from `from`, the later of the day of the purchase and the first day of cover. Null where it asks none.
 */
export function requestedByProduct(
  vehicle: Pick<Vehicle, 'type' | 'year' | 'ratingValue'>,
  { inspectionDays, inspectionFromAge, inspectionFromValue }: ProductParameters,
  from: Day,
): { readonly shots: readonly Shot[]; readonly dueDate: Day } | null {
  if (inspectionDays === 0) return null;
  const isOld = vehicle.year !== null && yearOf(from) - vehicle.year >= inspectionFromAge;
  const isDear = vehicle.ratingValue !== null && vehicle.ratingValue >= inspectionFromValue;
  return isOld || isDear ? { shots: shotsOf(vehicle), dueDate: addDays(from, inspectionDays) } : null;
}

/** Why nothing is done with photographs of a vehicle that left its policy. */
export const refuseVehicleLeft = () =>
  refuse(
    'inspection_withdrawn',
    words(
      'This vehicle is not on the policy any more. No photos of it are needed.',
      'Ce véhicule ne figure plus à la police. Aucune photo n’en est nécessaire.',
    ),
  );

/** Photographs that are still waited for, of a vehicle by what stays the same through every copy of it. */
type Followed = Pick<Inspection, 'inspectionId' | 'status' | 'dueDate'> & { readonly rootVehicleId: string };

type FollowedTo = Pick<Inspection, 'inspectionId' | 'dueDate'> & { readonly status: 'asked' | 'withdrawn' };

/**
 * What becomes of what was asked once a policy covers other vehicles (docs/rules.md, inspections): of one that left nobody
 * is asked any more, and of one that comes back again, with some days for it.
 */
export function followVehicles(
  inspections: readonly Followed[],
  covered: ReadonlySet<string>,
  today: Day,
): FollowedTo[] {
  return inspections.flatMap(({ inspectionId, status, dueDate, rootVehicleId: root }): FollowedTo[] => {
    if (covered.has(root)) {
      const soon = addDays(today, repeatDays);
      const isBack = status === 'withdrawn';
      return isBack ? [{ inspectionId, status: 'asked', dueDate: dueDate > soon ? dueDate : soon }] : [];
    }
    const waits = status === 'asked' || status === 'asked_again';
    return waits ? [{ inspectionId, status: 'withdrawn', dueDate }] : [];
  });
}

/** Whether a policy covers something or is to, so that photographs of its vehicles matter. */
export function checkCovering(status: PolicyStatus): Decision<true, 'policy_over'> {
  return endedStatuses.some((one) => one === status)
    ? refuse(
        'policy_over',
        words(
          'This policy has ended. What it says stays as it is.',
          'Cette police a pris fin. Ce qu’elle indique reste tel quel.',
        ),
      )
    : accept(true);
}

/** The shots of which no photograph is there that may pass: none yet, or one that is asked for again. */
export function missingShots({ shots: requested, photos }: Pick<Inspection, 'shots' | 'photos'>): readonly Shot[] {
  return requested.filter((shot) => !photos.some((photo) => photo.shot === shot && photo.review !== 'again'));
}

/**
 * What the clock owes an inspection today: a reminder in the days before its last one, then, once that has passed
 * without all photographs, the question to an underwriter; each once.
 */
export function stepDue(
  { status, dueDate, isReminded, isOverdue }: Pick<Inspection, 'status' | 'dueDate' | 'isReminded' | 'isOverdue'>,
  today: Day,
): 'due' | 'overdue' | null {
  if (status !== 'asked' && status !== 'asked_again') return null;
  if (today > dueDate) return isOverdue ? null : 'overdue';
  return !isReminded && today >= addDays(dueDate, -remindDays) ? 'due' : null;
}

/** What an underwriter is asked about photographs that did not come by their day. */
export function overdueQuestion(
  {
    inspectionId,
    dueDate,
    shots: requested,
    photos,
  }: Pick<Inspection, 'inspectionId' | 'dueDate' | 'shots' | 'photos'>,
  vehicle: string,
): ReferredFindings {
  const missing = missingShots({ shots: requested, photos }).length;
  const form = words(
    'Photos of {vehicle} were due on {day}; {missing} of {asked} are missing.',
    'Des photos étaient attendues le {day} pour {vehicle} ; il en manque {missing} sur {asked}.',
  );
  return {
    reasons: [sentence(form, { vehicle, day: dueDate, missing, asked: requested.length })],
    findings: [{ code: 'inspection_overdue', value: inspectionId }],
  };
}
