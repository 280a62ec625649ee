import { addedBy, type Delta } from '@roadworthy/core/changes/delta.ts';
import { decideAskInspection } from '@roadworthy/core/inspections/ask-inspection.ts';
import { followVehicles, requestedByProduct } from '@roadworthy/core/inspections/inspection.ts';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Quote, Vehicle } from '@roadworthy/core/quoting/quote.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { on } from '../kernel/events.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy } from '../policies/policy-store.ts';
import { parametersFor } from '../products/parameters-of.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { publishStep } from './inspection-store.ts';

type Requested = { readonly shots: readonly Shot[]; readonly dueDate: Day; readonly reason: string | null };

async function writeInspection(work: Work, policy: Policy, vehicle: Vehicle, request: Requested): Promise<string> {
  const { policyId } = policy;
  const { shots, dueDate, reason } = request;
  const { policy_inspection_id } = await work.tx
    .insertInto('policy_inspections')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      vehicle_id: vehicle.vehicleId,
      shots: [...shots],
      due_date: dueDate,
      reason,
      created: work.now,
    })
    .returning('policy_inspection_id')
    .executeTakeFirstOrThrow();
  await publishStep(work, { policy, vehicle, inspection: { inspectionId: policy_inspection_id, dueDate } }, 'asked');
  return policy_inspection_id;
}

async function hasOpen({ tx }: Work, policyId: string, vehicle: Vehicle | null): Promise<boolean> {
  if (!vehicle) return false;
  const row = await tx
    .selectFrom('policy_inspections')
    .select('policy_inspection_id')
    .where('policy_id', '=', policyId)
    .where('root_vehicle_id', '=', vehicle.rootVehicleId)
    .where('completed', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Photographs that a person asks for: lock, decide, save, publish. */
export const askPolicyInspection = operation({
  name: 'ask_policy_inspection',
  permission: 'inspection:ask',
  root: 'policy_id',
  example: {
    vehicle_id: '00000000-0000-7000-8000-000000000000',
    due_date: '2026-07-01',
    reason: 'Damage at the rear was reported.',
  },
  async run(work) {
    const { policy_id, vehicle_id, due_date, reason } = work.input;
    const { policy } = await lockPolicy(work, policy_id);
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    const vehicle = quote.vehicles.find(({ vehicleId }) => vehicleId === vehicle_id) ?? null;
    const status = { today: work.today(policy.timeZone), isOpen: await hasOpen(work, policy_id, vehicle) };
    const decision = decideAskInspection(policy, vehicle, { reason, dueDate: due_date }, status, work.actor);
    if (!decision.ok) return decision;
    if (!vehicle) throw new Error('No photographs are asked of no vehicle');
    return { policy_inspection_id: await writeInspection(work, policy, vehicle, decision.event) };
  },
});

type Covered = { readonly policyId: string; readonly quoteId: string; readonly effective: Day | null };

/** Asks what the product asks by itself of vehicles that a quote covers from now on, or from a day to come. */
async function askOfProduct(
  work: Work,
  { policyId, quoteId, effective }: Covered,
  vehiclesOf: (quote: Quote) => Promise<readonly Vehicle[]> | readonly Vehicle[],
): Promise<void> {
  const { policy } = await loadPolicy(work, policyId);
  const parameters = await parametersFor(work, policy.productId, policy.effectiveDate);
  // Most products ask for none, which takes no look at the quote.
  if (parameters.inspectionDays === 0) return;
  const [today, first] = [work.today(policy.timeZone), effective ?? policy.effectiveDate];
  const from = today > first ? today : first;
  const { quote } = await loadQuote(work, quoteId);
  for (const vehicle of await vehiclesOf(quote)) {
    const requested = requestedByProduct(vehicle, parameters, from);
    if (requested) await writeInspection(work, policy, vehicle, { ...requested, reason: null });
  }
}

/** What the product asks of vehicles by itself is asked with the purchase. */
export const askOnPolicyBound = on('policy_bound', (work, { policyId, quoteId }) =>
  askOfProduct(work, { policyId, quoteId, effective: null }, ({ vehicles }) => vehicles),
);

/** Of a vehicle that a change takes off nobody is asked any more; of one that comes back they are again. */
export const followOnVehiclesChanged = on('policy_endorsed', async (work, { policyId, quoteId }) => {
  const rows = await work.tx
    .selectFrom('policy_inspections')
    .select(['policy_inspection_id', 'root_vehicle_id', 'status', 'due_date'])
    .where('policy_id', '=', policyId)
    .where('completed', 'is', null)
    .execute();
  if (rows.length === 0) return;
  const { quote } = await loadQuote(work, quoteId);
  const { policy } = await loadPolicy(work, policyId);
  const followed = followVehicles(
    rows.map((row) => ({
      inspectionId: row.policy_inspection_id,
      rootVehicleId: row.root_vehicle_id ?? '',
      status: row.status,
      dueDate: day(row.due_date),
    })),
    new Set(quote.vehicles.map(({ rootVehicleId }) => rootVehicleId)),
    work.today(policy.timeZone),
  );
  for (const { inspectionId, status, dueDate } of followed) {
    const again = status === 'asked' && { reminded: null, overdue: null };
    await work.tx
      .updateTable('policy_inspections')
      .set({ status, due_date: dueDate, ...again })
      .where('policy_inspection_id', '=', inspectionId)
      .execute();
  }
});

/** Of a vehicle that a change adds it is asked once it is covered; of one that comes back it was asked already. */
export const askOnPolicyEndorsed = on('policy_endorsed', (work, { policyId, quoteId, effective, transactionId }) =>
  askOfProduct(work, { policyId, quoteId, effective }, async ({ vehicles }) => {
    const { delta } = await work.tx
      .selectFrom('policy_transactions')
      .select('delta')
      .where('policy_transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    // As it was written when the change was applied.
    const added = addedBy(delta as Delta, 'vehicles');
    const rows = await work.tx
      .selectFrom('policy_inspections')
      .select('root_vehicle_id')
      .where('policy_id', '=', policyId)
      .execute();
    const known = new Set(rows.map(({ root_vehicle_id: root }) => root));
    return vehicles.filter(({ rootVehicleId: root }) => added.has(root) && !known.has(root));
  }),
);
