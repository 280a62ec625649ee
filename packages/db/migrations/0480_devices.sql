-- A device belongs to the thing that it is in, however often a change describes that anew. Where it was last stands with it,
-- what it reported before in months, which are dropped as one.
drop index vehicle_devices_of_vehicle;
alter table vehicle_devices
  drop constraint vehicle_device_once,
  add constraint vehicle_devices_organization_device_key unique (organization_id, device_id),
  add column user_id uuid references users,
  add column consented timestamptz,
  add column disconnect_reason text,
  add column reported timestamptz,
  add column received timestamptz,
  add column event text,
  add column accuracy_m real,
  add column speed_kph real,
  add column heading real,
  add column odometer_km double precision,
  add column administrative_area text,
  add column postal_code text,
  add constraint vehicle_device_consent check (num_nonnulls(user_id, consented) in (0, 2)),
  add constraint vehicle_device_place check (num_nonnulls(administrative_area, postal_code) in (0, 2)),
  add constraint vehicle_devices_disconnect_reason_check check (disconnect_reason in ('customer', 'staff', 'sold', 'forgotten')),
  add constraint vehicle_devices_event_check check (is_line(event, 64)),
  add constraint vehicle_devices_accuracy_m_check check (accuracy_m >= 0),
  add constraint vehicle_devices_speed_kph_check check (speed_kph >= 0),
  add constraint vehicle_devices_heading_check check (heading >= 0 and heading < 360),
  add constraint vehicle_devices_odometer_km_check check (odometer_km >= 0),
  add constraint vehicle_devices_administrative_area_bound check (is_line(administrative_area, 64)),
  add constraint vehicle_devices_postal_code_bound check (is_line(postal_code, 12));
-- Whose report it is has one answer in every organization: nobody reads another one's place by typing its number.
create unique index vehicle_device_once on vehicle_devices (provider, provider_device_id) where archived is null;
create index vehicle_devices_of_vehicle on vehicle_devices (vehicle_id);
create index vehicle_devices_of_user on vehicle_devices (user_id) where user_id is not null;
comment on column vehicle_devices.user_id is 'Who connected it and agreed to what it tells.';
comment on column vehicle_devices.reported is 'The newest instant that it told anything of, a place or not.';
comment on column vehicle_devices.observed is 'When it was at its place.';
comment on column vehicle_devices.postal_code is 'The postal code whose middle is nearest to its place.';

create function hint_vehicle_devices() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'vehicle_devices', device_id, organization_id from changed
    on conflict do nothing;
  return null;
end $$;
create trigger hint_insert after insert on vehicle_devices referencing new table as changed
  for each statement execute function hint_vehicle_devices();
create trigger hint_update after update on vehicle_devices referencing new table as changed
  for each statement execute function hint_vehicle_devices();

create table device_reports (
  device_id uuid not null,
  organization_id uuid not null,
  observed timestamptz not null,
  event text not null check (is_line(event, 64)),
  received timestamptz not null default app_now(),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  accuracy_m real check (accuracy_m >= 0),
  speed_kph real check (speed_kph >= 0),
  heading real check (heading >= 0 and heading < 360),
  odometer_km double precision check (odometer_km >= 0),
  refused text check (refused in ('no_place', 'null_island', 'out_of_range', 'invalid_fix', 'impossible_jump', 'other_vehicle')),
  raw_hash text not null check (is_line(raw_hash, 64)),
  primary key (device_id, observed, event),
  constraint device_report_place check (num_nonnulls(lat, lng) in (0, 2)),
  constraint device_report_device foreign key (organization_id, device_id)
    references vehicle_devices (organization_id, device_id) on update cascade on delete cascade
) partition by range (observed);
comment on table device_reports is 'What a device reported, once: an instant and an event of it. What was refused is not where it is.';
comment on column device_reports.raw_hash is 'SHA-256 of the message that it came in.';
create table partitions.device_reports_rest partition of device_reports default;

