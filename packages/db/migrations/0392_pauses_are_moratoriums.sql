-- A pause of an incident is a moratorium: one table for every way of stopping business, asked by every gate. Where it holds
-- is said in postal codes, as of every other one; the layer that they were found by stands beside them.
drop table incident_pauses;
drop function hint_incident_pauses();

alter table moratoriums
  add column incident_layer_id uuid,
  add column buffer_km smallint,
  add column end_reason text,
  add constraint moratorium_layer foreign key (organization_id, incident_layer_id)
    references incident_layers (organization_id, incident_layer_id) on update cascade deferrable initially deferred,
  add constraint moratorium_of_layer check (num_nonnulls(incident_layer_id, buffer_km) in (0, 2)),
  add constraint moratoriums_buffer_km_check check (buffer_km in (0, 10, 25, 50, 100)),
  add constraint moratoriums_end_reason_check check (is_prose(end_reason, 1000));
comment on column moratoriums.incident_layer_id is 'What paused it, where it was a layer of a map.';

-- Business is paused once for each layer and line, until it is resumed.
create unique index moratorium_pause_once on moratoriums (organization_id, incident_layer_id, coalesce(provider, ''))
  where incident_layer_id is not null and ends is null;
create index moratoriums_of_layer on moratoriums (incident_layer_id) where incident_layer_id is not null;
