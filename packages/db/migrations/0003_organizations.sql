-- The tenants, their people and their partners.

create table organizations (
  organization_id uuid primary key default uuidv7(),
  name text not null,
  organization_type text not null check (organization_type in ('roamly_insurance', 'roamly_software')),
  default_provider text,
  logo_url text check (logo_url ~ '^(https://|/)'),
  service_phone text,
  service_email email_address,
  sales_number text,
  sales_schedule_url text,
  commission_email email_address,
  line_1 text,
  line_2 text,
  locality text,
  administrative_area text,
  postal_code text,
  country text check (country in ('US', 'CA')),
  time_zone text not null default 'America/New_York',
  parent_organization_id uuid,
  -- Direct business, which no agent brought, belongs to the house.
  house boolean not null default false,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint organization_parent foreign key (parent_organization_id) references organizations
);
create unique index organization_house on organizations (house) where house;
create trigger touch before update on organizations for each row execute function touch_updated();

create table organization_members (
  organization_member_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  role text not null check (role in ('organization:agent', 'organization:owner', 'organization:underwriter')),
  active boolean not null default true,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, user_id, role)
);
create index organization_members_user on organization_members (user_id) where active;
create trigger touch before update on organization_members for each row execute function touch_updated();

create table agent_profiles (
  user_id uuid primary key references users,
  organization_id uuid not null references organizations,
  first_name text not null,
  last_name text not null,
  email email_address not null,
  notification_email email_address,
  schedule_url text check (schedule_url ~ '^https://'),
  photo_url text,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, user_id)
);
create trigger touch before update on agent_profiles for each row execute function touch_updated();

create table partners (
  partner_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  slug text not null unique check (slug ~ '^[a-z0-9-]{2,60}$'),
  partner_name text not null,
  dealership boolean not null default false,
  default_product text,
  logo_url text check (logo_url ~ '^(https://|/)'),
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, partner_id)
);
create trigger touch before update on partners for each row execute function touch_updated();
