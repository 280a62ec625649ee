-- A quote owns its rows, and each copy of it makes new ones. What they describe stays the same vehicle, person or place:
-- its root, the key of the first row that described it. A copy keeps the root of its source.
-- A root is an identity and no reference to follow: the row that bears it may move to another organization while its
-- copies stay, so it has no foreign key. What holds instead is looked at when a row is written.

-- Marking a row with its root is no change of it: what notes changes and tells screens of them rests meanwhile.

do $$
declare
  described record;
begin
  for described in
    select * from (values
      ('vehicles', 'vehicle_id', 'root_vehicle_id'),
      ('entities', 'entity_id', 'root_entity_id'),
      ('locations', 'location_id', 'root_location_id')) as described (tables, key, root)
  loop
    execute format('alter table %I add column %I uuid', described.tables, described.root);
    execute format('alter table %I disable trigger user', described.tables);
    execute format('update %I set %I = %I', described.tables, described.root, described.key);
    execute format('alter table %I enable trigger user', described.tables);
    execute format('alter table %I alter column %I set not null', described.tables, described.root);
    execute format('comment on column %I.%I is %L', described.tables, described.root,
      'The row’s own key when it is the first description; a copy keeps its source’s. @set_by_trigger');
    execute format('create index %I on %I (organization_id, %I)', described.tables || '_by_root', described.tables,
      described.root);

    -- The first description is its own root. Whoever copies one names the root of a row that the organization has.
    execute format($format$
create function %1$I() returns trigger
language plpgsql security definer set search_path = public as $body$
begin
  if tg_op = 'UPDATE' then
    if new.%3$I <> old.%3$I then
      raise exception '%3$s stays through every copy' using errcode = '23514', constraint = '%3$s_stays';
    end if;
  elsif new.%3$I is null or new.%3$I = new.%2$I then
    new.%3$I := new.%2$I;
  elsif not exists (
    select from %4$I where organization_id = new.organization_id and %3$I = new.%3$I
  ) then
    raise exception 'nothing here has the root %%', new.%3$I using errcode = '23503', constraint = '%3$s_known';
  end if;
  return new;
end $body$
$format$, 'set_' || described.root, described.key, described.root, described.tables);
    execute format('create trigger root before insert or update of %I on %I for each row execute function %I()',
      described.root, described.tables, 'set_' || described.root);
  end loop;
end $$;

-- What is said of a row is said of its root: found through every copy, and read from the row, so that it cannot differ.
do $$
declare
  naming record;
begin
  for naming in
    select * from (values
      ('claims', 'vehicles', 'vehicle_id', 'root_vehicle_id', false),
      ('vehicle_devices', 'vehicles', 'vehicle_id', 'root_vehicle_id', true),
      ('policy_inspections', 'vehicles', 'vehicle_id', 'root_vehicle_id', false),
      ('vehicle_assets', 'vehicles', 'vehicle_id', 'root_vehicle_id', false),
      ('ledger_entries', 'vehicles', 'vehicle_id', 'root_vehicle_id', false),
      ('quote_verifications', 'entities', 'entity_id', 'root_entity_id', true),
      ('mvr_violations', 'entities', 'entity_id', 'root_entity_id', true)
    ) as naming (tables, described, key, root, always)
  loop
    execute format('alter table %I add column %I uuid', naming.tables, naming.root);
    execute format('alter table %I disable trigger user', naming.tables);
    execute format('update %I as named set %I = described.%2$I from %I as described where described.%I = named.%4$I',
      naming.tables, naming.root, naming.described, naming.key);
    execute format('alter table %I enable trigger user', naming.tables);
    if naming.always then
      execute format('alter table %I alter column %I set not null', naming.tables, naming.root);
    end if;
    execute format('comment on column %I.%I is %L', naming.tables, naming.root,
      'The root of what the row names, whichever description of it. @set_by_trigger');
    execute format('create index %I on %I (%I) where %3$I is not null', naming.tables || '_of_root', naming.tables,
      naming.root);
    execute format($format$
create function %1$I() returns trigger
language plpgsql security definer set search_path = public as $body$
begin
  new.%2$I := (select %2$I from %3$I where %4$I = new.%4$I);
  return new;
end $body$
$format$, 'set_root_of_' || naming.tables, naming.root, naming.described, naming.key);
    execute format('create trigger root before insert or update of %I, %I on %I for each row execute function %I()',
      naming.key, naming.root, naming.tables, 'set_root_of_' || naming.tables);
  end loop;
end $$;

-- A claim describes vehicles and people of its own. One that the policy describes too is named by its root; a stranger's
-- has none.
alter table claim_vehicles add column root_vehicle_id uuid;
alter table claim_entities add column root_entity_id uuid;
create index claim_vehicles_of_root on claim_vehicles (root_vehicle_id) where root_vehicle_id is not null;
create index claim_entities_of_root on claim_entities (root_entity_id) where root_entity_id is not null;

create function check_claim_vehicle_root() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if not exists (
    select from vehicles where organization_id = new.organization_id and root_vehicle_id = new.root_vehicle_id
  ) then
    raise exception 'nothing here has the root %', new.root_vehicle_id
      using errcode = '23503', constraint = 'root_vehicle_id_known';
  end if;
  return new;
end $$;
create trigger root before insert or update of root_vehicle_id on claim_vehicles
  for each row when (new.root_vehicle_id is not null) execute function check_claim_vehicle_root();

create function check_claim_entity_root() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if not exists (
    select from entities where organization_id = new.organization_id and root_entity_id = new.root_entity_id
  ) then
    raise exception 'nothing here has the root %', new.root_entity_id
      using errcode = '23503', constraint = 'root_entity_id_known';
  end if;
  return new;
end $$;
create trigger root before insert or update of root_entity_id on claim_entities
  for each row when (new.root_entity_id is not null) execute function check_claim_entity_root();

-- One device on one vehicle, however often the vehicle is described anew.
alter table vehicle_devices drop constraint vehicle_devices_provider_provider_device_id_vehicle_id_key;
alter table vehicle_devices
  add constraint vehicle_device_once unique (provider, provider_device_id, root_vehicle_id);

-- One question to a vendor about one person at a time, whichever quote asks.
drop index quote_verification_pending;
create unique index quote_verification_pending on quote_verifications (root_entity_id, call_type)
  where status = 'pending';
drop index quote_verifications_of_root;
create index quote_verifications_of_root on quote_verifications (root_entity_id, call_type, created desc);
