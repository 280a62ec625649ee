-- A loss as it is reported and worked on. A draft may know next to nothing; what is filed has a number.

create function claim_claim() returns uuid language sql stable parallel safe
return nullif(current_setting('app.claim', true), '')::uuid;

create table claims (
  claim_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_number text collate "C" unique,
  status text not null default 'draft' check (status in (
    'draft', 'filed', 'open', 'investigating', 'evaluated', 'approved', 'denied', 'paid', 'closed', 'reopened',
    'withdrawn')),
  provider text,
  policy_type text,
  -- The queue of the administrator who settles it.
  processor_id text,
  assigned_agent_id uuid,
  user_id uuid references users,
  quote_id uuid,
  policy_id uuid,
  vehicle_id uuid,
  -- As the claimant wrote them: they may name no policy of ours.
  policy_number text,
  policy_holder text,
  incident_date date,
  incident_time time,
  incident_location_type text check (incident_location_type in ('road', 'parked', 'campground', 'storage', 'home')),
  incident_location text,
  driving_at_time_of_loss boolean,
  driver text,
  type_of_loss text check (type_of_loss in (
    'collision', 'weather', 'object', 'theft', 'fire', 'water', 'animal', 'glass', 'tire', 'awning_roof', 'other')),
  incident_description text,
  damage_to_vehicle boolean,
  damage_description text,
  -- The areas that were marked on the drawing, each with its severity.
  damage jsonb not null default '{}' check (jsonb_typeof(damage) = 'object'),
  police_report_filed boolean,
  police_agency text,
  police_report_number text,
  business_purposes boolean,
  business_purposes_reason text,
  filed timestamptz,
  meta jsonb not null default '{}' check (jsonb_typeof(meta) = 'object'),
  -- Bumped to make every token given out so far worthless.
  token_version integer not null default 1,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, claim_id),
  constraint claim_filed check (
    case status when 'draft' then filed is null and claim_number is null
    else filed is not null and claim_number is not null and incident_date is not null and type_of_loss is not null end),
  constraint claim_assigned_agent foreign key (organization_id, assigned_agent_id)
    references agent_profiles (organization_id, user_id) on update cascade deferrable initially deferred,
  constraint claim_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred,
  constraint claim_policy foreign key (organization_id, policy_id) references policies (organization_id, policy_id)
    on update cascade deferrable initially deferred,
  constraint claim_vehicle foreign key (organization_id, vehicle_id)
    references vehicles (organization_id, vehicle_id) on update cascade deferrable initially deferred
);
comment on constraint claim_assigned_agent on claims is 'agent_profile|claims';
create sequence claim_number_series start 100001;
create index claims_recent on claims (organization_id, created desc, claim_id);
create index claims_by_status on claims (organization_id, status, created desc);
create index claims_all_recent on claims (created desc, claim_id);
create index claims_of_agent on claims (organization_id, assigned_agent_id) where assigned_agent_id is not null;
create index claims_of_policy on claims (policy_id, incident_date) where policy_id is not null;
create index claims_of_quote on claims (quote_id) where quote_id is not null;
create index claims_of_vehicle on claims (vehicle_id) where vehicle_id is not null;
create index claims_of_user on claims (user_id) where user_id is not null;
create trigger touch before update on claims for each row execute function touch_updated();

create table claim_entities (
  claim_entity_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  entity_relationship text not null check (entity_relationship in (
    'named_insured', 'additional_insured', 'driver', 'lienholder', 'loss_payee', 'claimant', 'other_driver',
    'passenger', 'witness', 'injured')),
  first_name text,
  last_name text,
  business_name text,
  phone text,
  email email_address,
  description text,
  address text,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_entity_claim foreign key (organization_id, claim_id) references claims (organization_id, claim_id)
    on update cascade deferrable initially deferred
);
create index claim_entities_of_claim on claim_entities (claim_id);
create trigger touch before update on claim_entities for each row execute function touch_updated();

-- Whatever was hit or damaged: its type is as free as the road.
create table claim_vehicles (
  claim_vehicle_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  year integer check (year between 1900 and 2100),
  make text,
  model text,
  length numeric check (length > 0),
  type text,
  vin text collate "C" check (vin ~ '^[A-HJ-NPR-Z0-9]{5,17}$'),
  floorplan text,
  license_plate text,
  manual_entry boolean not null default true,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_vehicle_claim foreign key (organization_id, claim_id) references claims (organization_id, claim_id)
    on update cascade deferrable initially deferred
);
create index claim_vehicles_of_claim on claim_vehicles (claim_id);
create trigger touch before update on claim_vehicles for each row execute function touch_updated();

create table claim_attachments (
  claim_attachment_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  name text not null check (name ~ '\S'),
  url text not null check (url ~ '^(https://|/)'),
  -- Null for the bearer of the claim's link.
  user_id uuid references users,
  -- Whether the customer sees it.
  visible boolean not null default false,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_attachment_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred
);
create index claim_attachments_of_claim on claim_attachments (claim_id, created);
create trigger touch before update on claim_attachments for each row execute function touch_updated();

-- A loss as a carrier reports it; its words are the carrier's own.
create table external_claims (
  external_claim_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid,
  policy_id uuid,
  provider text not null,
  claim_number text not null,
  loss_type text,
  loss_occurred date,
  status text,
  fault_decision text,
  -- In cents.
  indemnity_payment bigint check (indemnity_payment >= 0),
  synced timestamptz not null default app_now(),
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  -- Within the organization: a carrier's number must not tell another organization that it is taken.
  unique (organization_id, provider, claim_number),
  constraint external_claim_of check (num_nonnulls(claim_id, policy_id) > 0),
  constraint external_claim_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint external_claim_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index external_claims_of_claim on external_claims (claim_id) where claim_id is not null;
create index external_claims_of_policy on external_claims (policy_id, loss_occurred) where policy_id is not null;
create trigger touch before update on external_claims for each row execute function touch_updated();
