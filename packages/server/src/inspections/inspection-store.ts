import type { Inspection, Photo } from '@roadworthy/core/inspections/inspection.ts';
import type { InspectionStep, PhotoReview, Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Quote, Vehicle } from '@roadworthy/core/quoting/quote.ts';
import { vehicleTitle } from '@roadworthy/core/quoting/editing/which-vehicle.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy, openBeneath } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';

/** An inspection with its policy, and the vehicle as the policy describes it now; null for one that left it. */
export type OpenedInspection = {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly quote: Quote;
  readonly vehicle: Vehicle | null;
};

const rowOf = ({ tx }: Work, inspectionId: string) =>
  tx
    .selectFrom('policy_inspections')
    .select(['policy_id', 'root_vehicle_id', 'status', 'shots', 'due_date', 'reminded', 'overdue'])
    .where('policy_inspection_id', '=', inspectionId)
    .executeTakeFirst();

async function photosOf({ tx }: Work, inspectionId: string): Promise<readonly Photo[]> {
  const rows = await tx
    .selectFrom('vehicle_assets')
    .select(['shot', 'review'])
    .where('policy_inspection_id', '=', inspectionId)
    .where('archived', 'is', null)
    .execute();
  // The database's checks stand for the value lists.
  return rows.map(({ shot, review }) => ({ shot: shot as Shot, review: review as PhotoReview }));
}

async function openInspection(
  work: Work,
  inspectionId: string,
  policyOf: typeof lockPolicy,
): Promise<OpenedInspection> {
  const { row, stored } = await openBeneath(work, () => rowOf(work, inspectionId), policyOf);
  const { policy } = stored;
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const inspection = {
    inspectionId,
    policyId: row.policy_id,
    status: row.status,
    dueDate: day(row.due_date),
    shots: row.shots as readonly Shot[],
    isReminded: row.reminded !== null,
    isOverdue: row.overdue !== null,
    photos: await photosOf(work, inspectionId),
  };
  const vehicle = quote.vehicles.find(({ rootVehicleId }) => rootVehicleId === row.root_vehicle_id) ?? null;
  return { inspection, policy, quote, vehicle };
}

/** An inspection as it stands. Throws `not_found`. */
export const loadInspection = (work: Work, inspectionId: string): Promise<OpenedInspection> =>
  openInspection(work, inspectionId, loadPolicy);

/** The same under the lock of its policy, as every writer of one takes it. */
export const lockInspection = (work: Work, inspectionId: string): Promise<OpenedInspection> =>
  openInspection(work, inspectionId, lockPolicy);

/** What a vehicle is called where its inspection is told of. */
export function nameOfVehicle(vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'vin'> | null): string {
  return (vehicle && (vehicleTitle(vehicle) ?? vehicle.vin)) ?? '–';
}

/** Says what happened to an inspection. */
export function publishStep(
  work: Work,
  {
    inspection,
    policy,
    vehicle,
  }: Pick<OpenedInspection, 'policy' | 'vehicle'> & {
    readonly inspection: { readonly inspectionId: string; readonly dueDate: Day };
  },
  step: InspectionStep,
): Promise<void> {
  const { inspectionId, dueDate } = inspection;
  return work.publish({
    type: 'inspection_moved',
    policyId: policy.policyId,
    quoteId: policy.currentQuoteId,
    inspectionId,
    step,
    vehicle: nameOfVehicle(vehicle),
    dueDate,
  });
}
