-- What happens in an organization is told to machines of its own, over HTTPS, signed, in the order of each record.
create table webhooks (
  webhook_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  url text not null,
  events text[] not null,
  secret text not null,
  paused boolean not null default false,
  ended timestamptz,
  version integer not null default 1,
  created_by uuid not null references users,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint webhook_key unique (organization_id, webhook_id),
  constraint webhooks_url_bound check (is_line(url, 2000)),
  constraint webhooks_url_check check (url ~ '^https://'),
  constraint webhooks_events_check check (cardinality(events) between 1 and 100),
  constraint webhooks_events_bound check (is_line(array_to_string(events, ' '), 2000)),
  constraint webhooks_secret_check check (secret ~ '^s1\.' and is_line(secret, 500)),
  constraint webhooks_version_check check (version between 1 and 1000000));
comment on column webhooks.secret is 'With which what is sent is signed, sealed.';
create index webhooks_in_force on webhooks (organization_id) where ended is null;
create trigger touch before update on webhooks for each row execute function touch_updated();

create table webhook_deliveries (
  webhook_delivery_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  webhook_id uuid not null,
  sequence bigint generated always as identity,
  event_type text not null,
  record_id uuid not null,
  about jsonb not null,
  occurred timestamptz not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  begun timestamptz not null,
  next_attempt timestamptz not null,
  leased_until timestamptz,
  answered integer,
  problem text,
  log jsonb not null default '[]',
  ended timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint webhook_delivery_webhook foreign key (organization_id, webhook_id)
    references webhooks (organization_id, webhook_id),
  constraint webhook_deliveries_event_type_bound check (is_line(event_type, 64)),
  constraint webhook_deliveries_about_bound check (jsonb_typeof(about) = 'object' and is_small(about, 1000)),
  constraint webhook_deliveries_status_check check (status in ('pending', 'delivered', 'failed', 'cancelled')),
  constraint webhook_deliveries_attempts_check check (attempts between 0 and 1000),
  constraint webhook_deliveries_answered_check check (answered between 100 and 999),
  constraint webhook_deliveries_problem_check check (problem in ('address_private', 'host_unknown', 'timed_out',
    'not_connected', 'certificate_invalid', 'redirected', 'refused')),
  constraint webhook_deliveries_log_bound check (jsonb_typeof(log) = 'array' and is_small(log, 8000)),
  constraint webhook_delivery_ended check ((status = 'pending') = (ended is null)));
comment on column webhook_deliveries.record_id is 'What it is told about: one thing after another.';
comment on column webhook_deliveries.about is 'The keys of the records, and nothing of what they hold.';
comment on column webhook_deliveries.log is 'The last attempts: when, what came back, how long it took.';
create index webhook_deliveries_of on webhook_deliveries (webhook_id, created desc);
create index webhook_deliveries_pending on webhook_deliveries (webhook_id, record_id, sequence) where status = 'pending';
create trigger touch before update on webhook_deliveries for each row execute function touch_updated();
