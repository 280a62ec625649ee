-- When a provider, or one of its devices, is asked again. It stands beside the devices: to ask changes nothing of them that
-- anybody looks at.
create table telematics_polls (
  telematics_poll_id uuid primary key default uuidv7(),
  provider text not null,
  provider_device_id text check (is_line(provider_device_id, 255)),
  next timestamptz not null,
  failures integer not null default 0 check (failures >= 0),
  refusals integer not null default 0 check (refusals >= 0),
  constraint telematics_polls_provider_check check (provider in ('bouncie', 'garaging', 'mojio', 'passtime', 'samasara', 'smartcar', 'tesla', 'zubie')),
  constraint telematics_poll_once unique nulls not distinct (provider, provider_device_id)
);
comment on table telematics_polls is 'When a provider of devices is asked again, as a whole (without a device) or after one of its devices.';
comment on column telematics_polls.failures is 'How often in a row there was no answer.';
comment on column telematics_polls.refusals is 'How often in a row it said that it may not tell of the device.';

alter table vehicle_devices
  drop constraint vehicle_devices_disconnect_reason_check,
  add constraint vehicle_devices_disconnect_reason_check
    check (disconnect_reason in ('customer', 'staff', 'sold', 'forgotten', 'revoked'));