-- Drops the months that may be kept no longer, keeps of what is older than a week the last place of each hour, and gives the
-- months that are written a partition. It waits for nobody for long: it is called again.
create function partition_device_reports(today date, most_days integer) returns void
language plpgsql security definer set search_path = public set lock_timeout = '2s' as $$
declare
  month date;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtext('partition_device_reports'));
  for partition, month in
    select c.relname, to_date(right(c.relname, 7), 'YYYY_MM')
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'device_reports'::regclass and c.relname <> 'device_reports_rest'
  loop
    if (month + interval '1 month')::date <= today - most_days then
      execute format('drop table partitions.%I', partition);
    end if;
  end loop;
  delete from device_reports where observed < (today - most_days)::timestamp at time zone 'UTC';
  delete from device_reports r using (
    select device_id, observed, event,
      row_number() over (partition by device_id, date_trunc('hour', observed, 'UTC'), refused is null and lat is not null
        order by observed desc, event) as place,
      refused is null and lat is not null as counts
    from device_reports
    where observed < (today - 7)::timestamp at time zone 'UTC' and observed >= (today - 14)::timestamp at time zone 'UTC') old
  where (r.device_id, r.observed, r.event) = (old.device_id, old.observed, old.event) and (old.place > 1 or not old.counts);
  for month in
    select distinct date_trunc('month', observed at time zone 'UTC')::date from partitions.device_reports_rest
    union select (date_trunc('month', today) + n * interval '1 month')::date from generate_series(-1, 1) n
    order by 1
  loop
    partition := 'device_reports_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(format('partitions.%I', partition)) is not null;
    execute format('create table partitions.%I (like device_reports including all)', partition);
    execute format('alter table partitions.%I enable row level security', partition);
    execute format('with moved as (delete from partitions.device_reports_rest where observed >= %L and observed < %L returning *)
      insert into partitions.%I select * from moved',
      month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', partition);
    execute format('alter table device_reports attach partition partitions.%I for values from (%L) to (%L)',
      partition, month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end $$;

-- What came from a provider and was no report of a device that is connected here. It belongs to no organization: the
-- platform's own people look at it.
create table telematics_payloads (
  telematics_payload_id uuid primary key default uuidv7(),
  provider text not null,
  reason text not null check (reason in ('unreadable', 'unknown_event', 'unknown_device', 'from_future', 'too_old')),
  provider_device_id text check (is_line(provider_device_id, 255)),
  raw_hash text not null check (is_line(raw_hash, 64)),
  raw sealed check (is_line(raw, 40000)),
  times integer not null default 1 check (times > 0),
  received timestamptz not null default app_now(),
  last_received timestamptz not null default app_now(),
  constraint telematics_payloads_provider_check check (provider in ('bouncie', 'garaging', 'mojio', 'passtime', 'samasara', 'smartcar', 'tesla', 'zubie')),
  constraint telematics_payload_once unique (provider, raw_hash, reason)
);
create index telematics_payloads_recent on telematics_payloads (last_received desc);
comment on table telematics_payloads is 'Messages of providers that nobody here could read, or whose device nobody here has connected.';

-- The devices in a vehicle, whichever description of it is named.
create function vehicle_devices_by_vehicle(vehicle_id uuid) returns setof vehicle_devices
language sql stable as $$
  select d.* from vehicle_devices d
  where d.archived is null
    and d.root_vehicle_id = (select v.root_vehicle_id from vehicles v where v.vehicle_id = vehicle_devices_by_vehicle.vehicle_id)
$$;
comment on function vehicle_devices_by_vehicle is 'The devices in a vehicle, whichever description of it is named.';

-- The devices in what a policy covers now.
create function vehicle_devices_by_policy(policy_id uuid) returns setof vehicle_devices
language sql stable as $$
  select d.* from vehicle_devices d
  where d.archived is null
    and d.root_vehicle_id in (
      select v.root_vehicle_id from policies p join vehicles v on v.quote_id = p.current_quote_id
      where p.policy_id = vehicle_devices_by_policy.policy_id and v.archived is null)
$$;
comment on function vehicle_devices_by_policy is 'The devices in what a policy covers now.';

-- A device asks which postal code it is nearest to.
create index postal_areas_near on postal_areas using gist (point(lng, lat)) where lat is not null;
