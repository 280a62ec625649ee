-- A quote and all that it describes.

create table quotes (
  quote_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  kind text not null default 'quote' check (kind in ('quote', 'brown_brown_application')),
  status text not null default 'open' check (status in (
    'open', 'agent_required', 'agent_approved', 'referred', 'ineligible', 'expired', 'pending_bind', 'bound',
    'proposal', 'pending_renewal', 'locked_pending_renewal', 'replaced')),
  -- Where a locked quote goes back to.
  resume_status text,
  provider text not null,
  business_type text not null default 'new_business' check (business_type in ('new_business', 'renewal')),
  effective_date date not null,
  -- The last day on which this offer may be bought.
  expiration_date date not null,
  policy_duration_months integer not null default 12 check (policy_duration_months in (6, 12)),
  payment_term text not null default 'monthly' check (payment_term in ('monthly', 'pay_in_full')),
  country text not null check (country in ('US', 'CA')),
  administrative_area text not null,
  postal_code text not null,
  time_zone text not null,
  coverages jsonb not null default '{}' check (jsonb_typeof(coverages) = 'object'),
  plan text check (plan in ('essential', 'road_ready', 'full_throttle')),
  discounts jsonb not null default '[]' check (jsonb_typeof(discounts) = 'array'),
  declarations jsonb not null default '{}' check (jsonb_typeof(declarations) = 'object'),
  meta jsonb not null default '{}' check (jsonb_typeof(meta) = 'object'),
  custom_fields jsonb not null default '{}',
  rating_response jsonb,
  changes jsonb,
  -- Price of the term that the last rating gave, with fees, in cents.
  premium bigint check (premium >= 0),
  content_hash text,
  rated_content_hash text,
  rater_version_id uuid,
  rated timestamptz,
  approved_content_hash text,
  force_bind boolean not null default false,
  assigned_agent_id uuid,
  user_id uuid references users,
  partner_id uuid,
  policy_id uuid,
  mailing_location_id uuid,
  replaced_by_quote_id uuid,
  external_id text,
  external_url text,
  external_provider text,
  marketing_source text not null default 'homepage_hero',
  campaign text,
  -- Bumped to make every token given out so far worthless.
  token_version integer not null default 1,
  bound timestamptz,
  signed_at timestamptz,
  signed_content_hash text,
  signer_info jsonb,
  -- The steps of checkout that were saved, in the order of the flow.
  steps text[] not null default '{}',
  -- Counts edits, so that a second tab learns that it is behind.
  version integer not null default 1,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, quote_id),
  constraint quote_product foreign key (organization_id, product_id) references products (organization_id, product_id)
    on update cascade deferrable initially deferred,
  constraint quote_rater_version foreign key (organization_id, rater_version_id)
    references rater_versions (organization_id, rater_version_id) on update cascade deferrable initially deferred,
  constraint quote_assigned_agent foreign key (organization_id, assigned_agent_id)
    references agent_profiles (organization_id, user_id) on update cascade deferrable initially deferred,
  constraint quote_partner foreign key (organization_id, partner_id) references partners (organization_id, partner_id)
    on update cascade deferrable initially deferred,
  constraint quote_replaced_by foreign key (organization_id, replaced_by_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
comment on constraint quote_assigned_agent on quotes is 'agent_profile|quotes';
comment on constraint quote_replaced_by on quotes is 'replaced_by|replaces';
create index quotes_recent on quotes (organization_id, updated desc, quote_id);
create index quotes_by_status on quotes (organization_id, status, updated desc);
create index quotes_of_user on quotes (user_id) where user_id is not null;
create index quotes_of_agent on quotes (organization_id, assigned_agent_id) where assigned_agent_id is not null;
create index quotes_expiring on quotes (expiration_date)
  where status in ('open', 'agent_required', 'agent_approved', 'referred');
create index quotes_binding on quotes (updated) where status = 'pending_bind';
create trigger touch before update on quotes for each row execute function touch_updated();

create table locations (
  location_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  location_type text not null check (location_type in ('mailing', 'garaging', 'registration', 'incident')),
  line_1 text,
  line_2 text,
  locality text,
  administrative_area text not null,
  administrative_area_2 text,
  postal_code text not null,
  country text not null check (country in ('US', 'CA')),
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, location_id),
  constraint location_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred
);
create index locations_of_quote on locations (quote_id);
create trigger touch before update on locations for each row execute function touch_updated();

alter table quotes add constraint quote_mailing_location foreign key (organization_id, mailing_location_id)
  references locations (organization_id, location_id) on update cascade deferrable initially deferred;

