-- What an organization sells, and where.

create table products (
  product_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_name text not null,
  description text,
  provider text not null check (provider in (
    'personal', 'pro', 'boat', 'motorcycle', 'car_share', 'warranty', 'roadside', 'tire_wheel', 'windshield',
    'external', 'aviva', 'safeco', 'ambercare', 'electrified_care')),
  support_policy_proposal boolean not null default false,
  support_renewal boolean not null default false,
  renewal_days integer not null default 60 check (renewal_days between 1 and 180),
  underwriter_cutoff_days integer not null default 45 check (underwriter_cutoff_days between 1 and 180),
  live_in text[] not null default '{}',
  not_live_in text[] not null default '{}',
  required_verifications text[] not null default '{}',
  available_payment_terms text[] not null default '{monthly,pay_in_full}',
  available_policy_duration_months integer[] not null default '{12}',
  default_policy_duration_months integer not null default 12,
  -- The letters that a new policy number begins with.
  new_policy_number text not null check (new_policy_number ~ '^[A-Z]{2,6}$'),
  rater_inputs jsonb not null default '{}',
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, product_id)
);
create unique index product_of_provider on products (organization_id, provider) where archived is null;
create trigger touch before update on products for each row execute function touch_updated();

-- Which state and time zone a postal code lies in: US by its first three digits, Canada by its first letters.
create table postal_areas (
  prefix text not null,
  country text not null check (country in ('US', 'CA')),
  administrative_area text not null,
  time_zone text not null,
  primary key (country, prefix)
);
