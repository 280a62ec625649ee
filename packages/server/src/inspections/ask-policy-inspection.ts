import { decideAskInspection } from '@roadworthy/core/inspections/ask-inspection.ts';
import { requestedByProduct } from '@roadworthy/core/inspections/inspection.ts';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Vehicle } from '@roadworthy/core/quoting/quote.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
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

/** What the product asks of vehicles by itself is asked with the purchase. */
export const askOnPolicyBound = on('policy_bound', async (work, { policyId, quoteId }) => {
  const { policy } = await loadPolicy(work, policyId);
  const parameters = await parametersFor(work, policy.productId, policy.effectiveDate);
  const today = work.today(policy.timeZone);
  const from = today > policy.effectiveDate ? today : policy.effectiveDate;
  // Most products ask for none, which takes no look at the quote.
  if (parameters.inspectionDays === 0) return;
  const { quote } = await loadQuote(work, quoteId);
  for (const vehicle of quote.vehicles) {
    const requested = requestedByProduct(vehicle, parameters, from);
    if (requested) await writeInspection(work, policy, vehicle, { ...requested, reason: null });
  }
});
