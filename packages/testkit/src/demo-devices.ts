import { telematicsProviders } from '@roadworthy/core/incidents/vocabulary.ts';
import { moveSimulatedDevices } from '@roadworthy/server/incidents/devices/move-simulated-devices.ts';
import { eventHandlers } from '@roadworthy/server/registry.ts';
import { pollDevices } from '@roadworthy/server/incidents/devices/poll-devices.ts';
import type { Backend } from './backend.ts';

/** As many as a map shows well, of every provider. */
const devices = 40;
const providers = telematicsProviders.filter((provider) => provider !== 'garaging');

// A made-up device drives around where its vehicle is kept; a vehicle has two at most.
const connect = `
  insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id, user_id, consented)
  select v.organization_id, v.vehicle_id, ($1::text[])[(row_number() over (order by turn, v.vehicle_id) - 1) % $2 + 1],
    'SIM-' || l.administrative_area || '-' || row_number() over (order by turn, v.vehicle_id),
    p.user_id, case when p.user_id is null then null else $4::timestamptz end
  from policies p
    join vehicles v on v.quote_id = p.current_quote_id and v.archived is null
    join locations l on l.location_id = v.location_id
    cross join generate_series(1, 2) turn
  where p.policy_status in ('active', 'delinquent', 'pending_cancellation')
  order by turn, v.vehicle_id
  limit $3`;

// One whose place is its address: it says nothing by itself.
const keep = `
  insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id, lat, lng, observed, event, accuracy_m,
    administrative_area, postal_code)
  select v.organization_id, v.vehicle_id, 'garaging', v.root_vehicle_id::text, a.lat, a.lng, $1::timestamptz, 'garaging', 5000,
    a.administrative_area, a.prefix
  from policies p
    join vehicles v on v.quote_id = p.current_quote_id and v.archived is null
    join locations l on l.location_id = v.location_id
    join postal_areas a on a.country = l.country and a.lat is not null
      and a.prefix = left(l.postal_code, case l.country when 'US' then 5 else 3 end)
  where p.policy_status = 'active'
  order by v.vehicle_id desc
  limit 2
  on conflict do nothing`;

/** Connects made-up devices of every provider to what policies cover, and has each say where it is. */
export async function connectDemoDevices({ owner, platform }: Backend): Promise<void> {
  const now = platform.clock.now();
  await owner.pool.query(connect, [providers, providers.length, devices - 2, now]);
  await owner.pool.query(keep, [now]);
  await moveSimulatedDevices(platform, 1);
  await pollDevices({ platform, handlers: eventHandlers });
}
