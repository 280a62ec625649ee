import { customers } from '@roadworthy/core/identity/role-groups.ts';
import { yearlyMiles } from '@roadworthy/core/incidents/devices/told-mileage.ts';
import { sql } from 'kysely';
import { computedRead } from '../../kernel/operation.ts';

type Row = {
  readonly root_vehicle_id: string;
  readonly first_at: Date;
  readonly first_km: number;
  readonly last_at: Date;
  readonly last_km: number;
};

/** How far what a policy covers goes in a year, as devices in it told; customers read what their own device told. */
export const toldMileage = computedRead({
  name: 'told_mileage',
  permission: 'whoever_sees_it',
  root: 'policy_id',
  example: {},
  async run({ tx, actor, input }) {
    const owner = customers.some((role) => role === actor.role) ? actor.userId : null;
    const { rows } = await sql<Row>`
      select distinct on (d.root_vehicle_id) d.root_vehicle_id, one.observed as first_at, one.odometer_km as first_km,
        other.observed as last_at, other.odometer_km as last_km
      from policies p
        join vehicles v on v.quote_id = p.current_quote_id and v.archived is null
        join vehicle_devices d on d.organization_id = p.organization_id and d.root_vehicle_id = v.root_vehicle_id and d.archived is null
        cross join lateral (select observed, odometer_km from device_reports r
          where r.device_id = d.device_id and r.odometer_km is not null and refused is distinct from 'other_vehicle'
          order by observed limit 1) one
        cross join lateral (select observed, odometer_km from device_reports r
          where r.device_id = d.device_id and r.odometer_km is not null and refused is distinct from 'other_vehicle'
          order by observed desc limit 1) other
      where p.policy_id = ${input.policy_id} and (${owner}::uuid is null or d.user_id = ${owner}::uuid)
      order by d.root_vehicle_id, other.observed - one.observed desc`.execute(tx);
    return rows.flatMap(({ root_vehicle_id, first_at, first_km, last_at, last_km }) => {
      const yearly_miles = yearlyMiles({ at: first_at, km: first_km }, { at: last_at, km: last_km });
      return yearly_miles === null
        ? []
        : [{ root_vehicle_id, yearly_miles, since: first_at.toISOString(), until: last_at.toISOString() }];
    });
  },
});
