-- Who would buy where we do not sell: kept for this alone, and told nobody but the organization's staff.
create table waitlist (
  waitlist_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  -- Nobody has confirmed it: no letter goes there by itself.
  email email_address not null check (is_line(email, 254)),
  country text not null check (country in ('US', 'CA')),
  administrative_area text not null check (administrative_area ~ '^[A-Z]{2}$' and is_line(administrative_area, 2)),
  provider text not null check (is_line(provider, 64)),
  vehicle_class text not null check (is_line(vehicle_class, 64)),
  reason text not null check (reason in ('product_not_live', 'mandatory_line_not_offered', 'charge_not_levied')),
  -- Where they were told so.
  source text not null check (source in ('start', 'checkout')),
  language text not null check (language in ('en-us', 'en-ca', 'fr-ca')),
  created timestamptz not null default app_now(),
  constraint waitlist_once unique (organization_id, email, country, administrative_area)
);
create index waitlist_recent on waitlist (organization_id, created desc);
create index waitlist_all_recent on waitlist (created desc);

-- The limit that the law of some states asks for has a price in the demo's own rates; what was rated before is the same.
insert into rate_rows (organization_id, rater_version_id, factor, key, amount)
select organization_id, rater_version_id, 'uninsured_motorist', '50/100', 3000
from rater_versions where label = 'demo' and provider = 'personal'
on conflict do nothing;
