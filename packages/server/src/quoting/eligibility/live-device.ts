import { hasDeviceDiscount, liveDeviceDays } from '@roadworthy/core/quoting/checks/device-discount.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';

/**
 * Whether something that a quote describes has a device that is connected and was heard of of late. An address is none.
 * The one question wherever the discount for a device is asked: of a quote, of a change, and of a next term.
 */
export const liveDeviceIn = (quoteId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from vehicles v
    join vehicle_devices d on d.organization_id = v.organization_id and d.root_vehicle_id = v.root_vehicle_id
  where v.quote_id = ${quoteId} and v.archived is null and d.archived is null and d.provider <> 'garaging'
    and d.reported >= app_now() - interval '${sql.raw(String(liveDeviceDays))} days')`;

/** Whether a quote may have the discount for a device; nobody is asked where its rates have none. */
export async function hasLiveDevice(
  tx: Tx,
  { quoteId, provider }: { readonly quoteId: string; readonly provider: string },
) {
  if (!hasDeviceDiscount(provider)) return false;
  const { rows } = await sql<{ readonly live: boolean }>`select ${liveDeviceIn(sql`${quoteId}::uuid`)} as live`.execute(
    tx,
  );
  return rows[0]?.live ?? false;
}
