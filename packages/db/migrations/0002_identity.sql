-- Who a person is, which global roles they hold, and what was done.

create table users (
  user_id uuid primary key default uuidv7(),
  email email_address not null unique,
  first_name text,
  last_name text,
  phone text,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now()
);
create trigger touch before update on users for each row execute function touch_updated();

create table user_global_roles (
  user_id uuid not null references users,
  role text not null check (role in (
    'global:user', 'global:read_only', 'global:service_agent', 'global:service_member', 'global:service_manager',
    'global:actuary', 'global:underwriter', 'global:organization_admin', 'global:admin')),
  created timestamptz not null default app_now(),
  primary key (user_id, role)
);

-- Append-only: no role may update or delete a row.
create table audit_log (
  audit_id uuid primary key default uuidv7(),
  at timestamptz not null default app_now(),
  request_id text not null,
  operation text not null,
  actor_kind text not null check (actor_kind in ('user', 'quote_token', 'anonymous', 'system')),
  actor_user_id uuid,
  actor_role text not null,
  organization_id uuid,
  root_table text,
  root_id uuid,
  outcome text not null,
  input jsonb not null default '{}'
);
create index audit_log_root on audit_log (root_table, root_id, at desc);
create index audit_log_organization on audit_log (organization_id, at desc);

-- One row an acknowledged operation: the same key gives the same answer, chosen again under the caller's role.
create table idempotency_keys (
  principal text not null,
  key text not null check (length(key) between 1 and 255),
  operation text not null,
  request_hash text not null,
  result jsonb,
  organization_id uuid,
  created timestamptz not null default app_now(),
  primary key (principal, key)
);

-- Failed sign-ins and wrong tokens are counted here, so that every process counts together.
create table attempt_counters (
  subject text not null,
  window_start timestamptz not null,
  attempts integer not null,
  primary key (subject, window_start)
);

-- better-auth keeps its own tables in this schema, under its own login role.
create schema auth;
create table auth."user" (
  id uuid primary key references users (user_id),
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create table auth.session (
  id uuid primary key default uuidv7(),
  token text not null unique,
  "userId" uuid not null references auth."user" on delete cascade,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index sessions_of_user on auth.session ("userId");
create table auth.account (
  id uuid primary key default uuidv7(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index accounts_of_user on auth.account ("userId");
create table auth.verification (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verification_identifier on auth.verification (identifier);
