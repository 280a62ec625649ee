-- Who asks for what agents alone quote: kept for the agents of the organization, and for nothing else.
create table enquiries (
  enquiry_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  provider text not null check (is_line(provider, 64)),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  name text not null check (is_line(name, 100)),
  business_name text not null check (is_line(business_name, 100)),
  -- Nobody has confirmed it.
  email email_address not null check (is_line(email, 254)),
  phone text check (is_line(phone, 32)),
  -- How many are to be insured.
  units integer not null check (units between 1 and 10000),
  country text not null check (country in ('US', 'CA')),
  administrative_area text not null check (administrative_area ~ '^[A-Z]{2}$' and is_line(administrative_area, 2)),
  postal_code text not null check (is_line(postal_code, 12)),
  about text not null check (is_prose(about, 1000)),
  language text not null check (language in ('en-us', 'en-ca', 'fr-ca')),
  partner_id uuid,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint enquiry_of_organization unique (organization_id, enquiry_id),
  constraint enquiry_partner foreign key (organization_id, partner_id)
    references partners (organization_id, partner_id) on update cascade deferrable initially deferred
);
create index enquiries_recent on enquiries (organization_id, created desc);
create index enquiries_all_recent on enquiries (created desc);
create trigger touch before update on enquiries for each row execute function touch_updated();
select tell_changes('enquiries', 'enquiries enquiry_id');
