alter table kml_files enable row level security;
grant select (kml_file_id, organization_id, filename, checksum, byte_size, user_id, for_everybody, archived, created,
  updated) on kml_files to tenant_staff, global_staff;
create policy tenant_reads on kml_files for select to tenant_staff using (organization_id = claim_organization());
-- A disaster of the whole platform lies over everybody's map, and where it stops business it stops everybody's.
create policy everybody_reads on kml_files for select to tenant_staff, operator using (for_everybody);
create policy staff_reads on kml_files for select to global_staff using (true);
grant select, insert, update on kml_files to operator;
create policy operates on kml_files for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_layers enable row level security;
grant select on incident_layers to tenant_staff, global_staff;
create policy tenant_reads on incident_layers for select to tenant_staff, operator
  using (exists (select from kml_files where kml_files.kml_file_id = incident_layers.kml_file_id));
create policy staff_reads on incident_layers for select to global_staff using (true);
grant select, insert on incident_layers to operator;
create policy operates on incident_layers for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_alerts enable row level security;
grant select on incident_alerts to tenant_staff, global_staff;
create policy tenant_reads on incident_alerts for select to tenant_staff
  using (exists (select from kml_files where kml_files.kml_file_id = incident_alerts.kml_file_id));
create policy staff_reads on incident_alerts for select to global_staff using (true);
grant select, insert, update on incident_alerts to operator;
create policy operates on incident_alerts for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_pauses enable row level security;
grant select on incident_pauses to tenant_staff, global_staff;
create policy tenant_reads on incident_pauses for select to tenant_staff, operator
  using (exists (select from kml_files where kml_files.kml_file_id = incident_pauses.kml_file_id));
create policy staff_reads on incident_pauses for select to global_staff using (true);
grant select, insert, update on incident_pauses to operator;
create policy operates on incident_pauses for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table vehicle_devices enable row level security;
grant select (device_id, organization_id, vehicle_id, provider, lat, lng, observed, archived, created, updated)
  on vehicle_devices to customers, tenant_staff, global_staff;
grant select (provider_device_id, attributes, meta) on vehicle_devices to tenant_staff, global_staff;
create policy tenant_reads on vehicle_devices for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on vehicle_devices for select to global_staff using (true);
create policy own_rows on vehicle_devices for select to customers
  using (exists (select from vehicles where vehicles.vehicle_id = vehicle_devices.vehicle_id));
grant select, insert, update on vehicle_devices to operator;
create policy operates on vehicle_devices for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table incident_alert_devices enable row level security;
grant select on incident_alert_devices to tenant_staff, global_staff;
create policy tenant_reads on incident_alert_devices for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on incident_alert_devices for select to global_staff using (true);
grant select, insert on incident_alert_devices to operator;
create policy operates on incident_alert_devices for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
