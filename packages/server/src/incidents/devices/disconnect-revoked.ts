import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { recordsOf } from './connect-device.ts';

const whose = `select organization_id, device_id from vehicle_devices
  where provider = $1 and provider_device_id = $2 and archived is null`;

/** Ends what a device tells where its owner took the consent back at its provider. */
export async function disconnectRevoked(kernel: Kernel, provider: TelematicsProvider, number: string): Promise<void> {
  const values = [provider, number];
  const [[organizationId, deviceId] = []] = await askAs(kernel.platform.pools.operations, {
    role: 'worker',
    text: whose,
    values,
  });
  if (!organizationId || !deviceId) return;
  const request = systemRequest(`revoked:${deviceId}`);
  await inOrganization(kernel, organizationId, request, async ({ tx, now, publish }) => {
    const ended = await tx
      .updateTable('vehicle_devices')
      .set({ archived: now, disconnect_reason: 'revoked' })
      .where('device_id', '=', deviceId)
      .where('archived', 'is', null)
      .returning('vehicle_id')
      .executeTakeFirst();
    if (!ended) return;
    await publish({ type: 'device_disconnected', ...(await recordsOf(tx, ended.vehicle_id)).about, provider });
  });
}
