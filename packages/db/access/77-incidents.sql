call pg_temp.tenant_table('kml_files');
grant select (kml_file_id, organization_id, filename, checksum, byte_size, user_id, for_everybody, archived, created,
  updated, file_id, notes) on kml_files to tenant_staff, global_staff;
-- A disaster of the whole platform lies over everybody's map, and where it stops business it stops everybody's.
create policy everybody_reads on kml_files for select to tenant_staff, operator using (for_everybody);
grant select, insert, update on kml_files to operator;

call pg_temp.staff_reads('incident_layers');
call pg_temp.operates('incident_layers');
grant select on incident_layers to tenant_staff, global_staff;
create policy tenant_reads on incident_layers for select to tenant_staff, operator
  using (exists (select from kml_files where kml_files.kml_file_id = incident_layers.kml_file_id));
grant select, insert on incident_layers to operator;

-- Read by operations alone, which ask what lies in them.
call pg_temp.operates('incident_layer_pieces');
create policy tenant_reads on incident_layer_pieces for select to operator
  using (exists (select from incident_layers where incident_layers.incident_layer_id = incident_layer_pieces.incident_layer_id));
grant select, insert on incident_layer_pieces to operator;

call pg_temp.staff_reads('incident_alerts');
call pg_temp.operates('incident_alerts');
grant select on incident_alerts to tenant_staff, global_staff;
create policy tenant_reads on incident_alerts for select to tenant_staff
  using (exists (select from kml_files where kml_files.kml_file_id = incident_alerts.kml_file_id));
grant select, insert, update on incident_alerts to operator;

call pg_temp.tenant_table('vehicle_devices');
grant select (device_id, organization_id, vehicle_id, root_vehicle_id, provider, lat, lng, observed, reported, event, accuracy_m,
  speed_kph, heading, administrative_area, postal_code, consented, disconnect_reason, archived, created, updated)
  on vehicle_devices to customers;
grant select on vehicle_devices to tenant_staff, global_staff;
-- Where a thing is, is told among customers to whoever connected the device alone: another may own it by now.
create policy own_rows on vehicle_devices for select to customers using (user_id = claim_user());
grant select, insert, update on vehicle_devices to operator;
-- A provider tells of a device, and not whose it is.
create policy finds on vehicle_devices for select to worker using (archived is null);
grant select (organization_id, device_id, provider, provider_device_id, archived, observed, reported) on vehicle_devices to worker;

call pg_temp.tenant_table('device_reports');
alter table partitions.device_reports_rest enable row level security;
grant select (device_id, organization_id, observed, event, received, lat, lng, accuracy_m, speed_kph, heading, odometer_km,
  refused) on device_reports to customers, tenant_staff, global_staff;
create policy own_rows on device_reports for select to customers
  using (exists (select from vehicle_devices where vehicle_devices.device_id = device_reports.device_id));
grant select, insert on device_reports to operator;
revoke execute on function partition_device_reports from public;
grant execute on function partition_device_reports to worker;

call pg_temp.staff_reads('telematics_payloads');
grant select on telematics_payloads to global_staff;
create policy collects on telematics_payloads for all to worker using (true) with check (true);
grant select, insert, update, delete on telematics_payloads to worker;

revoke execute on function vehicle_devices_by_vehicle, vehicle_devices_by_policy from public;
grant execute on function vehicle_devices_by_vehicle, vehicle_devices_by_policy to tenant_staff, global_staff;

call pg_temp.tenant_table('incident_alert_devices');
grant select on incident_alert_devices to tenant_staff, global_staff;
grant select, insert on incident_alert_devices to operator;

call pg_temp.tenant_table('incident_alert_messages');
grant select on incident_alert_messages to tenant_staff, global_staff;
grant select, insert, update on incident_alert_messages to operator;
-- The link of an alert finds it before anybody has signed in.
grant select (incident_alert_message_id, organization_id) on incident_alert_messages to identity;
create policy finds on incident_alert_messages for select to identity using (true);

call pg_temp.staff_reads('telematics_polls');
grant select on telematics_polls to global_staff;
create policy polls on telematics_polls for all to worker using (true) with check (true);
grant select, insert, update, delete on telematics_polls to worker;
