-- Catastrophes on a map, the devices inside them, and what was done about it.

create table kml_files (
  kml_file_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  filename text not null check (filename ~ '\S'),
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
  byte_size bigint not null check (byte_size between 1 and 20971520),
  storage_key text not null,
  user_id uuid not null references users,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, kml_file_id)
);
-- The same file twice would alert the same people twice.
create unique index kml_file_content on kml_files (organization_id, checksum) where archived is null;
create index kml_files_recent on kml_files (organization_id, created desc) where archived is null;
create index kml_files_all_recent on kml_files (created desc) where archived is null;
create trigger touch before update on kml_files for each row execute function touch_updated();

create table incident_layers (
  incident_layer_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  kml_file_id uuid not null,
  incident_name text not null check (incident_name ~ '\S'),
  -- All polygons of the name as one GeoJSON MultiPolygon, and the box around them, which is looked at first.
  geometry jsonb not null check (geometry ->> 'type' = 'MultiPolygon'),
  south double precision not null check (south between -90 and 90),
  north double precision not null check (north between -90 and 90),
  west double precision not null check (west between -180 and 180),
  east double precision not null check (east between -180 and 180),
  created timestamptz not null default app_now(),
  unique (kml_file_id, incident_name),
  unique (organization_id, kml_file_id, incident_layer_id),
  constraint incident_layer_box check (south <= north and west <= east),
  constraint incident_layer_kml_file foreign key (organization_id, kml_file_id)
    references kml_files (organization_id, kml_file_id) on update cascade deferrable initially deferred
);
create index incident_layers_by_name on incident_layers (organization_id, incident_name);

-- The line of business whose people are meant; the carrier of a device stands on the device.
create table incident_alerts (
  incident_alert_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  kml_file_id uuid not null,
  incident_layer_id uuid not null,
  provider text not null check (provider in (
    'personal', 'pro', 'boat', 'motorcycle', 'car_share', 'warranty', 'roadside', 'tire_wheel', 'windshield',
    'external', 'aviva', 'safeco', 'ambercare', 'electrified_care')),
  reason text not null check (reason ~ '\S'),
  user_id uuid not null references users,
  -- Null while the incident lasts.
  ended timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, incident_layer_id, incident_alert_id),
  constraint incident_alert_kml_file foreign key (organization_id, kml_file_id)
    references kml_files (organization_id, kml_file_id) on update cascade deferrable initially deferred,
  constraint incident_alert_layer foreign key (organization_id, kml_file_id, incident_layer_id)
    references incident_layers (organization_id, kml_file_id, incident_layer_id)
    on update cascade deferrable initially deferred
);
comment on constraint incident_alert_layer on incident_alerts is 'incident_layer|incident_alerts';
create index incident_alerts_of_layer on incident_alerts (incident_layer_id, provider);
create index incident_alerts_of_kml_file on incident_alerts (kml_file_id, created desc);
create trigger touch before update on incident_alerts for each row execute function touch_updated();

-- A pause stops business in the area of an incident until somebody resumes it.
create table incident_pauses (
  incident_pause_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  kml_file_id uuid not null,
  incident_layer_id uuid not null,
  provider text not null check (provider in (
    'personal', 'pro', 'boat', 'motorcycle', 'car_share', 'warranty', 'roadside', 'tire_wheel', 'windshield',
    'external', 'aviva', 'safeco', 'ambercare', 'electrified_care')),
  reason text not null check (reason ~ '\S'),
  user_id uuid not null references users,
  resumed timestamptz,
  resume_reason text,
  resumed_by_user_id uuid references users,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint incident_pause_resumed check (
    num_nonnulls(resumed, resumed_by_user_id) in (0, 2)
    and (resumed is null or coalesce(resume_reason ~ '\S', false))),
  constraint incident_pause_kml_file foreign key (organization_id, kml_file_id)
    references kml_files (organization_id, kml_file_id) on update cascade deferrable initially deferred,
  constraint incident_pause_layer foreign key (organization_id, kml_file_id, incident_layer_id)
    references incident_layers (organization_id, kml_file_id, incident_layer_id)
    on update cascade deferrable initially deferred
);
comment on constraint incident_pause_layer on incident_pauses is 'incident_layer|incident_pauses';
comment on constraint incident_pauses_user_id_fkey on incident_pauses is 'user|incident_pauses';
comment on constraint incident_pauses_resumed_by_user_id_fkey on incident_pauses
  is 'resumed_by|resumed_incident_pauses';
create unique index incident_pause_active on incident_pauses (incident_layer_id, provider) where resumed is null;
create index incident_pauses_of_kml_file on incident_pauses (kml_file_id, created desc);
create index incident_pauses_in_force on incident_pauses (organization_id, provider) where resumed is null;
create trigger touch before update on incident_pauses for each row execute function touch_updated();

-- Where a vehicle was seen last. An older report never overwrites a newer one.
create table vehicle_devices (
  device_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  vehicle_id uuid not null,
  provider text not null check (provider in (
    'bouncie', 'garaging', 'mojio', 'passtime', 'samasara', 'smartcar', 'tesla', 'zubie')),
  provider_device_id text not null check (provider_device_id ~ '\S'),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  observed timestamptz,
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  meta jsonb not null default '{}' check (jsonb_typeof(meta) = 'object'),
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  -- A changed policy describes its vehicle anew, and the device goes with both descriptions.
  unique (provider, provider_device_id, vehicle_id),
  constraint vehicle_device_position check (num_nonnulls(lat, lng, observed) in (0, 3) and (lat <> 0 or lng <> 0)),
  constraint vehicle_device_vehicle foreign key (organization_id, vehicle_id)
    references vehicles (organization_id, vehicle_id) on update cascade deferrable initially deferred
);
create index vehicle_devices_of_vehicle on vehicle_devices (vehicle_id);
create index vehicle_devices_by_position on vehicle_devices (organization_id, lat, lng)
  where archived is null and lat is not null;
create index vehicle_devices_all_by_position on vehicle_devices (lat, lng) where archived is null and lat is not null;
create trigger touch before update on vehicle_devices for each row execute function touch_updated();

-- Whom an alert reached: the device itself, by its maker's name for it. Its vehicle may move to another organization, and
-- what was sent does not.
create table incident_alert_devices (
  incident_alert_device_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  incident_alert_id uuid not null,
  incident_layer_id uuid not null,
  provider text not null check (provider in (
    'bouncie', 'garaging', 'mojio', 'passtime', 'samasara', 'smartcar', 'tesla', 'zubie')),
  provider_device_id text not null,
  forced boolean not null default false,
  created timestamptz not null default app_now(),
  constraint incident_alert_device_alert foreign key (organization_id, incident_layer_id, incident_alert_id)
    references incident_alerts (organization_id, incident_layer_id, incident_alert_id)
    on update cascade deferrable initially deferred
);
comment on constraint incident_alert_device_alert on incident_alert_devices
  is 'incident_alert|incident_alert_devices';
-- Nobody is alarmed twice about one incident, unless somebody means to.
create unique index incident_alert_device_once
  on incident_alert_devices (incident_layer_id, provider, provider_device_id) where not forced;
create index incident_alert_devices_of_alert on incident_alert_devices (incident_alert_id);