create table entities (
  entity_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  entity_type text not null check (entity_type in ('person', 'business')),
  entity_relationship text not null check (entity_relationship in (
    'named_insured', 'additional_insured', 'driver', 'lienholder', 'loss_payee', 'claimant', 'other_driver',
    'passenger', 'witness', 'injured')),
  first_name text,
  last_name text,
  business_name text,
  email email_address,
  phone text,
  birthdate sealed,
  marital_status text,
  license_number sealed,
  license_number_index text,
  license_country text,
  license_administrative_area text,
  license_first_issued_year integer,
  rv_driving_experience_years integer check (rv_driving_experience_years between 0 and 90),
  years_in_business integer,
  location_id uuid,
  meta jsonb not null default '{}',
  custom_fields jsonb not null default '{}',
  -- Agent search reads ranges of these: comparisons of text are leakproof, LIKE is not, so indexes serve every tenant.
  first_name_key text collate "C" generated always as (lower(first_name)) stored,
  last_name_key text collate "C" generated always as (lower(coalesce(last_name, business_name))) stored,
  phone_key text collate "C" generated always as (regexp_replace(phone, '\D', '', 'g')) stored,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, entity_id),
  constraint entity_name check (
    case entity_type when 'business' then business_name is not null
    else first_name is not null and last_name is not null end),
  constraint entity_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred,
  constraint entity_location foreign key (organization_id, location_id)
    references locations (organization_id, location_id) on update cascade deferrable initially deferred
);
create unique index entity_named_insured on entities (quote_id)
  where entity_relationship = 'named_insured' and archived is null;
create index entities_of_quote on entities (quote_id);
create index entities_by_last_name on entities (organization_id, last_name_key) include (quote_id);
create index entities_by_first_name on entities (organization_id, first_name_key) include (quote_id);
create index entities_by_email on entities (organization_id, email) include (quote_id);
create index entities_by_phone on entities (organization_id, phone_key) include (quote_id);
create index entities_last_name on entities (last_name_key) include (quote_id);
create index entities_first_name on entities (first_name_key) include (quote_id);
create index entities_email on entities (email) include (quote_id);
create index entities_phone on entities (phone_key) include (quote_id);
create trigger touch before update on entities for each row execute function touch_updated();

create table vehicles (
  vehicle_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  year integer check (year between 1900 and 2100),
  make text,
  model text,
  type text not null check (type in (
    'class_a', 'class_b', 'class_c', 'travel_trailer', 'fifth_wheel', 'toy_hauler', 'pop_up', 'truck_camper',
    'teardrop', 'bus_conversion')),
  vin text collate "C" check (vin ~ '^[A-HJ-NPR-Z0-9]{5,17}$'),
  -- Money in cents.
  rating_value bigint check (rating_value > 0),
  rating_value_type text check (rating_value_type in (
    'agreed_value', 'actual_cash_value', 'total_loss_replacement', 'purchase_price')),
  purchase_price bigint check (purchase_price > 0),
  initial_value bigint check (initial_value > 0),
  usage_type text check (usage_type in ('recreational', 'frequent', 'seasonal_parked', 'full_timer', 'business')),
  storage_type text check (storage_type in ('indoor', 'secured', 'covered', 'driveway', 'street')),
  floorplan text,
  length numeric check (length > 0),
  telematics boolean not null default false,
  salvage_title boolean,
  original_owner boolean,
  manual_entry boolean not null default true,
  years_owned integer,
  estimated_yearly_mileage integer check (estimated_yearly_mileage between 0 and 200000),
  max_miles_from_address integer,
  -- Per cent of the year's nights.
  rental_utilization_rate integer check (rental_utilization_rate between 0 and 100),
  nights_per_year integer check (nights_per_year between 0 and 366),
  mileage integer,
  features jsonb not null default '[]',
  meta jsonb not null default '{}',
  custom_fields jsonb not null default '{}',
  coverage_date date,
  location_id uuid,
  registration_location_id uuid,
  lienholder_id uuid,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, vehicle_id),
  constraint vehicle_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred,
  constraint vehicle_location foreign key (organization_id, location_id)
    references locations (organization_id, location_id) on update cascade deferrable initially deferred,
  constraint vehicle_registration_location foreign key (organization_id, registration_location_id)
    references locations (organization_id, location_id) on update cascade deferrable initially deferred,
  constraint vehicle_lienholder foreign key (organization_id, lienholder_id)
    references entities (organization_id, entity_id) on update cascade deferrable initially deferred
);
comment on constraint vehicle_registration_location on vehicles is 'registration_location|registered_vehicles';
create index vehicles_of_quote on vehicles (quote_id);
create index vehicles_by_vin on vehicles (organization_id, vin) include (quote_id) where vin is not null;
create index vehicles_vin on vehicles (vin) include (quote_id) where vin is not null;
create trigger touch before update on vehicles for each row execute function touch_updated();
