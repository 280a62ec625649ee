import { reportDays } from '@roadworthy/core/incidents/vocabulary.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Platform } from '../../kernel/platform.ts';

/** For how many days what nobody could read is kept. */
const payloadDays = 30;

/** When a device is asked after again is nothing of one that is connected no more. */
const disconnected = `delete from telematics_polls p where provider_device_id is not null and not exists (
  select from vehicle_devices d
  where d.provider = p.provider and d.provider_device_id = p.provider_device_id and d.archived is null)`;

/** Drops the months of reports that may be kept no longer, thins what is older than a week, and forgets unread messages. */
export async function purgeDeviceReports({ pools, clock }: Pick<Platform, 'pools' | 'clock'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const ask = (text: string, ...values: string[]) => askAs(pools.operations, { role: 'worker', text, values });
  await ask('select partition_device_reports($1::date, $2::integer)', today, String(reportDays));
  await ask(`delete from telematics_payloads where last_received < $1::date - interval '${payloadDays} days'`, today);
  await ask(disconnected);
}
