import {
  decideConnectDevice,
  decideDisconnectDevice,
  deviceNotConnectable,
} from '@roadworthy/core/incidents/devices/connect-device.ts';
import { customers } from '@roadworthy/core/identity/role-groups.ts';
import type { Tx } from '../../kernel/database.ts';
import { operation } from '../../kernel/operation.ts';
import { personOf } from '../../kernel/operations/person-of.ts';

/** Where the timeline tells of a device: the quote that describes its vehicle, and the policy whose description that is. */
export async function recordsOf(tx: Tx, vehicleId: string) {
  const { root_vehicle_id, quote_id, policy_id } = await tx
    .selectFrom('vehicles')
    .leftJoin('policies', 'policies.current_quote_id', 'vehicles.quote_id')
    .select(['vehicles.root_vehicle_id', 'vehicles.quote_id', 'policies.policy_id'])
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return { rootVehicleId: root_vehicle_id, about: { quoteId: quote_id, policyId: policy_id } };
}

/** Has a device tell where a vehicle is, as its person agreed. The same one again is the one that is there. */
export const connectDevice = operation({
  name: 'connect_device',
  permission: 'device:connect',
  root: 'vehicle_id',
  example: { provider: 'bouncie', device_number: '353816090000001', agreed: true },
  async run({ tx, input, actor, organizationId, now, publish }) {
    const user_id = personOf(actor);
    const { rootVehicleId, about } = await recordsOf(tx, input.vehicle_id);
    const known = await tx
      .selectFrom('vehicle_devices')
      .select(['device_id', 'provider', 'provider_device_id', 'user_id'])
      .where('root_vehicle_id', '=', rootVehicleId)
      .where('archived', 'is', null)
      .execute();
    const request = { provider: input.provider, number: input.device_number, isAgreed: input.agreed };
    const own = known.filter((one) => one.user_id === user_id);
    const decision = decideConnectDevice({ ...request, connected: 0 });
    if (!decision.ok) return decision;
    const { provider, number } = decision.event;
    const same = own.find((one) => one.provider === provider && one.provider_device_id === number);
    if (same) return { device_id: same.device_id };
    const counted = decideConnectDevice({ ...request, connected: known.length });
    if (!counted.ok) return counted;
    // Another organization's devices are seen by nobody here; the key of the table knows them.
    const added = await tx
      .insertInto('vehicle_devices')
      .values({
        organization_id: organizationId,
        vehicle_id: input.vehicle_id,
        provider,
        provider_device_id: number,
        user_id,
        consented: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('device_id')
      .executeTakeFirst();
    if (!added) return deviceNotConnectable();
    await publish({ type: 'device_connected', ...about, provider });
    return added;
  },
});

/** Ends what a device tells. What it told is dropped with its months. */
export const disconnectDevice = operation({
  name: 'disconnect_device',
  permission: 'device:disconnect',
  root: 'device_id',
  example: {},
  async run({ tx, input, actor, now, publish }) {
    const { device_id } = input;
    const { vehicle_id, provider, archived } = await tx
      .selectFrom('vehicle_devices')
      .select(['vehicle_id', 'provider', 'archived'])
      .where('device_id', '=', device_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decideDisconnectDevice({ archived });
    if (!decision.ok) return decision;
    const isOwn = customers.some((role) => role === actor.role);
    await tx
      .updateTable('vehicle_devices')
      .set({ archived: now, disconnect_reason: isOwn ? 'customer' : 'staff' })
      .where('device_id', '=', device_id)
      .execute();
    await publish({ type: 'device_disconnected', ...(await recordsOf(tx, vehicle_id)).about, provider });
    return { device_id };
  },
});
