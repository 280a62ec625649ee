-- Photographs that are asked of a vehicle once its policy is bound: which, until when, and what became of them.
alter table product_parameters
  add column inspection_days integer not null default 0 check (inspection_days between 0 and 90),
  add column inspection_from_age integer not null default 10 check (inspection_from_age between 0 and 100),
  add column inspection_from_value bigint not null default 15000000 check (inspection_from_value between 0 and 1000000000);
comment on column product_parameters.inspection_days is
  'Days after cover begins in which photographs of a vehicle have to be there; 0 asks for none.';
comment on column product_parameters.inspection_from_age is
  'Photographs are asked for of vehicles that are so many model years old or older.';
comment on column product_parameters.inspection_from_value is
  'Photographs are asked for of vehicles that are worth so much or more, in cents.';

alter table policy_inspections
  add column status text not null default 'asked'
    check (status in ('asked', 'asked_again', 'submitted', 'completed')),
  add column shots text[] not null default '{front,rear,left,right,interior,vin_plate}'
    check (cardinality(shots) between 1 and 7 and is_line(array_to_string(shots, ' '), 100)
      and shots <@ '{front,rear,left,right,interior,vin_plate,odometer}'),
  -- Why somebody asked for it; null where the product did. Who is insured reads it.
  add column reason text check (is_prose(reason, 1000)),
  add column submitted timestamptz,
  -- When it was told that the day comes near, and that it has passed.
  add column reminded timestamptz,
  add column overdue timestamptz,
  add constraint policy_inspection_key unique (organization_id, policy_inspection_id);
update policy_inspections set status = 'completed' where completed is not null;
update policy_inspections set due_date = (created at time zone 'UTC')::date + 30 where due_date is null;
alter table policy_inspections alter column due_date set not null,
  add constraint policy_inspection_done check ((status = 'completed') = (completed is not null));
create unique index policy_inspection_once on policy_inspections (policy_id, root_vehicle_id) where completed is null;
comment on column policy_inspections.due_date is 'The last day for its photographs, where the risk is.';
comment on column policy_inspections.photo_url is 'The first of its photographs that was accepted.';

-- A photograph that an inspection asked for. What took the place of another leaves it archived.
alter table vehicle_assets
  add column policy_inspection_id uuid,
  add column file_id uuid,
  add column shot text check (shot in ('front', 'rear', 'left', 'right', 'interior', 'vin_plate', 'odometer')),
  add column review text check (review in ('waiting', 'accepted', 'again')),
  -- Why it is asked for again; who is insured reads it.
  add column review_reason text check (is_prose(review_reason, 1000)),
  add column archived timestamptz,
  add constraint vehicle_asset_of_inspection
    check (num_nulls(policy_inspection_id, file_id, shot, review) in (0, 4)),
  add constraint vehicle_asset_again check (review_reason is null or review = 'again'),
  add constraint vehicle_asset_inspection foreign key (organization_id, policy_inspection_id)
    references policy_inspections (organization_id, policy_inspection_id) on update cascade deferrable initially deferred,
  add constraint vehicle_asset_file foreign key (organization_id, file_id)
    references files (organization_id, file_id) on update cascade deferrable initially deferred;
comment on constraint vehicle_asset_inspection on vehicle_assets is 'policy_inspection|vehicle_assets';
create unique index vehicle_assets_of_shot on vehicle_assets (policy_inspection_id, shot) where archived is null;
create unique index vehicle_assets_of_file on vehicle_assets (file_id) where file_id is not null;

-- What a photograph is to show, from its announcement on.
alter table files
  add column policy_inspection_id uuid,
  add column shot text check (shot in ('front', 'rear', 'left', 'right', 'interior', 'vin_plate', 'odometer')),
  add constraint file_of_inspection
    check (num_nulls(policy_inspection_id, shot) in (0, 2) and (shot is null or policy_id is not null)),
  add constraint file_inspection foreign key (organization_id, policy_inspection_id)
    references policy_inspections (organization_id, policy_inspection_id) on update cascade deferrable initially deferred;
create index files_of_inspection on files (policy_inspection_id) where policy_inspection_id is not null;
