-- A map of an incident is read once, in a process of its own, and asked often: its layers are kept in pieces without holes and
-- with few corners, so that finding the pieces about a place and asking whether it lies in one costs the same for every map.
alter table files
  add column for_map boolean not null default false,
  drop constraint file_of_one_record,
  add constraint file_of_one_record check (num_nonnulls(quote_id, policy_id, claim_id, agent_user_id) + for_map::int = 1);

alter table kml_files
  add column file_id uuid,
  add column notes jsonb not null default '[]',
  add constraint kml_files_notes_bound check (jsonb_typeof(notes) = 'array' and is_small(notes, 4000)),
  add constraint kml_file_bytes foreign key (organization_id, file_id) references files (organization_id, file_id)
    on update cascade deferrable initially deferred;
comment on column kml_files.notes is 'What was mended, left out or read otherwise than it is written: a kind and a count each.';

create table incident_layer_pieces (
  incident_layer_id uuid not null,
  buffer_km smallint not null,
  piece_number integer not null,
  organization_id uuid not null,
  piece polygon not null,
  constraint incident_layer_pieces_pkey primary key (incident_layer_id, buffer_km, piece_number),
  constraint incident_layer_pieces_buffer_km_check check (buffer_km in (0, 10, 25, 50, 100)),
  constraint incident_layer_pieces_piece_number_check check (piece_number > 0),
  constraint incident_layer_pieces_piece_check check (npoints(piece) between 3 and 1000)
);
alter table incident_layers
  add constraint incident_layers_organization_layer_key unique (organization_id, incident_layer_id),
  add column corners integer not null default 0,
  add constraint incident_layers_corners_check check (corners between 0 and 100000);
alter table incident_layer_pieces
  add constraint incident_layer_piece_layer foreign key (organization_id, incident_layer_id)
    references incident_layers (organization_id, incident_layer_id) on update cascade on delete cascade deferrable initially deferred;
create index incident_layer_pieces_around on incident_layer_pieces using gist (box(piece));
comment on table incident_layer_pieces is
  'What a layer covers with so many kilometres around it: a place lies in it when it lies in a piece, edges included.';

-- Whether a place lies in a piece: the one place that says so. An edge belongs to it. Written so that an index over the
-- boxes of pieces answers it.
create function lies_in(place point, piece polygon) returns boolean
language sql immutable strict parallel safe
return box(piece) @> box(place) and piece @> place;

-- The layers that a place lies in, with so many kilometres around them.
create function layers_at(place point, around_km smallint) returns setof uuid
language sql stable parallel safe
begin atomic
  select distinct incident_layer_id from incident_layer_pieces where buffer_km = around_km and lies_in(place, piece);
end;
