-- What a carrier prices and sells on its own pages: we keep whom we sent there, by which address, and how it went.

alter table products
  add column external_url text
    constraint product_external_url
      check (is_line(external_url, 500) and external_url ~ '^https://[A-Za-z0-9.-]+([/?#]|$)'),
  add constraint product_linked_elsewhere
    check (external_url is null or provider in ('external', 'aviva', 'safeco', 'ambercare', 'electrified_care'));
comment on column products.external_url is
  'Where a carrier sells, with {reference} and {postal_code} in the places of what is known.';

create table external_quotes (
  external_quote_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  external_provider text not null
    check (external_provider in ('external', 'aviva', 'safeco', 'ambercare', 'electrified_care')),
  -- The whole address that they were sent to.
  external_url text not null check (is_line(external_url, 2000) and external_url ~ '^https://[A-Za-z0-9.-]+([/?#]|$)'),
  -- What the carrier calls it.
  external_id text check (is_line(external_id, 255)),
  status text not null default 'sent' check (status in ('sent', 'bound_elsewhere', 'declined')),
  country text not null check (country in ('US', 'CA')),
  administrative_area text not null check (administrative_area ~ '^[A-Z]{2}$' and is_line(administrative_area, 2)),
  postal_code text not null check (is_line(postal_code, 12)),
  -- Whom an agent sent there; a visitor is known by the place alone.
  customer_name text check (is_line(customer_name, 100)),
  email email_address check (is_line(email, 254)),
  user_id uuid references users,
  assigned_agent_id uuid,
  partner_id uuid,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint external_quote_of_organization unique (organization_id, external_quote_id),
  constraint external_quote_bound_has_id check (status <> 'bound_elsewhere' or external_id is not null),
  constraint external_quote_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred,
  constraint external_quote_agent foreign key (organization_id, assigned_agent_id)
    references agent_profiles (organization_id, user_id) on update cascade deferrable initially deferred,
  constraint external_quote_partner foreign key (organization_id, partner_id)
    references partners (organization_id, partner_id) on update cascade deferrable initially deferred
);
comment on constraint external_quote_agent on external_quotes is 'assigned_agent|external_quotes';
create index external_quotes_recent on external_quotes (organization_id, created desc);
create index external_quotes_all_recent on external_quotes (created desc);
create trigger touch before update on external_quotes for each row execute function touch_updated();
select tell_changes('external_quotes', 'external_quotes external_quote_id');
