-- What people write and file beside quotes and policies.

create table quote_notes (
  quote_note_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  note text not null check (note ~ '\S'),
  user_id uuid not null references users,
  -- The writer's name when it was written: whoever reads the note need not be able to read the account.
  author_name text not null,
  -- Whether the customer sees it.
  visible boolean not null default false,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint quote_note_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred
);
create index quote_notes_of_quote on quote_notes (quote_id, created desc);
create trigger touch before update on quote_notes for each row execute function touch_updated();

create table policy_notes (
  policy_note_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  note text not null check (note ~ '\S'),
  user_id uuid not null references users,
  author_name text not null,
  visible boolean not null default false,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint policy_note_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index policy_notes_of_policy on policy_notes (policy_id, created desc);
create trigger touch before update on policy_notes for each row execute function touch_updated();

create table quote_attachments (
  quote_attachment_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  name text not null check (name ~ '\S'),
  url text not null check (url ~ '^(https://|/)'),
  -- Null for the bearer of the quote's link.
  user_id uuid references users,
  visible boolean not null default false,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint quote_attachment_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
create index quote_attachments_of_quote on quote_attachments (quote_id, created);
create trigger touch before update on quote_attachments for each row execute function touch_updated();

create table policy_attachments (
  policy_attachment_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  name text not null check (name ~ '\S'),
  url text not null check (url ~ '^(https://|/)'),
  user_id uuid references users,
  visible boolean not null default false,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint policy_attachment_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index policy_attachments_of_policy on policy_attachments (policy_id, created);
create trigger touch before update on policy_attachments for each row execute function touch_updated();

-- A photograph that an insured owes of a vehicle.
create table policy_inspections (
  policy_inspection_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  vehicle_id uuid,
  due_date date,
  photo_url text check (photo_url ~ '^(https://|/)'),
  completed timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint policy_inspection_completed check (completed is null or photo_url is not null),
  constraint policy_inspection_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_inspection_vehicle foreign key (organization_id, vehicle_id)
    references vehicles (organization_id, vehicle_id) on update cascade deferrable initially deferred
);
create index policy_inspections_of_policy on policy_inspections (policy_id);
create index policy_inspections_of_vehicle on policy_inspections (vehicle_id) where vehicle_id is not null;
create index policy_inspections_overdue on policy_inspections (due_date) where completed is null;
create trigger touch before update on policy_inspections for each row execute function touch_updated();

create table vehicle_assets (
  vehicle_asset_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  vehicle_id uuid,
  vin text collate "C",
  name text not null check (name ~ '\S'),
  url text not null check (url ~ '^(https://|/)'),
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint vehicle_asset_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint vehicle_asset_vehicle foreign key (organization_id, vehicle_id)
    references vehicles (organization_id, vehicle_id) on update cascade deferrable initially deferred
);
create index vehicle_assets_of_policy on vehicle_assets (policy_id, vin);
create index vehicle_assets_of_vehicle on vehicle_assets (vehicle_id) where vehicle_id is not null;
create trigger touch before update on vehicle_assets for each row execute function touch_updated();
