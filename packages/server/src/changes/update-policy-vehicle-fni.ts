import { decideCorrectVehicle } from '@roadworthy/core/billing/endorsement/correct-vehicle.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { operation } from '../kernel/operation.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { correctAtOnce } from './change-at-once.ts';
import { readChanges } from './read-changes.ts';

/**
 * Corrects what a vehicle of a policy is called: a change like every other, whose price has to come to the same. What was
 * signed says what it said; declarations and cards are made with what is right.
 */
export const updatePolicyVehicleFni = operation({
  name: 'update_policy_vehicle_fni',
  permission: 'policy:correct',
  root: 'policy_id',
  example: { vehicle_id: '00000000-0000-4000-8000-000000000001', vehicle: { vin: '1M8GDM9A0PP042788' } },
  async run(work) {
    const { policy_id, vehicle_id, vehicle } = work.input;
    const stored = await lockPolicy(work, policy_id);
    const endorsing = await endorsingOf(work, stored);
    const corrected = decideCorrectVehicle(endorsing.described.quote, vehicle_id, vehicle);
    if (!corrected.ok) return corrected;
    const { rootVehicleId: root, vin } = corrected.event;
    const changes = { ...vehicle, ...(vin !== null && { vin }) };
    const read = await readChanges(work, endorsing, { vehicles: [{ root_vehicle_id: root, changes }] });
    if (!read.ok) return read;
    const quoteId = await correctAtOnce(work, stored, endorsing, read.event, 'vehicle_corrected');
    if (!quoteId.ok) return quoteId;
    const { vehicle_id: correctedId } = await work.tx
      .selectFrom('vehicles')
      .select('vehicle_id')
      .where('quote_id', '=', quoteId.event)
      .where('root_vehicle_id', '=', root)
      .executeTakeFirstOrThrow();
    return { policy_id, policy: { policy_id }, vehicle_id: correctedId, vehicle: { vehicle_id: correctedId } };
  },
});
