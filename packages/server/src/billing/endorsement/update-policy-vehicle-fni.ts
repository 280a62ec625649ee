import { checkSamePrice, decideCorrectVehicle } from '@roadworthy/core/billing/endorsement/correct-vehicle.ts';
import { checkEndorsable, endorsementDays } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { accept, refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../../kernel/operation.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import { policyRoot } from '../../policies/policy-root.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { carryOutEndorsement } from './carry-out-endorsement.ts';
import { changingOf, endorsingOf } from './endorse-facts.ts';
import { priceChange } from './endorse-policy.ts';

/**
 * Corrects the identification number of a vehicle of a policy: a change like every other, whose price has to come to the
 * same. What was signed keeps the number that it was signed with; declarations and cards are made with the right one.
 */
export const updatePolicyVehicleFni = operation({
  name: 'update_policy_vehicle_fni',
  permission: 'policy:correct',
  root: policyRoot,
  async run(work) {
    const { policy_id, vehicle_id, vin } = work.input;
    const stored = await lockPolicy(work, policy_id);
    const endorsing = await endorsingOf(work, stored);
    const { quote } = endorsing.described;
    const corrected = decideCorrectVehicle(quote, vehicle_id, vin);
    if (!corrected.ok) return corrected;
    const { vehicles, rootVehicleId, vin: right } = corrected.event;
    const effective = endorsementDays(endorsing.facts, work.actor).latest;
    const priced = await priceChange(work, stored, endorsing, { quote: { ...quote, vehicles }, effective });
    if (!priced.ok) return priced;
    const { before, after } = priced.event;
    const same = checkSamePrice(premiumOf(before) ?? 0, premiumOf(after) ?? 0);
    if (!same.ok) return same;
    let correctedId = vehicle_id;
    await carryOutEndorsement(work, stored, endorsing, priced.event, {
      change: 'vehicle_corrected',
      delta: { vehicles: { [rootVehicleId]: { vin: right } } },
      async edit(newIds) {
        correctedId = newIds.get(vehicle_id) ?? vehicle_id;
        await work.tx.updateTable('vehicles').set({ vin: right }).where('vehicle_id', '=', correctedId).execute();
      },
    });
    return { policy_id, policy: { policy_id }, vehicle_id: correctedId, vehicle: { vehicle_id: correctedId } };
  },
});

/** Whether a vehicle of a policy may be corrected, as it stands. */
export const readVehicleCorrections: ReadAbilities = async (work, policyId) => {
  if (!may(work.actor, 'policy:correct')) {
    return { update_policy_vehicle_fni: refuse('actor_not_allowed', 'Your role may not do this to a policy.') };
  }
  const { facts } = await changingOf(work, await loadPolicy(work, policyId));
  const standing = checkEndorsable(facts);
  return { update_policy_vehicle_fni: standing ? { ok: false, refusal: standing } : accept(null) };
};
