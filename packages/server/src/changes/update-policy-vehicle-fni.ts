import { checkSamePrice, decideCorrectVehicle } from '@roadworthy/core/billing/endorsement/correct-vehicle.ts';
import { endorsementDays } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { operation } from '../kernel/operation.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { changeAtOnce, priceAtOnce } from './change-at-once.ts';

/**
 * Corrects the identification number of a vehicle of a policy: a change like every other, whose price has to come to the
 * same. What was signed keeps the number that it was signed with; declarations and cards are made with the right one.
 */
export const updatePolicyVehicleFni = operation({
  name: 'update_policy_vehicle_fni',
  permission: 'policy:correct',
  root: 'policy_id',
  example: { vehicle_id: '00000000-0000-4000-8000-000000000001', vin: '1M8GDM9A0PP042788' },
  async run(work) {
    const { policy_id, vehicle_id, vin } = work.input;
    const stored = await lockPolicy(work, policy_id);
    const endorsing = await endorsingOf(work, stored);
    const corrected = decideCorrectVehicle(endorsing.described.quote, vehicle_id, vin);
    if (!corrected.ok) return corrected;
    const { rootVehicleId: root, vin: right } = corrected.event;
    const effective = endorsementDays(endorsing.facts, work.actor).latest;
    const delta = { vehicles: { [root]: { set: { vin: right } } } };
    const priced = await priceAtOnce(work, stored, endorsing, { delta, effective });
    if (!priced.ok) return priced;
    const { before, after } = priced.event;
    const same = checkSamePrice(premiumOf(before) ?? 0, premiumOf(after) ?? 0);
    if (!same.ok) return same;
    const quoteId = await changeAtOnce(work, stored, priced.event, 'vehicle_corrected');
    const { vehicle_id: correctedId } = await work.tx
      .selectFrom('vehicles')
      .select('vehicle_id')
      .where('quote_id', '=', quoteId)
      .where('root_vehicle_id', '=', root)
      .executeTakeFirstOrThrow();
    return { policy_id, policy: { policy_id }, vehicle_id: correctedId, vehicle: { vehicle_id: correctedId } };
  },
});
